import { useApolloClient } from '@apollo/client/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersDocument, useOrdersSuspenseQuery } from './orders.gen.ts';

/** The member's orders, newest first. Older ones are loaded on request and stay cached for Back (ORDERS-27). */
export function RecentPurchases() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const client = useApolloClient();
  const notify = useNotify();
  const { data } = useOrdersSuspenseQuery();
  const [busy, setBusy] = useState(false);
  const { nodes, pageInfo, totalCount } = data.orders;

  const loadMore = async () => {
    setBusy(true);
    try {
      const variables = { after: pageInfo.endCursor };
      const options = { query: OrdersDocument, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
      const { data: more, error } = await client.query(options);
      const next = more?.orders;
      if (!next) throw error;
      client.cache.updateQuery({ query: OrdersDocument }, (shown) =>
        shown ? { orders: { ...next, nodes: [...shown.orders.nodes, ...next.nodes] } } : undefined,
      );
    } catch {
      notify({ type: 'error', message: t`We couldn’t load older orders. Try again.` });
    }
    setBusy(false);
  };

  if (nodes.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t`No orders yet`}
        text={t`Your orders will appear here, so you can track them and buy again.`}
      >
        <LinkButton to={pathTo('categories')}>
          <Trans>See all categories</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mb-5 text-2xl lg:text-3xl">
        <Trans>My orders</Trans>{' '}
        <span className="font-sans text-base font-normal tracking-normal text-ink-soft">
          <Plural value={totalCount} one="# order" other="# orders" />
        </span>
      </h1>
      <ul className="flex flex-col gap-4">
        {nodes.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <p className="mt-6 text-center">
          <Button variant="secondary" busy={busy} onClick={loadMore}>
            <Trans>Show older orders</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
