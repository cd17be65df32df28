/** Fulfilment statuses of order management (ORDERS-41). */
export type FulfilmentStatus =
  | '1000'
  | '2000'
  | '3000'
  | 'IN_TRANSIT_TO_BE_DELIVERED'
  | '7000'
  | 'PENDING_CANCEL_ORDER'
  | '9000';

/** The last external event of an order: its arrival or a requested cancellation. */
export interface StatusOrigin {
  readonly status: FulfilmentStatus;
  readonly since: Date;
  /** True for delivery, false for pickup. */
  readonly ships: boolean;
}

/**
 * Computes the current status of an order and when it began. It depends only on time, one step per `paceMs`, so no job has
 * to run and a restart does not affect it.
 */
export function computeStatus(origin: StatusOrigin, now: Date, paceMs: number): Omit<StatusOrigin, 'ships'> {
  let { status, since } = origin;
  for (let steps = Math.floor((now.getTime() - origin.since.getTime()) / paceMs); steps > 0; steps -= 1) {
    const next = getNextStatus(status, origin.ships);
    if (!next) break;
    status = next;
    since = new Date(since.getTime() + paceMs);
  }
  return { status, since };
}

/** True until the warehouse has released the order. */
export function isCancellable(status: FulfilmentStatus): boolean {
  return status === '1000' || status === '2000';
}

/** True while the club can still report missing items and weights: reserved or being prepared. */
export function isPickable(status: FulfilmentStatus): boolean {
  return status === '2000' || status === '3000';
}

/** True once the order was collected or is on its way. */
export function hasLeftClub(status: FulfilmentStatus): boolean {
  return status === 'IN_TRANSIT_TO_BE_DELIVERED' || status === '7000';
}

/** The status that follows; undefined for a final one. */
export function getNextStatus(status: FulfilmentStatus, ships: boolean): FulfilmentStatus | undefined {
  switch (status) {
    case '1000':
      return '2000';
    case '2000':
      return '3000';
    case '3000':
      return ships ? 'IN_TRANSIT_TO_BE_DELIVERED' : '7000';
    case 'IN_TRANSIT_TO_BE_DELIVERED':
      return '7000';
    case 'PENDING_CANCEL_ORDER':
      return '9000';
    case '7000':
    case '9000':
      return undefined;
  }
}
