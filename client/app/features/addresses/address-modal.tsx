import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { keepDraft } from './address-draft.ts';
import { AddressWriting } from './address-writing.tsx';
import { useAddressBookQuery, useAddressRulesQuery } from './addresses.gen.ts';
import { rulesOf } from './saved-address.ts';

/** The address form over any page: a new address, or a saved one to be changed. */
export function AddressModal({ trigger, addressId, onSaved, onClose }: ModalProps<'shippingAddress'>) {
  const { t } = useLingui();
  const { market } = useLocale();
  const { data: book } = useAddressBookQuery();
  const { data: told, error, refetch } = useAddressRulesQuery();
  /** Whoever closes the form gives up what is in it. */
  const close = () => {
    keepDraft(null);
    onClose();
  };

  return (
    <Dialog
      open
      holdsForm
      place="wide"
      onClose={close}
      title={addressId === undefined ? t`New address` : t`Change address`}
      closeLabel={t`Close`}
    >
      {told && book?.me ? (
        <AddressWriting
          me={book.me}
          rules={rulesOf(told.addressRules, market)}
          capital={{ latitude: told.addressRules.capitalLatitude, longitude: told.addressRules.capitalLongitude }}
          trigger={trigger}
          addressId={addressId}
          onSaved={(savedId) => {
            onClose();
            onSaved?.(savedId);
          }}
        />
      ) : error ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">
            <Trans>We couldn’t load the form. Your saved addresses haven’t changed.</Trans>
          </p>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </div>
  );
}
