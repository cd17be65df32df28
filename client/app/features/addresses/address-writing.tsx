import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressRules, Position } from '@tarima/markets/address-rules';
import { useRef, useState } from 'react';
import type { ModalArguments } from '../../session/modals.ts';
import { useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { type AddressDraft, keepDraft, leftDraft } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { defaultChoice } from './address-form-rules.ts';
import type { AddressBookPartsFragment } from './addresses.gen.ts';
import { locationOf, valuesOf } from './saved-address.ts';
import { type AddressToSave, type SaveOutcome, useSaveAddress } from './use-save-address.ts';

/**
 * A member at the form. What is written is kept in the tab until it is saved or given up, so that neither an ended session
 * nor a page that is loaded again loses it.
 */
export function AddressWriting({
  me,
  rules,
  capital,
  trigger,
  addressId,
  onSaved,
}: {
  me: AddressBookPartsFragment;
  rules: AddressRules;
  capital: Position;
  trigger: ModalArguments['shippingAddress']['trigger'];
  addressId: string | undefined;
  onSaved: (addressId: string) => void;
}) {
  const { t } = useLingui();
  const modals = useModals();
  const notify = useNotify();
  const saved = me.addresses.find(({ id }) => id === addressId);
  const fresh = (): AddressDraft => ({
    memberId: me.id,
    marketCode: rules.market.code,
    trigger,
    addressId: addressId ?? null,
    commandId: crypto.randomUUID(),
    values: valuesOf(saved, rules.market),
    location: locationOf(saved),
  });
  const [{ draft, isLeft }, setStart] = useState(() => {
    const left = leftDraft(me.id, rules.market.code);
    return left?.addressId === (addressId ?? null) ? { draft: left, isLeft: true } : { draft: fresh(), isLeft: false };
  });
  const save = useSaveAddress(addressId, draft.commandId);
  const [failure, setFailure] = useState<SaveOutcome['kind']>();
  const isSaved = useRef(false);

  const failures: Readonly<Partial<Record<SaveOutcome['kind'], string>>> = {
    failed: t`We couldn’t save your address. What you entered is still here; try again.`,
    refused: t`We couldn’t accept this address. Check the details you entered.`,
    gone: t`This address has been deleted.`,
    'other-country': t`You can only change addresses in your membership’s country. Nothing was saved.`,
    'signed-out': t`Your session has ended and nothing was saved. What you entered is still here; sign in again to save it.`,
  };
  const onSave = async (address: AddressToSave) => {
    setFailure(undefined);
    const outcome = await save(address);
    if (outcome.kind === 'signed-out') modals.open('sessionExpired', {});
    if (outcome.kind !== 'saved') return setFailure(outcome.kind);
    isSaved.current = true;
    keepDraft(null);
    notify({ type: 'success', message: t`Your address is saved.` });
    onSaved(outcome.addressId);
  };
  const startAnew = () => {
    keepDraft(null);
    setStart({ draft: fresh(), isLeft: false });
  };

  return (
    <>
      {isLeft && (
        <div className="-mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-board px-4 py-2">
          <p role="status">
            <Trans>We’ve restored the details you entered earlier.</Trans>
          </p>
          <Button look="quiet" className="-ml-5 sm:ml-0" onClick={startAnew}>
            {saved ? <Trans>Undo my changes</Trans> : <Trans>Start over</Trans>}
          </Button>
        </div>
      )}
      <AddressForm
        key={draft.commandId}
        isNew={addressId === undefined}
        rules={rules}
        capital={capital}
        initialValues={draft.values}
        initialLocation={draft.location}
        choice={defaultChoice({
          isNew: addressId === undefined,
          hasDefault: me.addresses.some((address) => address.isDefault),
          isForDelivery: trigger === 'delivery-preferences',
        })}
        failure={failure && failures[failure]}
        onChange={(values, location) => {
          if (!isSaved.current) keepDraft({ ...draft, trigger, values, location });
        }}
        onSave={onSave}
      />
    </>
  );
}
