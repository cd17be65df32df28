import { Plural, Trans } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { CartThumbnails } from './cart-thumbnails.tsx';
import type { CartsToMergeQuery } from './merge-carts.gen.ts';

type CartToMerge = NonNullable<CartsToMergeQuery['cart']>;

/** One of the two carts with a checkbox to keep it: last change, items and subtotal (MERGE-13). */
export function MergeCard({
  title,
  cart,
  checked,
  onChange,
}: {
  title: string;
  cart: CartToMerge;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const money = useMoney();
  const locale = useLocale();
  const edited = formatDateTime(cart.updatedAt, locale.code, locale.market.timeZone);
  return (
    <label className="flex cursor-pointer gap-3 rounded-card border-2 border-line p-4 has-checked:border-sea has-checked:bg-sea-soft">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-sea"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-4">
          <b className="font-display text-lg">{title}</b>
          <b className="figures text-lg">{money(cart.subtotal)}</b>
        </span>
        <span className="block text-sm text-ink-soft">
          <Plural value={cart.itemCount} one="# item" other="# items" /> · <Trans>updated {edited}</Trans>
        </span>
        <CartThumbnails lines={cart.lines} />
      </span>
    </label>
  );
}
