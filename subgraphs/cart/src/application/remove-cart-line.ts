import type { LogEntry } from '../domain/command-log.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';

export interface RemoveCartLine extends LogEntry {
  readonly lineId: string;
  /** Ids of earlier commands that change nothing when they arrive after this one. */
  readonly replaces: readonly string[];
}

const failures = ['CartLineNotFound', 'CartBusy', 'CartLockedByPayment', 'CommandConflict', 'CommandExpired'] as const;

/** Removes a line from the caller's cart. */
export async function removeCartLine(
  { id, bodyHash, lineId, replaces }: RemoveCartLine,
  request: CartRequest,
): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const command = { id, bodyHash, change: { kind: 'remove', lineId }, replaces } as const;
  return toCartResult(await submitCommand(command, options, request), failures);
}
