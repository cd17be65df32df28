import { Trans, useLingui } from '@lingui/react/macro';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { forgetAddress } from '../../session/chosen-address.ts';
import { DeleteConfirmation } from '../../session/delete-confirmation.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useRefetchCartForAddress } from '../cart/index.ts';
import { type SavedAddressPartsFragment, useDeleteAddressMutation } from './addresses.gen.ts';
import { useAddressFailure } from './use-address-failure.ts';

/** Asks for confirmation before a saved address is deleted (ADDRESSES-6). A missing address counts as deleted. */
export function DeleteAddress({ saved, onClose }: { saved: SavedAddressPartsFragment; onClose: () => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const showFailure = useAddressFailure();
  const followAddress = useRefetchCartForAddress();
  const [deleteAddress, { loading }] = useDeleteAddressMutation({ context: handlesFailureInPlace });
  const name = saved.address.alias ?? saved.address.streetText;

  const confirm = async () => {
    try {
      const { data } = await deleteAddress({ variables: { input: { addressId: saved.id } } });
      if (data?.deleteAddress.__typename === 'MarketMismatch') return showFailure();
      followAddress(saved.id);
      forgetAddress(saved.id);
      notify({ type: 'success', message: t`${name} was deleted.` });
    } catch (error) {
      showFailure(error);
    } finally {
      onClose();
    }
  };
  return (
    <DeleteConfirmation name={name} busy={loading} onConfirm={confirm} onClose={onClose}>
      {saved.isDefault ? (
        <Trans>This is your default address. You can choose another default later.</Trans>
      ) : (
        <Trans>Orders already on their way to this address will still arrive.</Trans>
      )}
    </DeleteConfirmation>
  );
}
