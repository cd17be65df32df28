import { type Locale, locales } from '@tarima/markets/locale';
import type { CaptchaInput } from '../e2e/graph/captcha.ts';
import { type BudgetedScenario, baselineName, scenarioBudgetsMs } from './budgets.ts';
import type { Catalogue, SampleProduct } from './catalogue.ts';
import { cycleCombinations, cycleValues } from './cycle.ts';
import {
  type Extent,
  type HttpRequest,
  type RequestLoadOptions,
  runOperations,
  runRequests,
  type Sample,
} from './load.ts';
import { type Cart, createGraphRequest, operations } from './operations.ts';
import type { CheckoutDetails, Guest } from './shopper.ts';
import type { BenchSize } from './size.ts';

/** A row of the table. */
export interface Scenario {
  readonly name: string;
  /** Budget of normalised CPU milliseconds per operation; the baseline has none. */
  readonly budgetMs?: number;
  /** Prepares the given number of operations without measuring them. */
  prepare?(operations: number): Promise<void>;
  load(extent: Extent): Promise<Sample>;
}

export interface ScenarioContext {
  readonly graphs: readonly string[];
  readonly shops: readonly string[];
  readonly bare: string;
  readonly catalogue: Catalogue;
  readonly createGuest: () => Guest;
  readonly checkout: CheckoutDetails;
  readonly size: BenchSize;
}

/** Creates the scenarios from the shop's registered operations and pages. */
export async function createScenarios(context: ScenarioContext): Promise<Scenario[]> {
  const { catalogue, createGuest, graphs, shops } = context;
  const { connections, importedProducts, listedPages, readCartCount } = context.size;
  const { products, categoryKeys, terms } = catalogue;

  const createRequestScenario = (
    name: BudgetedScenario,
    origins: readonly string[],
    options: RequestLoad,
  ): Scenario => ({
    ...withBudget(name),
    load: (extent) => runRequests({ origins, connections, ...options }, extent),
  });
  const skus = products.map(({ sku }) => sku);
  // The imported products are the newest. Some of the others have only a few units.
  const imported = products.slice(0, importedProducts).filter(({ isInStock }) => isInStock);
  const nextSku = cycleValues(imported.map(({ sku }) => sku));
  const createFilledCart = async (): Promise<{ guest: Guest; cart: Cart }> => {
    const guest = createGuest();
    await guest.addToCart(nextSku(), 2);
    return { guest, cart: await guest.addToCart(nextSku(), 1) };
  };

  const createListRequest = (locale: Locale, categoryKey: string, page: number) =>
    createGraphRequest(
      operations.productList,
      { input: { categoryKey, sort: 'PRICE_ASC', pageSize: 20, page } },
      { locale },
    );
  const pages = Array.from({ length: listedPages }, (_, index) => index + 1);
  const isProductList: RequestLoad['isValid'] = (body) => body.includes('"items":[{') && !body.includes('"errors"');
  const popularListRequest = createListRequest(locales[0] as Locale, categoryKeys[0] ?? '', 1);
  const popularPageRequest = createPopularPageRequest(catalogue);

  const standing = await Promise.all(Array.from({ length: readCartCount }, createFilledCart));
  const nextGuest = cycleValues(standing.map(({ guest }) => guest));
  const preparedCarts: { guest: Guest; cart: Cart; answer: CaptchaInput | undefined }[] = [];

  return [
    { name: baselineName, load: (extent) => runBareRequests(context, '/list', isJson, extent) },
    {
      name: 'bare Fastify route, the same bytes as the cached page',
      load: (extent) => runBareRequests(context, '/page', isCompressedPage, extent),
    },
    createRequestScenario('list of 20 by category, sorted by price', graphs, {
      nextRequest: cycleCombinations(createListRequest, locales, categoryKeys, pages),
      isValid: isProductList,
    }),
    createRequestScenario('the same list from the public cache', graphs, {
      nextRequest: () => popularListRequest,
      isValid: isProductList,
    }),
    createRequestScenario('search with facets', graphs, {
      nextRequest: cycleCombinations(
        (locale, text) =>
          createGraphRequest(operations.productList, { input: { text, pageSize: 20, page: 1 } }, { locale }),
        locales,
        terms,
      ),
      isValid: (body) => body.includes('"facets":[{') && !body.includes('"errors"'),
    }),
    createRequestScenario('product detail', graphs, {
      nextRequest: cycleCombinations(
        (locale, sku) => createGraphRequest(operations.productPage, { sku }, { locale }),
        locales,
        skus,
      ),
      isValid: (body) => body.includes('"centAmount"') && !body.includes('"errors"'),
    }),
    {
      ...withBudget('new cart, add, change quantity'),
      load: (extent) =>
        runOperations(
          {
            connections,
            operation: async () => {
              const guest = createGuest();
              await guest.changeQuantity(await guest.addToCart(nextSku(), 1), 2);
            },
          },
          extent,
        ),
    },
    createRequestScenario('cart read', graphs, {
      nextRequest: () => createGraphRequest(operations.cart, {}, nextGuest().context),
      isValid: (body) => body.includes('"lines":[{') && !body.includes('"errors"'),
    }),
    {
      ...withBudget('checkout to placed order'),
      async prepare(operations) {
        const operation = async () => {
          const { guest, cart } = await createFilledCart();
          preparedCarts.push({ guest, cart, answer: await guest.answerCaptcha(cart, context.checkout.shopUrl) });
        };
        await runOperations({ connections, operation }, { operations: operations - preparedCarts.length });
      },
      load: (extent) =>
        runOperations(
          {
            connections,
            operation: async () => {
              const prepared = preparedCarts.pop();
              if (!prepared) throw new Error('No cart was prepared.');
              await prepared.guest.checkOut(prepared.cart, context.checkout, prepared.answer);
            },
          },
          extent,
        ),
    },
    createRequestScenario('server-rendered product page', shops, {
      nextRequest: cycleCombinations(createPageRequest, locales, products),
      isValid: isPublicPage,
    }),
    createRequestScenario('the same page from the page cache', shops, {
      nextRequest: () => popularPageRequest,
      isValid: isPublicPage,
    }),
  ];
}

const withBudget = (name: BudgetedScenario) => ({ name, budgetMs: scenarioBudgetsMs[name] });

type RequestLoad = Pick<RequestLoadOptions, 'nextRequest' | 'isValid'>;

const isJson: RequestLoad['isValid'] = (body) => body.startsWith('{');

/** Compressed pages are read as text, so that only their size and their headers can be checked. */
const isCompressedPage: RequestLoad['isValid'] = (body, headers) =>
  headers['content-encoding'] === 'gzip' &&
  String(headers['content-type']).startsWith('text/html') &&
  body.length > 5_000;

/** Pages with this header can be cached, so that they are no error pages. */
const isPublicPage: RequestLoad['isValid'] = (body, headers) =>
  headers['x-cache'] !== undefined && isCompressedPage(body, headers);

const runBareRequests = (
  { bare, size }: ScenarioContext,
  path: string,
  isValid: RequestLoad['isValid'],
  extent: Extent,
) =>
  runRequests(
    {
      origins: [bare],
      connections: size.connections,
      nextRequest: () => ({ method: 'GET', path, headers: {} }),
      isValid,
    },
    extent,
  );

/** The request of a product page. Browsers accept compressed pages. */
export const createPageRequest = (locale: Locale, product: SampleProduct): HttpRequest => ({
  method: 'GET',
  path: getProductPath(locale, product),
  headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
});

/** The request of the page that is measured from the page cache. */
export const createPopularPageRequest = ({ products }: Catalogue): HttpRequest =>
  createPageRequest(locales[0] as Locale, products[0] as SampleProduct);

/** Returns the path of a product page. */
export function getProductPath({ code, language }: Locale, { sku, slugs }: SampleProduct): string {
  return `/${code}/${language === 'es' ? 'producto' : 'product'}/${slugs[language]}/${sku}`;
}
