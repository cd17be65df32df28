import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../../i18n/use-money.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useReorderQuery } from './reorder.gen.ts';
import { countUnits, listChanges, type ReorderLine } from './reorder.ts';
import { useReorder } from './use-reorder.ts';

/**
 * Lists what has changed since an order, and adds to the cart what can be bought now (ORDERS-325, ORDERS-326, ORDERS-327).
 * The data is loaded before the dialog opens.
 */
export function ReorderDialog({ orderNumber, email, onClose }: ModalProps<'reorder'>) {
  const { t } = useLingui();
  const order = { orderNumber, email };
  const clubKey = useClubKey();
  const { data } = useReorderQuery({ variables: { ...order, clubKey } });
  const { preview, add, isBusy } = useReorder(order);
  const reorder = data?.order?.reorder;
  if (!reorder) return null;
  const changes = listChanges(reorder);
  const count = countUnits(reorder);
  const unchangedCount = reorder.lines.length - changes.length;

  const confirm = async () => {
    const outcome = await add(reorder);
    if (outcome === 'added') onClose();
    if (outcome === 'refused') await preview();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={count > 0 ? t`Some items have changed` : t`You can’t buy these items right now`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {count > 0 ? <Trans>Not now</Trans> : <Trans>Close</Trans>}
          </Button>
          {count > 0 && (
            <Button busy={isBusy} onClick={confirm}>
              <Plural value={count} one="Add # item to cart" other="Add # items to cart" />
            </Button>
          )}
        </>
      }
    >
      {reorder.club && (
        <p className="mb-3 text-ink-soft">
          <Trans>Prices and stock at {reorder.club.name}</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {changes.map((item) => (
          <Change key={item.id} item={item} />
        ))}
      </ul>
      {unchangedCount > 0 && (
        <p className="mt-3">
          <Plural
            value={unchangedCount}
            one="# other product hasn’t changed."
            other="# other products haven’t changed."
          />
        </p>
      )}
    </Dialog>
  );
}

function Change({ item }: { item: ReorderLine }) {
  const money = useMoney();
  const { name, quantity, unitPrice, formerUnitPrice } = item;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-semibold text-pretty wrap-anywhere">{name}</p>
        <LimitText item={item} />
      </div>
      {unitPrice && formerUnitPrice && quantity > 0 && (
        <p className="figures text-right">
          <s className="block text-sm text-ink-soft">
            <span className="sr-only">
              <Trans>Before:</Trans>{' '}
            </span>
            {money(formerUnitPrice)}
          </s>
          <b>
            <span className="sr-only">
              <Trans>Now:</Trans>{' '}
            </span>
            {money(unitPrice)}
          </b>
        </p>
      )}
    </li>
  );
}

/** Shows why fewer units than ordered can be bought; nothing when only the price has changed. */
function LimitText({ item: { limit, quantity, orderedQuantity, cartQuantity } }: { item: ReorderLine }) {
  const isNone = quantity === 0;
  const maximum = cartQuantity + quantity;
  if (limit === null) return null;
  return (
    <p className={isNone ? 'text-clay' : 'text-ink-soft'}>
      {limit === 'NOT_SOLD' && <Trans>No longer sold at this club.</Trans>}
      {limit === 'SOLD_BY_WEIGHT' && <Trans>Sold by weight, so you need to choose it again.</Trans>}
      {limit === 'MAXIMUM_LINES' && <Trans>Your cart is full.</Trans>}
      {limit === 'STOCK' &&
        (!isNone ? (
          <Trans>
            Only {quantity} of {orderedQuantity} in stock.
          </Trans>
        ) : cartQuantity > 0 ? (
          <Trans>No more in stock than the {cartQuantity} in your cart.</Trans>
        ) : (
          <Trans>Out of stock.</Trans>
        ))}
      {limit === 'MAXIMUM_QUANTITY' &&
        (isNone ? (
          <Trans>Your cart already has the maximum of {maximum}.</Trans>
        ) : (
          <Trans>
            Only {quantity} of {orderedQuantity}: the maximum is {maximum} per order.
          </Trans>
        ))}
    </p>
  );
}
