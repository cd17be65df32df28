import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageId, routeTable } from './i18n/route-table.ts';

/** Content pages of the route table (CONTENT-3). */
const contentModule = 'routes/content.tsx';

/** The module of each page; home is the index route. */
const modules: Partial<Record<PageId, string>> = {
  'address-book': 'routes/address-book.tsx',
  appointments: contentModule,
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
  'membership-card': 'routes/membership-card.tsx',
  'membership-checkout': 'routes/membership-checkout.tsx',
  'membership-info': 'routes/membership-info.tsx',
  'membership-register': 'routes/membership-register.tsx',
  'membership-thank-you': 'routes/membership-thank-you.tsx',
  'mobile-menu': 'routes/mobile-menu.tsx',
  'my-account': 'routes/my-account.tsx',
  'my-wallet': 'routes/my-wallet.tsx',
  onboarding: 'routes/onboarding.tsx',
  'onboarding-created': 'routes/onboarding-created.tsx',
  'onboarding-email-verify': 'routes/onboarding-email-verify.tsx',
  'order-details': 'routes/order-details.tsx',
  'paypal-confirmation': 'routes/confirmation.tsx',
  'pdp-slug-sku': 'routes/product.tsx',
  'recent-purchases': 'routes/recent-purchases.tsx',
  'renew-checkout': 'routes/membership-checkout.tsx',
  'renew-thank-you': 'routes/membership-thank-you.tsx',
  'renew-welcome': 'routes/membership-welcome.tsx',
  search: 'routes/search.tsx',
  'thank-you': 'routes/thank-you.tsx',
  'upgrade-checkout': 'routes/membership-checkout.tsx',
  'upgrade-thank-you': 'routes/membership-thank-you.tsx',
  'upgrade-welcome': 'routes/membership-welcome.tsx',
};

/** The routes of a page at its Spanish and its English path; one route when both are the same. */
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
      route('__br__pagetemplates/:channel?/:id', contentModule, { id: 'content.template' }),
      route(':id', contentModule, { id: 'content' }),
      route(':subfolder/:id', contentModule, { id: 'content.subfolder' }),
      route('*', 'routes/not-found.ts'),
    ]),
  ]),
] satisfies RouteConfig;
