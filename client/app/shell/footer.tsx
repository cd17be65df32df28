import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { categoryPath } from '../features/catalog/category-path.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Logo } from '../ui/logo.tsx';
import { useSignInLinks } from './account-menu.tsx';
import { CountryLink, LanguageLink } from './locale-links.tsx';
import { useShellSuspenseQuery } from './shell.gen.ts';

interface Column {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string; readonly isDocument?: boolean }[];
}

/** The frame's bottom: columns of links, an accordion on the phone; country, language and copyright. */
export function Footer() {
  const { t } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { signIn } = useSignInLinks();
  const { data } = useShellSuspenseQuery();
  const categoryLinks = data.categories.map((category) => ({
    label: category.name,
    to: categoryPath(locale, [category]),
  }));
  const columns: readonly Column[] = [
    { id: 'shelves', title: t`Shelves`, links: categoryLinks.slice(0, 6) },
    { id: 'more', title: t`More shelves`, links: categoryLinks.slice(6, 12) },
    {
      id: 'club',
      title: t`Your club`,
      links: [
        { label: t`Clubs and locations`, to: pathTo('clubsAndLocations') },
        { label: t`Choose a country`, to: pathTo('country-picker') },
        { label: t`All categories`, to: pathTo('categories') },
      ],
    },
    {
      id: 'account',
      title: t`Your account`,
      links: [
        { label: t`Sign in`, to: signIn, isDocument: true },
        { label: t`Recent purchases`, to: pathTo('recent-purchases') },
        { label: t`Cart`, to: pathTo('cart') },
      ],
    },
  ].filter((column) => column.links.length > 0);
  const list = (column: Column) => (
    <ul>
      {column.links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            reloadDocument={link.isDocument ?? false}
            className="inline-flex min-h-11 items-center hover:text-sea hover:underline md:min-h-9"
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <footer className="no-print mt-16 border-t border-line bg-board">
      <div className="mx-auto max-w-[90rem] px-4 py-8 lg:px-8">
        <div className="md:hidden">
          {columns.map((column) => (
            <Accordion key={column.id} title={column.title} name="footer">
              {list(column)}
            </Accordion>
          ))}
        </div>
        <div className="hidden gap-8 md:grid md:grid-cols-4">
          {columns.map((column) => (
            <section key={column.id}>
              <h2 className="mb-2 text-lg">{column.title}</h2>
              {list(column)}
            </section>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6 text-sm">
          <Logo />
          <div className="flex items-center">
            <CountryLink withName />
            <LanguageLink />
          </div>
          <p className="text-ink-soft">
            <Trans>© {new Date().getUTCFullYear()} Tarima. A club for its members.</Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}
