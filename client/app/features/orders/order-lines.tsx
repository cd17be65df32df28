import { Trans, useLingui } from '@lingui/react/macro';
import { createNumberFormat } from '@tarima/markets/number-format';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { getPictureSources } from '../../ui/picture-sources.ts';
import { useAddToCart } from '../cart/index.ts';
import type { OrderPartsFragment } from './orders.gen.ts';

type Line = OrderPartsFragment['lines'][number];

/**
 * The ordered items with their prices at that time; each can be bought again unless it is sold by weight (ORDERS-60,
 * ORDERS-59).
 */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="border-t border-line">
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} />
      ))}
    </ul>
  );
}

function OrderLine({ line }: { line: Line }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const money = useMoney();
  const notify = useNotify();
  const { add, adding } = useAddToCart();
  const { name, quantity, slug, variant } = line;
  const buyAgain = async () => {
    if (await add(variant.sku, name, quantity)) notify({ type: 'success', message: t`${name} is in your cart.` });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
      <img
        {...getPictureSources(line.image, '72px')}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-18 rounded-card bg-board object-cover"
      />
      <div className="min-w-32 flex-1">
        <p className="font-semibold text-pretty">
          {slug ? (
            <Link
              to={pathTo('pdp-slug-sku', { slug, sku: variant.sku })}
              className="-my-2.5 inline-block py-2.5 hover:text-sea hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="figures text-sm text-ink-soft">
          {quantity} × {money(line.unitPrice)}
        </p>
        <LineDetails line={line} />
      </div>
      <p className="figures text-right text-lg font-bold">
        {line.correctedTotal && (
          <s className="block text-sm font-normal text-ink-soft">
            <span className="sr-only">
              <Trans>Before:</Trans>{' '}
            </span>
            {money(line.total)}
          </s>
        )}
        {money(line.correctedTotal ?? line.total)}
      </p>
      {line.isReorderable && (
        <Button variant="secondary" busy={adding} onClick={buyAgain} className="no-print max-sm:w-full">
          <Trans>Buy again</Trans>
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

/** What the club found of a corrected item, and the weight of an item sold by weight (ORDERS-200, ORDERS-332). */
function LineDetails({ line: { correctedTotal, fulfilledQuantity, quantity, weight } }: { line: Line }) {
  const { code } = useLocale();
  const formatWeight = (value: number) => `${createNumberFormat(code).format(value)} ${weight?.unit ?? ''}`;
  return (
    <>
      {correctedTotal && fulfilledQuantity !== null && fulfilledQuantity < quantity && (
        <p className="text-sm font-semibold">
          <Trans>
            {fulfilledQuantity} of {quantity} available
          </Trans>
        </p>
      )}
      {weight && (
        <p className={cx('text-sm', correctedTotal ? 'font-semibold' : 'text-ink-soft')}>
          {weight.actual === null ? (
            <Trans>Estimated weight: {formatWeight(weight.estimated)}</Trans>
          ) : correctedTotal ? (
            <Trans>
              Weight: {formatWeight(weight.actual)} instead of {formatWeight(weight.estimated)}
            </Trans>
          ) : (
            <Trans>
              Weight: {formatWeight(weight.actual)}; estimated: {formatWeight(weight.estimated)}
            </Trans>
          )}
        </p>
      )}
    </>
  );
}
