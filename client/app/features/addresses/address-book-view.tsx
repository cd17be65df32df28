import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddressCard } from './address-card.tsx';
import { useAddressBookSuspenseQuery } from './addresses.gen.ts';
import { DeleteAddress } from './delete-address.tsx';

/**
 * The member's saved addresses, the default first. They are changed in the market of the membership only (ADDRESSES-4).
 */
export function AddressBookView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const modals = useModals();
  const { market } = useLocale();
  const { data } = useAddressBookSuspenseQuery();
  const [deletedId, setDeletedId] = useState<string>();
  const addresses = data.me?.addresses ?? [];
  const isEditable = data.me?.marketCode === market.code;
  useLeftForm(data.me?.id);
  const asked = addresses.find(({ id }) => id === deletedId);
  const add = isEditable && (
    <Button aria-haspopup="dialog" onClick={() => modals.open('shippingAddress', { trigger: 'address-book' })}>
      <Icon name="plus" className="size-5" />
      <Trans>Add an address</Trans>
    </Button>
  );

  if (addresses.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t`No saved addresses`}
        text={t`Add one for home delivery, or pick up your orders at any club.`}
      >
        {add}
        <LinkButton look="secondary" to={pathTo('clubsAndLocations')}>
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
        {add}
      </div>
      {!isEditable && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-board p-4">
          <p>
            <Trans>Your membership is from another country. Your saved addresses are in that country’s shop.</Trans>
          </p>
          <Button look="secondary" aria-haspopup="dialog" onClick={() => modals.open('changeCountry', {})}>
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
      {asked && <DeleteAddress saved={asked} onClose={() => setDeletedId(undefined)} />}
    </>
  );
}

/** Opens the form again that was left half written here, by a session that ended or a page that was loaded again. */
function useLeftForm(memberId: string | undefined): void {
  const { market } = useLocale();
  const modals = useModals();
  useEffect(() => {
    if (memberId === undefined) return;
    let isHere = true;
    void import('./address-draft.ts').then(({ leftDraft }) => {
      const left = leftDraft(memberId, market.code);
      if (!isHere || left?.trigger !== 'address-book') return;
      modals.open('shippingAddress', { trigger: left.trigger, addressId: left.addressId ?? undefined });
    });
    return () => {
      isHere = false;
    };
  }, [memberId, market, modals]);
}
