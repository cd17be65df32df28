import type {
  Category,
  ProductDiscount,
  ProductPagedSearchResponse,
  ProductProjection,
  ProductSearchFacetResultBucket,
  ProductSearchFacetResultCount,
  ProductType,
} from '@commercetools/platform-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { productTypeWire } from './color-names.ts';
import type { discountWire } from './promotions.ts';
import type { categoryWire, productWire, searchWire } from './wire.ts';

/** The SDK declares only the common fields of facets. */
type SearchResponse = Omit<ProductPagedSearchResponse, 'facets'> & {
  readonly facets: (ProductSearchFacetResultBucket | ProductSearchFacetResultCount)[];
};

/** The type check fails when a schema requires or reads what the platform does not publish. */
export type Contract = [
  Expect<Unpublished<typeof productWire, ProductProjection>>,
  Expect<Unpublished<typeof searchWire, SearchResponse>>,
  Expect<Unpublished<typeof categoryWire, Category>>,
  Expect<Unpublished<typeof discountWire, ProductDiscount>>,
  Expect<Unpublished<typeof productTypeWire, ProductType>>,
];
