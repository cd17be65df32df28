import { Trans, useLingui } from '@lingui/react/macro';
import { getLocale } from '@tarima/markets/locale';
import { useLocation } from 'react-router';
import { createPathTranslator } from '../i18n/paths.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { rememberLanguage } from '../session/chosen-language.ts';
import { useModals } from '../session/modals.ts';
import { Flag } from '../ui/flag.tsx';

const look = 'inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-sea-soft';

/**
 * The market's flag and name (ROUTING-36): a link to the country picker, which with scripts opens the change-country
 * modal over the page (ROUTING-37).
 */
export function CountryLink({ withName = false }: { withName?: boolean }) {
  const locale = useLocale();
  const pathTo = usePathTo();
  const name = locale.market.name[locale.language];
  const modals = useModals();
  return (
    <a
      href={pathTo('country-picker')}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        modals.open('changeCountry', {});
      }}
      className={look}
    >
      <Flag market={locale.market.code} />
      <span className="sr-only">
        <Trans>Country:</Trans>{' '}
      </span>
      <span className={withName ? undefined : 'max-xl:sr-only'}>{name}</span>
    </a>
  );
}

/** Links to the page in the other language: a new document, because a document has one language (ROUTING-33). */
export function LanguageLink({ className = look }: { className?: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const other = getLocale(locale.language === 'es' ? 'en' : 'es', locale.market.code);
  const name = other.language === 'es' ? 'Español' : 'English';
  return (
    <a
      href={createPathTranslator(pathname, search)(other)}
      lang={other.language}
      hrefLang={other.code}
      title={t`Change language`}
      onClick={() => rememberLanguage(other.language)}
      className={className}
    >
      {name}
    </a>
  );
}
