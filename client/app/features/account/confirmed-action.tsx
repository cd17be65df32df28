import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { SupportCode } from '../../session/support-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface ConfirmedActionProps {
  readonly title: string;
  /** Label of the button that keeps things as they are. */
  readonly keepLabel: ReactNode;
  readonly confirmLabel: ReactNode;
  /** What the member confirms that they have understood. */
  readonly consent: ReactNode;
  /** The action is in progress: the dialog cannot be closed. */
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** The code that a failure shows for calls to support. */
  readonly supportCode?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The consequences. */
  readonly children: ReactNode;
}

/**
 * A dialog for an action that cannot be undone. It can be confirmed only while the checkbox is checked, and neither has the
 * initial focus, which prevents an accidental confirmation (ACCOUNT-37, MEMBERSHIP-320).
 */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { title, keepLabel, confirmLabel, consent, isBusy, failure, supportCode, onConfirm, onClose, children } = props;
  const { t } = useLingui();
  const [hasConsent, setConsent] = useState(false);
  return (
    <Dialog
      open
      blocking={isBusy}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant="danger" disabled={!hasConsent} busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        <label className="flex cursor-pointer items-center gap-3 rounded-card border-2 border-line px-4 py-3 has-checked:border-clay">
          <input
            type="checkbox"
            checked={hasConsent}
            disabled={isBusy}
            onChange={(event) => setConsent(event.target.checked)}
            className="size-5 shrink-0 accent-clay"
          />
          {consent}
        </label>
      </div>
      <div role="alert">
        {failure && (
          <div className="mt-4 rounded-card bg-board p-4">
            <p className="text-sm font-semibold text-clay">{failure}</p>
            {supportCode && <SupportCode code={supportCode} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}
