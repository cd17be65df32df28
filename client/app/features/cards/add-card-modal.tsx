import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AddCardForm } from './add-card-form.tsx';

/** The modal in which a member saves a card outside a payment. Closing it discards the input. */
export function AddCardModal({ onSaved, onClose }: ModalProps<'addCard'>) {
  const { t } = useLingui();
  return (
    <Dialog open holdsForm onClose={onClose} title={t`Add a card`} closeLabel={t`Close`}>
      <AddCardForm
        onSaved={() => {
          onClose();
          onSaved();
        }}
      />
    </Dialog>
  );
}
