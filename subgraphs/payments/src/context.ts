import type { Language } from '@tarima/markets/table';
import type { PaymentsPort } from './domain/ports.ts';
import type { SavedCardsLoader } from './loaders.ts';
import type { Checkout } from './saga/checkout.ts';
import type { Shopper } from './saga/shopper.ts';
import type { Holder, Wallet } from './wallet/wallet.ts';

/** What the resolvers of one request work with. */
export interface Context {
  /** Who pays; undefined for callers who have no cart (partners, nobody in particular). */
  readonly shopper: Shopper | undefined;
  /** A partner's program asks, in nobody's name. */
  readonly isPartner: boolean;
  readonly language: Language;
  readonly checkout: Checkout;
  readonly payments: PaymentsPort;
  readonly savedCards: SavedCardsLoader;
  readonly wallet: Wallet;
  /** Where browsers may be sent for 3-D Secure. */
  readonly challengeOrigin: string;
  readonly shopUrl: string;
  /** Counts one placing of a guest; false when it is one too many. */
  admitGuest(shopper: Shopper): Promise<boolean>;
  /** Counts one card that a member adds; false when it is one too many. */
  admitCard(holder: Holder): Promise<boolean>;
}
