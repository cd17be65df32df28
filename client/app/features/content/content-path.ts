import type { Locale } from '@tarima/markets/locale';
import { decoded } from '../../decoded.ts';
import { matchPage, splitLocale, writtenPath } from '../../i18n/paths.ts';
import { isPageId, type PageId } from '../../i18n/route-table.ts';
import type { ContentPage } from '../../server/content/blocks.ts';

/** Which document of the content service an address shows. */
export interface ContentAddress {
  /** Path in the channel: the page's id for pages of the route table, else what follows the locale. */
  readonly path: string;
  /** The page of the route table that it is, if any. */
  readonly pageId?: PageId;
  /** A channel named by a template's preview (CONTENT-6). */
  readonly channel?: string | undefined;
}

const templates = '__br__pagetemplates';

/** The document for an address; undefined when no document can be there. */
export function contentAddress(pathname: string): ContentAddress | undefined {
  const rest = splitLocale(pathname)?.rest ?? '';
  const pageId = matchPage(rest)?.pageId;
  if (pageId) return { path: pageId, pageId };
  const path = decoded(rest);
  const segments = path.split('/');
  if (segments[0] === templates && segments.length === 3) {
    return { path: `${templates}/${segments[2]}`, channel: segments[1] };
  }
  // The document of a page of the table is shown at that page's own path only (CONTENT-5).
  return isPageId(path) ? undefined : { path };
}

/** The page's own path in each locale; none in a language that it is not translated into. */
export function contentPathIn(locale: Locale, path: string, page: ContentPage): (to: Locale) => string | undefined {
  return (to) => {
    const there = to.language === locale.language ? path : page.translation;
    return there === undefined ? undefined : writtenPath(to, there);
  };
}
