import { inTransaction } from '@tarima/service-kit/database';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { currentStatus, type OrderManagementContext } from '../context.ts';
import { OrderManagementError, orderNotThereYet } from '../errors.ts';
import { freeWindow } from '../fulfilment.ts';
import { read } from '../read.ts';
import { isCancellable } from '../status.ts';
import { findOrder, lockOrder, searchOrders, setStatus } from '../store/orders.ts';
import type { OrderRow } from '../store/tables.ts';

const membership = z.string().regex(/^\d{14}$/, 'must have 14 digits');

const searchSchema = z.object({
  membership,
  offset: z.number().int().min(0).max(10_000).default(0),
  count: z.number().int().min(1).max(100).default(10),
  from: z.iso
    .datetime({ offset: true })
    .transform((value) => new Date(value))
    .optional(),
});

const cancelSchema = z.object({ membership, country: z.string().regex(/^[A-Z]{2}$/) });

type OfOrder = { Params: { orderId: string } };

/** Search, get and cancel of orders. */
export async function orderRoutes(api: FastifyInstance, context: OrderManagementContext): Promise<void> {
  const { db, env, clock, fulfilment } = context;
  api.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers['x-api-key'], env.ORDER_MANAGEMENT_API_KEY)) {
      throw new OrderManagementError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });

  api.post('/search', async (request) => {
    const search = read(searchSchema, request.body);
    const { total, rows } = await searchOrders(db, search);
    const { offset, count } = search;
    return { total, offset, count, orders: rows.map((row) => orderAnswer(context, row)) };
  });

  api.get<OfOrder>('/:orderId', async (request) => {
    const row = await findOrder(db, request.params.orderId);
    if (!row) throw orderNotThereYet();
    return orderAnswer(context, row);
  });

  api.post<OfOrder>('/:orderId/cancel', async (request) => {
    const asked = read(cancelSchema, request.body);
    const row = await inTransaction(db, async (trx) => {
      const found = await lockOrder(trx, request.params.orderId);
      if (!found || found.membership !== asked.membership || found.country !== asked.country) throw orderNotThereYet();
      const status = currentStatus(context, found);
      if (status === 'PENDING_CANCEL_ORDER' || status === '9000') return found;
      if (!isCancellable(status)) {
        throw new OrderManagementError(409, 'ORDER_NOT_CANCELLABLE', `An order in status ${status} is not cancelled.`);
      }
      return setStatus(trx, found.order_id, 'PENDING_CANCEL_ORDER', clock());
    });
    // Repeated with the cancellation, so that a van is not left empty because one call got lost.
    if (row.cart_id) await freeWindow(fulfilment, row.cart_id);
    return orderAnswer(context, row);
  });
}

function orderAnswer(context: OrderManagementContext, row: OrderRow) {
  const picture = (path: string) => (path.startsWith('/') ? context.env.MEDIA_URL + path : path);
  return {
    ...row.document,
    MaxFulfillmentStatusId: currentStatus(context, row),
    OrderLine: row.document.OrderLine.map((line) => ({ ...line, SmallImageURI: picture(line.SmallImageURI) })),
  };
}
