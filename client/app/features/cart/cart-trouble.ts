import type { GraphFault } from '../../apollo/graph-fault.ts';
import type { ModalArguments } from '../../session/modals.ts';
import type { CartFailure, CartFailureType } from './cart-failure.ts';
import type { Unanswered } from './send-command.ts';

/** What was done with a cart; `assign` is a guest's cart that becomes the member's without a question. */
export type CartWork = 'load' | 'add' | 'change' | 'remove' | 'deliver' | 'merge' | 'assign' | 'restore';

type ErrorCode = ModalArguments['error']['code'];

/**
 * What follows trouble with a cart, beside the sentence that the shop's answer brings with it (message-link.ts):
 * - `reload` when the page shows a cart that is no longer so, `show-cart` when it can be mended on the cart page
 * - `tell-unreachable`: there is no answer whose sentence could be shown
 * - a modal, of `error` with its code
 */
export type CartConsequence =
  | { readonly kind: 'nothing' | 'reload' | 'show-cart' | 'tell-unreachable' }
  | { readonly kind: 'modal'; readonly name: 'sessionExpired' | 'currentVersion' }
  | { readonly kind: 'modal'; readonly name: 'error'; readonly code: ErrorCode };

const answered: { readonly [Type in CartFailureType]: 'nothing' | 'reload' | 'show-cart' } = {
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

/** Code of the `error` modal for each kind of work, when the shop fails without saying why (CART-97). */
const codes: Readonly<Record<CartWork, ErrorCode>> = {
  load: 'CART-SM-001',
  add: 'CART-SM-001',
  change: 'CART-SM-001',
  remove: 'CART-SM-001',
  deliver: '500',
  merge: 'EG_500',
  assign: 'CART-SM-002',
  restore: 'CART-SM-002',
};

/** What the shop shows and does when a request about the cart fails (CART-97, CART-98, CART-99). */
export function cartConsequence(work: CartWork, trouble: CartFailure | Unanswered): CartConsequence {
  if ('fault' in trouble) return ofFault(work, trouble.fault);
  // Nobody asked for it, so a sentence about a busy cart would be about nothing.
  if (work === 'assign') return { kind: 'modal', name: 'error', code: codes.assign };
  return { kind: answered[trouble.__typename] };
}

function ofFault(work: CartWork, fault: GraphFault): CartConsequence {
  switch (fault) {
    case 'unreachable':
    case 'unavailable':
      // The question says it itself, and stays.
      return { kind: work === 'merge' ? 'nothing' : 'tell-unreachable' };
    case 'timeout':
      // A shopper who sent a command was asked already, and left it.
      return { kind: work === 'load' ? 'tell-unreachable' : 'reload' };
    case 'signed-out':
      return { kind: 'modal', name: 'sessionExpired' };
    case 'outdated':
      return { kind: 'modal', name: 'currentVersion' };
    case 'refused':
      return { kind: 'modal', name: 'error', code: work === 'load' ? 'EG_400' : codes[work] };
    case 'failed':
      return { kind: 'modal', name: 'error', code: codes[work] };
  }
}
