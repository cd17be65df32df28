import type { FormattedExecutionResult } from 'graphql';
import { isSignedOut } from '../apollo/graph-error-kind.ts';
import type { SendToGraph } from '../apollo/graph-transport.ts';
import { renewSession } from './renewal.ts';

const endedCodes: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'INVALID_TOKEN', 'MEMBERSHIP_UNAUTHORISED']);

/** Whether a response has no data because the member's session has ended. */
function isRefused({ data, errors = [] }: FormattedExecutionResult): boolean {
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  return !hasData && errors.some(({ extensions }) => endedCodes.has(extensions?.code));
}

/**
 * Sends an operation. If the server refuses it because the session has ended, and so has changed nothing, sends it once
 * more after the app has renewed the session (NATIVE-7, NATIVE-44, MEMBERSHIP-78).
 */
export async function sendWithRenewal(
  send: SendToGraph,
  ...[body, signal]: Parameters<SendToGraph>
): Promise<FormattedExecutionResult> {
  // The renewal itself requests the viewer, and must not wait for itself.
  if (body.operationName === 'Viewer') return send(body, signal);
  try {
    const result = await send(body, signal);
    // An operation of a guest can be refused too, although no session has ended.
    if (!isRefused(result) || !(await renewSession({ isForMembersOnly: true }))) return result;
    return await send(body, signal);
  } catch (error) {
    if (!isSignedOut(error) || !(await renewSession())) throw error;
    return send(body, signal);
  }
}
