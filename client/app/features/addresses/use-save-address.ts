import type { ValidAddress } from '@tarima/markets/address-rules';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { useRefetchCartForAddress } from '../cart/index.ts';
import { useAddAddressMutation, useUpdateAddressMutation } from './addresses.gen.ts';

/** A valid address with the data that is saved with it. */
export interface AddressToSave {
  readonly address: ValidAddress;
  /** Id of the smallest known territory that contains the address. */
  readonly territoryId: string | null;
  readonly isDefault: boolean;
}

/** The outcome of saving. Nothing was changed, except when it is `saved`; after `failed` that is not certain. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly addressId: string }
  | { readonly kind: 'invalid' | 'not-found' | 'other-country' | 'signed-out' | 'failed' };

/**
 * Saves a new address, or updates the one with this id. Requests for a new address with the same `commandId` save it
 * once (ADDRESSES-101).
 */
export function useSaveAddress(addressId: string | undefined, commandId: string) {
  const [addAddress] = useAddAddressMutation({ context: handlesFailureInPlace });
  const followAddress = useRefetchCartForAddress();
  const [updateAddress] = useUpdateAddressMutation({ context: handlesFailureInPlace });

  async function send({ address, territoryId, isDefault }: AddressToSave): Promise<SaveOutcome> {
    const input = { ...toAddressInput(address), territoryId };
    const result = addressId
      ? (await updateAddress({ variables: { input: { addressId, address: input, isDefault } } })).data?.updateAddress
      : (await addAddress({ variables: { input: { commandId, address: input, isDefault } } })).data?.addAddress;
    switch (result?.__typename) {
      case 'AddAddressSuccess':
      case 'UpdateAddressSuccess':
        followAddress(result.address.id);
        return { kind: 'saved', addressId: result.address.id };
      case 'InvalidAddress':
        return { kind: 'invalid' };
      case 'AddressNotFound':
        return { kind: 'not-found' };
      case 'MarketMismatch':
        return { kind: 'other-country' };
      case undefined:
        return { kind: 'failed' };
    }
  }
  return (address: AddressToSave): Promise<SaveOutcome> =>
    send(address).catch((error: unknown) => ({ kind: isSignedOut(error) ? 'signed-out' : 'failed' }));
}

function toAddressInput({ position, street, name, alias, description, phone, hasManualTerritory }: ValidAddress) {
  if (!position) throw new RangeError('A valid address has a position.');
  return { ...position, alias, fullName: name, streetText: street, description, phone, hasManualTerritory };
}
