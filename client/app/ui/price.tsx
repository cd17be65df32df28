import { cx } from './cx.ts';

/** A price in running text; `was` marks a previous price, which is announced as such. */
export function Price({
  price,
  previousPrice,
}: {
  price: string;
  previousPrice?: { price: string; label: string } | undefined;
}) {
  return (
    <span className="figures">
      <span className={cx('font-bold', previousPrice && 'text-guava')}>{price}</span>
      {previousPrice && (
        <>
          {' '}
          <span className="sr-only">{previousPrice.label}</span>
          <s className="text-ink-soft">{previousPrice.price}</s>
        </>
      )}
    </span>
  );
}
