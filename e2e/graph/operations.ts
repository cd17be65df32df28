import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z
  .record(z.string(), z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../../schema/operations.gen.json', import.meta.url), 'utf8')));

/** One of the shop's registered operations and what a test reads of its answer. */
export interface Operation<Variables, Data> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Never set: carries the type of the variables. */
  readonly variables?: Variables;
}

/** The hash by which the gateway knows an operation. @throws Error for a name that the shop does not register */
export function hashOf(name: string): string {
  const [hash] = Object.entries(manifest).find(([, known]) => known.name === name) ?? [];
  if (!hash) throw new Error(`The shop has no operation ${name}.`);
  return hash;
}

const operation =
  <Variables>() =>
  <Data>(name: string, data: z.ZodType<Data>): Operation<Variables, Data> => ({ name, data });

const money = z.object({ centAmount: z.int(), currency: z.string() });

const cart = z.object({
  id: z.string(),
  version: z.int(),
  itemCount: z.int(),
  isLocked: z.boolean(),
  isReadyForCheckout: z.boolean(),
  subtotal: money,
  serviceFee: money.nullable(),
  shipping: money.nullable(),
  tax: money.nullable(),
  total: money,
  allowsPartialFulfillment: z.boolean(),
  isServiceFeeSettled: z.boolean(),
  delivery: z
    .object({
      method: z.string(),
      addressId: z.string().nullable(),
      addressProblem: z.string().nullable(),
      address: z.object({ streetText: z.string() }).nullable(),
      club: z.object({ key: z.string() }).nullable(),
    })
    .nullable(),
  lines: z.array(
    z.object({ id: z.string(), quantity: z.int(), unitPrice: money, variant: z.object({ sku: z.string() }) }),
  ),
});
export type CartView = z.output<typeof cart>;

const attempt = z.object({
  id: z.string(),
  status: z.enum(['OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'COMPLETED', 'DECLINED', 'VOIDED', 'NEEDS_REVIEW']),
  challengeUrl: z.string().nullable(),
  failure: z.object({ code: z.string() }).nullable(),
  order: z.object({ orderNumber: z.string() }).nullable(),
});
export type AttemptView = z.output<typeof attempt>;

/** Members of a result union as tests tell them apart: by name, code, and what they carry. */
const result = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ __typename: z.string(), code: z.string().optional(), ...shape });
const cartResult = result({ cart: cart.optional() });
const attemptResult = result({
  attempt: attempt.optional(),
  field: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
});

const addressBook = z.object({ addresses: z.array(z.object({ id: z.string(), isDefault: z.boolean() })) });
const addressResult = result({
  address: z.object({ id: z.string() }).optional(),
  member: addressBook.optional(),
});

export interface AddressInput {
  readonly alias: string;
  readonly fullName: string;
  readonly streetText: string;
  readonly description: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const savedCards = z.array(z.object({ id: z.string(), lastDigits: z.string(), isDefault: z.boolean() }));
const cardResult = result({ savedCards: savedCards.optional(), field: z.string().optional() });

interface CommandInput {
  readonly commandId: string;
}

export interface SealedCard {
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly holderName: string;
}

interface CardInput extends SealedCard {
  readonly save: boolean;
}

export interface PlaceOrderInput {
  readonly attemptId: string;
  readonly expectedTotal: { readonly centAmount: number; readonly currency: string };
  readonly returnUrl: string;
  readonly card?: CardInput;
  readonly savedCardId?: string;
  readonly email?: string;
  readonly membershipNumber?: string;
}

/** The registered operations that tests send themselves; a browser sends the others. */
export const operations = {
  cart: operation<Record<string, never>>()('Cart', z.object({ cart: cart.nullable() })),
  addToCart: operation<{
    input: CommandInput & { sku: string; quantity: number; clubId?: string; addressId?: string };
  }>()('AddToCart', z.object({ addToCart: cartResult })),
  changeQuantity: operation<{ input: CommandInput & { lineId: string; quantity: number } }>()(
    'ChangeQuantity',
    z.object({ changeCartLineQuantity: cartResult }),
  ),
  removeLine: operation<{ input: CommandInput & { lineId: string } }>()(
    'RemoveLine',
    z.object({ removeCartLine: cartResult }),
  ),
  setDelivery: operation<{
    input: CommandInput & {
      method: string;
      clubId?: string;
      addressId?: string;
      fitToStock?: boolean;
      shippingMethod?: string;
    };
  }>()('SetDelivery', z.object({ setCartDelivery: cartResult })),
  waitingCarts: operation<Record<string, never>>()(
    'WaitingCarts',
    z.object({ cart: cart.nullable(), guestCart: cart.nullable() }),
  ),
  mergeCarts: operation<{ input: CommandInput & { keepSaved: boolean; keepGuest: boolean; clubId?: string } }>()(
    'MergeCarts',
    z.object({ mergeCarts: result({ cart: cart.nullable().optional() }) }),
  ),
  restorableCarts: operation<Record<string, never>>()('RestorableCarts', z.object({ restorableCarts: z.array(cart) })),
  restoreCart: operation<{ input: CommandInput & { cartId: string } }>()(
    'RestoreCart',
    z.object({ restoreCart: cartResult }),
  ),
  homeDelivery: operation<Record<string, never>>()(
    'HomeDelivery',
    z.object({ homeDelivery: z.object({ addressId: z.string(), club: z.object({ key: z.string() }) }).nullable() }),
  ),
  deliveryWindows: operation<Record<string, never>>()(
    'DeliveryWindows',
    z.object({
      cart: z.object({
        delivery: z
          .object({ window: z.object({ id: z.string(), end: z.string(), isExpired: z.boolean() }).nullable() })
          .nullable(),
        shippingMethods: z.array(z.object({ key: z.string(), speed: z.string(), isChosen: z.boolean() })),
        deliveryWindows: z
          .array(z.object({ id: z.string(), start: z.string(), zone: z.string(), isFull: z.boolean() }))
          .nullable(),
      }),
    }),
  ),
  setPartialFulfillment: operation<{ input: CommandInput & { isAllowed: boolean } }>()(
    'SetPartialFulfillment',
    z.object({ setPartialFulfillment: cartResult }),
  ),
  refreshPrices: operation<Record<string, never>>()('RefreshCartPrices', z.object({ refreshCartPrices: cartResult })),
  setDeliveryWindow: operation<{ input: CommandInput & { windowId: string } }>()(
    'SetDeliveryWindow',
    z.object({ setDeliveryWindow: cartResult }),
  ),
  cartAtAddress: operation<{ addressId: string }>()(
    'CartAtAddress',
    z.object({
      cart: z.object({
        atAddress: z
          .object({
            club: z.object({ key: z.string() }),
            itemCount: z.int(),
            changes: z.array(z.object({ quantity: z.int(), line: z.object({ id: z.string(), quantity: z.int() }) })),
          })
          .nullable(),
      }),
    }),
  ),
  addressBook: operation<Record<string, never>>()(
    'AddressBook',
    z.object({
      me: z.object({
        addresses: z.array(
          z.object({
            id: z.string(),
            isDefault: z.boolean(),
            isDeliverable: z.boolean(),
            plusCode: z.string().nullable(),
            address: z.object({ alias: z.string().nullable(), phone: z.string().nullable() }),
          }),
        ),
      }),
    }),
  ),
  addAddress: operation<{ input: CommandInput & { address: AddressInput; isDefault?: boolean } }>()(
    'AddAddress',
    z.object({ addAddress: addressResult }),
  ),
  updateAddress: operation<{ input: { addressId: string; address: AddressInput } }>()(
    'UpdateAddress',
    z.object({ updateAddress: addressResult }),
  ),
  setDefaultAddress: operation<{ input: { addressId: string } }>()(
    'SetDefaultAddress',
    z.object({ setDefaultAddress: addressResult }),
  ),
  deleteAddress: operation<{ input: { addressId: string } }>()(
    'DeleteAddress',
    z.object({ deleteAddress: addressResult }),
  ),
  deleteIdentity: operation<Record<string, never>>()('DeleteIdentity', z.object({ deleteIdentity: result({}) })),
  cardEncryptionKey: operation<Record<string, never>>()(
    'CardEncryptionKey',
    z.object({ cardEncryptionKey: z.object({ keyId: z.string(), publicKey: z.string() }) }),
  ),
  wallet: operation<Record<string, never>>()('Wallet', z.object({ savedCards })),
  addCard: operation<{ input: CommandInput & SealedCard }>()('AddCard', z.object({ addCard: cardResult })),
  setDefaultCard: operation<{ input: { cardId: string } }>()(
    'SetDefaultCard',
    z.object({ setDefaultCard: cardResult }),
  ),
  deleteCard: operation<{ input: { cardId: string } }>()('DeleteCard', z.object({ deleteCard: cardResult })),
  beginCheckout: operation<{ input: { cartId: string; idempotencyKey: string } }>()(
    'BeginCheckout',
    z.object({ beginCheckout: attemptResult }),
  ),
  placeOrder: operation<{ input: PlaceOrderInput }>()('PlaceOrder', z.object({ placeOrder: attemptResult })),
  completeChallenge: operation<{
    input: { attemptId: string; challengeOrderId: string; cavv: string | null; eci: string | null };
  }>()('CompleteChallenge', z.object({ completeChallenge: attemptResult })),
  cancelCheckout: operation<{ input: { attemptId: string } }>()(
    'CancelCheckout',
    z.object({ cancelCheckout: attemptResult }),
  ),
  checkoutAttempt: operation<{ id: string }>()('CheckoutAttempt', z.object({ checkoutAttempt: attempt.nullable() })),
  order: operation<{ orderNumber: string; email?: string }>()(
    'Order',
    z.object({ order: z.object({ orderNumber: z.string(), total: money }).nullable() }),
  ),
  cancelOrder: operation<{ input: { orderNumber: string } }>()('CancelOrder', z.object({ cancelOrder: result({}) })),
  orders: operation<{ after?: string }>()(
    'Orders',
    z.object({ orders: z.object({ nodes: z.array(z.object({ orderNumber: z.string() })) }) }),
  ),
} as const;
