import { useMoney } from '../../i18n/use-money.ts';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { getPictureSources } from '../../ui/picture-sources.ts';

/** The cart's line items with picture, quantity, name and total. */
export function LineList({ lines }: { lines: readonly CartLinePartsFragment[] }) {
  const money = useMoney();
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-3">
          <span className="relative shrink-0">
            <img
              {...getPictureSources(line.image, '56px')}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 rounded-card border border-line bg-paper object-cover"
            />
            <span className="figures absolute -top-2 -right-2 min-w-6 rounded-full bg-ink px-1.5 text-center text-sm leading-6 font-bold text-paper">
              {line.quantity}
              <span className="sr-only"> ×</span>
            </span>
          </span>
          <span className="min-w-0 flex-1 text-sm">{line.name}</span>
          <span className="figures text-sm font-semibold">{money(line.total)}</span>
        </li>
      ))}
    </ul>
  );
}
