import { Skeleton } from '../../ui/skeleton.tsx';
import type { ProductCardFragment } from './product-card.gen.ts';
import { type PictureLoad, ProductCard } from './product-card.tsx';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 xl:grid-cols-4 2xl:grid-cols-5';

const gridSizes = '(min-width: 90rem) 16rem, (min-width: 80rem) 18vw, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)';
// Slightly less than the 11rem on phones, so that they load the smaller picture with half the bytes.
const rowSizes = '(min-width: 90rem) 17rem, (min-width: 64rem) 18vw, (min-width: 40rem) 13rem, 10rem';

/** Number of cards in the initial viewport; their pictures are not loaded lazily. */
const cardsInView = 4;

function pictureLoadAt(index: number): PictureLoad {
  if (index === 0) return 'first';
  return index < cardsInView ? 'early' : 'late';
}

/** Grid of product cards, two to five per row. */
export function ProductGrid({ products }: { products: readonly ProductCardFragment[] }) {
  return (
    <ul className={grid}>
      {products.map((product, index) => (
        <li key={product.key}>
          <ProductCard product={product} sizes={gridSizes} load={pictureLoadAt(index)} />
        </li>
      ))}
    </ul>
  );
}

/** Row of product cards that scrolls horizontally. */
export function ProductRow({ products, label }: { products: readonly ProductCardFragment[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll-strip -mx-4 px-4 lg:mx-0 lg:px-0" aria-label={label} tabIndex={0}>
      <ul className="flex gap-4 pb-2 lg:gap-6">
        {products.map((product) => (
          <li key={product.key} className="w-44 shrink-0 sm:w-52 lg:w-[calc((100%-6rem)/5)]">
            <ProductCard product={product} sizes={rowSizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Placeholder with the height of a product row, shown while it loads. */
export function ProductRowSkeleton() {
  return (
    <ul aria-hidden="true" className="flex gap-4 overflow-hidden pb-2 lg:gap-6">
      {[1, 2, 3, 4, 5].map((place) => (
        <li key={place} className="w-44 shrink-0 sm:w-52 lg:w-[calc((100%-6rem)/5)]">
          <Skeleton className="aspect-square w-full rounded-card" />
          <div className="flex flex-col gap-2 pt-3">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-14 w-32" />
            <Skeleton className="h-18 w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}
