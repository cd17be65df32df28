import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Language } from '@tarima/markets/table';
import type { ComponentProps } from 'react';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { usePage } from '../app-providers.tsx';
import { createNotFoundResponse } from '../errors.ts';
import {
  CategoryPageDocument,
  getCatalogueContext,
  NearbyCategories,
  type ProductListQueryVariables,
  useCategoryPageSuspenseQuery,
  useProductListSuspenseQuery,
} from '../features/catalog/index.ts';
import {
  ListUnavailable,
  loadList,
  ProductListView,
  parseListParams,
  SearchWithin,
  toListVariables,
} from '../features/search/index.ts';
import { buildCategoryPath } from '../i18n/category-path.ts';
import { pathTo } from '../i18n/paths.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { apolloContext, i18nContext, settingsContext } from '../session/contexts.ts';
import { useTrack } from '../session/use-track.ts';
import { BreadcrumbJsonLd } from '../shell/json-ld.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

/** The last segment of the path is the category's key, after any number of slugs (ROUTING-23, ERRORS-6). */
async function loadPage({ request, params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { locale, clubKey } = getCatalogueContext({ params, context });
  const client = context.get(apolloContext);
  const url = new URL(request.url);
  const path = [params.slug0, params.slug1, params.slug2, params.catID].filter((part) => part !== undefined);
  const key = path.at(-1);
  // Without a key there is no category (ROUTING-15).
  if (key === undefined) throw redirect(pathTo('categories', locale));
  const listParams = parseListParams(url.searchParams, context.get(settingsContext).search);
  const variables = toListVariables(listParams, { categoryKey: key, clubKey });
  const [{ category }, isLoaded] = await Promise.all([
    createPageLoads<RouteOperations['category']>(client).loadPublic(CategoryPageDocument, { key }),
    loadList(client, variables, listParams),
  ]);
  if (!category) throw createNotFoundResponse(context.get(i18nContext)._(msg`Invalid category: ${path.join('/')}`));
  const canonical = buildCategoryPath(locale, [...category.ancestors, category]);
  if (decodeURIComponent(canonical.split('/').slice(3).join('/')) !== path.join('/')) {
    throw redirect(canonical + url.search, 301);
  }
  return data({ key, variables, query: url.search, isLoaded }, { status: isLoaded ? 200 : 503 });
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function CategoryPage() {
  const { key, variables, query, isLoaded } = useLoaderData<typeof loadPage>();
  const { t } = useLingui();
  const locale = useLocale();
  const to = usePathTo();
  const { data: found } = useCategoryPageSuspenseQuery({ variables: { key } });
  const params = parseListParams(new URLSearchParams(query), usePage().settings.search);
  const { category } = found;
  if (!category) return null;
  const steps = [...category.ancestors, category];
  const stepsIn = (language: Language) => steps.map(({ key, slugs }) => ({ key, slug: slugs[language] }));
  const breadcrumbs = [
    { label: t`Home`, to: to('home') },
    ...category.ancestors.map((ancestor, index) => ({
      label: ancestor.name,
      to: buildCategoryPath(locale, steps.slice(0, index + 1)),
    })),
    { label: category.name },
  ];
  const { q: words, phrase } = params;
  // Plain texts: `Trans` would read markup in the words of the shopper.
  const title = words ? t`Results for “${words}”` : phrase ? t`“${phrase}” in ${category.name}` : category.name;
  return (
    <Page>
      <PageHead
        title={category.name}
        description={category.description}
        canonicalQuery={params.page > 1 ? `?page=${params.page}` : ''}
        pathIn={(to) => buildCategoryPath(to, stepsIn(to.language))}
      />
      <Breadcrumbs label={t`Breadcrumbs`} items={breadcrumbs} />
      <BreadcrumbJsonLd items={breadcrumbs} />
      {isLoaded ? (
        <Products
          isCategory
          variables={variables}
          name={category.name}
          params={params}
          title={title}
          above={
            <>
              <NearbyCategories category={category} />
              <SearchWithin name={category.name} params={params} />
            </>
          }
        />
      ) : (
        <ListUnavailable title={category.name} />
      )}
    </Page>
  );
}

function Products({
  variables,
  name,
  ...rest
}: Omit<ComponentProps<typeof ProductListView>, 'list'> & { variables: ProductListQueryVariables; name: string }) {
  const { data: found } = useProductListSuspenseQuery({ variables });
  useTrack(JSON.stringify(variables.input), () => ({
    type: 'list-viewed',
    category: variables.input.categoryKey ?? '',
    name,
    products: found.products.items.map((product) => ({
      sku: product.displayVariant.sku,
      name: product.name,
      brand: product.brand,
      price: product.displayVariant.price?.current,
    })),
  }));
  return <ProductListView list={found.products} {...rest} />;
}
