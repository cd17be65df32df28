import { cx } from './cx.ts';

/** A price in running text; `was` marks a previous price, which is announced as such. */
export function Price({ price, was }: { price: string; was?: { price: string; label: string } | undefined }) {
  return (
    <span className="figures">
      <span className={cx('font-bold', was && 'text-guava')}>{price}</span>
      {was && (
        <>
          {' '}
          <span className="sr-only">{was.label}</span>
          <s className="text-ink-soft">{was.price}</s>
        </>
      )}
    </span>
  );
}
