import type { InvoiceRules } from '@tarima/markets/invoicing/rules';
import type { PasswordPolicy } from '@tarima/markets/password-policy';
import type { MarketCode } from '@tarima/markets/table';
import type { WindowRules } from '../../domain/cart.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { MembershipPurpose } from '../../domain/purpose.ts';
import type { StatusQuery } from '../../domain/transaction.ts';
import type { ReturnUrls } from '../payments-port.ts';

export interface SagaSettings {
  /** How long the stock of a held cart stays reserved: at least as long as the shopper may be at a provider's page. */
  readonly getHoldMinutes: (method: PaymentMethod) => number;
  /** Where a provider sends a browser back to with this state. */
  readonly createReturnUrls: (state: string) => ReturnUrls;
  /** Whether the bank-card provider scores the risk of payments (PAYMENTS-64). */
  readonly isRiskScored: () => boolean;
  /** The rules of the market's delivery windows (CHECKOUT-3, DELIVERY-75). */
  readonly getWindowRules: (market: MarketCode) => WindowRules;
  /** The rules of the market's invoices (INVOICING-105). */
  readonly getInvoiceRules: (market: MarketCode) => InvoiceRules;
  /** The authorization status queries; none where the provider has no such query. */
  readonly getStatusQueries: () => readonly StatusQuery[];
  /** Card networks that the market accepts, and `PAYPAL` where it is accepted (PAYMENTS-17). */
  readonly getCardTypes: (market: MarketCode) => readonly string[];
  /** Waits before the queries for a membership transaction whose response was lost (MEMBERSHIP-75). */
  readonly getMembershipWaits: () => readonly number[];
  /** What the configuration says about renewals. */
  readonly getMembershipRules: () => { readonly renewalDaysBeforeExpiry: number };
  /** Rules for the passwords of online accounts (MEMBERSHIP-67). */
  readonly getPasswordPolicy: () => PasswordPolicy;
  /** Whether the market, and the club for a new membership, sells memberships, renewals or upgrades online. */
  readonly isMembershipSold: (market: MarketCode, purpose: MembershipPurpose, club: string) => boolean;
  /** After how long without a response about a lost transaction the attempt needs review. */
  readonly reviewAfterSeconds: number;
  /** Waits between quick repetitions of a step, before it is postponed. */
  readonly repeatDelaysMs: readonly number[];
  /** The first postponement of a step that keeps failing; each later one is twice as long. */
  readonly backoffSeconds: number;
  /** How many times a step that keeps failing is postponed before it is given up. */
  readonly stepPostponements: number;
  /** How many times a step is tried that an upstream refuses for good. */
  readonly rejectionTries: number;
}
