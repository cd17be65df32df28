import type { cards } from '../graph/cards.ts';
import type { PlaceOrderInput } from '../graph/operations.ts';
import { costaRica, type ShoppingContext } from '../graph/shopper.ts';

/** A way to pay; the two versions of the hosted card page are used in different markets. */
export type Route = 'card' | 'hosted card v3' | 'hosted card v2' | 'PayPal';

/** What an attempt of a case pays for or returns. */
export type CaseRoute = Route | 'refund' | 'membership';

interface RouteSettings {
  readonly method: NonNullable<PlaceOrderInput['method']>;
  /** Where a guest pays with it. */
  readonly place: ShoppingContext;
}

export const routes: Readonly<Record<Route, RouteSettings>> = {
  card: { method: 'CARD', place: costaRica },
  'hosted card v3': { method: 'HOSTED_CARD', place: costaRica },
  'hosted card v2': { method: 'HOSTED_CARD', place: { market: 'DO', language: 'es', club: '6801' } },
  PayPal: { method: 'PAYPAL', place: costaRica },
};

/** How a shopper pays in a case. */
export interface Payment {
  /** The route; a card by default. */
  readonly route?: Route;
  /** The test card, also for a hosted card page. */
  readonly card: keyof typeof cards;
  /** The account for PayPal. */
  readonly payer?: string;
  /** At the provider's page; `cancel` cancels the checkout in the shop instead. */
  readonly challenge?: 'pass' | 'cancel' | 'cancel at the provider';
}
