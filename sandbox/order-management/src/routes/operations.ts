import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { getCurrentStatus, type OrderManagementContext } from '../context.ts';
import { createOrderMissingError, OrderManagementError } from '../errors.ts';
import { releaseWindow } from '../fulfilment.ts';
import type { OrderDocument } from '../order-document.ts';
import { toOrderResponse } from '../order-response.ts';
import { parseInput } from '../parse-input.ts';
import { isNothingFound, isUnitMissing, type LinePick } from '../picks.ts';
import { getNextStatus, isPickable } from '../status.ts';
import { setPicks } from '../store/order-changes.ts';
import { lockOrder, setStatus } from '../store/orders.ts';

const pickSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        OrderLineId: z.string(),
        FulfilledQuantity: z.number().int().min(0).optional(),
        /** Kilograms of all fulfilled units together. */
        PickedWeight: z.number().positive().max(10_000).optional(),
      }),
    )
    .min(1),
});
type ReportedLine = z.output<typeof pickSchema>['lines'][number];

type OrderRoute = { Params: { orderId: string } };

/** Routes for the club's staff and for tests; the store never calls them. */
export async function registerOperationRoutes(api: FastifyInstance, context: OrderManagementContext): Promise<void> {
  const { db, clock, fulfilment } = context;

  /**
   * Reports missing units and weights. A cancelled unit stays cancelled, and a weight can only be corrected downwards. An
   * order that must not be sent in part is cancelled when a unit is missing, any order when nothing was found.
   */
  api.post<OrderRoute>('/:orderId/pick', async (request) => {
    const { lines } = parseInput(pickSchema, request.body);
    const row = await inTransaction(db, async (trx) => {
      const found = await lockOrder(trx, request.params.orderId);
      if (!found) throw createOrderMissingError();
      const { document } = found;
      const picks = mergePicks(document, found.picks, lines);
      if (isDeepStrictEqual(picks, found.picks)) return found;
      const { status } = getCurrentStatus(context, found);
      if (!isPickable(status)) {
        throw new OrderManagementError(
          409,
          'ORDER_NOT_PICKABLE',
          `An order in status ${status} is not being prepared.`,
        );
      }
      const picked = await setPicks(trx, found.order_id, picks, clock());
      const isCancelled =
        isNothingFound(document, picks) || (!allowsPartial(document) && isUnitMissing(document, picks));
      return isCancelled ? setStatus(trx, found.order_id, 'PENDING_CANCEL_ORDER', clock()) : picked;
    });
    if (row.status === 'PENDING_CANCEL_ORDER' && row.cart_id) await releaseWindow(fulfilment, row.cart_id);
    return toOrderResponse(context, row);
  });

  /** Moves an order to its next status without waiting for the pace. */
  api.post<OrderRoute>('/:orderId/advance', async (request) => {
    const row = await inTransaction(db, async (trx) => {
      const found = await lockOrder(trx, request.params.orderId);
      if (!found) throw createOrderMissingError();
      const { status } = getCurrentStatus(context, found);
      const next = getNextStatus(status, found.ships);
      if (!next) throw new OrderManagementError(409, 'ORDER_STATUS_FINAL', `The status ${status} is final.`);
      return setStatus(trx, found.order_id, next, clock());
    });
    return toOrderResponse(context, row);
  });
}

/** The picks of an order after a report, in the order of its lines. @throws OrderManagementError */
function mergePicks(
  document: OrderDocument,
  picks: readonly LinePick[],
  reported: readonly ReportedLine[],
): LinePick[] {
  const unknown = reported.find(({ OrderLineId: id }) => !document.OrderLine.some((line) => line.OrderLineId === id));
  if (unknown) throw new OrderManagementError(400, 'BAD_REQUEST', `There is no line ${unknown.OrderLineId}.`);
  return document.OrderLine.flatMap((line) => {
    const known = picks.find(({ lineId }) => lineId === line.OrderLineId);
    const reports = reported.filter(({ OrderLineId }) => OrderLineId === line.OrderLineId);
    const pick = reports.reduce((last, report) => mergePick(line, last, report), known);
    return pick ? [pick] : [];
  });
}

function mergePick(
  line: OrderDocument['OrderLine'][number],
  known: LinePick | undefined,
  { FulfilledQuantity, PickedWeight }: ReportedLine,
): LinePick {
  const before = known?.fulfilledQuantity ?? line.Quantity;
  const fulfilledQuantity = FulfilledQuantity ?? before;
  const pickedWeight = PickedWeight ?? known?.pickedWeight ?? null;
  if (fulfilledQuantity > line.Quantity) {
    throw new OrderManagementError(400, 'BAD_REQUEST', `Line ${line.OrderLineId} has ${line.Quantity} units.`);
  }
  if (PickedWeight !== undefined && !line.Extended.SoldByWeight) {
    throw new OrderManagementError(400, 'BAD_REQUEST', `Line ${line.OrderLineId} is not sold by weight.`);
  }
  const isWeightRaised = known?.pickedWeight != null && pickedWeight !== null && pickedWeight > known.pickedWeight;
  if (fulfilledQuantity > before || isWeightRaised) {
    throw new OrderManagementError(409, 'PICK_NOT_REVERSIBLE', 'A cancelled quantity or weight cannot be added again.');
  }
  return { lineId: line.OrderLineId, fulfilledQuantity, pickedWeight };
}

function allowsPartial({ OrderAttribute }: OrderDocument): boolean {
  return OrderAttribute.some(
    ({ AttributeName, AttributeValue }) => AttributeName === 'PartialFulfillment' && AttributeValue === 'true',
  );
}
