import { defaultLocale, type Locale, parseLocale } from '@tarima/markets/locale';
import { useParams } from 'react-router';
import { type PathParams, type PathQuery, pathTo } from './paths.ts';
import type { PageId } from './route-table.ts';

/** Returns the page's locale, from the first segment of its path. */
export function useLocale(): Locale {
  const { locale } = useParams();
  return parseLocale(locale ?? '') ?? defaultLocale;
}

/** `pathTo` in the page's locale. */
export function usePathTo(): (pageId: PageId, params?: PathParams, query?: PathQuery) => string {
  const locale = useLocale();
  return (pageId, params, query) => pathTo(pageId, locale, params, query);
}
