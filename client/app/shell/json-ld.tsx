import { usePage } from '../app-providers.tsx';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { JsonLd } from '../ui/json-ld.tsx';

/** Breadcrumbs of a page as structured data; an item without a path is the page itself. */
export function BreadcrumbJsonLd({
  items,
}: {
  items: readonly { readonly label: string; readonly to?: string | undefined }[];
}) {
  const { origin } = usePage();
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: to && origin + to,
        })),
      }}
    />
  );
}

/** The club and its site search as structured data; on the home page. */
export function SiteJsonLd() {
  const { origin } = usePage();
  const locale = useLocale();
  const pathTo = usePathTo();
  const home = origin + pathTo('home');
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Tarima', url: origin };
  return (
    <JsonLd
      data={{
        '@graph': [
          { ...organization, logo: `${origin}/favicon.svg` },
          {
            '@type': 'WebSite',
            name: 'Tarima',
            url: home,
            inLanguage: locale.code,
            publisher: { '@id': organization['@id'] },
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${pathTo('search')}?q={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }}
    />
  );
}
