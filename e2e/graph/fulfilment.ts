import type { RunningStack } from '../stack/running.ts';

/** Published API key of the sandbox (docs/sandbox/fulfilment.md). */
const key = { 'x-api-key': 'fulfilment-sandbox-key-00000000000000' };

/** Delivery settings of a club (docs/sandbox/fulfilment.md); absent fields are not changed. */
export interface DeliveryPlan {
  readonly windowLitres?: number;
  readonly leadMinutes?: number;
  /** Cut-off time as `HH:MM`. */
  readonly cutOff?: string;
  readonly holdMinutes?: number;
  /** Windows that start before this time take no orders; ISO 8601. */
  readonly closedUntil?: string;
}

/** Changes the delivery settings of a club. A test must use a club that no other test uses. */
export async function updateDeliveryPlan(
  { fulfilmentUrl }: RunningStack,
  club: string,
  plan: DeliveryPlan,
): Promise<void> {
  const response = await fetch(`${fulfilmentUrl}/operations/clubs/${club}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify(plan),
  });
  if (!response.ok) throw new Error(`Delivery settings of ${club}: ${response.status} ${await response.text()}`);
}

/** Tries to hold a delivery window for a cart. @returns `HELD` or the error code of the fulfilment service */
export async function tryHoldWindow(
  { fulfilmentUrl }: RunningStack,
  cartId: string,
  windowId: string,
): Promise<string> {
  const response = await fetch(`${fulfilmentUrl}/delivery-windows/holds/${cartId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify({ windowId, volume: 1 }),
  });
  return response.ok ? 'HELD' : ((await response.json()) as { errorCode: string }).errorCode;
}
