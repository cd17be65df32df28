import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { load } from '../apollo/load.ts';
import { apolloContext, i18nContext } from '../contexts.ts';
import { notFound } from '../errors.ts';
import { BuyBox } from '../features/catalog/buy-box.tsx';
import { categoryPath } from '../features/catalog/category-path.ts';
import { Gallery } from '../features/catalog/gallery.tsx';
import { MoreLikeThis } from '../features/catalog/more-like-this.tsx';
import { ProductJsonLd } from '../features/catalog/product-json-ld.tsx';
import {
  ProductPageDocument,
  type ProductPageQuery,
  useProductPageSuspenseQuery,
} from '../features/catalog/product-page.gen.ts';
import { catalogueContext } from '../features/catalog/request-context.ts';
import { variantLabels } from '../features/catalog/variant-label.ts';
import { pathTo } from '../i18n/paths.ts';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';
import { BreadcrumbJsonLd } from '../shell/json-ld.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Page } from '../ui/page.tsx';
import { Rating } from '../ui/rating.tsx';

type Variant = NonNullable<ProductPageQuery['productVariant']>;

/** The last segment is the sku; an address with another slug leads to the right one (store.md §2.3). */
async function loadPage({ request, params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { locale, clubId } = catalogueContext({ params, context });
  const url = new URL(request.url);
  const path = [params.slug, params.sku].filter((part) => part !== undefined);
  const sku = path.at(-1);
  if (sku === undefined) throw redirect(pathTo('categories', locale));
  const variables = { sku, clubId };
  const { productVariant } = await load(context.get(apolloContext), ProductPageDocument, variables);
  if (!productVariant) throw notFound(context.get(i18nContext)._(msg`Invalid product: ${path.join('/')}`));
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
  // The shelf above the product's own has more to offer beside it.
  const shelf = product.categoryPath.at(-2) ?? product.categoryPath.at(-1);
  const breadcrumbs = [
    { label: t`Home`, to: to('home') },
    ...product.categoryPath.map((category, index) => ({
      label: category.name,
      to: categoryPath(locale, product.categoryPath.slice(0, index + 1)),
    })),
  ];
  return (
    <Page>
      <PageHead
        title={product.name}
        description={product.description}
        pathIn={(other) => pathTo('pdp-slug-sku', other, { slug: product.slugs[other.language], sku: variant.sku })}
      />
      <ProductJsonLd variant={variant} />
      <Breadcrumbs label={t`You are here`} items={breadcrumbs} />
      <BreadcrumbJsonLd items={breadcrumbs} />
      <div className="mt-3 grid gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Gallery key={variant.sku} pictures={variant.images} name={product.name} />
        <div className="flex flex-col gap-5 lg:sticky lg:top-36 lg:self-start">
          <TitleBlock variant={variant} />
          <Variants variant={variant} />
          <BuyBox key={variant.sku} variant={variant} />
        </div>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-12">
        {product.description && (
          <section>
            <h2 className="mb-3 text-xl">
              <Trans>What it is</Trans>
            </h2>
            <p className="max-w-prose text-lg whitespace-pre-line">{product.description}</p>
          </section>
        )}
        <Details variant={variant} />
      </div>
      {shelf && <MoreLikeThis categoryKey={shelf.key} productKey={product.key} />}
    </Page>
  );
}

/** Brand, name, item number, stars (store.md §2.6). */
function TitleBlock({ variant: { sku, product } }: { variant: Variant }) {
  const { t, i18n } = useLingui();
  const { rating } = product;
  const average = rating ? i18n.number(rating.average, { maximumFractionDigits: 1 }) : '';
  return (
    <div className="flex flex-col gap-2">
      {product.brand && <p className="text-sm font-semibold tracking-wide text-ink-soft uppercase">{product.brand}</p>}
      <h1 className="text-2xl lg:text-3xl">{product.name}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {rating && (
          <Rating
            average={rating.average}
            count={`${average} (${rating.count})`}
            label={t`${average} of 5 stars, ${rating.count} reviews`}
          />
        )}
        <span>
          <Trans>Item {sku}</Trans>
        </span>
      </p>
    </div>
  );
}

/** The other variants, each at its own address. */
function Variants({ variant: { sku, product } }: { variant: Variant }) {
  const { t } = useLingui();
  const to = usePathTo();
  if (product.variants.length < 2) return null;
  const labels = variantLabels(product.variants);
  return (
    <nav aria-label={t`Kinds of ${product.name}`}>
      <ul className="flex flex-wrap gap-2">
        {product.variants.map((other) => (
          <li key={other.sku}>
            <Link
              to={to('pdp-slug-sku', { slug: product.slug, sku: other.sku })}
              preventScrollReset
              aria-current={other.sku === sku ? 'true' : undefined}
              className="flex min-h-12 items-center gap-2 rounded-full border-2 border-line py-1 pr-4 pl-1 text-sm font-medium hover:border-line-strong aria-[current=true]:border-sea aria-[current=true]:bg-sea-soft"
            >
              <img
                src={other.images[0]?.thumbnail}
                alt=""
                width={40}
                height={40}
                className="size-10 rounded-full bg-board"
              />
              {labels.get(other.sku)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Details({ variant }: { variant: Variant }) {
  if (variant.attributes.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">
        <Trans>Details</Trans>
      </h2>
      <table className="w-full text-left">
        <tbody>
          {variant.attributes.map((attribute) => (
            <tr key={attribute.key} className="border-b border-line">
              <th scope="row" className="w-2/5 py-2.5 pr-4 font-medium text-ink-soft">
                {attribute.name}
              </th>
              <td className="py-2.5">{attribute.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
