import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalProps } from './arguments.ts';

/** A newer release is out than the one in this tab (ERRORS-40); nothing is lost by loading it. */
export function CurrentVersion({ onClose }: ModalProps<'currentVersion'>) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`The shop was renewed`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
          <Button onClick={() => location.reload()}>
            <Trans>Load again</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Load the page again to go on with the new version. Your cart and your choices stay as they are.</Trans>
      </p>
    </Dialog>
  );
}
