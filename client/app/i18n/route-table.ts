import type { Language } from '@tarima/markets/table';

/**
 * All pages of the shop with their paths in both languages (ROUTING-14).
 * Paths are relative to the locale prefix; `:name?` marks an optional parameter.
 */
export const routeTable = {
  home: { es: '', en: '' },
  'address-book': { es: 'libreta-direcciones', en: 'address-book' },
  appointments: { es: 'citas', en: 'appointments' },
  cart: { es: 'carrito', en: 'cart' },
  categories: { es: 'categorias', en: 'categories' },
  category: {
    es: 'categoria/:slug0?/:slug1?/:slug2?/:catID?',
    en: 'category/:slug0?/:slug1?/:slug2?/:catID?',
  },
  checkout: { es: 'pago', en: 'checkout' },
  clubsAndLocations: { es: 'clubes-locaciones', en: 'clubs-and-locations' },
  'country-picker': { es: 'seleccion-pais', en: 'country-picker' },
  'cybersource-confirmation': { es: 'confirmacion-cybersource', en: 'cybersource-confirmation' },
  'error-page': { es: 'pagina-error', en: 'error-page' },
  'fac-confirmation': { es: 'confirmacion-fac', en: 'fac-confirmation' },
  'featured-categories': { es: 'categorias-destacadas', en: 'featured-categories' },
  'intermediate-login': { es: 'login-intermedio', en: 'intermediate-login' },
  login: { es: 'inicio-de-sesion', en: 'login' },
  logout: { es: 'logout', en: 'logout' },
  'membership-card': { es: 'membrecia/tarjeta', en: 'membership/card' },
  'membership-checkout': { es: 'membrecia/pago', en: 'membership/checkout' },
  'membership-info': { es: 'membrecia/info', en: 'membership/info' },
  'membership-register': { es: 'membrecia/registro', en: 'membership/register' },
  'membership-thank-you': { es: 'membrecia/gracias', en: 'membership/thank-you' },
  'mobile-menu': { es: 'menu', en: 'menu' },
  'my-account': { es: 'mi-cuenta', en: 'my-account' },
  'my-wallet': { es: 'mi-billetera', en: 'my-wallet' },
  onboarding: { es: 'registro', en: 'onboarding' },
  'onboarding-created': { es: 'registro/creado', en: 'onboarding/created' },
  'onboarding-email-verify': { es: 'registro/verificar-email', en: 'onboarding/email-verify' },
  'order-details': { es: 'detalles-orden/:orderID?', en: 'order-details/:orderID?' },
  'paypal-confirmation': { es: 'confirmacion-paypal', en: 'paypal-confirmation' },
  'pdp-slug-sku': { es: 'producto/:slug?/:sku?', en: 'product/:slug?/:sku?' },
  'recent-purchases': { es: 'compras-recientes', en: 'recent-purchases' },
  'renew-checkout': { es: 'renovacion/pago', en: 'renew/checkout' },
  'renew-thank-you': { es: 'renovacion/gracias', en: 'renew/thank-you' },
  'renew-welcome': { es: 'renovacion/bienvenida', en: 'renew/welcome' },
  search: { es: 'busqueda', en: 'search' },
  'thank-you': { es: 'gracias', en: 'thank-you' },
  'upgrade-checkout': { es: 'ascender/pago', en: 'upgrade/checkout' },
  'upgrade-thank-you': { es: 'ascender/gracias', en: 'upgrade/thank-you' },
  'upgrade-welcome': { es: 'ascender/bienvenida', en: 'upgrade/welcome' },
} as const satisfies Record<string, Record<Language, string>>;

export type PageId = keyof typeof routeTable;

/** Whether the value is a page id of the route table. */
export const isPageId = (id: string): id is PageId => Object.hasOwn(routeTable, id);
