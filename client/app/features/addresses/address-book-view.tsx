import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusWhenUncovered } from '../../ui/top-dialog.ts';
import { AddressCard } from './address-card.tsx';
import { useAddressBookSuspenseQuery } from './addresses.gen.ts';
import { DeleteAddress } from './delete-address.tsx';

/**
 * The member's saved addresses, the default first. They can only be changed in the membership's market (ADDRESSES-4). Nothing is
 * shown without a member: the page is left when the session has ended.
 */
export function AddressBookView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const modals = useModals();
  const { market } = useLocale();
  const { data } = useAddressBookSuspenseQuery();
  const [deletedId, setDeletedId] = useState<string>();
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const count = data.me?.addresses.length ?? 0;
  const previousCount = useRef(count);
  // The button that opened the dialog is deleted with its address.
  useEffect(() => {
    const isDeleted = count < previousCount.current;
    previousCount.current = count;
    return isDeleted && addButtonRef.current ? focusWhenUncovered(addButtonRef.current) : undefined;
  }, [count]);
  useReopenDraft(data.me?.id);
  if (!data.me) return null;
  const { addresses, marketCode } = data.me;
  const isEditable = marketCode === market.code;
  const addressToDelete = addresses.find(({ id }) => id === deletedId);
  const addButton = isEditable && (
    <Button
      ref={addButtonRef}
      aria-haspopup="dialog"
      onClick={() => modals.open('shippingAddress', { trigger: 'address-book' })}
    >
      <Icon name="plus" className="size-5" />
      <Trans>Add an address</Trans>
    </Button>
  );

  if (addresses.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t`No saved addresses`}
        text={t`Add one for home delivery, or pick up your orders at a club.`}
      >
        {addButton}
        <LinkButton variant="secondary" to={pathTo('clubsAndLocations')}>
          <Trans>Find a club</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl lg:text-3xl">
          <Trans>Saved addresses</Trans>
        </h1>
        {addButton}
      </div>
      {!isEditable && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-board p-4">
          <p>
            <Trans>Your membership is from another country. Your saved addresses are in that country’s shop.</Trans>
          </p>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => modals.open('changeCountry', {})}>
            <Trans>Change country</Trans>
          </Button>
        </div>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((saved) => (
          <li key={saved.id}>
            <AddressCard saved={saved} isEditable={isEditable} onDelete={() => setDeletedId(saved.id)} />
          </li>
        ))}
      </ul>
      {addressToDelete && <DeleteAddress saved={addressToDelete} onClose={() => setDeletedId(undefined)} />}
    </>
  );
}

/** Reopens the form with the draft from this page, after the session has ended or the page was reloaded. */
function useReopenDraft(memberId: string | undefined): void {
  const { market } = useLocale();
  const modals = useModals();
  useEffect(() => {
    if (memberId === undefined) return;
    let isMounted = true;
    void import('./address-draft.ts').then(({ readDraft }) => {
      const draft = readDraft(memberId, market.code);
      if (!isMounted || draft?.trigger !== 'address-book') return;
      modals.open('shippingAddress', { trigger: draft.trigger, addressId: draft.addressId ?? undefined });
    });
    return () => {
      isMounted = false;
    };
  }, [memberId, market, modals]);
}
