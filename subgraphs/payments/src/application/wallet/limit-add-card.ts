import { getAddressKey } from '@tarima/service-kit/throttle';
import type { TooManyPaymentAttempts } from '../../domain/failure.ts';
import type { PaymentTryRepository } from '../repositories.ts';
import type { AddCardInput, AddCardResult } from './add-card.ts';
import type { Holder } from './holder.ts';
import type { Wallet } from './wallet.ts';

/** A member with the client address from which they add a card. */
export interface AddressedHolder extends Holder {
  readonly clientIp: string | undefined;
}

/** The wallet with the limit on payment tries: the issuer checks each card that is added. */
export interface LimitedWallet extends Omit<Wallet, 'add'> {
  add(holder: AddressedHolder, input: AddCardInput): Promise<AddCardResult | TooManyPaymentAttempts>;
}

/** Counts the cards that a member adds together with their `placeOrder` calls. */
export function limitAddCard(wallet: Wallet, tries: PaymentTryRepository): LimitedWallet {
  return {
    ...wallet,
    async add(holder, input) {
      const admission = await tries.admit({
        shopper: `member:${holder.membershipNumber}`,
        address: holder.clientIp && getAddressKey(holder.clientIp),
        cart: undefined,
      });
      if (admission.type === 'TooManyPaymentAttempts') return admission;
      // After an error the try still counts as declined: the issuer's response is unknown.
      const result = await wallet.add(holder, input);
      await tries.settle(admission.tryId, result.type === 'CardNotSaved' ? 'DECLINED' : 'NOT_DECLINED');
      return result;
    },
  };
}
