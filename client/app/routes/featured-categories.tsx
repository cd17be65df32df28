import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { FeaturedCategoriesDocument, useFeaturedCategoriesSuspenseQuery } from '../features/catalog/index.ts';
import { buildCategoryPath } from '../i18n/category-path.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

async function loadPage({ context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { loadPublic } = createPageLoads<RouteOperations['featured-categories']>(context.get(apolloContext));
  await loadPublic(FeaturedCategoriesDocument, {});
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

/** The featured categories of the club: image, description and link for each. */
export default function FeaturedCategoriesPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const to = usePathTo();
  const { data } = useFeaturedCategoriesSuspenseQuery();
  return (
    <Page>
      <PageHead title={t`Featured categories`} />
      <h1 className="text-2xl lg:text-3xl">
        <Trans>Featured categories</Trans>
      </h1>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 xl:grid-cols-4">
        {data.featuredCategories.map((category, index) => (
          <li key={category.key} className="group relative">
            <div className="aspect-square overflow-hidden rounded-card bg-board">
              {category.image && (
                <img
                  src={category.image.card}
                  alt=""
                  width={320}
                  height={320}
                  loading={index < 4 ? 'eager' : 'lazy'}
                  className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
                />
              )}
            </div>
            <h2 className="mt-3 text-lg">
              <Link
                to={buildCategoryPath(locale, [...category.ancestors, category])}
                className="after:absolute after:inset-0 after:rounded-card group-hover:text-sea"
              >
                {category.name}
              </Link>
            </h2>
            {category.description && <p className="mt-1 text-sm">{category.description}</p>}
            <p className="mt-1 text-sm text-ink-soft">
              <Plural value={category.productCount} one="# product" other="# products" />
            </p>
          </li>
        ))}
      </ul>
      <LinkButton variant="secondary" to={to('categories')} className="mt-10">
        <Trans>See all categories</Trans>
      </LinkButton>
    </Page>
  );
}
