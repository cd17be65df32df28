import type { ApolloClient } from '@apollo/client';
import { refusedRequests } from '../../apollo/message-link.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { OrderStatusDocument, type OrderStatusQuery, type OrderStatusQueryVariables } from './order-status.gen.ts';

/** The part of an order that changes. */
export type OrderStatus = NonNullable<OrderStatusQuery['order']>;

export type RefreshResult =
  /** The page shows the order's current status; `before` differs from `after` when it has changed. */
  | { readonly kind: 'current'; readonly before: OrderStatus; readonly after: OrderStatus }
  /** The status could not be read; the page shows the last known one. */
  | { readonly kind: 'failed' }
  /** The member's session has ended. The modal `sessionExpired` opens (ACCOUNT-25), or the app renews it (NATIVE-7). */
  | { readonly kind: 'signed-out' };

/** Requests what changes in an order and writes it to the cache, from which the page shows it (ORDERS-350). */
export async function refreshOrder(client: ApolloClient, variables: OrderStatusQueryVariables): Promise<RefreshResult> {
  const readShown = () => client.readQuery({ query: OrderStatusDocument, variables })?.order;
  const before = readShown();
  // Not written to the cache directly, where a failed part would replace the value that is shown (ORDERS-355).
  const options = { query: OrderStatusDocument, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
  const { data, error } = await client.query<OrderStatusQuery, OrderStatusQueryVariables>(options);
  const received = data?.order;
  if (!received && !error && !variables.email && (await hasSessionEnded(client))) {
    refusedRequests.report(true);
    return { kind: 'signed-out' };
  }
  if (!before || !received) return { kind: 'failed' };
  // Order management did not respond.
  if (before.isStatusKnown && !received.isStatusKnown) return { kind: 'failed' };
  // Another request, such as a cancellation, has changed the order in the meantime, so the response can be older.
  if (!isEqual(readShown(), before)) return { kind: 'current', before, after: before };
  const order = error && received.refunds === null ? { ...received, refunds: before.refunds } : received;
  client.writeQuery({ query: OrderStatusDocument, variables, data: { order } });
  const after = readShown();
  return { kind: 'current', before, after: !after || isEqual(after, before) ? before : after };
}

/** Compares two results of the same query, whose fields have the same order. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the viewer is no longer signed in; false when the request fails. */
async function hasSessionEnded(client: ApolloClient): Promise<boolean> {
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', errorPolicy: 'all' });
  return data?.me === null;
}
