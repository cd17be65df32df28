import { Trans } from '@lingui/react/macro';
import type { Language } from '@tarima/markets/table';
import { buildContentPath } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Link } from '../../ui/link.tsx';

/** Path of the content page about returns, below the locale. */
const returnsPaths: Readonly<Record<Language, string>> = { es: 'ayuda/devoluciones', en: 'help/returns' };

/** Links an order to the content page about returns (ORDERS-335). */
export function ReturnsLink() {
  const locale = useLocale();
  return (
    <p className="no-print">
      <Link
        to={buildContentPath(locale, returnsPaths[locale.language])}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline"
      >
        <Trans>How to return an item</Trans>
      </Link>
    </p>
  );
}
