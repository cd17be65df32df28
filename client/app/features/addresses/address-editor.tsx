import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressRules, Position } from '@tarima/markets/address-rules';
import { useRef, useState } from 'react';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import type { ModalArguments } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { type AddressDraft, readDraft, storeDraft } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { getDefaultChoice } from './address-form-rules.ts';
import type { AddressBookPartsFragment } from './addresses.gen.ts';
import { toFormValues, toLocation } from './saved-address.ts';
import { type AddressToSave, type SaveOutcome, useSaveAddress } from './use-save-address.ts';

/**
 * The address form with its draft. Input stays in session storage until it is saved or discarded, so that it survives
 * an expired session and a reload.
 */
export function AddressEditor({
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
  const notify = useNotify();
  const saved = me.addresses.find(({ id }) => id === addressId);
  const createDraft = (): AddressDraft => ({
    memberId: me.id,
    marketCode: rules.market.code,
    trigger,
    addressId: addressId ?? null,
    commandId: crypto.randomUUID(),
    values: toFormValues(saved, rules.market),
    location: toLocation(saved),
  });
  const [{ draft, isRestored }, setInitial] = useState(() => {
    const stored = readDraft(me.id, rules.market.code);
    return stored?.addressId === (addressId ?? null)
      ? { draft: stored, isRestored: true }
      : { draft: createDraft(), isRestored: false };
  });
  const save = useSaveAddress(addressId, draft.commandId);
  const [failure, setFailure] = useState<SaveOutcome['kind']>();
  const isSaved = useRef(false);

  const failures: Readonly<Partial<Record<SaveOutcome['kind'], string>>> = {
    failed: t`We couldn’t save your address. What you entered is still here; try again.`,
    invalid: t`We couldn’t accept this address. Check the details you entered.`,
    'not-found': t`This address has been deleted.`,
    'other-country': t`You can only change addresses in your membership’s country. Nothing was saved; switch to that country’s shop.`,
    'signed-out': t`Your session has ended and nothing was saved. What you entered is still here; sign in again to save it.`,
  };
  const onSave = async (address: AddressToSave) => {
    setFailure(undefined);
    const outcome = await save(address);
    if (outcome.kind === 'signed-out') reportSessionEnd();
    if (outcome.kind !== 'saved') return setFailure(outcome.kind);
    isSaved.current = true;
    storeDraft(null);
    notify({ type: 'success', message: t`Your address has been saved.` });
    onSaved(outcome.addressId);
  };
  const startOver = () => {
    storeDraft(null);
    setInitial({ draft: createDraft(), isRestored: false });
  };

  return (
    <>
      {isRestored && (
        <div className="-mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-board px-4 py-2">
          <p role="status">
            <Trans>We’ve restored the details you entered earlier.</Trans>
          </p>
          <Button variant="quiet" className="-ml-5 sm:ml-0" onClick={startOver}>
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
        choice={getDefaultChoice({
          isNew: addressId === undefined,
          hasDefault: me.addresses.some((address) => address.isDefault),
          isForDelivery: trigger === 'delivery-preferences',
        })}
        failure={failure && failures[failure]}
        onChange={(values, location) => {
          if (!isSaved.current) storeDraft({ ...draft, trigger, values, location });
        }}
        onSave={onSave}
      />
    </>
  );
}
