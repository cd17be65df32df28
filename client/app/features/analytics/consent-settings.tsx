import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { consentChanges, hasPrivacyControl, readConsent, saveConsent } from '../../consent.ts';
import type { Consent } from '../../consent-choice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The privacy choices: what is recorded, the choice in effect, and how to change it (ANALYTICS-51). */
export function ConsentSettings({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [consent, setConsent] = useState(readConsent);
  useEffect(() => consentChanges.listen(setConsent), []);
  const choose = (choice: Consent) => {
    saveConsent(choice);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`Privacy choices`} closeLabel={t`Close`}>
      <p>
        <Trans>
          With your consent, we record the pages you visit, what you search for and what you buy, under a code instead
          of your name. It helps us improve the shop. We never record your name, email or membership number.
        </Trans>
      </p>
      <p className="mt-4 rounded-card bg-board px-4 py-3 font-semibold">
        <ConsentState consent={consent} />
      </p>
      {!hasPrivacyControl() && (
        <div className="mt-4 grid grid-cols-2 gap-2">
          <Button variant="secondary" aria-pressed={consent === 'declined'} onClick={() => choose('declined')}>
            <Trans>Decline</Trans>
          </Button>
          <Button variant="secondary" aria-pressed={consent === 'accepted'} onClick={() => choose('accepted')}>
            <Trans>Accept</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function ConsentState({ consent }: { consent: Consent | undefined }) {
  if (hasPrivacyControl()) {
    return <Trans>Your browser asks sites not to record visits (Global Privacy Control). We don’t record yours.</Trans>;
  }
  if (consent === 'accepted') return <Trans>You accepted. You can change your mind at any time.</Trans>;
  if (consent === 'declined') return <Trans>You declined. We don’t record your visits.</Trans>;
  return <Trans>You haven’t chosen yet. We don’t record your visits.</Trans>;
}
