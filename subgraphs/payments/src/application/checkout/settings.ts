import type { InvoiceRules } from '@tarima/markets/invoicing/rules';
import type { MarketCode } from '@tarima/markets/table';
import type { StatusQuery } from '../../domain/transaction.ts';

export interface SagaSettings {
  /** How long the stock of a held cart stays reserved. */
  readonly holdMinutes: number;
  /** Whether home delivery needs a delivery window (DELIVERY-83, CHECKOUT-3). */
  readonly isWindowRequired: (market: MarketCode) => boolean;
  /** The rules of the market's invoices (INVOICING-105). */
  readonly getInvoiceRules: (market: MarketCode) => InvoiceRules;
  /** The authorization status queries; none where the provider has no such query. */
  readonly getStatusQueries: () => readonly StatusQuery[];
  /** Whether the market accepts cards of this network (PAYMENTS-17). */
  readonly isCardTypeAccepted: (market: MarketCode, brand: string) => boolean;
  /** After how long without a response about a lost transaction the attempt needs review. */
  readonly reviewAfterSeconds: number;
  /** Waits between quick repetitions of a step, before it is postponed. */
  readonly repeatDelaysMs: readonly number[];
  /** The first postponement of a step that keeps failing; each later one is twice as long. */
  readonly backoffSeconds: number;
  /** How often a step that keeps failing is postponed before it is given up. */
  readonly stepPostponements: number;
  /** How often a step is tried that an upstream refuses for good. */
  readonly rejectionTries: number;
}
