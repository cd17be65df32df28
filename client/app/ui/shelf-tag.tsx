import { cx } from './cx.ts';
import { splitPrice } from './price-parts.ts';

/**
 * A club price styled as a shelf tag: large digits, small currency, unit price below. Prices are formatted for the
 * market by the caller.
 */
export function ShelfTag({
  price,
  priceLabel,
  note,
  size = 'card',
}: {
  price: string;
  /** Text alternative for the kind of price, e.g. "Club price". */
  priceLabel: string;
  /** Unit price, or the note that the price is an estimate. */
  note?: string | undefined;
  size?: 'card' | 'page';
}) {
  const { before, whole, decimals, after } = splitPrice(price);
  const large = size === 'page';
  return (
    <span
      className={cx(
        'inline-flex max-w-full flex-col rounded-md bg-mango text-ink',
        large ? 'border-l-8 border-ink px-4 py-2.5' : 'border-l-4 border-ink px-2.5 py-1.5',
      )}
    >
      <span className="sr-only">
        {priceLabel}: {price}
      </span>
      <span
        aria-hidden="true"
        className="figures flex flex-wrap items-start font-extrabold tracking-tight whitespace-nowrap"
      >
        <span className={cx('font-bold', large ? 'mt-1 mr-1 text-xl' : 'mt-0.5 mr-0.5 text-sm')}>{before}</span>
        <span className={large ? 'text-4xl' : 'text-xl sm:text-2xl'}>{whole}</span>
        {(decimals || after) && (
          <span className={cx('font-bold', large ? 'mt-1 ml-0.5 text-xl' : 'mt-0.5 text-sm')}>
            {decimals}
            {after && ` ${after}`}
          </span>
        )}
      </span>
      {note && <span className={large ? 'text-sm' : 'text-xs'}>{note}</span>}
    </span>
  );
}
