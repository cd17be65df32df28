import { Trans } from '@lingui/react/macro';
import { formatRetryTime } from '../../i18n/retry-time.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useIsPast } from '../../ui/use-is-past.ts';

/** Shows when the shopper can try again, or that they can now. @param retryAt ISO 8601 */
export function RetryTimeText({ retryAt }: { retryAt: string }) {
  const { code } = useLocale();
  const isAllowed = useIsPast(retryAt);
  if (isAllowed) return <Trans>You can try again now.</Trans>;
  const time = formatRetryTime(retryAt, code);
  return <Trans>You can try again at {time}.</Trans>;
}
