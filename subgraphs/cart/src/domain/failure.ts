import type { OfferedWindow } from './delivery-window.ts';

/** Everything that a shopper can meet when changing a cart, by its stable code (schema, `UserError`). */
export type Failure =
  | { readonly code: 'INVALID_QUANTITY' }
  | { readonly code: 'QUANTITY_LIMIT_EXCEEDED'; readonly maximum: number }
  | { readonly code: 'LINE_LIMIT_EXCEEDED'; readonly maximum: number }
  | { readonly code: 'OUT_OF_STOCK'; readonly availableQuantity: number }
  | { readonly code: 'PRODUCT_UNAVAILABLE' }
  | { readonly code: 'CLUB_UNAVAILABLE' }
  | { readonly code: 'DELIVERY_UNAVAILABLE' }
  | { readonly code: 'DELIVERY_WINDOW_UNAVAILABLE'; readonly windows: readonly OfferedWindow[] }
  | { readonly code: 'SERVICE_FEE_UNAVAILABLE'; readonly asksToRetry: boolean }
  | { readonly code: 'CART_NOT_FOUND' }
  | { readonly code: 'CART_LINE_NOT_FOUND' }
  | { readonly code: 'CART_BUSY' }
  | { readonly code: 'CART_LOCKED_BY_PAYMENT'; readonly attemptId: string | null }
  | { readonly code: 'COMMAND_CONFLICT' }
  | { readonly code: 'COMMAND_EXPIRED' }
  | { readonly code: 'NOTHING_TO_MERGE' };

export type FailureCode = Failure['code'];
