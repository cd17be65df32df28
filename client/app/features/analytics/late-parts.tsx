import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { consentChanges, readConsent } from '../../consent.ts';
import { trackedEvents } from '../../session/tracked-events.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

const Analytics = lazyWithRetry(async () => (await import('./analytics.tsx')).Analytics);
const ConsentSettings = lazyWithRetry(async () => (await import('./consent-settings.tsx')).ConsentSettings);

/** Fragment of links that open the privacy choices, e.g. in the footer's menu. */
const fragment = '#privacy-choices';

/** Analytics, whose code loads with the visitor's consent. Events before the consent are dropped (ANALYTICS-50). */
export function AnalyticsWithConsent() {
  const { pathname } = useLocation();
  const [isAccepted, setAccepted] = useState(() => readConsent() === 'accepted');
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page, because the visitor may accept in another tab
  useEffect(() => {
    if (isAccepted) return;
    if (readConsent() === 'accepted') return setAccepted(true);
    const stops = [
      consentChanges.listen((consent) => consent === 'accepted' && setAccepted(true)),
      trackedEvents.listen(() => {}),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, isAccepted]);
  return (
    isAccepted && (
      <Suspense fallback={null}>
        <Analytics />
      </Suspense>
    )
  );
}

/** The privacy choices (ANALYTICS-51), whose code loads when a link opens them. */
export function ConsentSettingsOnLink() {
  const [isOpen, setOpen] = useState(() => location.hash === fragment);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(`a[href$="${fragment}"]`);
      if (!link) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <ConsentSettings onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
