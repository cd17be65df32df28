export { BuyBox } from './buy-box.tsx';
export { CategoryPageDocument, useCategoryPageSuspenseQuery } from './category-page.gen.ts';
export { CategoryTreeDocument, useCategoryTreeSuspenseQuery } from './category-tree.gen.ts';
export { FeaturedCategoriesDocument, useFeaturedCategoriesSuspenseQuery } from './featured-categories.gen.ts';
export { Gallery } from './gallery.tsx';
export { LazyMoreLikeThis, LazyRatings } from './lazy-parts.ts';
export { NearbyCategories } from './nearby-categories.tsx';
export { usePrefetchProducts } from './prefetch-products.ts';
export { ProductDetails } from './product-details.tsx';
export { ProductGrid, ProductRow, ProductRowSkeleton } from './product-grid.tsx';
export { ProductJsonLd } from './product-json-ld.tsx';
export {
  ProductListDocument,
  type ProductListQuery,
  type ProductListQueryVariables,
  ProductRowDocument,
  type ProductRowQueryVariables,
  useProductListSuspenseQuery,
  useProductRowQuery,
  useProductRowSuspenseQuery,
} from './product-list.gen.ts';
export { ProductPageDocument, useProductPageSuspenseQuery } from './product-page.gen.ts';
export { PromotionTags } from './promotion-tags.tsx';
export { findEndingSoon } from './promotions.ts';
export { getCatalogueContext } from './request-context.ts';
export { StockAge } from './stock-age.tsx';
export { TitleBlock } from './title-block.tsx';
export { VariantPicker } from './variant-picker.tsx';
