import { type Locale, locales } from '@tarima/markets/locale';
import type { Catalogue, SampleProduct } from './catalogue.ts';
import { drive, type Extent, type HttpRequest, hammer, type Sample } from './load.ts';
import { type Cart, graphRequest, operations } from './operations.ts';
import type { CheckoutDetails, Guest } from './shopper.ts';
import type { BenchSize } from './size.ts';
import { combinations, turns } from './turns.ts';

/** One line of the table. */
export interface Scenario {
  readonly name: string;
  /** CPU milliseconds an operation may cost; none for the scale. */
  readonly budgetMs?: number;
  /** Prepares so many operations, unmeasured. */
  prepare?(operations: number): Promise<void>;
  load(extent: Extent): Promise<Sample>;
}

export interface ScenarioWorld {
  readonly graphs: readonly string[];
  readonly shops: readonly string[];
  readonly bare: string;
  readonly catalogue: Catalogue;
  readonly newGuest: () => Guest;
  readonly checkout: CheckoutDetails;
  readonly size: BenchSize;
}

/** What a shopper does, by the shop's own registered operations and pages. */
export async function createScenarios(world: ScenarioWorld): Promise<Scenario[]> {
  const { catalogue, newGuest, graphs, shops } = world;
  const { connections, listedPages, standingCarts } = world.size;
  const { products, categoryKeys, terms } = catalogue;

  const requests = (name: string, origins: readonly string[], budgetMs: number, options: RequestLoad): Scenario => ({
    name,
    budgetMs,
    load: (extent) => hammer({ origins, connections, ...options }, extent),
  });
  const skus = products.map(({ sku }) => sku);
  const buyable = turns(products.filter(({ isInStock }) => isInStock).map(({ sku }) => sku));
  const filledCart = async (): Promise<{ guest: Guest; cart: Cart }> => {
    const guest = newGuest();
    await guest.add(buyable(), 2);
    return { guest, cart: await guest.add(buyable(), 1) };
  };

  const listOf = (locale: Locale, categoryKey: string, page: number) =>
    graphRequest(operations.productList, { input: { categoryKey, sort: 'PRICE_UP', pageSize: 20, page } }, { locale });
  const pages = Array.from({ length: listedPages }, (_, index) => index + 1);
  const listed: RequestLoad['isRight'] = (body) => body.includes('"items":[{') && !body.includes('"errors"');
  const popular = listOf(locales[0] as Locale, categoryKeys[0] ?? '', 1);
  const pageOf = (locale: Locale, product: SampleProduct): HttpRequest => ({
    method: 'GET',
    path: productPath(locale, product),
    headers: { accept: 'text/html' },
  });
  const rendered: RequestLoad['isRight'] = (body) => body.includes('<h1') && body.includes('</html>');
  const popularPage = pageOf(locales[0] as Locale, products[0] as SampleProduct);

  const readable = await Promise.all(Array.from({ length: standingCarts }, filledCart));
  const readers = turns(readable.map(({ guest }) => guest.context));
  const ready: { guest: Guest; cart: Cart }[] = [];

  return [
    { name: 'bare Fastify route, the same bytes as the list', load: (extent) => hammerBare(world, extent) },
    requests('list of 20 by category, sorted by price', graphs, 4, {
      next: combinations(listOf, locales, categoryKeys, pages),
      isRight: listed,
    }),
    requests('the same list from the public cache', graphs, 0.5, { next: () => popular, isRight: listed }),
    requests('search with facets', graphs, 6, {
      next: combinations(
        (locale, text) => graphRequest(operations.productList, { input: { text, pageSize: 20, page: 1 } }, { locale }),
        locales,
        terms,
      ),
      isRight: (body) => body.includes('"facets":[{') && !body.includes('"errors"'),
    }),
    requests('product detail', graphs, 3, {
      next: combinations((locale, sku) => graphRequest(operations.productPage, { sku }, { locale }), locales, skus),
      isRight: (body) => body.includes('"centAmount"') && !body.includes('"errors"'),
    }),
    {
      name: 'new cart, add, change quantity',
      budgetMs: 15,
      load: (extent) =>
        drive(
          {
            connections,
            operation: async () => {
              const guest = newGuest();
              await guest.changeQuantity(await guest.add(buyable(), 1), 2);
            },
          },
          extent,
        ),
    },
    requests('cart read', graphs, 2.5, {
      next: () => graphRequest(operations.cart, {}, readers()),
      isRight: (body) => body.includes('"lines":[{') && !body.includes('"errors"'),
    }),
    {
      name: 'checkout to placed order',
      budgetMs: 60,
      async prepare(operations) {
        const carts = { connections, operation: async () => void ready.push(await filledCart()) };
        await drive(carts, { operations: operations - ready.length });
      },
      load: (extent) =>
        drive(
          {
            connections,
            operation: async () => {
              const next = ready.pop();
              if (!next) throw new Error('No cart was prepared.');
              await next.guest.checkOut(next.cart, world.checkout);
            },
          },
          extent,
        ),
    },
    requests('server-rendered product page', shops, 8, {
      next: combinations(pageOf, locales, products),
      isRight: rendered,
    }),
    requests('the same page for one product, its data cached', shops, 8, {
      next: () => popularPage,
      isRight: rendered,
    }),
  ];
}

interface RequestLoad {
  readonly next: () => HttpRequest;
  readonly isRight: (body: string) => boolean;
}

const hammerBare = ({ bare, size }: ScenarioWorld, extent: Extent) =>
  hammer(
    {
      origins: [bare],
      connections: size.connections,
      next: () => ({ method: 'GET', path: '/', headers: {} }),
      isRight: (body) => body.startsWith('{'),
    },
    extent,
  );

/** Where the shop shows a product. */
export function productPath({ code, language }: Locale, { sku, slugs }: SampleProduct): string {
  return `/${code}/${language === 'es' ? 'producto' : 'product'}/${slugs[language]}/${sku}`;
}
