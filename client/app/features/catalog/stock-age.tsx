import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatMinutesAgo } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { cx } from '../../ui/cx.ts';

const minuteMs = 60_000;

/**
 * Age of the stock data as relative time, updated while the page is open. The server renders an invisible placeholder,
 * because its clock may differ. On narrow screens the text has a separate line, so that its length does not shift the
 * layout.
 */
export function StockAge({ asOf, className }: { asOf: string; className?: string }) {
  const locale = useLocale();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = now === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(asOf)) / minuteMs));
  const age = minutes > 0 && formatMinutesAgo(minutes, locale.code);
  return (
    <span
      className={cx(
        'text-ink-soft max-sm:block max-sm:first-letter:uppercase',
        now === undefined && 'invisible',
        className,
      )}
    >
      <span className="max-sm:hidden"> · </span>
      {age ? <Trans>checked {age}</Trans> : <Trans>checked just now</Trans>}
    </span>
  );
}
