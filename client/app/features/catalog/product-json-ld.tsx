import { usePage } from '../../app-providers.tsx';
import { pathTo } from '../../i18n/paths.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import type { ProductPageQuery } from './product-page.gen.ts';

/** Structured data of a product for search engines (schema.org, CATALOG-72). */
export function ProductJsonLd({ variant }: { variant: NonNullable<ProductPageQuery['productVariant']> }) {
  const locale = useLocale();
  const { origin } = usePage();
  const { product, price, availability } = variant;
  const data = {
    '@type': 'Product',
    name: product.name,
    sku: variant.sku,
    description: product.description ?? undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    image: variant.images.map((image) => image.zoom),
    aggregateRating: product.rating
      ? { '@type': 'AggregateRating', ratingValue: product.rating.average, reviewCount: product.rating.count }
      : undefined,
    offers: price
      ? {
          '@type': 'Offer',
          url: origin + pathTo('pdp-slug-sku', locale, { slug: product.slug, sku: variant.sku }),
          priceCurrency: price.current.currency,
          price: (price.current.centAmount / 10 ** price.current.fractionDigits).toFixed(price.current.fractionDigits),
          availability: `https://schema.org/${availability.state === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'}`,
        }
      : undefined,
  };
  return <JsonLd data={data} />;
}
