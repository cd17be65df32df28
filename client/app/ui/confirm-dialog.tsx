import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog that asks for confirmation. Its first button and every way of closing it keep things as they are. */
export function ConfirmDialog({
  title,
  closeLabel,
  keepLabel,
  onKeep,
  confirm,
  children,
}: Pick<DialogProps, 'title' | 'closeLabel' | 'children'> & {
  /** Label of the button that keeps things as they are. */
  readonly keepLabel: ReactNode;
  readonly onKeep: () => void;
  /** The button or link that confirms. */
  readonly confirm: ReactNode;
}) {
  return (
    <Dialog
      open
      onClose={onKeep}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {keepLabel}
          </Button>
          {confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
