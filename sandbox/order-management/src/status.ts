/** Fulfilment statuses of order management (ORDERS-41). */
export type FulfilmentStatus =
  | '1000'
  | '2000'
  | '3000'
  | 'IN_TRANSIT_TO_BE_DELIVERED'
  | '7000'
  | 'PENDING_CANCEL_ORDER'
  | '9000';

/** The last thing that happened to an order from outside: it arrived, or its cancellation was asked for. */
export interface StatusOrigin {
  readonly status: FulfilmentStatus;
  readonly since: Date;
  /** Shipped to an address, rather than picked up. */
  readonly ships: boolean;
}

/**
 * Where an order is now. Statuses follow from the time alone, one step for each `paceMs`: nothing has to run for an
 * order to move on, and after a restart it is where it would have been.
 */
export function statusAt(origin: StatusOrigin, now: Date, paceMs: number): FulfilmentStatus {
  let status = origin.status;
  for (let left = Math.floor((now.getTime() - origin.since.getTime()) / paceMs); left > 0; left -= 1) {
    const next = nextStatus(status, origin.ships);
    if (!next) break;
    status = next;
  }
  return status;
}

/** True until the warehouse has let the order go. */
export function isCancellable(status: FulfilmentStatus): boolean {
  return status === '1000' || status === '2000';
}

function nextStatus(status: FulfilmentStatus, ships: boolean): FulfilmentStatus | undefined {
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
