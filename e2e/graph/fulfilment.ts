import type { RunningStack } from '../stack/running.ts';

/** The sandbox's published key (docs/sandbox/fulfilment.md). */
const key = { 'x-api-key': 'fulfilment-sandbox-key-00000000000000' };

/** How a club's vans go (docs/sandbox/fulfilment.md); what is not named stays. */
export interface VanPlan {
  readonly windowLitres?: number;
  readonly leadMinutes?: number;
  /** `HH:MM`. */
  readonly cutOff?: string;
  readonly holdMinutes?: number;
  /** ISO 8601: windows that start before this moment take no orders. */
  readonly closedUntil?: string;
}

/** Changes how a club's vans go from now on; a test changes only a club that no other one uses. */
export async function changeVans({ fulfilmentUrl }: RunningStack, club: string, plan: VanPlan): Promise<void> {
  const answer = await fetch(`${fulfilmentUrl}/operations/clubs/${club}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify(plan),
  });
  if (!answer.ok) throw new Error(`The vans of ${club}: ${answer.status} ${await answer.text()}`);
}

/** What the fulfilment service says when a cart wants to hold a window: `HELD`, or the code of its refusal. */
export async function tryToHold({ fulfilmentUrl }: RunningStack, cartId: string, windowId: string): Promise<string> {
  const answer = await fetch(`${fulfilmentUrl}/delivery-windows/holds/${cartId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify({ windowId, volume: 1 }),
  });
  return answer.ok ? 'HELD' : ((await answer.json()) as { errorCode: string }).errorCode;
}
