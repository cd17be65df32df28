import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type CaptchaInput, captchaChallenge } from './captcha.ts';

const manifest = z
  .record(z.string(), z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../../schema/operations.gen.json', import.meta.url), 'utf8')));

/** A registered operation of the shop with the schema of the data that tests read. */
export interface Operation<Variables, Data> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Never set; it only carries the type of the variables. */
  readonly variables?: Variables;
}

/** Returns the hash of a registered operation. @throws Error for an unknown name */
export function getOperationHash(name: string): string {
  const [hash] = Object.entries(manifest).find(([, entry]) => entry.name === name) ?? [];
  if (!hash) throw new Error(`The operation ${name} is not registered.`);
  return hash;
}

const defineOperation =
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
  deliveryCharge: money.nullable(),
  tax: money.nullable(),
  total: money,
  allowsPartialFulfillment: z.boolean(),
  isServiceFeeUpToDate: z.boolean(),
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

const action = z.object({
  __typename: z.enum(['DeviceDataCollection', 'CardAuthentication', 'ProviderRedirect']),
  url: z.string(),
  accessToken: z.string().optional(),
});
export type CheckoutAction = z.output<typeof action>;

const attempt = z.object({
  id: z.string(),
  status: z.enum(['OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'COMPLETED', 'DECLINED', 'VOIDED', 'NEEDS_REVIEW']),
  amount: money,
  action: action.nullable(),
  failure: z.object({ code: z.string() }).nullable(),
  order: z.object({ orderNumber: z.string() }).nullable(),
});
export type AttemptView = z.output<typeof attempt>;

/** An amount in cents with its currency. */
export type CheckoutMoney = z.output<typeof money>;

/** Creates the schema of a result union with type name, code and the given fields. */
const createResultSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ __typename: z.string(), code: z.string().optional(), ...shape });
const cartResult = createResultSchema({ cart: cart.optional() });
const attemptResult = createResultSchema({
  attempt: attempt.optional(),
  field: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  challenge: captchaChallenge.optional(),
});

const addressBook = z.object({ addresses: z.array(z.object({ id: z.string(), isDefault: z.boolean() })) });
const addressResult = createResultSchema({
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
const cardResult = createResultSchema({ savedCards: savedCards.optional(), field: z.string().optional() });

const invoiceDetails = z.object({
  idType: z.string(),
  identification: z.string(),
  economicActivity: z.string().nullable(),
});

interface CommandInput {
  readonly commandId: string;
}

export interface EncryptedCard {
  readonly encryptedCard: string;
  readonly keyId: string;
  readonly holderName: string;
}

interface CardInput extends EncryptedCard {
  readonly save: boolean;
}

export interface PlaceOrderInput {
  readonly attemptId: string;
  readonly expectedTotal: { readonly centAmount: number; readonly currency: string };
  readonly acceptsTerms: boolean;
  readonly method?: 'CARD' | 'HOSTED_CARD' | 'PAYPAL';
  readonly card?: CardInput;
  readonly savedCardId?: string;
  readonly email?: string;
  readonly membershipNumber?: string;
  readonly captcha?: CaptchaInput;
}

/** Registered operations that tests send without a browser. */
export const operations = {
  viewer: defineOperation<Record<string, never>>()(
    'Viewer',
    z.object({ me: z.object({ membershipNumber: z.string() }).nullable() }),
  ),
  cart: defineOperation<Record<string, never>>()('Cart', z.object({ cart: cart.nullable() })),
  addToCart: defineOperation<{
    input: CommandInput & { sku: string; quantity: number; clubKey?: string; addressId?: string };
  }>()('AddToCart', z.object({ addToCart: cartResult })),
  changeQuantity: defineOperation<{ input: CommandInput & { lineId: string; quantity: number } }>()(
    'ChangeQuantity',
    z.object({ changeCartLineQuantity: cartResult }),
  ),
  removeLine: defineOperation<{ input: CommandInput & { lineId: string } }>()(
    'RemoveLine',
    z.object({ removeCartLine: cartResult }),
  ),
  setDelivery: defineOperation<{
    input: CommandInput & {
      method: string;
      clubKey?: string;
      addressId?: string;
      fitToStock?: boolean;
      shippingMethodKey?: string;
    };
  }>()('SetDelivery', z.object({ setCartDelivery: cartResult })),
  waitingCarts: defineOperation<Record<string, never>>()(
    'CartsToMerge',
    z.object({ cart: cart.nullable(), guestCart: cart.nullable() }),
  ),
  mergeCarts: defineOperation<{ input: CommandInput & { keepSaved: boolean; keepGuest: boolean; clubKey?: string } }>()(
    'MergeCarts',
    z.object({ mergeCarts: createResultSchema({ cart: cart.nullable().optional() }) }),
  ),
  restorableCarts: defineOperation<Record<string, never>>()(
    'RestorableCarts',
    z.object({ restorableCarts: z.array(cart) }),
  ),
  restoreCart: defineOperation<{ input: CommandInput & { cartId: string } }>()(
    'RestoreCart',
    z.object({ restoreCart: cartResult }),
  ),
  homeDelivery: defineOperation<Record<string, never>>()(
    'HomeDelivery',
    z.object({ homeDelivery: z.object({ addressId: z.string(), club: z.object({ key: z.string() }) }).nullable() }),
  ),
  deliveryWindows: defineOperation<Record<string, never>>()(
    'DeliveryWindows',
    z.object({
      cart: z.object({
        delivery: z
          .object({ window: z.object({ id: z.string(), end: z.string(), isExpired: z.boolean() }).nullable() })
          .nullable(),
        shippingMethods: z.array(z.object({ key: z.string(), speed: z.string(), isChosen: z.boolean() })),
        deliveryWindows: z
          .array(z.object({ id: z.string(), start: z.string(), timeZone: z.string(), isFull: z.boolean() }))
          .nullable(),
      }),
    }),
  ),
  setPartialFulfillment: defineOperation<{ input: CommandInput & { isAllowed: boolean } }>()(
    'SetPartialFulfillment',
    z.object({ setPartialFulfillment: cartResult }),
  ),
  refreshPrices: defineOperation<Record<string, never>>()(
    'RefreshCartPrices',
    z.object({ refreshCartPrices: cartResult }),
  ),
  setDeliveryWindow: defineOperation<{ input: CommandInput & { windowId: string } }>()(
    'SetDeliveryWindow',
    z.object({ setDeliveryWindow: cartResult }),
  ),
  cartAtAddress: defineOperation<{ addressId: string }>()(
    'CartPreviewAtAddress',
    z.object({
      cart: z.object({
        previewAtAddress: z
          .object({
            club: z.object({ key: z.string() }),
            itemCount: z.int(),
            changes: z.array(z.object({ quantity: z.int(), line: z.object({ id: z.string(), quantity: z.int() }) })),
          })
          .nullable(),
      }),
    }),
  ),
  addressBook: defineOperation<Record<string, never>>()(
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
  addAddress: defineOperation<{ input: CommandInput & { address: AddressInput; isDefault?: boolean } }>()(
    'AddAddress',
    z.object({ addAddress: addressResult }),
  ),
  updateAddress: defineOperation<{ input: { addressId: string; address: AddressInput } }>()(
    'UpdateAddress',
    z.object({ updateAddress: addressResult }),
  ),
  setDefaultAddress: defineOperation<{ input: { addressId: string } }>()(
    'SetDefaultAddress',
    z.object({ setDefaultAddress: addressResult }),
  ),
  deleteAddress: defineOperation<{ input: { addressId: string } }>()(
    'DeleteAddress',
    z.object({ deleteAddress: addressResult }),
  ),
  deleteIdentity: defineOperation<Record<string, never>>()(
    'DeleteIdentity',
    z.object({ deleteIdentity: createResultSchema({}) }),
  ),
  cancelMembership: defineOperation<Record<string, never>>()(
    'CancelOwnMembership',
    z.object({ cancelMembership: createResultSchema({}) }),
  ),
  cardEncryptionKey: defineOperation<Record<string, never>>()(
    'CardEncryptionKey',
    z.object({ cardEncryptionKey: z.object({ keyId: z.string(), publicKey: z.string() }) }),
  ),
  wallet: defineOperation<Record<string, never>>()('Wallet', z.object({ savedCards })),
  addCard: defineOperation<{ input: CommandInput & EncryptedCard }>()('AddCard', z.object({ addCard: cardResult })),
  setDefaultCard: defineOperation<{ input: { cardId: string } }>()(
    'SetDefaultCard',
    z.object({ setDefaultCard: cardResult }),
  ),
  deleteCard: defineOperation<{ input: { cardId: string } }>()('DeleteCard', z.object({ deleteCard: cardResult })),
  beginCheckout: defineOperation<{ input: { cartId: string; idempotencyKey: string } }>()(
    'BeginCheckout',
    z.object({ beginCheckout: attemptResult }),
  ),
  beginMembership: defineOperation<{
    input: {
      idempotencyKey: string;
      purpose: 'MEMBERSHIP_NEW' | 'RENEW' | 'UPGRADE';
      membership: { type?: string; club?: string; applicant?: object };
      captcha?: CaptchaInput;
    };
  }>()('BeginCheckout', z.object({ beginCheckout: attemptResult })),
  captchaChallenge: defineOperation<{ cartId: string; scriptFailed: boolean }>()(
    'CaptchaChallenge',
    z.object({ captchaChallenge: captchaChallenge.nullable() }),
  ),
  placeOrder: defineOperation<{ input: PlaceOrderInput }>()('PlaceOrder', z.object({ placeOrder: attemptResult })),
  submitDeviceData: defineOperation<{ input: { attemptId: string; sessionId: string | null } }>()(
    'SubmitDeviceData',
    z.object({ submitDeviceData: attemptResult }),
  ),
  cancelCheckout: defineOperation<{ input: { attemptId: string } }>()(
    'CancelCheckout',
    z.object({ cancelCheckout: attemptResult }),
  ),
  operatorAttempts: defineOperation<{ filter: { text: string; status: readonly string[] }; first: number }>()(
    'OperatorAttempts',
    z.object({ operatorAttempts: z.object({ nodes: z.array(z.object({ id: z.string(), purpose: z.string() })) }) }),
  ),
  resolveAttempt: defineOperation<{
    input: { attemptId: string; action: 'VOID' | 'REFUND' | 'COMPLETE'; reason: string };
  }>()('ResolveAttempt', z.object({ resolveAttempt: createResultSchema({}) })),
  checkoutAttempt: defineOperation<{ id: string }>()(
    'CheckoutAttempt',
    z.object({ checkoutAttempt: attempt.nullable() }),
  ),
  order: defineOperation<{ orderNumber: string; email?: string }>()(
    'Order',
    z.object({
      order: z
        .object({
          orderNumber: z.string(),
          total: money,
          stage: z.string(),
          isCancellationRequested: z.boolean(),
          refunds: z
            .array(
              z.object({
                id: z.string(),
                reason: z.string(),
                state: z.string(),
                amount: money,
                requestedAt: z.string(),
                completedAt: z.string().nullable(),
              }),
            )
            .nullable(),
          invoice: z
            .object({ typeLabel: z.string(), isNamed: z.boolean(), identification: z.string().nullable() })
            .nullable(),
        })
        .nullable(),
    }),
  ),
  invoiceForm: defineOperation<Record<string, never>>()(
    'InvoiceForm',
    z.object({
      invoiceForm: z.object({
        isOffered: z.boolean(),
        idTypes: z.array(z.object({ id: z.string() })),
        fiscalCreditIdTypes: z.array(z.object({ id: z.string() })),
        fields: z.array(z.object({ name: z.string() })),
      }),
    }),
  ),
  cartInvoice: defineOperation<{ cartId: string }>()(
    'CartInvoice',
    z.object({
      invoiceDetails: z.object({ details: invoiceDetails.nullable(), saved: invoiceDetails.nullable() }).nullable(),
    }),
  ),
  setInvoiceDetails: defineOperation<{ input: { cartId: string; idType: string; [field: string]: unknown } }>()(
    'SetInvoiceDetails',
    z.object({ setInvoiceDetails: createResultSchema({ field: z.string().optional() }) }),
  ),
  cancelOrder: defineOperation<{ input: { orderNumber: string } }>()(
    'CancelOrder',
    z.object({ cancelOrder: createResultSchema({}) }),
  ),
  orders: defineOperation<{ after?: string }>()(
    'Orders',
    z.object({ orders: z.object({ nodes: z.array(z.object({ orderNumber: z.string() })) }) }),
  ),
} as const;
