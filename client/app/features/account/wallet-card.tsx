import { Trans, useLingui } from '@lingui/react/macro';
import { getBrandName } from '@tarima/markets/card-brand';
import { useLayoutEffect, useRef } from 'react';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useSetDefaultCardMutation, writeSavedCards } from '../cards/index.ts';
import { useCardFailure } from './use-card-failure.ts';
import { useCardName } from './use-card-name.ts';

/** One saved card with its actions; a flagged one says that it can no longer pay (PAYMENTS-69). */
export function WalletCard({
  card,
  onDelete,
  onDeletedElsewhere,
}: {
  card: SavedCardPartsFragment;
  onDelete: () => void;
  /** Called when the card turns out to be deleted already, for example in another tab. */
  onDeletedElsewhere: () => void;
}) {
  const { t } = useLingui();
  const notify = useNotify();
  const showFailure = useCardFailure();
  const name = useCardName()(card);
  const [setDefault, { loading }] = useSetDefaultCardMutation({
    context: handlesFailureInPlace,
    update: (cache, { data }) => writeSavedCards(cache, data?.setDefaultCard),
  });
  const deleteButton = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const { isDefault, isFlagged } = card;
  // The pressed button disappears, so the focus moves to the other button of the same card.
  useLayoutEffect(() => {
    if (isDefault && wasPressed.current) deleteButton.current?.focus();
    wasPressed.current = false;
  }, [isDefault]);

  const makeDefault = async () => {
    wasPressed.current = true;
    try {
      const { data } = await setDefault({ variables: { input: { cardId: card.id } } });
      const resultType = data?.setDefaultCard.__typename;
      if (resultType === 'SetDefaultCardSuccess') {
        return notify({ type: 'success', message: t`${name} is now your default card.` });
      }
      showFailure(resultType);
      if (resultType === 'CardNotFound') onDeletedElsewhere();
    } catch (error) {
      showFailure(error);
    }
    wasPressed.current = false;
  };

  return (
    <article aria-label={name}>
      <div className="flex aspect-[1.586] flex-col justify-between rounded-2xl border border-line bg-board p-5">
        <div className="flex items-start justify-between">
          <b className="font-display text-xl">{getBrandName(card.brand)}</b>
          {isDefault && (
            <Badge tone="sea">
              <Trans>Default</Trans>
            </Badge>
          )}
          {isFlagged && (
            <Badge>
              <Trans>Can’t be used</Trans>
            </Badge>
          )}
        </div>
        <div>
          <p className="text-xl tracking-wider">
            <span aria-hidden="true">•••• •••• •••• </span>
            <span className="figures">{card.lastDigits}</span>
          </p>
          <p className="mt-1 flex justify-between gap-3 text-sm text-ink-soft">
            <span>{card.holderName}</span>
            <span className="figures">{card.expiry}</span>
          </p>
        </div>
      </div>
      {isFlagged && (
        <p className="mt-3 flex items-start gap-2 text-sm">
          <Icon name="alert" className="mt-0.5 size-4 text-clay" />
          <Trans>
            We can no longer take payments with this card. Delete it and add another one. If you think it should work,
            call your bank.
          </Trans>
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-1">
        <Button
          ref={deleteButton}
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t`Delete ${name}`}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </Button>
        {!isDefault && !isFlagged && (
          <Button variant="quiet" busy={loading} aria-label={t`Set as default: ${name}`} onClick={makeDefault}>
            <Trans>Set as default</Trans>
          </Button>
        )}
      </div>
    </article>
  );
}
