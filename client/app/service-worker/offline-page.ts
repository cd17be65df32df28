import type { KeptPublicPage } from './page-store.ts';

/** What the offline page shows. */
export interface OfflinePageContent {
  /** Whether the browser has a connection, so that the store does not respond. */
  readonly isOnline: boolean;
  /** Path of the kept card; undefined without one. */
  readonly card: string | undefined;
  /** Path of the kept cart; undefined without one. */
  readonly cart: string | undefined;
  /** Product and list pages, the newest first. */
  readonly pages: readonly Pick<KeptPublicPage, 'path' | 'title'>[];
}

/** How many product and list pages the offline page lists. */
const listedPages = 8;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * Fills the offline page: the texts for a browser without a connection or for a store that does not respond (OFFLINE-18),
 * and the list (OFFLINE-15). The page has one template for each kind of link, between comments such
 * as `<!--cart-->` and `<!--/cart-->`; without links, the list between `<!--list-->` and `<!--/list-->` is removed.
 */
export function fillOfflinePage(html: string, { card, cart, pages, isOnline }: OfflinePageContent): string {
  const links = {
    card: card === undefined ? [] : [{ path: card, title: '' }],
    cart: cart === undefined ? [] : [{ path: cart, title: '' }],
    page: pages.slice(0, listedPages),
  };
  const isEmpty = Object.values(links).every(({ length }) => length === 0);
  const filled = Object.entries(links).reduce(
    (text, [name, items]) =>
      replaceBetween(text, name, (template) =>
        items
          .map(({ path, title }) =>
            template.replace('%path%', () => escapeHtml(path)).replace('%title%', () => escapeHtml(title)),
          )
          .join(''),
      ),
    html,
  );
  const parts = { list: !isEmpty, offline: !isOnline, unreachable: isOnline };
  return Object.entries(parts).reduce(
    (text, [name, isShown]) => replaceBetween(text, name, (part) => (isShown ? part : '')),
    filled,
  );
}

/** Replaces the comments of a name and the text between them. */
function replaceBetween(html: string, name: string, replace: (content: string) => string): string {
  return html.replace(new RegExp(`<!--${name}-->([\\s\\S]*?)<!--/${name}-->`, 'g'), (_all, content: string) =>
    replace(content),
  );
}
