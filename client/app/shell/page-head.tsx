import { defaultLocale, type Locale, locales } from '@tarima/markets/locale';
import { useLocation } from 'react-router';
import { usePage } from '../app-providers.tsx';
import { createPathTranslator } from '../i18n/paths.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { formatDocumentTitle } from './document-title.ts';

/**
 * A page's title, canonical URL (ROUTING-27) and links to the page in other locales (ROUTING-28). `canonicalQuery`
 * identifies a distinct page, e.g. `?page=2`. Private pages set `indexed` to false (ROUTING-31). `pathIn` returns the
 * page's path in a locale when the path contains translated slugs, or undefined where the page does not exist; other
 * paths come from the route table.
 */
export function PageHead({
  title,
  description,
  canonicalQuery = '',
  indexed = true,
  pathIn,
}: {
  title: string;
  description?: string | null | undefined;
  canonicalQuery?: string;
  indexed?: boolean;
  pathIn?: (locale: Locale) => string | undefined;
}) {
  const locale = useLocale();
  const { origin } = usePage();
  const { pathname } = useLocation();
  const inLocale = pathIn ?? createPathTranslator(pathname, '');
  const alternate = (hrefLang: string, to: Locale) => {
    const path = inLocale(to);
    return path && <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + path + canonicalQuery} />;
  };
  return (
    <>
      <title>{formatDocumentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <>
          <link rel="canonical" href={origin + inLocale(locale) + canonicalQuery} />
          {locales.map((other) => alternate(other.code.toLowerCase(), other))}
          {alternate('x-default', defaultLocale)}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
