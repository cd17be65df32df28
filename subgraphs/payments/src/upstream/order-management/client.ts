import type { HttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import type { OrderManagementPort } from '../../application/refunds/ports.ts';
import { toOrderChange } from './mapping.ts';
import { changedOrderWire, changePageWire } from './wire.ts';

/** The changes of the club's order management. An order that cannot be read is reported and left out. */
export function createOrderManagementUpstream(http: HttpClient, logger: Pick<Logger, 'error'>): OrderManagementPort {
  return {
    async listChanges({ since, offset, count }) {
      const body = { updatedFrom: since.toISOString(), offset, count };
      const { orders } = changePageWire.parse(await http.json('/api/orders/search', { method: 'POST', body }));
      const changes = orders.flatMap((order) => {
        const parsed = changedOrderWire.safeParse(order);
        if (parsed.success) return toOrderChange(parsed.data) ?? [];
        logger.error(
          { alert: 'refund_order_unreadable', orderNumber: order.OrderId, err: parsed.error },
          'a changed order cannot be read',
        );
        return [];
      });
      const last = orders.at(-1);
      return { changes, count: orders.length, lastChangedAt: last && new Date(last.UpdatedTimestamp) };
    },
  };
}
