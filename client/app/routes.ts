import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageId, routeTable } from './i18n/route-table.ts';

/** Which module shows a page. A page that is not here answers 404. */
const modules: Partial<Record<PageId, string>> = {
  categories: 'routes/categories.tsx',
  category: 'routes/category.tsx',
  clubsAndLocations: 'routes/clubs-and-locations.tsx',
  'country-picker': 'routes/country-picker.tsx',
  'error-page': 'routes/error-page.tsx',
  'mobile-menu': 'routes/mobile-menu.tsx',
  'pdp-slug-sku': 'routes/product.tsx',
  search: 'routes/search.tsx',
};

/** A page at its Spanish and its English path; one route where they are the same. */
function pageRoutes([pageId, file]: [string, string]): RouteConfigEntry[] {
  const { es, en } = routeTable[pageId as PageId];
  if (es === en) return [route(en, file, { id: pageId })];
  return [route(es, file, { id: `${pageId}.es` }), route(en, file, { id: `${pageId}.en` })];
}

export default [
  index('routes/root-redirect.ts'),
  route(':locale', 'routes/shell.tsx', [
    layout('routes/pages.tsx', [
      index('routes/home.tsx'),
      ...Object.entries(modules).flatMap(pageRoutes),
      route('*', 'routes/not-found.ts'),
    ]),
  ]),
] satisfies RouteConfig;
