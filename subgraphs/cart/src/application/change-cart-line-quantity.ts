import type { LogEntry } from '../domain/command-log.ts';
import { checkQuantity } from '../domain/quantity.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, toCartResult } from './commands/outcome.ts';
import { createExecuteOptions, submitCommand } from './commands/submit-command.ts';

export interface ChangeCartLineQuantity extends LogEntry {
  readonly lineId: string;
  readonly quantity: number;
  /** Ids of earlier commands that change nothing when they arrive after this one. */
  readonly replaces: readonly string[];
}

const failures = [
  'InvalidQuantity',
  'QuantityLimitExceeded',
  'OutOfStock',
  'CartLineNotFound',
  'CartBusy',
  'CartLockedByPayment',
  'CommandConflict',
  'CommandExpired',
] as const;

/** Sets the quantity of a line in the caller's cart. */
export async function changeCartLineQuantity(
  { id, bodyHash, lineId, quantity, replaces }: ChangeCartLineQuantity,
  request: CartRequest,
): Promise<CartResult<(typeof failures)[number]>> {
  const options = createExecuteOptions(request);
  const quantityFailure = checkQuantity(quantity, request.rules);
  if (quantityFailure) return quantityFailure;
  const command = { id, bodyHash, change: { kind: 'changeQuantity', lineId, quantity }, replaces } as const;
  return toCartResult(await submitCommand(command, options, request), failures);
}
