import type { MarketCode } from '@tarima/markets/table';
import type { Logger } from '@tarima/service-kit/logger';
import type { PaymentsPort } from '../payments-port.ts';
import { type AddCardInput, type AddCardResult, addCard } from './add-card.ts';
import { type DeleteCardResult, deleteCard } from './delete-card.ts';
import type { Holder } from './holder.ts';
import { createProviderCalls } from './provider-calls.ts';
import { type SetDefaultCardResult, setDefaultCard } from './set-default-card.ts';

/** The use cases of a member's saved cards outside a payment; only the payments provider stores the cards. */
export interface Wallet {
  add(holder: Holder, input: AddCardInput): Promise<AddCardResult>;
  remove(holder: Holder, cardId: string): Promise<DeleteCardResult>;
  setDefault(holder: Holder, cardId: string): Promise<SetDefaultCardResult>;
}

export interface WalletOptions {
  readonly payments: PaymentsPort;
  readonly isCardTypeAccepted: (market: MarketCode, brand: string) => boolean;
  readonly logger: Logger;
}

export function createWallet({ payments, isCardTypeAccepted, logger }: WalletOptions): Wallet {
  const dependencies = { payments, isCardTypeAccepted, calls: createProviderCalls(payments, logger) };
  return {
    add: (holder, input) => addCard(dependencies, holder, input),
    remove: (holder, cardId) => deleteCard(dependencies, holder, cardId),
    setDefault: (holder, cardId) => setDefaultCard(dependencies, holder, cardId),
  };
}
