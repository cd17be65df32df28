import { type Locale, locales } from '@tarima/markets/locale';
import { Agent, request } from 'undici';
import { cycleCombinations, cycleValues } from './cycle.ts';
import type { HttpRequest } from './load.ts';
import { operations } from './operations.ts';
import type { PreparedShop } from './prepare-shop.ts';
import { createPageRequest, createPopularPageRequest } from './scenarios.ts';

/** Operations of each kind in a hundred. */
export const visitShares = {
  'list of 20 by category': 30,
  'search with facets': 15,
  'product detail': 20,
  'rendered page': 10,
  'page from the page cache': 15,
  'cart read': 5,
  'new cart, add, change quantity': 4,
  'checkout to placed order': 1,
} as const;

type VisitContext = PreparedShop & { readonly shops: readonly string[] };

/** A missing page fails the run after a timeout. */
const dispatcher = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });

/** Returns a function that runs the next operation of shoppers, in the proportions of `visitShares`. It throws on errors. */
export async function createVisits(context: VisitContext): Promise<() => Promise<void>> {
  const { sendOperation, catalogue, createGuest, checkout } = context;
  const { products, categoryKeys, terms } = catalogue;
  const nextShop = cycleValues(context.shops);
  const nextSku = cycleValues(products.filter(({ isInStock }) => isInStock).map(({ sku }) => sku));
  const nextList = cycleCombinations(
    (locale: Locale, categoryKey: string) => ({
      input: { categoryKey, sort: 'PRICE_ASC' as const, pageSize: 20, page: 1 },
      locale,
    }),
    locales,
    categoryKeys,
  );
  const nextSearch = cycleCombinations(
    (locale: Locale, text: string) => ({ input: { text, pageSize: 20, page: 1 }, locale }),
    locales,
    terms,
  );
  const nextProduct = cycleCombinations(
    (locale: Locale, sku: string) => ({ locale, sku }),
    locales,
    products.map(({ sku }) => sku),
  );
  const nextPage = cycleCombinations(createPageRequest, locales, products);
  const popularPage = createPopularPageRequest(catalogue);
  const standing = createGuest();
  await standing.addToCart(nextSku(), 1);

  const listProducts = async ({ locale, input }: ReturnType<typeof nextList> | ReturnType<typeof nextSearch>) => {
    const { items } = (await sendOperation(operations.productList, { input }, { locale })).products;
    if (items.length === 0) throw new Error(`No products for ${JSON.stringify(input)}.`);
  };
  const openPage = async ({ path, ...message }: HttpRequest) => {
    const { statusCode, body } = await request(`${nextShop()}${path}`, { ...message, dispatcher });
    const { byteLength } = await body.arrayBuffer();
    if (statusCode !== 200 || byteLength === 0) throw new Error(`${path}: status ${statusCode}, ${byteLength} bytes`);
  };
  const visits: Readonly<Record<keyof typeof visitShares, () => Promise<unknown>>> = {
    'list of 20 by category': () => listProducts(nextList()),
    'search with facets': () => listProducts(nextSearch()),
    'product detail': () => {
      const { locale, sku } = nextProduct();
      return sendOperation(operations.productPage, { sku }, { locale });
    },
    'rendered page': () => openPage(nextPage()),
    'page from the page cache': () => openPage(popularPage),
    'cart read': () => sendOperation(operations.cart, {}, standing.context),
    'new cart, add, change quantity': async () => {
      const guest = createGuest();
      await guest.changeQuantity(await guest.addToCart(nextSku(), 1), 2);
    },
    'checkout to placed order': async () => {
      const guest = createGuest();
      await guest.checkOut(await guest.addToCart(nextSku(), 1), checkout);
    },
  };
  const next = cycleValues(scatterVisits());
  return async () => void (await visits[next()]());
}

type Visit = keyof typeof visitShares;

/** A hundred operations in the proportions of `visitShares`, each kind distributed evenly. */
export function scatterVisits(): Visit[] {
  const placed = (Object.keys(visitShares) as Visit[]).flatMap((visit) =>
    Array.from({ length: visitShares[visit] }, (_, index) => ({ visit, place: (index + 0.5) / visitShares[visit] })),
  );
  return placed.toSorted((a, b) => a.place - b.place).map(({ visit }) => visit);
}
