import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusUnderDialogs } from '../../ui/top-dialog.ts';
import { useWalletSuspenseQuery } from '../cards/index.ts';
import { DeleteCard } from './delete-card.tsx';
import { WalletCard } from './wallet-card.tsx';

/** The cards that the member keeps, the default first; their numbers are with the payments provider alone. */
export function WalletView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const modals = useModals();
  const { data } = useWalletSuspenseQuery();
  const [asked, setAsked] = useState<SavedCardPartsFragment>();
  const [changes, setChanges] = useState(0);
  const way = useRef<HTMLButtonElement>(null);
  const isEmpty = data.savedCards.length === 0;
  // What was pressed may have gone with the card, or with the empty wallet, which may come or go after the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of an empty wallet is another one
  useEffect(() => (changes > 0 && way.current ? focusUnderDialogs(way.current) : undefined), [changes, isEmpty]);
  const onChanged = () => setChanges((count) => count + 1);
  const add = (
    <Button ref={way} aria-haspopup="dialog" onClick={() => modals.open('addCard', { onSaved: onChanged })}>
      <Icon name="plus" className="size-5" />
      <Trans>Add a card</Trans>
    </Button>
  );
  const cards = data.savedCards;

  return (
    <>
      {isEmpty ? (
        <EmptyState
          headingLevel="h1"
          title={t`No saved cards`}
          text={t`Save a card here or at checkout to pay faster next time.`}
        >
          {add}
          <LinkButton look="secondary" to={pathTo('my-account')}>
            <Trans>My account</Trans>
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-2xl lg:text-3xl">
              <Trans>Saved cards</Trans>
            </h1>
            {add}
          </div>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <li key={card.id}>
                <WalletCard card={card} onDelete={() => setAsked(card)} onGone={onChanged} />
              </li>
            ))}
          </ul>
        </>
      )}
      {asked && (
        <DeleteCard
          card={asked}
          hasHeir={cards.some(({ id }) => id !== asked.id)}
          onDeleted={onChanged}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
