import type { Locale } from '@tarima/markets/locale';
import { buildContentPath, matchPage, splitLocale } from '../../i18n/paths.ts';
import { isPageId, type PageId } from '../../i18n/route-table.ts';
import { safeDecodeURIComponent } from '../../safe-decode-uri-component.ts';
import type { ContentPage } from '../../server/content/blocks.ts';

/** The document of the content service for a URL. */
export interface ContentAddress {
  /** Path in the channel: the page id for pages of the route table, else the URL path after the locale. */
  readonly path: string;
  /** Id of the page in the route table, if it is one. */
  readonly pageId?: PageId;
  /** The channel in the URL of a template preview (CONTENT-6). */
  readonly channel?: string | undefined;
}

const templates = '__br__pagetemplates';

/** The document for a URL path; undefined when no document can have it. */
export function parseContentAddress(pathname: string): ContentAddress | undefined {
  const rest = splitLocale(pathname)?.rest ?? '';
  const pageId = matchPage(rest)?.pageId;
  if (pageId) return { path: pageId, pageId };
  const path = safeDecodeURIComponent(rest);
  const segments = path.split('/');
  if (segments[0] === templates && segments.length === 3) {
    return { path: `${templates}/${segments[2]}`, channel: segments[1] };
  }
  // The document of a page in the route table is shown only at that page's path (CONTENT-5).
  return isPageId(path) ? undefined : { path };
}

/** Returns a function from a locale to the page's path in it; undefined when there is no translation. */
export function createContentPathTranslator(
  locale: Locale,
  path: string,
  page: ContentPage,
): (to: Locale) => string | undefined {
  return (to) => {
    const target = to.language === locale.language ? path : page.translation;
    return target === undefined ? undefined : buildContentPath(to, target);
  };
}
