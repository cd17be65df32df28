import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { closeFailure, renewSession } from '../../native/renewal.ts';
import { requestSession } from '../../native/request-session.ts';
import type { SessionResult } from '../../native/session-result.ts';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { sessionFailureTexts } from './session-failure-texts.ts';

/**
 * Shows why the shop has no session of the app's member, and the next steps (NATIVE-43). Forms on the page keep their
 * input.
 */
export function AppSessionDialog({ result, path, onClose }: ModalProps<'appSession'>) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [newResult, setNewResult] = useState<SessionResult>();
  // After the dialog is closed in any way, the next request sends a message to the app again.
  useEffect(() => closeFailure, []);
  const { title, text } = sessionFailureTexts[(newResult ?? result).kind];
  const retry = async () => {
    setBusy(true);
    if (path === undefined) {
      closeFailure();
      // A failure shows this dialog with the new result.
      if (await renewSession()) onClose();
    } else {
      const next = await requestSession(path);
      if (next.kind === 'signed-in') return location.assign(path);
      setNewResult(next);
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
