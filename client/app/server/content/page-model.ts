import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import { splitLocale } from '../../i18n/paths.ts';
import { safeDecodeURIComponent } from '../../safe-decode-uri-component.ts';
import { type Block, blockSchema, type ContentPage, type MenuItem } from './blocks.ts';
import { sanitizeRichText, toShopHref } from './rich-text.ts';
import {
  type WireMenuItem,
  type WirePage,
  type WirePart,
  wireImageSet,
  wireMenu,
  wireMenuItem,
  wirePage,
} from './wire.ts';

export interface MenuContext {
  readonly locale: Locale;
  /** Base URL of images. */
  readonly mediaUrl: string;
  /** Receives the error of each invalid item; the menu is shown without it. */
  readonly onError: (error: unknown) => void;
}

export interface MappingContext {
  readonly locale: Locale;
  /** Base URL of the editing tool, to which document paths are appended. */
  readonly editorUrl: string;
  /** Receives the error of each invalid block; the page is shown without it (CONTENT-21). */
  readonly onError: (error: unknown) => void;
}

/** Maps a page of the delivery API to the shop's page. @throws z.ZodError for an invalid Page Model */
export function toContentPage(body: unknown, context: MappingContext): ContentPage {
  const page = wirePage.parse(body);
  const root = follow(page, page.root);
  const document = follow(page, page.document).data ?? {};
  const [translation] = page.translations;
  return {
    id: String(root.meta?.params?.id ?? ''),
    title: String(document.title ?? ''),
    description: String(document.description ?? ''),
    layout: root.name === 'blank' ? 'blank' : 'default',
    translation: translation && splitLocale(safeDecodeURIComponent(translation.links.site.href))?.rest,
    top: listBlocks(page, 'top', context),
    main: listBlocks(page, 'main', context),
    isPreview: page.meta.preview ?? false,
  };
}

/** Maps a menu of the page by the name of its component; empty without a valid one. */
export function toContentMenu(body: unknown, name: string, context: MenuContext): MenuItem[] {
  const page = wirePage.parse(body);
  const component = childrenOf(page, page.root).find((child) => child.name === name);
  if (!component?.models?.menu) return [];
  const menu = wireMenu.safeParse(follow(page, component.models.menu).data);
  if (!menu.success) {
    context.onError(menu.error);
    return [];
  }
  return menu.data.siteMenuItems.flatMap((entry) => {
    const item = wireMenuItem.safeParse(entry);
    if (item.success) return [toMenuItem(item.data, context)];
    context.onError(item.error);
    return [];
  });
}

/** An image name of the media service: arrangement, illustrations and tone. */
const imageNamePattern = /^[\w-]+\/[\w+-]+\/[\w-]+$/;

function toMenuItem(item: WireMenuItem, context: MenuContext): MenuItem {
  const href = item.links.site?.href;
  const imageName = z.string().regex(imageNamePattern).safeParse(item.parameters.imageName);
  return {
    name: item.name,
    // A flagged item opens the chat-bot (MEMBERSHIP-47), whatever its link is.
    href: item.parameters.chat === true ? '#chat' : href === undefined ? undefined : toShopHref(href, context.locale),
    image: imageName.success ? `${context.mediaUrl}/p/${imageName.data}/96.webp` : undefined,
    parameters: item.parameters,
    items: item.childMenuItems.map((child) => toMenuItem(child, context)),
  };
}

function follow(page: WirePage, ref: { readonly $ref: string }): WirePart {
  const part = page.page[ref.$ref.replace(/^\/page\//, '')];
  if (!part) throw new Error(`The page model refers to ${ref.$ref}, which is not in it`);
  return part;
}

const childrenOf = (page: WirePage, ref: { readonly $ref: string }) =>
  (follow(page, ref).children ?? []).map((child) => follow(page, child));

function listBlocks(page: WirePage, container: 'top' | 'main', context: MappingContext): Block[] {
  const found = childrenOf(page, page.root).find((child) => child.type === 'container' && child.name === container);
  return (found?.children ?? []).flatMap((ref) => {
    const item = follow(page, ref);
    if (item.meta?.hidden) return [];
    const parsed = toBlock(page, item, context);
    if (!parsed.success) context.onError(new Error(`A block cannot be shown: ${item.ctype}`, { cause: parsed.error }));
    return parsed.success ? [parsed.data] : [];
  });
}

function toBlock(page: WirePage, item: WirePart, context: MappingContext) {
  const model = item.models?.document && follow(page, item.models.document);
  return blockSchema.safeParse({
    ...(resolveReferences(page, model?.data ?? {}, context) as object),
    type: item.ctype,
    key: item.name,
    editHref: model && findEditHref(model, context.editorUrl),
  });
}

/** Replaces references by images, rich text by sanitised HTML, and links by URLs of the shop. */
function resolveReferences(page: WirePage, value: unknown, context: MappingContext): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(page, item, context));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') return toPicture(follow(page, { $ref: value.$ref }));
  if ('value' in value && typeof value.value === 'string') {
    return sanitizeRichText(value.value, context.locale, context.onError);
  }
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, resolveReferences(page, field, context)]),
  );
  if (typeof fields.href !== 'string') return fields;
  // An unsafe link is omitted; its block is shown without it (CONTENT-29).
  const href = toShopHref(fields.href, context.locale);
  return href === undefined ? undefined : { ...fields, href };
}

function toPicture(part: WirePart) {
  const { original } = wireImageSet.parse(part.data);
  return { src: original.links.site.href, width: original.width, height: original.height };
}

/** The URL of the document behind a block, which previews contain in a comment for editing tools. */
function findEditHref(part: WirePart, editorUrl: string): string | undefined {
  const comment = part.meta?.beginNodeSpan?.[0]?.data;
  const path = comment && /"path":"([^"]+)"/.exec(comment)?.[1];
  return path ? `${editorUrl}?document=${encodeURIComponent(path)}` : undefined;
}
