import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { listenToRenewedSession } from '../../session/renewed-session.ts';
import { cx } from '../../ui/cx.ts';
import { isSettled } from './is-settled.ts';
import type { OrderPartsFragment } from './orders.gen.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import { refreshOrder } from './refresh-order.ts';
import { useDescribeChange } from './use-describe-change.ts';

/** Consecutive failures after which the page shows the time of the last update (ORDERS-355). */
const toleratedFailures = 3;

export interface OrderUpdatesProps {
  /** The order as the page shows it. */
  readonly order: OrderPartsFragment;
  /** The email address with which a guest found the order; null for a member. */
  readonly email: string | null;
}

/**
 * Keeps a shown order up to date until it is settled, and announces changes in one live region (ORDERS-350 to ORDERS-359).
 */
export function OrderUpdates({ order, email }: OrderUpdatesProps) {
  const client = useApolloClient();
  const { code } = useLocale();
  const describeChange = useDescribeChange(order);
  const { orderNumber } = order;
  const [announcement, setAnnouncement] = useState('');
  const [failures, setFailures] = useState(0);
  const [updatedAt, setUpdatedAt] = useState(() => new Date().toISOString());
  const [renewals, setRenewals] = useState(0);
  const settled = isSettled(order);

  const check = useEffectEvent(async () => {
    const result = await refreshOrder(client, { orderNumber, email });
    if (result.kind === 'failed') setFailures((count) => count + 1);
    if (result.kind !== 'current') return result.kind === 'signed-out';
    const { before, after } = result;
    setFailures(0);
    setUpdatedAt(new Date().toISOString());
    if (after !== before) setAnnouncement(describeChange(before, after));
    return false;
  });
  useEffect(() => listenToRenewedSession(() => setRenewals((count) => count + 1)), []);
  // Restarts with the shortest wait whenever the order has changed, also by a cancellation, and after the app has renewed
  // the session (ORDERS-359).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order and a renewal are reasons to restart
  useEffect(() => (settled ? undefined : pollWhileVisible(() => check())), [order, settled, renewals]);

  const time = formatTime(updatedAt, code);
  const isOutdated = failures >= toleratedFailures && !settled;
  return (
    <p role="status" className={cx('no-print', isOutdated ? 'mb-6 rounded-card bg-board p-4' : 'sr-only')}>
      {isOutdated ? <Trans>We can’t update this order right now. Last updated: {time}</Trans> : announcement}
    </p>
  );
}
