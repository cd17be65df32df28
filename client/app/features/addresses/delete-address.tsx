import { Trans, useLingui } from '@lingui/react/macro';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { forgetAddress } from '../../session/chosen-address.ts';
import { DeleteQuestion } from '../../session/delete-question.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useFollowAddress } from '../cart/index.ts';
import { type SavedAddressPartsFragment, useDeleteAddressMutation } from './addresses.gen.ts';
import { useAddressFailure } from './use-address-failure.ts';

/** Asks for confirmation before a saved address is deleted (ADDRESSES-6). A missing address counts as deleted. */
export function DeleteAddress({ saved, onClose }: { saved: SavedAddressPartsFragment; onClose: () => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const showFailure = useAddressFailure();
  const followAddress = useFollowAddress();
  const [deleteAddress, { loading }] = useDeleteAddressMutation({ context: isToldInPlace });
  const name = saved.address.alias ?? saved.address.streetText;

  const confirm = async () => {
    try {
      const { data } = await deleteAddress({ variables: { input: { addressId: saved.id } } });
      if (data?.deleteAddress.__typename === 'AddressOutsideCountry') return showFailure();
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
    <DeleteQuestion name={name} busy={loading} onConfirm={confirm} onClose={onClose}>
      {saved.isDefault ? (
        <Trans>This is your default address. You can choose another default later.</Trans>
      ) : (
        <Trans>Orders already on their way to this address will still arrive.</Trans>
      )}
    </DeleteQuestion>
  );
}
