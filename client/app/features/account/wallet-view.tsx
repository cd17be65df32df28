import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusWhenUncovered } from '../../ui/top-dialog.ts';
import { useWalletSuspenseQuery } from '../cards/index.ts';
import { DeleteCard } from './delete-card.tsx';
import { WalletCard } from './wallet-card.tsx';

/** The member’s saved cards, the default first. Only the payments provider stores their numbers. */
export function WalletView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const modals = useModals();
  const { data } = useWalletSuspenseQuery();
  const [cardToDelete, setCardToDelete] = useState<SavedCardPartsFragment>();
  const [changeCount, setChangeCount] = useState(0);
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const isEmpty = data.savedCards.length === 0;
  // The pressed button may disappear with its card, or when the wallet becomes empty or stops being empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty wallet renders a different button
  useEffect(
    () => (changeCount > 0 && addButtonRef.current ? focusWhenUncovered(addButtonRef.current) : undefined),
    [changeCount, isEmpty],
  );
  const onChanged = () => setChangeCount((count) => count + 1);
  const addButton = (
    <Button ref={addButtonRef} aria-haspopup="dialog" onClick={() => modals.open('addCard', { onSaved: onChanged })}>
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
          {addButton}
          <LinkButton variant="secondary" to={pathTo('my-account')}>
            <Trans>My account</Trans>
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-2xl lg:text-3xl">
              <Trans>Saved cards</Trans>
            </h1>
            {addButton}
          </div>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <li key={card.id}>
                <WalletCard card={card} onDelete={() => setCardToDelete(card)} onDeletedElsewhere={onChanged} />
              </li>
            ))}
          </ul>
        </>
      )}
      {cardToDelete && (
        <DeleteCard
          card={cardToDelete}
          hasOtherCards={cards.some(({ id, isFlagged }) => id !== cardToDelete.id && !isFlagged)}
          onDeleted={onChanged}
          onClose={() => setCardToDelete(undefined)}
        />
      )}
    </>
  );
}
