import { useLingui } from '@lingui/react/macro';
import { formatDay, formatTimeRange } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import type { OrderPartsFragment } from './orders.gen.ts';
import type { OrderStatus } from './refresh-order.ts';

/** Returns a function that describes in one text what has changed in an order, for screen readers (ORDERS-356). */
export function useDescribeChange({ fulfillmentClub }: Pick<OrderPartsFragment, 'fulfillmentClub'>) {
  const { t } = useLingui();
  const money = useMoney();
  const { code, market } = useLocale();

  const describeWindow = (window: NonNullable<OrderStatus['deliveryWindow']>) => {
    const timeZone = fulfillmentClub?.timeZone ?? market.timeZone;
    const day = formatDay(window.start, new Date(), code, timeZone);
    const time = formatTimeRange({ ...window, timeZone }, code);
    return t`Delivery: ${day}, ${time}.`;
  };
  const describeRefunds = (before: OrderStatus['refunds'], after: OrderStatus['refunds']) => {
    const statesBefore = new Map(before?.map(({ id, state }) => [id, state]));
    return (after ?? [])
      .filter(({ id, state }) => statesBefore.get(id) !== state)
      .map(({ state, amount: value }) => {
        const amount = money(value);
        return state === 'COMPLETED' ? t`Refunded: ${amount}.` : t`Refund in progress: ${amount}.`;
      });
  };

  return (before: OrderStatus, after: OrderStatus): string => {
    const { statusLabel, deliveryWindow, correctedTotal } = after;
    const texts: string[] = [];
    if (statusLabel !== before.statusLabel) texts.push(t`Order status: ${statusLabel}.`);
    const { start, end } = before.deliveryWindow ?? {};
    if (deliveryWindow && (deliveryWindow.start !== start || deliveryWindow.end !== end)) {
      texts.push(describeWindow(deliveryWindow));
    }
    if (correctedTotal && correctedTotal.centAmount !== before.correctedTotal?.centAmount) {
      const amount = money(correctedTotal);
      texts.push(t`New total: ${amount}.`);
    }
    texts.push(...describeRefunds(before.refunds, after.refunds));
    return texts.length > 0 ? texts.join(' ') : t`Your order was updated.`;
  };
}
