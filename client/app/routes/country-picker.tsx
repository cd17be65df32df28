import { Trans, useLingui } from '@lingui/react/macro';
import { CountryList } from '../features/clubs/index.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

/** The thirteen markets as a page: before scripts load, and for external links. */
export default function CountryPicker() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`Choose a country`} />
      <h1 className="text-2xl lg:text-3xl">
        <Trans>Where do you shop?</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        <Trans>Each country has its own clubs, prices and cart.</Trans>
      </p>
      <CountryList className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3" />
    </Page>
  );
}
