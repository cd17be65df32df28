import { Trans, useLingui } from '@lingui/react/macro';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { DeleteConfirmation } from '../../session/delete-confirmation.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useDeleteCardMutation, writeSavedCards } from '../cards/index.ts';
import { useCardFailure } from './use-card-failure.ts';
import { useCardName } from './use-card-name.ts';

/** Asks for confirmation before a saved card is deleted. A card that no longer exists counts as deleted. */
export function DeleteCard({
  card,
  hasOtherCards,
  onDeleted,
  onClose,
}: {
  card: SavedCardPartsFragment;
  /** Whether another card becomes the default when the default card is deleted. */
  hasOtherCards: boolean;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const notify = useNotify();
  const showFailure = useCardFailure();
  const name = useCardName()(card);
  const [deleteCard, { loading }] = useDeleteCardMutation({
    context: handlesFailureInPlace,
    update: (cache, { data }) => writeSavedCards(cache, data?.deleteCard),
  });

  const confirm = async () => {
    try {
      const { data } = await deleteCard({ variables: { input: { cardId: card.id } } });
      const resultType = data?.deleteCard.__typename;
      if (resultType === 'DeleteCardSuccess' || resultType === 'CardNotFound') {
        notify({ type: 'success', message: t`${name} was deleted.` });
        onDeleted();
      } else showFailure(resultType);
    } catch (error) {
      showFailure(error);
    }
    onClose();
  };
  return (
    <DeleteConfirmation name={name} busy={loading} onConfirm={confirm} onClose={onClose}>
      {card.isDefault && hasOtherCards ? (
        <Trans>
          This is your default card. If you delete it, the card you added most recently will become the default.
        </Trans>
      ) : (
        <Trans>This won’t affect orders you’ve already paid for with this card.</Trans>
      )}
    </DeleteConfirmation>
  );
}
