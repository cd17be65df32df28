import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** A request timed out: retry or cancel it (ERRORS-36). */
export function TimeoutRetry({ onDecision, onClose }: ModalProps<'timeoutRetry'>) {
  const { t } = useLingui();
  const isReported = useRef(false);
  const report = (shouldRetry: boolean) => {
    // Closing calls `onDecision` a second time.
    if (isReported.current) return;
    isReported.current = true;
    onClose();
    onDecision(shouldRetry);
  };
  return (
    <ConfirmDialog
      title={t`This is taking longer than usual`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Not now</Trans>}
      onKeep={() => report(false)}
      confirm={
        <Button onClick={() => report(true)}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>We don’t know whether your change went through. You can try again; it won’t be made twice.</Trans>
      </p>
    </ConfirmDialog>
  );
}
