import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks for confirmation before something saved is deleted; the children describe the consequences. */
export function DeleteConfirmation({
  name,
  busy,
  onConfirm,
  onClose,
  children,
}: {
  /** Name of the item to delete, as the member knows it. */
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Keep it</Trans>}
      onKeep={onClose}
      confirm={
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          <Trans>Yes, delete it</Trans>
        </Button>
      }
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
