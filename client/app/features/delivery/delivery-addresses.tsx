import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModalProps } from '../../session/modals.ts';
import { useModals } from '../../session/modals.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCartPageQuery } from './cart-page.gen.ts';

/** Dialog to choose a saved delivery address; those outside the delivery area are disabled. */
export function DeliveryAddresses({ chosenId, onChosen, onClose }: ModalProps<'deliveryAddresses'>) {
  const { t } = useLingui();
  const modals = useModals();
  const { data } = useCartPageQuery({ ssr: false });
  const [choice, setChoice] = useState(chosenId);
  const save = (addressId: string) => {
    onClose();
    onChosen(addressId);
  };
  const addresses = data?.me?.addresses;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Where should we deliver?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => modals.open('shippingAddress', { trigger: 'delivery-preferences', onSaved: save })}
          >
            <Trans>Add an address</Trans>
          </Button>
          <Button disabled={choice === null} onClick={() => choice !== null && save(choice)}>
            <Trans>Deliver here</Trans>
          </Button>
        </>
      }
    >
      {addresses ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">
            <Trans>Your saved addresses</Trans>
          </legend>
          {addresses.map(({ id, address, isDeliverable }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border-2 border-line p-3.5 has-checked:border-sea has-checked:bg-sea-soft has-disabled:cursor-default"
            >
              <input
                type="radio"
                name="address"
                checked={choice === id}
                disabled={!isDeliverable}
                onChange={() => setChoice(id)}
                className="mt-0.5 size-5 accent-sea"
              />
              <span className="min-w-0">
                {address.alias && <b className="block">{address.alias}</b>}
                <span className="text-sm text-ink-soft">
                  <AddressText address={address} />
                </span>
                {!isDeliverable && (
                  <span className="mt-1 block text-sm font-medium text-clay">
                    <Trans>Outside our delivery area</Trans>
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Sheet>
  );
}
