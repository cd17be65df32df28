import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import { type CaptchaInput, captchaChallenge } from '../e2e/graph/captcha.ts';
import { getOperationHash } from '../e2e/graph/operations.ts';

/** A registered operation of the shop with example variables and the schema of its data. */
export interface Operation<Variables, Data> {
  readonly name: string;
  /** Example with every variable that is used; checked against the schema (`operations.test.ts`). */
  readonly example: Variables;
  readonly data: z.ZodType<Data>;
}

const defineOperation = <Variables extends object, Data>(
  name: string,
  example: Variables,
  data: z.ZodType<Data>,
): Operation<Variables, Data> => ({ name, example, data });

interface ListVariables {
  readonly input: {
    readonly text?: string;
    readonly categoryKey?: string;
    readonly clubKey?: string;
    readonly inStockOnly?: boolean;
    readonly sort?: 'RELEVANCE' | 'LATEST' | 'PRICE_ASC';
    readonly page: number;
    readonly pageSize: number;
  };
  readonly clubKey?: string;
}

const listExample: ListVariables = {
  input: {
    text: 'rice',
    categoryKey: 'groceries',
    clubKey: '6401',
    inStockOnly: true,
    sort: 'PRICE_ASC',
    page: 1,
    pageSize: 20,
  },
  clubKey: '6401',
};

const cart = z.object({
  id: z.string(),
  total: z.object({ centAmount: z.number(), currency: z.string() }),
  lines: z.array(z.object({ id: z.string() })).min(1),
});
export type Cart = z.output<typeof cart>;

const cartResult = z.object({ cart });
const attempt = z.object({ id: z.string() });
const commandId = '00000000-0000-4000-8000-000000000000';

/** Operations of the benchmark. */
export const operations = {
  shell: defineOperation(
    'Shell',
    {},
    z.object({
      topCategories: z.array(z.object({ key: z.string() })),
      clubs: z.array(z.object({ key: z.string(), offersPickup: z.boolean() })),
    }),
  ),
  category: defineOperation(
    'CategoryPage',
    { key: 'groceries' },
    z.object({
      category: z.object({ children: z.array(z.object({ key: z.string() })), productCount: z.number() }).nullable(),
    }),
  ),
  productList: defineOperation(
    'ProductList',
    listExample,
    z.object({
      products: z.object({
        total: z.number(),
        items: z.array(
          z.object({
            key: z.string(),
            name: z.string(),
            slug: z.string(),
            brand: z.string().nullable(),
            displayVariant: z.object({
              sku: z.string(),
              price: z.object({}).nullable(),
              availability: z.object({ state: z.string(), quantity: z.int() }),
            }),
          }),
        ),
      }),
    }),
  ),
  productPage: defineOperation(
    'ProductPage',
    { sku: '110101-1' },
    z.object({ productVariant: z.object({}).nullable() }),
  ),
  cart: defineOperation('Cart', {}, z.object({ cart: cart.nullable() })),
  addToCart: defineOperation(
    'AddToCart',
    { input: { commandId, sku: '110101-1', quantity: 1 } },
    z.object({ addToCart: cartResult }),
  ),
  changeQuantity: defineOperation(
    'ChangeQuantity',
    { input: { commandId, lineId: 'line', quantity: 1 } },
    z.object({ changeCartLineQuantity: cartResult }),
  ),
  setDelivery: defineOperation(
    'SetDelivery',
    { input: { commandId, method: 'PICK_UP_IN_CLUB', clubKey: '6401' } },
    z.object({ setCartDelivery: cartResult }),
  ),
  beginCheckout: defineOperation(
    'BeginCheckout',
    { input: { cartId: 'cart', idempotencyKey: commandId } },
    z.object({ beginCheckout: z.object({ attempt }) }),
  ),
  cardEncryptionKey: defineOperation(
    'CardEncryptionKey',
    {},
    z.object({ cardEncryptionKey: z.object({ keyId: z.string(), publicKey: z.string() }) }),
  ),
  captchaChallenge: defineOperation(
    'CaptchaChallenge',
    { cartId: 'cart', scriptFailed: false },
    z.object({ captchaChallenge: captchaChallenge.nullable() }),
  ),
  placeOrder: defineOperation(
    'PlaceOrder',
    {
      input: {
        attemptId: 'attempt',
        expectedTotal: { centAmount: 100, currency: 'CRC' },
        acceptsTerms: true,
        email: 'bench@tarima.test',
        membershipNumber: '64011020500001',
        card: { encryptedCard: 'card', keyId: 'key', holderName: 'Bench Shopper', save: false },
        captcha: { kind: 'ALTCHA', token: 'token' } as CaptchaInput | undefined,
      },
    },
    z.object({
      placeOrder: z.object({
        attempt: attempt.extend({
          status: z.literal('COMPLETED'),
          order: z.object({ orderNumber: z.string() }),
        }),
      }),
    }),
  ),
  orderStatus: defineOperation(
    'OrderStatus',
    { orderNumber: 'order', email: null as string | null },
    z.object({ order: z.object({ statusCode: z.string(), isStatusKnown: z.boolean() }).nullable() }),
  ),
} as const;

/** Locale, access token and IP address of a request. */
export interface GraphContext {
  readonly locale: Locale;
  readonly bearer?: string;
  /** Reported as the shop's server does; limits on payments count by address. */
  readonly address?: string;
}

/** Creates the HTTP request of an operation by hash, as the shop's server sends it. */
export function createGraphRequest<Variables>(
  { name }: Operation<Variables, unknown>,
  variables: NoInfer<Variables>,
  context: GraphContext,
) {
  return {
    method: 'POST' as const,
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-market': context.locale.market.code,
      'x-language': context.locale.language,
      ...(context.bearer ? { authorization: `Bearer ${context.bearer}` } : {}),
      ...(context.address ? { 'x-forwarded-for': context.address } : {}),
    },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: getOperationHash(name) } },
    }),
  };
}
