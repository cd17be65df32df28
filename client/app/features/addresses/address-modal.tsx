import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { storeDraft } from './address-draft.ts';
import { AddressEditor } from './address-editor.tsx';
import { useAddressBookQuery, useAddressRulesQuery } from './addresses.gen.ts';
import { toAddressRules } from './saved-address.ts';

/** The modal in which a member adds an address or changes a saved one. */
export function AddressModal({ trigger, addressId, onSaved, onClose }: ModalProps<'shippingAddress'>) {
  const { t } = useLingui();
  const { market } = useLocale();
  const { data: book } = useAddressBookQuery();
  const { data: rulesData, error, refetch } = useAddressRulesQuery();
  /** Closing the form discards its draft. */
  const close = () => {
    storeDraft(null);
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
      {rulesData && book?.me ? (
        <AddressEditor
          me={book.me}
          rules={toAddressRules(rulesData.addressRules, market)}
          capital={{
            latitude: rulesData.addressRules.capitalLatitude,
            longitude: rulesData.addressRules.capitalLongitude,
          }}
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
        <AddressFormSkeleton />
      )}
    </Dialog>
  );
}

function AddressFormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-40" />
      <Skeleton className="h-80" />
    </div>
  );
}
