import { addressKey } from '../saga/address-key.ts';
import type { TooManyTries } from '../saga/limited-checkout.ts';
import type { PaymentTries } from '../store/payment-tries.ts';
import type { AddResult, CardToAdd, Holder, Wallet } from './wallet.ts';

/** A member with the address that they add a card from. */
export interface AddressedHolder extends Holder {
  readonly clientIp: string | undefined;
}

/** The wallet with the limit on payment tries: each card that is added asks its issuer. */
export interface LimitedWallet extends Omit<Wallet, 'add'> {
  add(holder: AddressedHolder, card: CardToAdd): Promise<AddResult | TooManyTries>;
}

/** Counts the cards that a member adds together with their placings. */
export function limitAdding(wallet: Wallet, tries: PaymentTries): LimitedWallet {
  return {
    ...wallet,
    async add(holder, card) {
      const admission = await tries.admit({
        shopper: `member:${holder.membershipNumber}`,
        address: addressKey(holder.clientIp),
        cart: undefined,
      });
      if (admission.type === 'TooManyTries') return admission;
      // An error leaves the try counted as declined: nobody knows what the issuer said.
      const result = await wallet.add(holder, card);
      await tries.settle(admission.tryId, result.type === 'Refused' ? 'DECLINED' : 'NOT_DECLINED');
      return result;
    },
  };
}
