import { Trans, useLingui } from '@lingui/react/macro';
import { getLocale } from '@tarima/markets/locale';
import { markets } from '@tarima/markets/table';
import { pathTo } from '../i18n/paths.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Flag } from '../shell/flag.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

/** The thirteen markets. A market is a new document: prices, club and language go with it (store.md §4.6). */
export default function CountryPicker() {
  const { t } = useLingui();
  const locale = useLocale();
  const sorted = markets.toSorted((a, b) => a.name[locale.language].localeCompare(b.name[locale.language]));
  return (
    <Page>
      <PageHead title={t`Choose a country`} />
      <h1 className="text-2xl lg:text-3xl">
        <Trans>Where do you shop?</Trans>
      </h1>
      <p className="mt-2 text-ink-soft">
        <Trans>Each country has its own clubs, prices and cart. Yours here stays as it is.</Trans>
      </p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map((market) => (
          <li key={market.code}>
            <a
              href={pathTo('home', getLocale(locale.language, market.code))}
              aria-current={market.code === locale.market.code ? 'true' : undefined}
              className="flex min-h-16 items-center gap-4 rounded-card border-2 border-line px-4 hover:border-sea aria-[current=true]:border-sea aria-[current=true]:bg-sea-soft"
            >
              <Flag market={market.code} className="h-7.5 w-10" />
              <span className="font-semibold">{market.name[locale.language]}</span>
              <span className="figures ml-auto text-sm text-ink-soft">{market.currency}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
