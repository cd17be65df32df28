import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks for confirmation before something saved is deleted; the children describe the consequences. */
export function DeleteQuestion({
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
    <Dialog
      open
      onClose={onClose}
      title={t`Delete ${name}?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            <Trans>Yes, delete it</Trans>
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
