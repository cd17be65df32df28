import type { GraphErrorKind } from '../../apollo/graph-error-kind.ts';
import type { ModalArguments } from '../../session/modals.ts';
import type { CartFailure, CartFailureType, RequestFailure } from './cart-failure.ts';

/**
 * The operation that failed; `open` loads the cart for the cart page, whose error page has a retry, and `assign` turns a
 * guest's cart into the member's without asking.
 */
export type CartOperation = 'load' | 'open' | 'add' | 'change' | 'remove' | 'deliver' | 'merge' | 'assign' | 'restore';

type ErrorCode = ModalArguments['error']['code'];

/**
 * How the page reacts to a failed cart operation. The message of a failure result is shown by message-link.ts.
 * - `reload`: refetches an outdated cart
 * - `show-cart`: also opens the cart page, where the shopper can resolve the failure
 * - `notify-unreachable`: shows a connection error, because there is no response with a message
 * - `report-session-end`: the page opens the modal for an ended session, or the app renews the session
 * - `modal`: opens a modal; `error` also has a code
 */
export type CartFailureAction =
  | { readonly kind: 'nothing' | 'reload' | 'show-cart' | 'notify-unreachable' | 'report-session-end' }
  | { readonly kind: 'modal'; readonly name: 'currentVersion' }
  | { readonly kind: 'modal'; readonly name: 'error'; readonly code: ErrorCode };

const actionOfFailure: { readonly [Type in CartFailureType]: 'nothing' | 'reload' | 'show-cart' } = {
  CartBusy: 'nothing',
  CartLineNotFound: 'reload',
  CartLockedByPayment: 'show-cart',
  CartNotFound: 'reload',
  ClubUnavailable: 'nothing',
  CommandConflict: 'reload',
  CommandExpired: 'reload',
  DeliveryUnavailable: 'nothing',
  DeliveryWindowUnavailable: 'reload',
  InvalidQuantity: 'reload',
  LineLimitExceeded: 'nothing',
  NothingToMerge: 'reload',
  OutOfStock: 'nothing',
  ProductUnavailable: 'nothing',
  QuantityLimitExceeded: 'nothing',
  ServiceFeeUnavailable: 'nothing',
};

/** Code of the `error` modal for each operation that fails without a specific reason (CART-97). */
const errorCodes: Readonly<Record<CartOperation, ErrorCode>> = {
  load: 'CART-SM-001',
  open: 'CART-SM-001',
  add: 'CART-SM-001',
  change: 'CART-SM-001',
  remove: 'CART-SM-001',
  deliver: '500',
  merge: 'EG_500',
  assign: 'CART-SM-002',
  restore: 'CART-SM-002',
};

/** The reaction to a failed cart operation (CART-97, CART-98, CART-99). */
export function getCartFailureAction(
  operation: CartOperation,
  failure: CartFailure | RequestFailure,
): CartFailureAction {
  if ('errorKind' in failure) return getErrorAction(operation, failure.errorKind);
  // The shopper did not start this, so a message about a busy cart would be confusing.
  if (operation === 'assign') return { kind: 'modal', name: 'error', code: errorCodes.assign };
  return { kind: actionOfFailure[failure.__typename] };
}

/** Failures that the retry of the error page can resolve. */
const temporaryKinds: ReadonlySet<GraphErrorKind> = new Set(['unreachable', 'unavailable', 'timeout', 'failed']);

function getErrorAction(operation: CartOperation, errorKind: GraphErrorKind): CartFailureAction {
  if (operation === 'open' && temporaryKinds.has(errorKind)) return { kind: 'nothing' };
  switch (errorKind) {
    case 'unreachable':
    case 'unavailable':
      // The merge dialog stays open and shows the message itself.
      return { kind: operation === 'merge' ? 'nothing' : 'notify-unreachable' };
    case 'timeout':
      // For a command the shopper has already been asked to retry and declined (CART-102).
      return { kind: operation === 'load' ? 'notify-unreachable' : 'reload' };
    case 'signed-out':
      return { kind: 'report-session-end' };
    case 'outdated':
      return { kind: 'modal', name: 'currentVersion' };
    case 'refused':
      return {
        kind: 'modal',
        name: 'error',
        code: operation === 'load' || operation === 'open' ? 'EG_400' : errorCodes[operation],
      };
    case 'failed':
      return { kind: 'modal', name: 'error', code: errorCodes[operation] };
  }
}
