import { defaultLocale, type Locale, locales } from '@tarima/markets/locale';
import { useLocation } from 'react-router';
import { usePage } from '../app-providers.tsx';
import { pathInLocales } from '../i18n/paths.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { documentTitle } from './document-title.ts';

/**
 * A page's title, canonical address and the same page in the other locales (store.md §2.1). `canonicalQuery` holds what
 * makes it another page, e.g. `?page=2`. Private pages set `indexed` to false. `pathIn` writes the page's path in a locale,
 * where its address has words that differ by language; the route table knows the others.
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
  pathIn?: (locale: Locale) => string;
}) {
  const locale = useLocale();
  const { origin } = usePage();
  const { pathname } = useLocation();
  const inLocale = pathIn ? (to: Locale) => pathIn(to) + canonicalQuery : pathInLocales(pathname, canonicalQuery);
  const address = (to: Locale) => origin + inLocale(to);
  return (
    <>
      <title>{documentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <>
          <link rel="canonical" href={address(locale)} />
          {locales.map((other) => (
            <link key={other.code} rel="alternate" hrefLang={other.code.toLowerCase()} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
