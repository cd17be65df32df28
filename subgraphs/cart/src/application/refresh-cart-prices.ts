import { randomUUID } from 'node:crypto';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';

const failures = ['ProductUnavailable', 'CartNotFound', 'CartBusy', 'CartLockedByPayment'] as const;

/** Updates all lines to current prices. It has no command id from the client: repeating it is harmless. */
export async function refreshCartPrices(request: CartRequest): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const command = { id: randomUUID(), bodyHash: 'reprice', change: { kind: 'reprice' } } as const;
  return toCartResult(await submitCommand(command, options, request), failures);
}
