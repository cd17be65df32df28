import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getCurrentStatus, type OrderManagementContext } from '../context.ts';
import { createOrderMissingError, OrderManagementError } from '../errors.ts';
import { releaseWindow } from '../fulfilment.ts';
import { toOrderResponse } from '../order-response.ts';
import { parseInput } from '../parse-input.ts';
import { isCancellable } from '../status.ts';
import { type ChangeSearch, searchChangedOrders, storeReachedStatuses } from '../store/order-changes.ts';
import { findOrder, lockOrder, searchOrders, setStatus } from '../store/orders.ts';

const membership = z.string().regex(/^\d{14}$/, 'must have 14 digits');

const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

const page = {
  offset: z.number().int().min(0).max(10_000).default(0),
  count: z.number().int().min(1).max(100).default(10),
};

/** A member's orders, or the orders of everybody that changed since a moment. */
const searchSchema = z.union([
  z.strictObject({ membership, from: moment.optional(), ...page }),
  z.strictObject({ updatedFrom: moment, ...page }),
]);

const cancelSchema = z.object({ membership, country: z.string().regex(/^[A-Z]{2}$/) });

type OrderRoute = { Params: { orderId: string } };

/** Routes that search, read and cancel orders. */
export async function registerOrderRoutes(api: FastifyInstance, context: OrderManagementContext): Promise<void> {
  const { db, env, clock, fulfilment } = context;
  const searchChanges = async (search: ChangeSearch) => {
    await storeReachedStatuses(db, clock(), env.ORDER_MANAGEMENT_PACE_SECONDS * 1_000);
    return searchChangedOrders(db, search);
  };

  api.post('/search', async (request) => {
    const search = parseInput(searchSchema, request.body);
    const { total, rows } = 'membership' in search ? await searchOrders(db, search) : await searchChanges(search);
    const { offset, count } = search;
    return { total, offset, count, orders: rows.map((row) => toOrderResponse(context, row)) };
  });

  api.get<OrderRoute>('/:orderId', async (request) => {
    const row = await findOrder(db, request.params.orderId);
    if (!row) throw createOrderMissingError();
    return toOrderResponse(context, row);
  });

  api.post<OrderRoute>('/:orderId/cancel', async (request) => {
    const input = parseInput(cancelSchema, request.body);
    const row = await inTransaction(db, async (trx) => {
      const found = await lockOrder(trx, request.params.orderId);
      if (!found || found.membership !== input.membership || found.country !== input.country)
        throw createOrderMissingError();
      const { status } = getCurrentStatus(context, found);
      if (status === 'PENDING_CANCEL_ORDER' || status === '9000') return found;
      if (!isCancellable(status)) {
        throw new OrderManagementError(
          409,
          'ORDER_NOT_CANCELLABLE',
          `An order in status ${status} cannot be cancelled.`,
        );
      }
      return setStatus(trx, found.order_id, 'PENDING_CANCEL_ORDER', clock());
    });
    // Repeated on a replayed cancellation, so that the window is released even if a call failed.
    if (row.cart_id) await releaseWindow(fulfilment, row.cart_id);
    return toOrderResponse(context, row);
  });
}
