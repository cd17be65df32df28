import { createHash } from 'node:crypto';
import type { AuthoredBlock, AuthoredMenu, AuthoredMenuItem, AuthoredPage } from './authored.ts';

/** Edge length in pixels of the pictures that documents name; shops ask for the size they need. */
const pictureSize = 1200;

export interface Ref {
  readonly $ref: string;
}

export interface Link {
  readonly href: string;
  readonly type: 'internal' | 'external' | 'resource';
}

/** What a page is delivered with besides its own words. */
export interface PageContext {
  readonly channel: string;
  /** Path of the page within the channel; where its document lies; address of its model. */
  readonly path: string;
  readonly documentPath: string;
  readonly self: string;
  /** What paths of the channel begin with: `/es-CR`, or nothing in a shared channel. */
  readonly basePath: string;
  readonly localeString: string;
  readonly mediaUrl: string;
  readonly preview: boolean;
  readonly menus: Readonly<Record<string, AuthoredMenu>>;
  readonly translation: { readonly channel: string; readonly locale: string; readonly href: string } | undefined;
}

/** A page in the Page Model format 1.0: one flat map of components, documents, pictures and menus that refer to each other. */
export function pageModel(page: AuthoredPage, context: PageContext) {
  const parts: Record<string, unknown> = {};
  const add = (pointer: string, part: unknown): Ref => {
    const id = identifier(`${context.channel}/${context.path}#${pointer}`);
    parts[id] = part;
    return { $ref: `/page/${id}` };
  };
  const documents = documentWriter(add, context);

  const items = (container: 'top' | 'main', reference: string) =>
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
  const container = (name: 'top' | 'main', reference: string) =>
    add(name, {
      id: reference,
      name,
      type: 'container',
      xtype: 'hst.vbox',
      meta: { params: {} },
      children: items(name, reference),
    });
  const menu = (name: string, reference: string) =>
    add(`component/${name}`, {
      id: reference,
      name,
      type: 'component',
      ctype: 'Menu',
      meta: { params: {} },
      models: { menu: add(`menu/${name}`, menuModel(name, context)) },
    });

  const root = add('root', {
    id: 'r1',
    name: page.layout,
    type: 'component',
    meta: { params: { id: page.id }, pageTitle: page.title },
    children: [
      ...Object.keys(context.menus).map((name, index) => menu(name, `r1_r${index + 1}`)),
      container('top', 'r1_r8'),
      container('main', 'r1_r9'),
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

/** The flat map's key of a part: the same for the same part of the same document. */
const identifier = (pointer: string) => `u${createHash('sha256').update(pointer).digest('hex').slice(0, 32)}`;

function documentWriter(add: (pointer: string, part: unknown) => Ref, context: PageContext) {
  const picture = (pointer: string, name: string): Ref =>
    add(pointer, {
      type: 'imageset',
      data: {
        id: identifier(pointer).slice(1),
        original: {
          width: pictureSize,
          height: pictureSize,
          mimeType: 'image/webp',
          links: { site: { href: `${context.mediaUrl}/p/${name}/${pictureSize}.webp`, type: 'resource' } },
        },
      },
    });

  /** Rich text, pictures and links in the shapes of the format; everything else as it was written. */
  const value = (pointer: string, key: string, authored: unknown): unknown => {
    if (Array.isArray(authored)) return authored.map((item, index) => value(`${pointer}/${index}`, key, item));
    if (typeof authored === 'object' && authored !== null) return record(pointer, authored);
    if (typeof authored !== 'string') return authored;
    if (key === 'image') return picture(pointer, authored);
    if (key === 'content') return { value: richText(authored, context.basePath) };
    if (key === 'href') return siteLink(authored, context.basePath).href;
    return authored;
  };
  const record = (pointer: string, fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, value(`${pointer}/${key}`, key, field)]));

  return {
    write(pointer: string, contentType: string, fields: Omit<AuthoredBlock, 'type'>): Ref {
      const id = identifier(`${context.channel}/${context.path}#document/${pointer}`).slice(1);
      const link = JSON.stringify({ 'HST-Type': 'MANAGE_CONTENT_LINK', uuid: id, path: context.documentPath });
      return add(`document/${pointer}`, {
        type: 'document',
        data: {
          id,
          name: pointer,
          contentType: `tarima:${contentType}`,
          localeString: context.localeString,
          ...record(`document/${pointer}`, fields),
        },
        links: { site: { href: `${context.basePath}/${context.path}`, type: 'internal' } },
        meta: context.preview ? { beginNodeSpan: [{ type: 'comment', data: `<!-- ${link} -->` }] } : {},
      });
    },
  };
}

function siteLink(href: string, basePath: string): Link {
  return href.startsWith('/') ? { href: basePath + href, type: 'internal' } : { href, type: 'external' };
}

/** Links within the site lead to the channel's own pages. */
const richText = (html: string, basePath: string) =>
  html.replace(/<a href="(\/[^"]*)"/g, (_all, href: string) => `<a href="${basePath}${href}" data-type="internal"`);

function menuModel(name: string, context: PageContext) {
  const items = (authored: readonly AuthoredMenuItem[], depth: number): unknown[] =>
    authored.map((item) => ({
      name: item.name,
      depth,
      repositoryBased: false,
      selected: false,
      expanded: false,
      parameters: item.parameters,
      links: item.href === undefined ? {} : { site: siteLink(item.href, context.basePath) },
      childMenuItems: items(item.items, depth + 1),
    }));
  const authored = context.menus[name]?.items ?? [];
  return { type: 'menu', data: { name, selectSiteMenuItem: null, siteMenuItems: items(authored, 1) }, meta: {} };
}
