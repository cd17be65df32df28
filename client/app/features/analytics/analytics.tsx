import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { deviceStorage } from '../../browser-storage.ts';
import { consentChanges, readConsent } from '../../consent.ts';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { trackedEvents } from '../../session/tracked-events.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { toMemberId } from './member-id.ts';
import { createRecorder, type Recorder } from './recorder.ts';

const isAllowed = () => readConsent() === 'accepted';

const loadClient = () => import('./segment-client.ts').then(({ loadSegmentClient }) => loadSegmentClient(isAllowed));

/**
 * Records page views (ANALYTICS-2), the member (ANALYTICS-3) and the events of features, with the visitor's consent. Its
 * code is loaded after the page's own; that of the library with the first call. Renders nothing.
 */
export function Analytics() {
  const [recorder] = useState<Recorder>(() =>
    createRecorder({
      isAllowed,
      loadClient,
      toMemberId,
      wasRecorded: () => deviceStorage.get('ajs_anonymous_id') !== null,
    }),
  );
  const { market } = useLocale();
  const { pathname } = useLocation();
  const { data } = useViewerQuery();
  const subject = data && (data.me?.id ?? null);
  const pageName = matchPage(splitLocale(pathname)?.rest ?? '')?.pageId ?? 'content';
  const [acceptances, setAcceptances] = useState(0);

  useEffect(
    () =>
      consentChanges.listen((consent) => {
        if (consent === 'accepted') setAcceptances((count) => count + 1);
        else recorder.forget();
      }),
    [recorder],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the visitor accepts
  useEffect(() => {
    if (subject !== undefined) recorder.setMember(subject, market.code);
  }, [recorder, subject, market.code, acceptances]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each path, and when the visitor accepts on a page
  useEffect(() => recorder.recordPage(pageName), [recorder, pageName, pathname, acceptances]);
  // After the page view, so that the events that a page has queued follow it.
  useEffect(() => trackedEvents.listen((event) => recorder.recordEvent(event)), [recorder]);
  return null;
}
