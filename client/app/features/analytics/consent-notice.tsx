import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { consentChanges, readConsent, saveConsent } from '../../consent.ts';
import type { Consent } from '../../consent-choice.ts';
import { Button } from '../../ui/button.tsx';
import { focusMain } from '../../ui/focus-main.ts';

/**
 * Asks for consent to analytics (ANALYTICS-50): beside the page, without blocking it, with two equal buttons. Hidden after
 * a choice, and for browsers that send Global Privacy Control.
 */
export function ConsentNotice() {
  const { t } = useLingui();
  const [consent, setConsent] = useState(readConsent);
  useEffect(() => consentChanges.listen(setConsent), []);
  if (consent !== undefined) return null;
  const choose = (choice: Consent) => {
    saveConsent(choice);
    // The pressed button is gone.
    focusMain();
  };
  return (
    <section
      id="consent-notice"
      aria-label={t`Analytics`}
      className="no-print consent-notice rounded-card border border-line bg-paper p-4 shadow-float"
    >
      <p className="text-sm">
        <Trans>
          May we record the pages you visit and what you search for, to improve the shop? Never your name, email or
          membership number.
        </Trans>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => choose('declined')}>
          <Trans>Decline</Trans>
        </Button>
        <Button variant="secondary" onClick={() => choose('accepted')}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </section>
  );
}
