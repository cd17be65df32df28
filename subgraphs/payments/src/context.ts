import type { Language, MarketCode } from '@tarima/markets/table';
import type { CaptchaGuard } from './application/checkout/captcha-guard.ts';
import type { LimitedCheckout } from './application/checkout/limit-place-order.ts';
import type { Invoicing } from './application/invoicing/invoicing.ts';
import type { Operator, OperatorDesk } from './application/operators/operator-desk.ts';
import type { RefundsLoader } from './application/refunds/refunds-loader.ts';
import type { SavedCardsLoader } from './application/saved-cards-loader.ts';
import type { Registrant, Shopper } from './application/shopper.ts';
import type { LimitedWallet } from './application/wallet/limit-add-card.ts';

/** The use cases and the caller of one request. */
export interface Context {
  /** Undefined for callers who have no cart: partners, and callers without a session. */
  readonly shopper: Shopper | undefined;
  /** Undefined for partners and operators. */
  readonly registrant: Registrant | undefined;
  readonly isPartner: boolean;
  readonly market: MarketCode;
  /** The signed-in operator; undefined for everyone else. */
  readonly operator: Operator | undefined;
  readonly operators: OperatorDesk;
  /** Maximum number of attempts on a page for operators. */
  readonly operatorPageLimit: number;
  readonly language: Language;
  readonly checkout: LimitedCheckout;
  readonly captcha: CaptchaGuard;
  readonly invoicing: Invoicing;
  readonly getCardEncryptionKey: () => Promise<{ keyId: string; publicKey: string }>;
  readonly savedCards: SavedCardsLoader;
  readonly refunds: RefundsLoader;
  /** Whether the orders subgraph has let the caller read this order. */
  readonly hasReadGrant: (orderNumber: string, grant: string) => boolean;
  readonly wallet: LimitedWallet;
  /** The only origins whose pages browsers may open to pay. */
  readonly paymentPageOrigins: readonly string[];
}
