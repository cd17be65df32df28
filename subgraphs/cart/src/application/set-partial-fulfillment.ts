import type { LogEntry } from '../domain/command-log.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';

export interface SetPartialFulfillment extends LogEntry {
  readonly isAllowed: boolean;
}

const failures = ['CartNotFound', 'CartBusy', 'CartLockedByPayment', 'CommandConflict', 'CommandExpired'] as const;

/** Sets whether the available items are sent when others are unavailable, or the order is cancelled. */
export async function setPartialFulfillment(
  { id, bodyHash, isAllowed }: SetPartialFulfillment,
  request: CartRequest,
): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const command = { id, bodyHash, change: { kind: 'partialFulfillment', isAllowed } } as const;
  return toCartResult(await submitCommand(command, options, request), failures);
}
