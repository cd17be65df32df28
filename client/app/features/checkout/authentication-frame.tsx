import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isNativeApp } from '../../native/native-app.ts';
import type { PaidSubject } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { postForm } from './post-to-frame.ts';

const frameName = 'bank-authentication';

interface AuthenticationFrameProps {
  /** The bank's page, and the token that it needs. */
  readonly url: string;
  readonly accessToken: string;
  readonly attemptId: string;
  readonly subject: PaidSubject;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/**
 * The bank's page in a frame (CHECKOUT-321). The checkout page polls the attempt meanwhile and closes this when the bank
 * is done. Leaving asks first, because it cancels the payment.
 */
export function AuthenticationFrame({
  url,
  accessToken,
  attemptId,
  subject,
  onCancel,
  onClose,
}: AuthenticationFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    postForm(url, frameName, { JWT: accessToken, MD: attemptId });
    frame.current?.focus();
  }, [url, accessToken, attemptId]);
  return (
    <Dialog
      open
      blocking
      flush
      place="wide"
      onClose={onClose}
      title={t`Your bank needs to confirm it’s you`}
      closeLabel={t`Close`}
      footer={
        <>
          {/* The app opens no windows (NATIVE-48). */}
          {!isNativeApp() && (
            <Button variant="quiet" onClick={() => postForm(url, '_blank', { JWT: accessToken, MD: attemptId })}>
              <Trans>Open in a new tab</Trans>
            </Button>
          )}
          <Button variant="secondary" onClick={() => setLeaving(true)}>
            <Trans>Cancel payment</Trans>
          </Button>
        </>
      }
    >
      <div className="flex h-full min-h-96 flex-col md:h-[42rem]">
        <p className="px-5 pt-3 pb-2 text-sm text-ink-soft">
          <Trans>You haven’t been charged yet. This page is your bank’s; the shop can’t see what you enter here.</Trans>
        </p>
        <div className="relative min-h-80 flex-1">
          {!isShown && (
            <div role="status" className="absolute inset-0 px-5 py-3">
              <span className="sr-only">
                <Trans>Loading your bank’s page…</Trans>
              </span>
              <Skeleton className="h-full w-full" />
            </div>
          )}
          <iframe
            ref={frame}
            name={frameName}
            title={t`Your bank’s page`}
            // The first load is the empty document that the form replaces.
            onLoad={(event) => setShown(hasLeftBlank(event.currentTarget))}
            className="absolute inset-0 size-full border-0"
          />
        </div>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={t`Cancel this payment?`}
          closeLabel={t`Close`}
          keepLabel={<Trans>Continue payment</Trans>}
          onKeep={() => setLeaving(false)}
          confirm={
            <Button variant="danger" onClick={onCancel}>
              <Trans>Cancel payment</Trans>
            </Button>
          }
        >
          <p>
            {subject === 'cart' ? (
              <Trans>You won’t be charged, and your cart stays as it is.</Trans>
            ) : (
              <Trans>You won’t be charged, and your membership stays as it is.</Trans>
            )}
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Whether the frame shows another site's page: its document cannot be read. */
function hasLeftBlank(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument?.URL !== 'about:blank';
  } catch {
    return true;
  }
}
