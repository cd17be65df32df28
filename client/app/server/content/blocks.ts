import { z } from 'zod';

/**
 * The fourteen content blocks (CONTENT-20) in the shape that their components need: rich text is sanitised HTML, links
 * are valid URLs of the shop or other sites, images have a size.
 */

const text = z.string().default('');
const heading = z.string().optional();
/** Sanitised HTML. */
const html = z.string().default('');

const picture = z.object({ src: z.string(), width: z.number(), height: z.number() });

const link = z.object({ label: z.string().min(1), href: z.string().min(1) });

const common = {
  /** Unique on its page. */
  key: z.string(),
  /** URL of the block in the editing tool; in previews only. */
  editHref: z.string().optional(),
};

const item = z.object({
  title: z.string(),
  text,
  content: html,
  link: link.optional(),
  image: picture.optional(),
  /** Types of membership that the item is about; for the layouts `memberships` and `comparison`. */
  memberships: z.array(z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM'])).optional(),
});

/** Block types by the name that the content service uses. */
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
    /** Products of this category, products that match this phrase, or both filters combined. */
    category: z.string().optional(),
    search: z.string().max(100).optional(),
    limit: z.int().min(1).max(20).default(10),
  }),
  z.object({
    ...common,
    type: z.literal('list'),
    title: heading,
    /** `memberships` and `comparison`: texts of the page that sells memberships, one item for each type or benefit. */
    layout: z.enum(['plain', 'cards', 'memberships', 'comparison']).default('plain'),
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

/** A page of the content service. */
export interface ContentPage {
  /** The same for one page in all languages. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly layout: 'default' | 'blank';
  /** The page's path in the other language, without the locale, if it differs. */
  readonly translation: string | undefined;
  /** Blocks before and after the shop's own content. */
  readonly top: readonly Block[];
  readonly main: readonly Block[];
  readonly isPreview: boolean;
}

export interface MenuItem {
  readonly name: string;
  readonly href: string | undefined;
  /** The image with the name in `imageName`. */
  readonly image: string | undefined;
  /** Flags: how the item is shown (`isTitleImage`, `isImage`, `isStore`; CONTENT-48), and to whom (MEMBERSHIP-43). */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
}

/** Features that a market has switched on and that flagged menu items depend on. */
export interface MarketOffers {
  readonly renewal?: boolean;
  readonly upgrade?: boolean;
  readonly pharmacy?: boolean;
  readonly chatbot?: boolean;
}

/** Content that the frame of each page shows. */
export interface SiteContent {
  readonly header: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
  /** Texts of the market by key: telephone, opening hours and others. */
  readonly words: Readonly<Record<string, string>>;
  readonly offers: MarketOffers;
}
