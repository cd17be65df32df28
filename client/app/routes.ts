import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageId, routeTable } from './i18n/route-table.ts';

/** Which module shows a page. A page that is not here answers 404. */
const modules: Partial<Record<PageId, string>> = {
  'address-book': 'routes/address-book.tsx',
  cart: 'routes/cart.tsx',
  categories: 'routes/categories.tsx',
  category: 'routes/category.tsx',
  checkout: 'routes/checkout.tsx',
  clubsAndLocations: 'routes/clubs-and-locations.tsx',
  'country-picker': 'routes/country-picker.tsx',
  'cybersource-confirmation': 'routes/confirmation.tsx',
  'error-page': 'routes/error-page.tsx',
  'fac-confirmation': 'routes/confirmation.tsx',
  'featured-categories': 'routes/featured-categories.tsx',
  'intermediate-login': 'routes/intermediate-login.ts',
  login: 'routes/login.tsx',
  logout: 'routes/logout.ts',
  'mobile-menu': 'routes/mobile-menu.tsx',
  'my-account': 'routes/my-account.tsx',
  'my-wallet': 'routes/my-wallet.tsx',
  'order-details': 'routes/order-details.tsx',
  'pdp-slug-sku': 'routes/product.tsx',
  'recent-purchases': 'routes/recent-purchases.tsx',
  search: 'routes/search.tsx',
  'thank-you': 'routes/thank-you.tsx',
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
