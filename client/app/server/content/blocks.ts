import { z } from 'zod';

/**
 * The fourteen content blocks (CONTENT-20), each as its component shows it: rich text is sanitised HTML, links lead
 * where a browser can go, pictures have a size.
 */

const text = z.string().default('');
const heading = z.string().optional();
/** Sanitised. */
const html = z.string().default('');

const picture = z.object({ src: z.string(), width: z.number(), height: z.number() });

const link = z.object({ label: z.string().min(1), href: z.string().min(1) });

const common = {
  /** Unique on its page. */
  key: z.string(),
  /** Where an editor changes the block; in previews only. */
  editHref: z.string().optional(),
};

const item = z.object({
  title: z.string(),
  text,
  content: html,
  link: link.optional(),
  image: picture.optional(),
});

/** By the type that the content service gives. */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('alert'),
    tone: z.enum(['info', 'success', 'warning']).default('info'),
    title: heading,
    content: html,
  }),
  z.object({ ...common, type: z.literal('accordion'), title: heading, items: z.array(item).min(1) }),
  z.object({
    ...common,
    type: z.literal('banner'),
    title: z.string(),
    text,
    link: link.optional(),
    image: picture.optional(),
  }),
  z.object({
    ...common,
    type: z.literal('call-to-action'),
    title: z.string(),
    text,
    links: z.array(link).min(1).max(2),
  }),
  z.object({
    ...common,
    type: z.literal('hero'),
    title: z.string(),
    text,
    link: link.optional(),
    image: picture.optional(),
  }),
  z.object({ ...common, type: z.literal('heading'), title: z.string(), intro: text }),
  z.object({
    ...common,
    type: z.literal('product-card'),
    title: heading,
    /** Products of this category, or these words, or both. */
    category: z.string().optional(),
    search: z.string().max(100).optional(),
    limit: z.int().min(1).max(20).default(10),
  }),
  z.object({
    ...common,
    type: z.literal('list'),
    title: heading,
    layout: z.enum(['plain', 'cards']).default('plain'),
    items: z.array(item).min(1),
  }),
  z.object({ ...common, type: z.literal('link'), ...link.shape, description: text }),
  z.object({ ...common, type: z.literal('tabs'), title: heading, items: z.array(item).min(1) }),
  z.object({ ...common, type: z.literal('carousel'), title: heading, slides: z.array(item).min(1) }),
  z.object({ ...common, type: z.literal('steps'), title: heading, items: z.array(item).min(1) }),
  z.object({ ...common, type: z.literal('editorial'), title: heading, content: html, image: picture.optional() }),
  z.object({
    ...common,
    type: z.literal('gallery'),
    title: heading,
    pictures: z.array(z.object({ image: picture, alt: text, caption: text })).min(1),
  }),
]);

export type Block = z.output<typeof blockSchema>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
export type ContentItem = z.output<typeof item>;
export type ContentLink = z.output<typeof link>;
export type ContentPicture = z.output<typeof picture>;

/** A page as editors wrote it. */
export interface ContentPage {
  /** The same for one page in all languages. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly layout: 'default' | 'blank';
  /** The same page's path in the other language, without the locale, when it has one of its own. */
  readonly translation: string | undefined;
  /** Before and after what the shop itself shows. */
  readonly top: readonly Block[];
  readonly main: readonly Block[];
  readonly isPreview: boolean;
}

export interface MenuItem {
  readonly name: string;
  readonly href: string | undefined;
  /** The picture that `imageName` names. */
  readonly image: string | undefined;
  /** Flags: how it is shown (`isTitleImage`, `isImage`, `isStore`; CONTENT-48), and to whom (MEMBERSHIP-43). */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
}

/** What a market has switched on, as far as flagged menu items ask. */
export interface MarketOffers {
  readonly renewal?: boolean;
  readonly upgrade?: boolean;
  readonly pharmacy?: boolean;
  readonly chatbot?: boolean;
}

/** What the frame of every page shows of the content service. */
export interface SiteContent {
  readonly header: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
  /** Words of the market, by key: telephone, opening hours and the like. */
  readonly words: Readonly<Record<string, string>>;
  readonly offers: MarketOffers;
}
