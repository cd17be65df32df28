import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './arguments.ts';

/** No answer came in time: send the request again, or leave it (ERRORS-36). */
export function TimeoutRetry({ onAnswer, onClose }: ModalProps<'timeoutRetry'>) {
  const { t } = useLingui();
  const isAnswered = useRef(false);
  const answer = (again: boolean) => {
    // Closing tells once more.
    if (isAnswered.current) return;
    isAnswered.current = true;
    onClose();
    onAnswer(again);
  };
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t`The club is taking long to answer`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={() => answer(false)}>
            <Trans>Leave it</Trans>
          </Button>
          <Button onClick={() => answer(true)}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>We do not know whether your change arrived. You can try again safely: it counts only once.</Trans>
      </p>
    </Dialog>
  );
}
