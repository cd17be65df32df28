import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { getPictureSources } from '../../ui/picture-sources.ts';
import { Price } from '../../ui/price.tsx';
import { LineStepper } from './line-stepper.tsx';

/** A cart line: picture, name, unit price, quantity stepper and line total. */
export function CartLineRow({
  line,
  readOnly,
  isQueued,
  onRemove,
}: {
  line: CartLinePartsFragment;
  /** True while a payment locks the cart. */
  readOnly: boolean;
  /** A change to this line is queued until the connection is back. */
  isQueued: boolean;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const money = useMoney();
  const { name, unitPrice, regularUnitPrice, quantity } = line;
  return (
    <li className="cart-line border-b border-line py-5">
      <img
        {...getPictureSources(line.image, '100px')}
        alt=""
        width={100}
        height={100}
        loading="lazy"
        className="aspect-square w-full rounded-card bg-board object-cover"
      />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {line.slug === '' ? (
            name
          ) : (
            <Link
              to={pathTo('pdp-slug-sku', { slug: line.slug, sku: line.variant.sku })}
              className="-my-2.5 inline-block py-2.5 hover:text-sea hover:underline"
            >
              {name}
            </Link>
          )}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {regularUnitPrice ? (
            <Price price={money(unitPrice)} previousPrice={{ price: money(regularUnitPrice), label: t`Was:` }} />
          ) : (
            <span className="figures">{money(unitPrice)}</span>
          )}{' '}
          <Trans>each</Trans>
        </p>
        {isQueued && (
          <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold">
            <Icon name="info" className="size-4" />
            <Trans>Waiting for a connection</Trans>
          </p>
        )}
        {line.isSoldByWeight && (
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <Icon name="scale" className="size-4" />
            <Trans>Estimated price. You pay for the actual weight.</Trans>
          </p>
        )}
      </div>
      <div className="cart-line-amount">
        {readOnly ? (
          <span className="text-sm text-ink-soft">
            <Trans>Quantity: {quantity}</Trans>
          </span>
        ) : (
          <LineStepper line={line} name={name} onRemove={onRemove} className="w-32 sm:w-36" />
        )}
        <p className="figures text-end text-xl font-bold sm:mt-1">
          <span className="sr-only">
            <Trans>Item total:</Trans>{' '}
          </span>
          {money(line.total)}
        </p>
        {!readOnly && quantity > 1 && (
          <button
            type="button"
            onClick={onRemove}
            className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-full text-sm text-ink-soft underline hover:text-clay"
          >
            <Trans>Remove</Trans>
            <span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}
