import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { CategoryTreeDocument, useCategoryTreeSuspenseQuery } from '../features/catalog/index.ts';
import { buildCategoryPath } from '../i18n/category-path.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage({ context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { loadPublic } = createPageLoads<RouteOperations['categories']>(context.get(apolloContext));
  await loadPublic(CategoryTreeDocument, {});
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

/** All categories of the club: images for the top level, links for subcategories. */
export default function CategoriesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useCategoryTreeSuspenseQuery();
  return (
    <Page>
      <PageHead title={t`All categories`} />
      <h1 className="text-2xl lg:text-3xl">
        <Trans>All categories</Trans>
      </h1>
      <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.topCategories.map((category) => (
          <li key={category.key} className="flex gap-4">
            {category.image && (
              <img
                src={category.image.card}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 shrink-0 rounded-card bg-board object-cover"
              />
            )}
            <div className="min-w-0">
              <h2 className="text-lg">
                <Link
                  to={buildCategoryPath(locale, [category])}
                  className="inline-flex min-h-11 items-center hover:text-sea hover:underline"
                >
                  {category.name}
                </Link>
              </h2>
              <p className="text-sm text-ink-soft">
                <Plural value={category.productCount} one="# product" other="# products" />
              </p>
              <ul className="mt-1">
                {category.children.map((child) => (
                  <li key={child.key}>
                    <Link
                      to={buildCategoryPath(locale, [category, child])}
                      className="inline-flex min-h-11 items-center text-sm hover:text-sea hover:underline sm:min-h-8"
                    >
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
