import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** A newer release is available (ERRORS-40); reloading loses nothing. */
export function CurrentVersion({ onClose }: ModalProps<'currentVersion'>) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`A new version is available`}
      closeLabel={t`Close`}
      keepLabel={<Trans>Not now</Trans>}
      onKeep={onClose}
      confirm={
        <Button onClick={() => location.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Reload the page to use the new version. Your cart and your choices won’t change.</Trans>
      </p>
    </ConfirmDialog>
  );
}
