import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { usePage } from '../../app-providers.tsx';
import { formatDateOf } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useTrack } from '../../session/use-track.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { ShelfTag } from '../../ui/shelf-tag.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useAddToCart } from '../cart/index.ts';
import type { ProductPageQuery } from './product-page.gen.ts';
import { formatWeight } from './weight.ts';

// Rendered on the server; its code may load after the code that is needed to buy.
const FulfillmentOptions = lazyWithRetry(async () => (await import('./fulfillment-options.tsx')).FulfillmentOptions);

type Variant = NonNullable<ProductPageQuery['productVariant']>;

/** Price (CATALOG-15), stock, quantity and add button, which stays visible on small screens. */
export function BuyBox({ variant }: { variant: Variant }) {
  const { t } = useLingui();
  const money = useMoney();
  const { price, availability, weightRange, product } = variant;
  useTrack(variant.sku, () => ({
    type: 'product-viewed',
    product: {
      sku: variant.sku,
      name: product.name,
      brand: product.brand,
      category: product.categoryPath.at(-1)?.name,
      price: price?.current,
    },
  }));
  if (!price) {
    return (
      <p className="rounded-card bg-board p-4 font-medium">
        <Trans>This product isn’t sold at this club. Choose another club to see its price.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <ShelfTag
          size="page"
          price={money(price.current)}
          priceLabel={t`Club price`}
          note={price.unitPrice ? t`${money(price.unitPrice.amount)} per ${price.unitPrice.unit}` : undefined}
        />
        {/* The saving and the regular price (CATALOG-20). */}
        {price.discountAmount && price.regular && (
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="saving">
              <Trans>Save {money(price.discountAmount)}</Trans>
            </Badge>
            <s className="text-ink-soft">
              <span className="sr-only">
                <Trans>Was</Trans>{' '}
              </span>
              {money(price.regular)}
            </s>
            {price.validUntil && <PromotionEnd date={price.validUntil} />}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {/* Whether taxes are included (CATALOG-16). */}
          {price.isTaxIncluded ? <Trans>Taxes included</Trans> : <Trans>Taxes are added at checkout</Trans>}
        </p>
        {weightRange && <WeightNote range={weightRange} estimate={price.priceEstimate} />}
      </div>
      <QuantityAndAdd
        sku={variant.sku}
        name={product.name}
        available={availability.state === 'OUT_OF_STOCK' ? 0 : availability.quantity}
      />
      <Suspense fallback={<div className="h-52" />}>
        <FulfillmentOptions variant={variant} />
      </Suspense>
    </div>
  );
}

/** The weight range and the price estimate of a product sold by weight (CATALOG-28). */
function WeightNote({
  range,
  estimate,
}: {
  range: NonNullable<Variant['weightRange']>;
  estimate: NonNullable<Variant['price']>['priceEstimate'];
}) {
  const locale = useLocale();
  const money = useMoney();
  return (
    <p className="flex items-start gap-2 rounded-lg bg-board px-3 py-2 text-sm">
      <Icon name="scale" className="size-5" />
      <span>
        <Trans>Sold by weight, about {formatWeight(range, locale)} each. You pay for the actual weight.</Trans>
        {estimate && (
          <b className="block">
            <Trans>
              Between {money(estimate.minimum)} and {money(estimate.maximum)}
            </Trans>
          </b>
        )}
      </span>
    </p>
  );
}

function PromotionEnd({ date }: { date: string }) {
  const locale = useLocale();
  const day = formatDateOf(date, locale.code, locale.market.timeZone);
  return (
    <span className="text-sm text-ink-soft">
      <Trans>until {day}</Trans>
    </span>
  );
}

/** Quantity, limited by stock and the maximum per line (CART-26), and the add button (CART-67). */
function QuantityAndAdd({ sku, name, available }: { sku: string; name: string; available: number }) {
  const { t } = useLingui();
  const { maxQuantity } = usePage().settings.cart;
  const notify = useNotify();
  const { add, adding } = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const onAdd = async () => {
    if (!(await add(sku, name, quantity))) return;
    notify({ type: 'success', message: t`Added: ${quantity} × ${name}` });
    setQuantity(1);
  };
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 lg:static lg:border-0 lg:p-0 short:static short:border-0 short:px-0"
    >
      <Stepper
        value={quantity}
        maximum={Math.max(1, Math.min(available, maxQuantity))}
        onChange={setQuantity}
        label={t`Quantity of ${name}`}
        lessLabel={t`Decrease quantity`}
        moreLabel={t`Increase quantity`}
        className="shrink-0"
      />
      <Button
        size="large"
        className="grow basis-32 leading-tight max-sm:px-2 max-sm:text-base"
        disabled={available === 0}
        busy={adding}
        onClick={onAdd}
      >
        <Icon name="cart" className="size-5 max-sm:hidden" />
        {available === 0 ? <Trans>Out of stock</Trans> : <Trans>Add to cart</Trans>}
      </Button>
    </div>
  );
}
