import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { createNotFoundResponse } from '../errors.ts';
import {
  BuyBox,
  Gallery,
  getCatalogueContext,
  LazyMoreLikeThis,
  LazyRatings,
  ProductDetails,
  ProductJsonLd,
  ProductPageDocument,
  PromotionTags,
  TitleBlock,
  useProductPageSuspenseQuery,
  VariantPicker,
} from '../features/catalog/index.ts';
import { buildCategoryPath } from '../i18n/category-path.ts';
import { pathTo } from '../i18n/paths.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { apolloContext, i18nContext } from '../session/contexts.ts';
import { BreadcrumbJsonLd } from '../shell/json-ld.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LazyOnVisible } from '../ui/lazy-on-visible.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

// Content below the fold loads after the page.
/** Placeholder for a heading and a row of cards with square images. */
const below = <div className="h-[33.25rem] sm:h-[35.25rem] lg:h-[calc((min(100vw,90rem)-10rem)/5+22.25rem)]" />;

/**
 * The last segment is the sku; a URL with another slug redirects to the right one (ROUTING-24, ROUTING-25, ERRORS-7).
 */
async function loadPage({ request, params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { locale, clubKey } = getCatalogueContext({ params, context });
  const url = new URL(request.url);
  const path = [params.slug, params.sku].filter((part) => part !== undefined);
  const sku = path.at(-1);
  if (sku === undefined) throw redirect(pathTo('categories', locale));
  const variables = { sku, clubKey };
  const { loadPublic } = createPageLoads<RouteOperations['product']>(context.get(apolloContext));
  const { productVariant } = await loadPublic(ProductPageDocument, variables);
  if (!productVariant)
    throw createNotFoundResponse(context.get(i18nContext)._(msg`Invalid product: ${path.join('/')}`));
  const { slug } = productVariant.product;
  if (path.join('/') !== `${slug}/${sku}` && !url.searchParams.has('token')) {
    throw redirect(pathTo('pdp-slug-sku', locale, { slug, sku }) + url.search, 301);
  }
  return { variables };
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function ProductPage() {
  const { variables } = useLoaderData<typeof loadPage>();
  const { t } = useLingui();
  const locale = useLocale();
  const to = usePathTo();
  const { data } = useProductPageSuspenseQuery({ variables });
  const variant = data.productVariant;
  if (!variant) return null;
  const { product } = variant;
  // Related products come from the parent category of the product's category (CATALOG-48).
  const shelf = product.categoryPath.at(-2) ?? product.categoryPath.at(-1);
  const breadcrumbs = [
    { label: t`Home`, to: to('home') },
    ...product.categoryPath.map((category, index) => ({
      label: category.name,
      to: buildCategoryPath(locale, product.categoryPath.slice(0, index + 1)),
    })),
  ];
  return (
    <Page>
      <PageHead
        title={product.metaTitle ?? product.name}
        description={product.metaDescription ?? product.description}
        pathIn={(other) => pathTo('pdp-slug-sku', other, { slug: product.slugs[other.language], sku: variant.sku })}
      />
      {product.metaKeywords && <meta name="keywords" content={product.metaKeywords} />}
      <ProductJsonLd variant={variant} />
      <Breadcrumbs label={t`Breadcrumbs`} items={breadcrumbs} />
      <BreadcrumbJsonLd items={breadcrumbs} />
      <div className="mt-3 grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <div className="relative">
          <Gallery key={variant.sku} pictures={variant.images} name={product.name} />
          <PromotionTags
            promotions={product.promotions}
            className="absolute top-3 left-[calc(12.5%+0.75rem)] lg:hidden"
          />
        </div>
        <div className="flex flex-col gap-5 lg:sticky lg:top-36 lg:self-start">
          <TitleBlock sku={variant.sku} product={product} />
          <VariantPicker sku={variant.sku} product={product} />
          <BuyBox key={variant.sku} variant={variant} />
        </div>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-x-12">
        {/* The section is omitted without a description (CATALOG-6). */}
        {product.description && (
          <section>
            <h2 className="mb-3 text-xl">
              <Trans>About this item</Trans>
            </h2>
            <p className="max-w-prose text-lg whitespace-pre-line">{product.description}</p>
          </section>
        )}
        <ProductDetails attributes={variant.attributes} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <Suspense>{product.rating && <LazyRatings rating={product.rating} className="lg:col-start-1" />}</Suspense>
      </div>
      {shelf && (
        <LazyOnVisible fallback={below}>
          <Suspense fallback={below}>
            <LazyMoreLikeThis categoryKey={shelf.key} productKey={product.key} />
          </Suspense>
        </LazyOnVisible>
      )}
    </Page>
  );
}
