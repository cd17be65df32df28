import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../modals/arguments.ts';
import { useModals } from '../../modals/use-modals.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressForm } from './address-form.tsx';
import { defaultChoice } from './address-form-rules.ts';
import { useAddressBookQuery, useAddressRulesQuery } from './addresses.gen.ts';
import { locationOf, rulesOf, valuesOf } from './saved-address.ts';
import { type AddressToSave, type SaveOutcome, useSaveAddress } from './use-save-address.ts';

/** The address form over any page (store.md §2.8, §4.8): a new address, or a saved one to be changed. */
export function AddressModal({ trigger, addressId, onSaved, onClose }: ModalProps<'shippingAddress'>) {
  const { t } = useLingui();
  const { market } = useLocale();
  const modals = useModals();
  const notify = useNotify();
  const { data: book } = useAddressBookQuery();
  const { data: told, error, refetch } = useAddressRulesQuery();
  const save = useSaveAddress(addressId);
  const [failure, setFailure] = useState<SaveOutcome['kind']>();

  const addresses = book?.me?.addresses ?? [];
  const saved = addresses.find(({ id }) => id === addressId);
  const isNew = addressId === undefined;
  const failures: Readonly<Partial<Record<SaveOutcome['kind'], string>>> = {
    failed: t`We could not save your address. What you wrote is still here; please try again.`,
    refused: t`The club refused this address. Please check what you wrote.`,
    gone: t`This address was deleted meanwhile.`,
  };

  const onSave = async (address: AddressToSave) => {
    setFailure(undefined);
    const outcome = await save(address);
    if (outcome.kind === 'signed-out') modals.open('sessionExpired', {});
    if (outcome.kind !== 'saved') return setFailure(outcome.kind);
    notify({ type: 'success', message: t`Your address is saved.` });
    onClose();
    onSaved?.(outcome.addressId);
  };

  return (
    <Dialog
      open
      holdsForm
      place="wide"
      onClose={onClose}
      title={isNew ? t`New address` : t`Change the address`}
      closeLabel={t`Close`}
    >
      {told && book ? (
        <AddressForm
          isNew={isNew}
          rules={rulesOf(told.addressRules, market)}
          capital={{ latitude: told.addressRules.capitalLatitude, longitude: told.addressRules.capitalLongitude }}
          initialValues={valuesOf(saved, market)}
          initialLocation={locationOf(saved)}
          choice={defaultChoice({
            isNew,
            hasDefault: addresses.some((address) => address.isDefault),
            isForDelivery: trigger === 'delivery-preferences',
          })}
          failure={failure && failures[failure]}
          onSave={onSave}
        />
      ) : error ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">
            <Trans>The form did not come. Your addresses are safe.</Trans>
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
