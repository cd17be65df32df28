import { Trans } from '@lingui/react/macro';
import { usePage } from '../app-providers.tsx';
import { formatYear } from '../i18n/dates.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useNow } from '../session/shell-data.ts';
import { formatVersion } from '../version.ts';
import { useSiteContent } from './site-content.ts';

/** The copyright (CONTENT-50) and the release of this page (CONTENT-51). */
export function LegalLine() {
  const { market } = useLocale();
  const { release } = usePage().settings;
  const year = formatYear(useNow(), market.timeZone);
  const company = useSiteContent().words.company ?? 'Tarima';
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        © {year} {company} · Members-only warehouse club
      </Trans>{' '}
      <span className="whitespace-nowrap">{`V.${formatVersion(release)}`}</span>
      <span hidden data-commit={release.commit} />
    </p>
  );
}
