import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import type { OrderUpdatesProps } from './order-updates.tsx';

const loadOrderUpdates = async () => (await import('./order-updates.tsx')).OrderUpdates;

/** Keeps the order of an open page up to date. Its code is loaded after the page's own. */
export function LazyOrderUpdates(props: OrderUpdatesProps) {
  const OrderUpdates = useDeferredCode(loadOrderUpdates);
  return OrderUpdates && <OrderUpdates {...props} />;
}
