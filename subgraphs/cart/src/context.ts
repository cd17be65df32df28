import type { Locale } from '@tarima/markets/locale';
import type { Identity } from '@tarima/service-kit/caller';
import type { CartStore } from './commands/cart-store.ts';
import type { Lanes } from './commands/lanes.ts';
import type { DeliveryPlaces } from './domain/delivery.ts';
import type { Fulfilment } from './domain/delivery-window.ts';
import type { CartRules } from './domain/rules.ts';
import type { CartLoader } from './loaders.ts';

/** What the resolvers of one request work with. */
export interface Context {
  /** Market and language of the request. */
  readonly locale: Locale;
  readonly identity: Identity;
  readonly store: CartStore;
  readonly carts: CartLoader;
  /** Shared by all requests of the process. */
  readonly lanes: Lanes;
  readonly rules: CartRules;
  /** Whether only the store itself puts this sku into carts. */
  isTechnicalSku(sku: string): boolean;
  /** Reports to operators that a service fee cannot be charged although it is due. */
  reportMissingFee(): void;
  readonly places: DeliveryPlaces;
  readonly fulfilment: Fulfilment;
  /** Reports to operators why a delivery is not possible. */
  reportDelivery(problem: string, facts: Readonly<Record<string, unknown>>): void;
  /** Whether this market's prices hold its taxes. */
  isTaxIncluded(): Promise<boolean>;
}
