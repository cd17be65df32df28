import { Trans, useLingui } from '@lingui/react/macro';
import { isToldInPlace } from '../../apollo/message-link.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { type SavedAddressPartsFragment, useDeleteAddressMutation } from './addresses.gen.ts';
import { useAddressFailure } from './use-address-failure.ts';

/** Asks once more before a saved address is deleted; one that is gone already counts as deleted. */
export function DeleteAddress({ saved, onClose }: { saved: SavedAddressPartsFragment; onClose: () => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const tellFailure = useAddressFailure();
  const [deleteAddress, { loading }] = useDeleteAddressMutation({ context: isToldInPlace });
  const name = saved.address.alias ?? saved.address.streetText;

  const confirm = async () => {
    try {
      await deleteAddress({ variables: { input: { addressId: saved.id } } });
      notify({ type: 'success', message: t`${name} is deleted.` });
    } catch (error) {
      tellFailure(error);
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Delete ${name}?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={loading} onClick={confirm}>
            <Trans>Yes, delete it</Trans>
          </Button>
        </>
      }
    >
      <p>
        {saved.isDefault ? (
          <Trans>It is the address that is offered first; you can choose another one afterwards.</Trans>
        ) : (
          <Trans>Orders that are on their way there still arrive.</Trans>
        )}
      </p>
    </Dialog>
  );
}
