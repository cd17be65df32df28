import { type AuthoredBundle, type AuthoredMenu, authoredBundle, authoredMenu, authoredPage } from './authored.ts';
import { type Channel, findTranslation, listLookupNames } from './channels.ts';
import type { Documents, ReadOptions } from './documents.ts';
import { buildPageModel } from './page-model.ts';
import { buildBundlePath, buildMenuPath, buildPagePath } from './paths.ts';

/** Menus that every page contains. */
const menuNames = ['header', 'footer'] as const;
/** The bundle that pages reference for texts that differ by market. */
const referencedBundle = 'market';
/** Path prefix of templates, which only previews show (CONTENT-7). */
const templatePrefix = '__br__pagetemplates/';

export interface DeliveryOptions {
  readonly documents: Documents;
  readonly mediaUrl: string;
}

/** Creates the delivery service. A channel's own documents take precedence over those of its shared channel. */
export function createDelivery({ documents, mediaUrl }: DeliveryOptions) {
  const findInherited = (channel: Channel, buildPath: (name: string) => string, options: ReadOptions) =>
    documents.findFirst(listLookupNames(channel).map(buildPath), options);

  const readBundle = async (
    channel: Channel,
    name: string,
    options: ReadOptions,
  ): Promise<AuthoredBundle | undefined> => {
    const found = await findInherited(channel, (from) => buildBundlePath(from, name), options);
    return found && authoredBundle.parse(found.body);
  };

  const readMenu = async (channel: Channel, name: string, options: ReadOptions): Promise<AuthoredMenu> => {
    const found = await findInherited(channel, (from) => buildMenuPath(from, name), options);
    return found ? authoredMenu.parse(found.body) : { items: [] };
  };

  const readTranslation = async (channel: Channel, id: string) => {
    const other = findTranslation(channel);
    if (!other) return undefined;
    for (const name of listLookupNames(other)) {
      const found = (await documents.listIds(buildPagePath(name, ''))).find((page) => page.id === id);
      if (found) {
        return { channel: other.name, locale: getLocaleString(other), href: `${getBasePath(other)}/${found.path}` };
      }
    }
    return undefined;
  };

  return {
    readBundle,

    /** Returns the Page Model of a channel's page, or undefined. `self` is the URL of the model. */
    async readPage(channel: Channel, path: string, { self, ...options }: ReadOptions & { self: string }) {
      if (path.startsWith(templatePrefix) && !options.preview) return undefined;
      const found = await findInherited(channel, (from) => buildPagePath(from, path), options);
      if (!found) return undefined;
      const texts = (await readBundle(channel, referencedBundle, options)) ?? {};
      const menus = await Promise.all(
        menuNames.map(
          async (name) =>
            [name, resolveReferences(await readMenu(channel, name, options), referencedBundle, texts)] as const,
        ),
      );
      const page = authoredPage.parse(resolveReferences(found.body, referencedBundle, texts));
      return buildPageModel(page, {
        channel: channel.name,
        path,
        documentPath: found.path,
        self,
        basePath: getBasePath(channel),
        localeString: getLocaleString(channel),
        mediaUrl,
        preview: options.preview,
        menus: Object.fromEntries(menus),
        translation: await readTranslation(channel, page.id),
      });
    },

    /** Lists the channel's own and inherited pages, without templates. */
    async listPages(channel: Channel): Promise<{ id: string; path: string }[]> {
      const found = await Promise.all(
        listLookupNames(channel).map((name) => documents.listIds(buildPagePath(name, ''))),
      );
      const byPath = new Map(found.flat().map((page) => [page.path, page]));
      return [...byPath.values()].filter((page) => !page.path.startsWith(templatePrefix));
    },
  };
}

export type Delivery = ReturnType<typeof createDelivery>;

const getBasePath = (channel: Channel) => (channel.locale ? `/${channel.locale.code}` : '');
const getLocaleString = (channel: Channel) => channel.locale?.code.replace('-', '_') ?? channel.language;

/** Replaces `${bundle.key}` in all texts of a value; unknown keys stay unchanged. */
function resolveReferences<Value>(value: Value, bundle: string, texts: AuthoredBundle): Value {
  const pattern = new RegExp(`\\$\\{${bundle}\\.(\\w+)\\}`, 'g');
  return JSON.parse(
    JSON.stringify(value).replace(pattern, (all, key: string) =>
      texts[key] === undefined ? all : JSON.stringify(texts[key]).slice(1, -1),
    ),
  ) as Value;
}
