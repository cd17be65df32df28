import type { OfferedWindow } from './delivery-window.ts';
import type { ServiceFeeRetries } from './rules.ts';

/** A failure of a cart command. `type` is its GraphQL result type, `code` the stable code of its `UserError`. */
export type Failure =
  | { readonly type: 'InvalidQuantity'; readonly code: 'INVALID_QUANTITY' }
  | { readonly type: 'QuantityLimitExceeded'; readonly code: 'QUANTITY_LIMIT_EXCEEDED'; readonly maximum: number }
  | { readonly type: 'LineLimitExceeded'; readonly code: 'LINE_LIMIT_EXCEEDED'; readonly maximum: number }
  | { readonly type: 'OutOfStock'; readonly code: 'OUT_OF_STOCK'; readonly availableQuantity: number }
  | { readonly type: 'ProductUnavailable'; readonly code: 'PRODUCT_UNAVAILABLE' }
  | { readonly type: 'ClubUnavailable'; readonly code: 'CLUB_UNAVAILABLE' }
  | { readonly type: 'DeliveryUnavailable'; readonly code: 'DELIVERY_UNAVAILABLE' }
  | {
      readonly type: 'DeliveryWindowUnavailable';
      readonly code: 'DELIVERY_WINDOW_UNAVAILABLE';
      /** Windows that can be chosen instead. */
      readonly windows: readonly OfferedWindow[];
    }
  | {
      readonly type: 'ServiceFeeUnavailable';
      readonly code: 'SERVICE_FEE_UNAVAILABLE';
      readonly retryWaitsSeconds: readonly number[];
      readonly isRetrySuggested: boolean;
    }
  | { readonly type: 'CartNotFound'; readonly code: 'CART_NOT_FOUND' }
  | { readonly type: 'CartLineNotFound'; readonly code: 'CART_LINE_NOT_FOUND' }
  | { readonly type: 'CartBusy'; readonly code: 'CART_BUSY' }
  | {
      readonly type: 'CartLockedByPayment';
      readonly code: 'CART_LOCKED_BY_PAYMENT';
      /** The checkout attempt that locks the cart. */
      readonly attemptId: string | null;
    }
  | { readonly type: 'CommandConflict'; readonly code: 'COMMAND_CONFLICT' }
  | { readonly type: 'CommandExpired'; readonly code: 'COMMAND_EXPIRED' }
  | { readonly type: 'NothingToMerge'; readonly code: 'NOTHING_TO_MERGE' };

export type FailureType = Failure['type'];

/** The failures of these types. */
export type FailureOf<Type extends FailureType> = Extract<Failure, { type: Type }>;

export const invalidQuantity = { type: 'InvalidQuantity', code: 'INVALID_QUANTITY' } as const satisfies Failure;
export const productUnavailable = {
  type: 'ProductUnavailable',
  code: 'PRODUCT_UNAVAILABLE',
} as const satisfies Failure;
export const clubUnavailable = { type: 'ClubUnavailable', code: 'CLUB_UNAVAILABLE' } as const satisfies Failure;
export const deliveryUnavailable = {
  type: 'DeliveryUnavailable',
  code: 'DELIVERY_UNAVAILABLE',
} as const satisfies Failure;
export const cartNotFound = { type: 'CartNotFound', code: 'CART_NOT_FOUND' } as const satisfies Failure;
export const cartLineNotFound = { type: 'CartLineNotFound', code: 'CART_LINE_NOT_FOUND' } as const satisfies Failure;
export const cartBusy = { type: 'CartBusy', code: 'CART_BUSY' } as const satisfies Failure;
export const commandConflict = { type: 'CommandConflict', code: 'COMMAND_CONFLICT' } as const satisfies Failure;
export const commandExpired = { type: 'CommandExpired', code: 'COMMAND_EXPIRED' } as const satisfies Failure;
export const nothingToMerge = { type: 'NothingToMerge', code: 'NOTHING_TO_MERGE' } as const satisfies Failure;

export const createQuantityLimitExceeded = (maximum: number): FailureOf<'QuantityLimitExceeded'> => ({
  type: 'QuantityLimitExceeded',
  code: 'QUANTITY_LIMIT_EXCEEDED',
  maximum,
});

export const createLineLimitExceeded = (maximum: number): FailureOf<'LineLimitExceeded'> => ({
  type: 'LineLimitExceeded',
  code: 'LINE_LIMIT_EXCEEDED',
  maximum,
});

export const createOutOfStock = (availableQuantity: number): FailureOf<'OutOfStock'> => ({
  type: 'OutOfStock',
  code: 'OUT_OF_STOCK',
  availableQuantity,
});

export const createWindowUnavailable = (
  windows: readonly OfferedWindow[] = [],
): FailureOf<'DeliveryWindowUnavailable'> => ({
  type: 'DeliveryWindowUnavailable',
  code: 'DELIVERY_WINDOW_UNAVAILABLE',
  windows,
});

export const createServiceFeeUnavailable = ({
  waitsSeconds,
  isRetrySuggested,
}: ServiceFeeRetries): FailureOf<'ServiceFeeUnavailable'> => ({
  type: 'ServiceFeeUnavailable',
  code: 'SERVICE_FEE_UNAVAILABLE',
  retryWaitsSeconds: waitsSeconds,
  isRetrySuggested,
});

export const createCartLockedByPayment = (attemptId: string | null): FailureOf<'CartLockedByPayment'> => ({
  type: 'CartLockedByPayment',
  code: 'CART_LOCKED_BY_PAYMENT',
  attemptId,
});
