import { type AuthoredBundle, type AuthoredMenu, authoredBundle, authoredMenu, authoredPage } from './authored.ts';
import { type Channel, inheritance, translationOf } from './channels.ts';
import type { Documents, Reading } from './documents.ts';
import { pageModel } from './page-model.ts';
import { bundlePath, menuPath, pagePath } from './paths.ts';

/** Menus that every page carries. */
const menuNames = ['header', 'footer'] as const;
/** The bundle that pages quote: what differs by market. */
const quotedBundle = 'market';
/** Templates are for previews only (CONTENT-7). */
const templates = '__br__pagetemplates/';

export interface DeliveryOptions {
  readonly documents: Documents;
  readonly mediaUrl: string;
}

/** Assembles what is delivered: a channel's own documents, else those of the shared channel that it inherits from. */
export function createDelivery({ documents, mediaUrl }: DeliveryOptions) {
  const nearest = (channel: Channel, pathIn: (name: string) => string, reading: Reading) =>
    documents.findFirst(inheritance(channel).map(pathIn), reading);

  const bundle = async (channel: Channel, name: string, reading: Reading): Promise<AuthoredBundle | undefined> => {
    const found = await nearest(channel, (from) => bundlePath(from, name), reading);
    return found && authoredBundle.parse(found.body);
  };

  const menu = async (channel: Channel, name: string, reading: Reading): Promise<AuthoredMenu> => {
    const found = await nearest(channel, (from) => menuPath(from, name), reading);
    return found ? authoredMenu.parse(found.body) : { items: [] };
  };

  const translation = async (channel: Channel, id: string) => {
    const other = translationOf(channel);
    if (!other) return undefined;
    for (const name of inheritance(other)) {
      const found = (await documents.idsUnder(pagePath(name, ''))).find((page) => page.id === id);
      if (found) {
        return { channel: other.name, locale: localeStringOf(other), href: `${basePathOf(other)}/${found.path}` };
      }
    }
    return undefined;
  };

  return {
    bundle,

    /** The Page Model of the channel's page at the path, or undefined. `self` is the model's own address. */
    async page(channel: Channel, path: string, { self, ...reading }: Reading & { self: string }) {
      if (path.startsWith(templates) && !reading.preview) return undefined;
      const found = await nearest(channel, (from) => pagePath(from, path), reading);
      if (!found) return undefined;
      const words = (await bundle(channel, quotedBundle, reading)) ?? {};
      const menus = await Promise.all(
        menuNames.map(
          async (name) => [name, quoting(await menu(channel, name, reading), quotedBundle, words)] as const,
        ),
      );
      const page = authoredPage.parse(quoting(found.body, quotedBundle, words));
      return pageModel(page, {
        channel: channel.name,
        path,
        documentPath: found.path,
        self,
        basePath: basePathOf(channel),
        localeString: localeStringOf(channel),
        mediaUrl,
        preview: reading.preview,
        menus: Object.fromEntries(menus),
        translation: await translation(channel, page.id),
      });
    },

    /** All pages that the channel has or inherits, templates left out. */
    async pages(channel: Channel): Promise<{ id: string; path: string }[]> {
      const found = await Promise.all(inheritance(channel).map((name) => documents.idsUnder(pagePath(name, ''))));
      const byPath = new Map(found.flat().map((page) => [page.path, page]));
      return [...byPath.values()].filter((page) => !page.path.startsWith(templates));
    },
  };
}

export type Delivery = ReturnType<typeof createDelivery>;

const basePathOf = (channel: Channel) => (channel.locale ? `/${channel.locale.code}` : '');
const localeStringOf = (channel: Channel) => channel.locale?.code.replace('-', '_') ?? channel.language;

/** The same value with `${bundle.key}` replaced in every text; a key that the bundle lacks stays as it is written. */
function quoting<Value>(value: Value, bundle: string, words: AuthoredBundle): Value {
  const pattern = new RegExp(`\\$\\{${bundle}\\.(\\w+)\\}`, 'g');
  return JSON.parse(
    JSON.stringify(value).replace(pattern, (all, key: string) =>
      words[key] === undefined ? all : JSON.stringify(words[key]).slice(1, -1),
    ),
  ) as Value;
}
