import { getCurrentStatus, type OrderManagementContext } from './context.ts';
import { applyPicks, type PickStage } from './picks.ts';
import { type FulfilmentStatus, hasLeftClub } from './status.ts';
import type { OrderRow } from './store/tables.ts';

/** An order in the format of the API, with its current status and what the club found. */
export function toOrderResponse(context: OrderManagementContext, row: OrderRow) {
  const toPictureUrl = (path: string) => (path.startsWith('/') ? context.env.MEDIA_URL + path : path);
  const { status, since } = getCurrentStatus(context, row);
  const order = applyPicks(row.document, row.picks, getPickStage(status));
  return {
    ...order,
    MaxFulfillmentStatusId: status,
    UpdatedTimestamp: new Date(Math.max(row.updated_at.getTime(), since.getTime())).toISOString(),
    OrderLine: order.OrderLine.map((line) => ({ ...line, SmallImageURI: toPictureUrl(line.SmallImageURI) })),
  };
}

function getPickStage(status: FulfilmentStatus): PickStage {
  if (status === '9000') return 'CANCELLED';
  return hasLeftClub(status) ? 'LEFT_CLUB' : 'OPEN';
}
