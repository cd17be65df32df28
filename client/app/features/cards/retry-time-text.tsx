import { Trans } from '@lingui/react/macro';
import { formatRetryTime } from '../../i18n/retry-time.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useIsPast } from '../../ui/use-is-past.ts';

/** When the shopper can try again; once the time has come it says so. @param retryAt ISO 8601 */
export function RetryTimeText({ retryAt }: { retryAt: string }) {
  const { code } = useLocale();
  const isAllowed = useIsPast(retryAt);
  if (isAllowed) return <Trans>You can try again now.</Trans>;
  const time = formatRetryTime(retryAt, code);
  return <Trans>You can try again at {time}.</Trans>;
}
