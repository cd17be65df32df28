import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { consentChanges, readConsent } from '../../consent.ts';
import { trackedEvents } from '../../session/tracked-events.ts';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';

const hasAccepted = () => readConsent() === 'accepted';
const loadAnalytics = async () => (await import('./analytics.tsx')).Analytics;
const loadConsentSettings = async () => (await import('./consent-settings.tsx')).ConsentSettings;

/** Fragment of links that open the privacy choices, e.g. in the footer's menu. */
const fragment = '#privacy-choices';

/** Loads the code of analytics if the visitor has accepted, so that events of short visits are recorded too. */
export async function preloadAnalytics(): Promise<void> {
  // A failed load is repeated where the code is used.
  if (hasAccepted()) await loadAnalytics().catch(() => {});
}

/** Analytics, whose code loads with the visitor's consent. Events before the consent are dropped (ANALYTICS-50). */
export function AnalyticsWithConsent() {
  const { pathname } = useLocation();
  const [isAccepted, setAccepted] = useState(hasAccepted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page, because the visitor may accept in another tab
  useEffect(() => {
    if (isAccepted) return;
    if (hasAccepted()) return setAccepted(true);
    const stops = [consentChanges.listen(() => setAccepted(hasAccepted())), trackedEvents.listen(() => {})];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, isAccepted]);
  return isAccepted && <DeferredPart load={loadAnalytics} />;
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
  return isOpen && <DeferredPart load={loadConsentSettings} onClose={() => setOpen(false)} />;
}

interface DeferredPartProps {
  readonly load: () => Promise<ComponentType<{ onClose: () => void }>>;
  readonly onClose?: () => void;
}

/** A part that is not there until its code has loaded. A `Suspense` would show it later: React delays its content. */
function DeferredPart({ load, onClose = () => {} }: DeferredPartProps) {
  const Part = useDeferredCode(load);
  return Part && <Part onClose={onClose} />;
}
