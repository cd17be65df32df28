import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { closeFailure, renewSession } from '../../native/renewal.ts';
import { requestSession } from '../../native/request-session.ts';
import type { SessionAnswer } from '../../native/session-answer.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { sessionFailureTexts } from './session-failure-texts.ts';

/**
 * Why the app gave the shop no session, with ways to continue (NATIVE-43). What the member entered stays on the page.
 */
export function AppSessionDialog({ answer, path, onClose }: ModalProps<'appSession'>) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [newAnswer, setNewAnswer] = useState<SessionAnswer>();
  // However it is closed, the next request asks the app again.
  useEffect(() => closeFailure, []);
  const { title, text } = sessionFailureTexts[(newAnswer ?? answer).kind];
  const retry = async () => {
    setBusy(true);
    if (path === undefined) {
      closeFailure();
      // A failure shows this dialog with the new answer.
      if (await renewSession()) onClose();
    } else {
      const next = await requestSession(path);
      if (next.kind === 'signed-in') return location.assign(path);
      setNewAnswer(next);
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title={i18n._(title)}
      closeLabel={t`Close`}
      keepLabel={<Trans>Continue without signing in</Trans>}
      onKeep={onClose}
      confirm={
        <Button busy={isBusy} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p role="status">{isBusy ? <Trans>Waiting for the app…</Trans> : i18n._(text)}</p>
    </ConfirmDialog>
  );
}
