import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import { hashOf } from '../e2e/graph/operations.ts';

/** One of the shop's registered operations: variables as it is sent with, and what is read of its answer. */
export interface Operation<Variables, Data> {
  readonly name: string;
  /** Sets every variable that is ever sent; checked against the schema (`operations.test.ts`). */
  readonly example: Variables;
  readonly data: z.ZodType<Data>;
}

const operation = <Variables extends object, Data>(
  name: string,
  example: Variables,
  data: z.ZodType<Data>,
): Operation<Variables, Data> => ({ name, example, data });

interface ListVariables {
  readonly input: {
    readonly text?: string;
    readonly categoryKey?: string;
    readonly clubId?: string;
    readonly inClubOnly?: boolean;
    readonly sort?: 'RELEVANCE' | 'LATEST' | 'PRICE_UP';
    readonly page: number;
    readonly pageSize: number;
  };
  readonly clubId?: string;
}

const listExample: ListVariables = {
  input: {
    text: 'rice',
    categoryKey: 'groceries',
    clubId: '6401',
    inClubOnly: true,
    sort: 'PRICE_UP',
    page: 1,
    pageSize: 20,
  },
  clubId: '6401',
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

/** Every operation that the measurements send. */
export const operations = {
  shell: operation(
    'Shell',
    {},
    z.object({
      categories: z.array(z.object({ key: z.string() })),
      clubs: z.array(z.object({ key: z.string(), offersPickup: z.boolean() })),
    }),
  ),
  category: operation(
    'CategoryPage',
    { key: 'groceries' },
    z.object({
      category: z.object({ children: z.array(z.object({ key: z.string() })), productCount: z.number() }).nullable(),
    }),
  ),
  productList: operation(
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
            variantAt: z.object({
              sku: z.string(),
              price: z.object({}).nullable(),
              availability: z.object({ state: z.string(), quantity: z.int() }),
            }),
          }),
        ),
      }),
    }),
  ),
  productPage: operation('ProductPage', { sku: '110101-1' }, z.object({ productVariant: z.object({}).nullable() })),
  cart: operation('Cart', {}, z.object({ cart: cart.nullable() })),
  addToCart: operation(
    'AddToCart',
    { input: { commandId, sku: '110101-1', quantity: 1 } },
    z.object({ addToCart: cartResult }),
  ),
  changeQuantity: operation(
    'ChangeQuantity',
    { input: { commandId, lineId: 'line', quantity: 1 } },
    z.object({ changeCartLineQuantity: cartResult }),
  ),
  setDelivery: operation(
    'SetDelivery',
    { input: { commandId, method: 'PICK_UP_IN_CLUB', clubId: '6401' } },
    z.object({ setCartDelivery: cartResult }),
  ),
  beginCheckout: operation(
    'BeginCheckout',
    { input: { cartId: 'cart', idempotencyKey: commandId } },
    z.object({ beginCheckout: z.object({ attempt }) }),
  ),
  cardEncryptionKey: operation(
    'CardEncryptionKey',
    {},
    z.object({ cardEncryptionKey: z.object({ keyId: z.string(), publicKey: z.string() }) }),
  ),
  placeOrder: operation(
    'PlaceOrder',
    {
      input: {
        attemptId: 'attempt',
        expectedTotal: { centAmount: 100, currency: 'CRC' },
        returnUrl: 'https://shop.example/confirmation',
        email: 'bench@tarima.test',
        membershipNumber: '64011020500001',
        card: { encryptedCard: 'card', keyId: 'key', holderName: 'Bench Shopper', save: false },
      },
    },
    z.object({ placeOrder: z.object({ attempt: attempt.extend({ status: z.literal('COMPLETED') }) }) }),
  ),
} as const;

/** Where and as whom an operation is sent. */
export interface GraphContext {
  readonly locale: Locale;
  readonly bearer?: string;
}

/** The HTTP request of an operation as the shop's server sends it: by hash. */
export function graphRequest<Variables>(
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
    },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
    }),
  };
}
