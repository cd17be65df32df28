import type { WrittenAddress } from '@tarima/markets/address-rules';
import { isSignedOut } from '../../apollo/graph-fault.ts';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { useFollowAddress } from '../cart/index.ts';
import { useAddAddressMutation, useUpdateAddressMutation } from './addresses.gen.ts';

/** An address that keeps every rule, and what goes with it. */
export interface AddressToSave {
  readonly written: WrittenAddress;
  /** The smallest territory that it lies in, where that is known. */
  readonly territoryId: string | null;
  readonly isDefault: boolean;
}

/** How saving ended; nothing was changed unless it is `saved`. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly addressId: string }
  | { readonly kind: 'refused' | 'gone' | 'other-country' | 'signed-out' | 'failed' };

/**
 * Saves a new address, or the one with this id. A new one that is sent several times under the id of its command is saved
 * once (ADDRESSES-101).
 */
export function useSaveAddress(addressId: string | undefined, commandId: string) {
  const [addAddress] = useAddAddressMutation({ context: isToldInPlace });
  const followAddress = useFollowAddress();
  const [updateAddress] = useUpdateAddressMutation({ context: isToldInPlace });

  async function send({ written, territoryId, isDefault }: AddressToSave): Promise<SaveOutcome> {
    const address = { ...inputOf(written), territoryId };
    const answer = addressId
      ? (await updateAddress({ variables: { input: { addressId, address, isDefault } } })).data?.updateAddress
      : (await addAddress({ variables: { input: { commandId, address, isDefault } } })).data?.addAddress;
    switch (answer?.__typename) {
      case 'AddAddressSuccess':
      case 'UpdateAddressSuccess':
        followAddress(answer.address.id);
        return { kind: 'saved', addressId: answer.address.id };
      case 'AddressInvalid':
        return { kind: 'refused' };
      case 'AddressNotFound':
        return { kind: 'gone' };
      case 'AddressOutsideCountry':
        return { kind: 'other-country' };
      case undefined:
        return { kind: 'failed' };
    }
  }
  return (address: AddressToSave): Promise<SaveOutcome> =>
    send(address).catch((error: unknown) => ({ kind: isSignedOut(error) ? 'signed-out' : 'failed' }));
}

function inputOf({ position, street, name, alias, description, phone, isManual }: WrittenAddress) {
  if (!position) throw new RangeError('An address that keeps the rules has a position.');
  return { ...position, alias, fullName: name, streetText: street, description, phone, isManual };
}
