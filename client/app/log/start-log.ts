import { readConsent } from '../consent.ts';
import { readShopSettings } from '../shop-settings-data.tsx';
import { formatVersion } from '../version.ts';
import { takeEarlyErrors } from './early-errors.ts';
import { log, logMessages } from './log.ts';
import { createLogSender } from './send-log-message.ts';

/** Sends a message without cookies, also while the page is being closed. */
const post = (body: string): Promise<Response> =>
  fetch('/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body,
  });

/** An error's name and message, and the file and line that threw it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'unknown';
  const [, file] = /([^/\s()]+\.(?:js|ts|tsx):\d+:\d+)/.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}${file ? ` at ${file}` : ''}`;
}

let isStarted = false;

/**
 * Starts to send log messages, and logs unhandled errors (ANALYTICS-15) and rejections (ANALYTICS-16), also those before
 * this code was loaded. Once per document.
 */
export function startLog(): void {
  if (isStarted) return;
  isStarted = true;
  const { release, logsMembershipPurchases = false } = readShopSettings();
  const send = createLogSender({
    readConsent,
    logsMembershipPurchases,
    version: formatVersion(release),
    now: () => performance.now(),
    post,
  });
  logMessages.listen(send);
  const report = (prefix: string, error: unknown) => {
    console.error(prefix, error);
    log('error', `${prefix} ${describeError(error)}`);
  };
  const handle = (event: ErrorEvent | PromiseRejectionEvent) =>
    'reason' in event
      ? report('general unhandledrejection', event.reason)
      : report('general exception', event.error ?? event.message);
  for (const event of takeEarlyErrors()) handle(event);
  addEventListener('error', handle);
  addEventListener('unhandledrejection', handle);
}
