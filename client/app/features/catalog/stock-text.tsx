import { Plural, Trans } from '@lingui/react/macro';
import type { StockPartsFragment } from './product-card.gen.ts';

/** Stock as text: in stock, the quantity left, or out of stock with the days until restock (CATALOG-30). */
export function StockText({ availability }: { availability: StockPartsFragment }) {
  const { state, quantity, restockableInDays } = availability;
  if (state === 'IN_STOCK') {
    return (
      <span className="font-medium text-leaf">
        <Trans>In stock</Trans>
      </span>
    );
  }
  if (state === 'LOW_STOCK') {
    return (
      <span className="font-medium text-clay">
        <Plural value={quantity} one="Only # left" other="Only # left" />
      </span>
    );
  }
  return (
    <span className="font-medium text-ink-soft">
      <Trans>Out of stock</Trans>
      {restockableInDays !== null && (
        <>
          {' · '}
          <Plural value={restockableInDays} one="more in # day" other="more in # days" />
        </>
      )}
    </span>
  );
}
