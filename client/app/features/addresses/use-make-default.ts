import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { useSetDefaultAddressMutation } from './addresses.gen.ts';
import { useAddressFailure } from './use-address-failure.ts';

/** Makes a saved address the default. A failure is shown, with the message of the address book by default. */
export function useMakeDefault(): {
  /** Returns whether the address is now the default. */
  makeDefault: (addressId: string, failureMessage?: string) => Promise<boolean>;
  isPending: boolean;
} {
  const showFailure = useAddressFailure();
  const [setDefault, { loading }] = useSetDefaultAddressMutation({ context: handlesFailureInPlace });
  const makeDefault = async (addressId: string, failureMessage?: string) => {
    try {
      const { data } = await setDefault({ variables: { input: { addressId } } });
      if (data?.setDefaultAddress.__typename === 'SetDefaultAddressSuccess') return true;
      showFailure(undefined, failureMessage);
    } catch (error) {
      showFailure(error, failureMessage);
    }
    return false;
  };
  return { makeDefault, isPending: loading };
}
