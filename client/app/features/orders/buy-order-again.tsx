import { Trans } from '@lingui/react/macro';
import { useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { listChanges } from './reorder.ts';
import { type OrderToBuy, useReorder } from './use-reorder.ts';

/**
 * Button that adds the items of an order to the cart. It opens a dialog when fewer units can be bought, a price has
 * changed or the items could not be added (ORDERS-323, ORDERS-327). Not shown when all items are sold by weight
 * (ORDERS-59).
 */
export function BuyOrderAgain({
  order: { orderNumber, email, lines },
  variant,
}: {
  order: Omit<OrderToBuy, 'email'> & {
    readonly email?: string | null;
    readonly lines: readonly { readonly isReorderable: boolean }[];
  };
  variant?: 'primary' | 'secondary';
}) {
  const modals = useModals();
  const order = { orderNumber, email: email ?? null };
  const { preview, add, getUnfinished, isBusy } = useReorder(order);
  if (!lines.some(({ isReorderable }) => isReorderable)) return null;

  const buyAgain = async () => {
    let reorder = getUnfinished() ?? (await preview());
    if (reorder && listChanges(reorder).length === 0) {
      // The cart refuses items that sold out since: the dialog shows how many are left.
      reorder = (await add(reorder)) === 'refused' ? await preview() : undefined;
    }
    if (reorder && listChanges(reorder).length > 0) modals.open('reorder', order);
  };
  return (
    <Button variant={variant} busy={isBusy} onClick={buyAgain}>
      <Trans>Buy again</Trans>
      <span className="sr-only"> {orderNumber}</span>
    </Button>
  );
}
