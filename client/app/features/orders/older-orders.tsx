import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { OrdersDocument, type OrdersQuery, type OrdersQueryVariables } from './orders.gen.ts';

/**
 * Button that loads the next orders and adds them to the list. A search can find none among many orders although there
 * are older ones; then a message says so (ORDERS-27, ORDERS-319).
 */
export function OlderOrders({
  variables,
  page: { nodes, pageInfo },
  onLoad,
}: {
  variables: OrdersQueryVariables;
  page: OrdersQuery['orders'];
  /** Called before the list shows older orders, with the first of them. */
  onLoad: (firstOrderNumber: string) => void;
}) {
  const { t } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [hasFoundNone, setFoundNone] = useState(false);

  const loadMore = async () => {
    setBusy(true);
    try {
      const { data, error } = await client.query({
        query: OrdersDocument,
        variables: { ...variables, after: pageInfo.endCursor },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      const next = data?.orders;
      if (!next) throw error;
      const [first] = next.nodes;
      setFoundNone(!first);
      if (first) onLoad(first.orderNumber);
      client.cache.updateQuery({ query: OrdersDocument, variables }, (shown) =>
        shown ? { orders: { ...next, nodes: [...shown.orders.nodes, ...next.nodes] } } : undefined,
      );
    } catch {
      notify({ type: 'error', message: t`We couldn’t load older orders. Try again.` });
    }
    setBusy(false);
  };

  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <p role="status" className="text-ink-soft">
        {hasFoundNone && <Trans>No matches in these orders. You can search older ones.</Trans>}
      </p>
      <Button variant="secondary" busy={busy} onClick={loadMore}>
        {nodes.length > 0 ? <Trans>Show older orders</Trans> : <Trans>Search older orders</Trans>}
      </Button>
    </div>
  );
}
