import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../modals/arguments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AddCardForm } from './add-card-form.tsx';

/** A card that is kept outside a payment (checkout.md §7, Add card). What is typed goes with the form. */
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
