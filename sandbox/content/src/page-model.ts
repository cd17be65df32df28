import { createHash } from 'node:crypto';
import type { AuthoredBlock, AuthoredMenu, AuthoredMenuItem, AuthoredPage } from './authored.ts';

/** Edge length in pixels of the pictures in documents; shops request the size that they need. */
const pictureSize = 1200;

export interface Ref {
  readonly $ref: string;
}

export interface Link {
  readonly href: string;
  readonly type: 'internal' | 'external' | 'resource';
}

/** Context of a delivered page in addition to its own content. */
export interface PageContext {
  readonly channel: string;
  /** Path of the page within the channel, path of its document, and URL of its model. */
  readonly path: string;
  readonly documentPath: string;
  readonly self: string;
  /** Path prefix of the channel: `/es-CR`, or an empty string for a shared channel. */
  readonly basePath: string;
  readonly localeString: string;
  readonly mediaUrl: string;
  readonly preview: boolean;
  readonly menus: Readonly<Record<string, AuthoredMenu>>;
  readonly translation: { readonly channel: string; readonly locale: string; readonly href: string } | undefined;
}

/**
 * Builds a page in the Page Model format 1.0: a flat map of components, documents, pictures and menus that reference
 * each other.
 */
export function buildPageModel(page: AuthoredPage, context: PageContext) {
  const parts: Record<string, unknown> = {};
  const add = (pointer: string, part: unknown): Ref => {
    const id = hashPointer(`${context.channel}/${context.path}#${pointer}`);
    parts[id] = part;
    return { $ref: `/page/${id}` };
  };
  const documents = createDocumentWriter(add, context);

  const addItems = (container: 'top' | 'main', reference: string) =>
    page[container].map((block, index) => {
      const pointer = `${container}/${index}`;
      const { type, hidden, ...fields } = block;
      return add(pointer, {
        id: `${reference}_r${index + 1}`,
        name: `${type}${index + 1}`,
        label: type,
        type: 'container-item',
        ctype: type,
        meta: { params: { document: pointer }, ...(hidden === true ? { hidden: true } : {}) },
        models: { document: documents.write(pointer, type, fields) },
      });
    });
  const addContainer = (name: 'top' | 'main', reference: string) =>
    add(name, {
      id: reference,
      name,
      type: 'container',
      xtype: 'hst.vbox',
      meta: { params: {} },
      children: addItems(name, reference),
    });
  const addMenu = (name: string, reference: string) =>
    add(`component/${name}`, {
      id: reference,
      name,
      type: 'component',
      ctype: 'Menu',
      meta: { params: {} },
      models: { menu: add(`menu/${name}`, buildMenuModel(name, context)) },
    });

  const root = add('root', {
    id: 'r1',
    name: page.layout,
    type: 'component',
    meta: { params: { id: page.id }, pageTitle: page.title },
    children: [
      ...Object.keys(context.menus).map((name, index) => addMenu(name, `r1_r${index + 1}`)),
      addContainer('top', 'r1_r8'),
      addContainer('main', 'r1_r9'),
    ],
  });
  const document = documents.write('page', 'page', { title: page.title, description: page.description ?? '' });
  return {
    meta: { version: '1.0', product: 'brx', branch: 'master', ...(context.preview ? { preview: true } : {}) },
    links: {
      self: { href: context.self, type: 'external' },
      site: { href: `${context.basePath}/${context.path}`, type: 'internal' },
    },
    channel: { info: { props: {} } },
    translations: context.translation
      ? [
          {
            locale: context.translation.locale,
            channel: context.translation.channel,
            links: { site: { href: context.translation.href, type: 'internal' } },
          },
        ]
      : [],
    document,
    root,
    page: parts,
  };
}

/** Key of a part in the flat map, stable for the same part of the same document. */
const hashPointer = (pointer: string) => `u${createHash('sha256').update(pointer).digest('hex').slice(0, 32)}`;

function createDocumentWriter(add: (pointer: string, part: unknown) => Ref, context: PageContext) {
  const addPicture = (pointer: string, name: string): Ref =>
    add(pointer, {
      type: 'imageset',
      data: {
        id: hashPointer(pointer).slice(1),
        original: {
          width: pictureSize,
          height: pictureSize,
          mimeType: 'image/webp',
          links: { site: { href: `${context.mediaUrl}/p/${name}/${pictureSize}.webp`, type: 'resource' } },
        },
      },
    });

  /** Converts rich text, pictures and links to the format; other values stay unchanged. */
  const convertValue = (pointer: string, key: string, authored: unknown): unknown => {
    if (Array.isArray(authored)) return authored.map((item, index) => convertValue(`${pointer}/${index}`, key, item));
    if (typeof authored === 'object' && authored !== null) return convertRecord(pointer, authored);
    if (typeof authored !== 'string') return authored;
    if (key === 'image') return addPicture(pointer, authored);
    if (key === 'content') return { value: convertRichText(authored, context.basePath) };
    if (key === 'href') return buildLink(authored, context.basePath).href;
    return authored;
  };
  const convertRecord = (pointer: string, fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, convertValue(`${pointer}/${key}`, key, field)]),
    );

  return {
    write(pointer: string, contentType: string, fields: Omit<AuthoredBlock, 'type'>): Ref {
      const id = hashPointer(`${context.channel}/${context.path}#document/${pointer}`).slice(1);
      const link = JSON.stringify({ 'HST-Type': 'MANAGE_CONTENT_LINK', uuid: id, path: context.documentPath });
      return add(`document/${pointer}`, {
        type: 'document',
        data: {
          id,
          name: pointer,
          contentType: `tarima:${contentType}`,
          localeString: context.localeString,
          ...convertRecord(`document/${pointer}`, fields),
        },
        links: { site: { href: `${context.basePath}/${context.path}`, type: 'internal' } },
        meta: context.preview ? { beginNodeSpan: [{ type: 'comment', data: `<!-- ${link} -->` }] } : {},
      });
    },
  };
}

function buildLink(href: string, basePath: string): Link {
  return href.startsWith('/') ? { href: basePath + href, type: 'internal' } : { href, type: 'external' };
}

/** Adds the channel's path prefix to links within the site. */
const convertRichText = (html: string, basePath: string) =>
  html.replace(/<a href="(\/[^"]*)"/g, (_all, href: string) => `<a href="${basePath}${href}" data-type="internal"`);

function buildMenuModel(name: string, context: PageContext) {
  const buildItems = (authored: readonly AuthoredMenuItem[], depth: number): unknown[] =>
    authored.map((item) => ({
      name: item.name,
      depth,
      repositoryBased: false,
      selected: false,
      expanded: false,
      parameters: item.parameters,
      links: item.href === undefined ? {} : { site: buildLink(item.href, context.basePath) },
      childMenuItems: buildItems(item.items, depth + 1),
    }));
  const authored = context.menus[name]?.items ?? [];
  return { type: 'menu', data: { name, selectSiteMenuItem: null, siteMenuItems: buildItems(authored, 1) }, meta: {} };
}
