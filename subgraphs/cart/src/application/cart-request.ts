import type { Locale } from '@tarima/markets/locale';
import type { Identity } from '@tarima/service-kit/caller';
import type { CartRules } from '../domain/rules.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartQueue } from './commands/cart-queue.ts';
import type { MemberReader } from './member-reader.ts';
import type { CartStore, ClubDirectory, Fulfilment, ReportDeliveryProblem } from './ports.ts';

/** What use cases need to serve one request. */
export interface CartRequest {
  /** Market and language of the request. */
  readonly locale: Locale;
  readonly identity: Identity;
  readonly store: CartStore;
  readonly carts: CartLoader;
  /** Shared by all requests of the process. */
  readonly queue: CartQueue;
  readonly rules: CartRules;
  /** Whether shoppers cannot add this product themselves, such as the service fee. */
  isTechnicalSku(sku: string): boolean;
  /** Reports to operators that a service fee is due and cannot be charged. */
  reportMissingFee(): void;
  readonly clubDirectory: ClubDirectory;
  readonly member: MemberReader;
  readonly fulfilment: Fulfilment;
  readonly reportDeliveryProblem: ReportDeliveryProblem;
}
