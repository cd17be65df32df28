import type { Address } from '@tarima/markets/address';
import type { Money } from '@tarima/markets/money';

/** A home delivery to one of the caller's saved addresses. */
export interface HomeDelivery {
  readonly address: Address & { readonly id: string };
  /** The delivering club. */
  readonly clubKey: string;
  /** Days until delivery in the club's calendar; 0 is today. */
  readonly daysUntilDelivery: number;
  readonly price: Money;
  /** Subtotal from which delivery is free; null when it is never free. */
  readonly freeAbove: Money | null;
}
