import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { usePage } from '../app-providers.tsx';
import { AnalyticsWithConsent, ConsentNotice, ConsentSettingsOnLink } from '../features/analytics/index.ts';
import { usePrefetchProducts } from '../features/catalog/index.ts';
import { LazyChat } from '../features/chat/index.ts';
import { KeepPages, markMissingPictures } from '../features/offline/index.ts';
import { logMissingMessages } from '../log/log-missing-messages.ts';
import { startLog } from '../log/start-log.ts';
import { useFrame } from './frame.ts';

/**
 * The log of the browser, with a warning for a language without messages (ANALYTICS-21); analytics with its consent, the
 * market's chat-bot, the kept pages with the marks of missing pictures (OFFLINE-11, OFFLINE-23), and the products that a
 * shopper is about to open (ROUTING-66). The checkout and pages without a frame show neither the notice nor the
 * chat-bot: nothing there is recorded before a choice on another page.
 */
export function LazyReporting() {
  const hasShopFrame = useFrame() === undefined;
  const { chatbotScriptUrl } = usePage().settings;
  const { i18n } = useLingui();
  useEffect(startLog, []);
  useEffect(markMissingPictures, []);
  usePrefetchProducts();
  useEffect(() => logMissingMessages(i18n), [i18n]);
  return (
    <>
      <AnalyticsWithConsent />
      <KeepPages />
      {hasShopFrame && <ConsentNotice />}
      <ConsentSettingsOnLink />
      {hasShopFrame && chatbotScriptUrl && <LazyChat scriptUrl={chatbotScriptUrl} />}
    </>
  );
}
