import type { Language } from '@tarima/markets/table';
import type { PaymentsPort } from './domain/ports.ts';
import type { SavedCardsLoader } from './loaders.ts';
import type { LimitedCheckout } from './saga/limited-checkout.ts';
import type { Shopper } from './saga/shopper.ts';
import type { LimitedWallet } from './wallet/limited-wallet.ts';

/** What the resolvers of one request work with. */
export interface Context {
  /** Who pays; undefined for callers who have no cart (partners, nobody in particular). */
  readonly shopper: Shopper | undefined;
  /** A partner's program asks, in nobody's name. */
  readonly isPartner: boolean;
  readonly language: Language;
  readonly checkout: LimitedCheckout;
  readonly payments: PaymentsPort;
  readonly savedCards: SavedCardsLoader;
  readonly wallet: LimitedWallet;
  /** Where browsers may be sent for 3-D Secure. */
  readonly challengeOrigin: string;
  readonly shopUrl: string;
}
