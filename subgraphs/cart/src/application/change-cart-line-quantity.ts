import type { LogEntry } from '../domain/command-log.ts';
import { createOutOfStock } from '../domain/failure.ts';
import { checkQuantity } from '../domain/quantity.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResult, fail, type Outcome, toCartResult } from './commands/outcome.ts';
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
  return toCartResult(mapUnpricedLine(await submitCommand(command, options, request)), failures);
}

/** The platform prices a line when its quantity changes; a product without a price at the club is out of stock (CART-29). */
function mapUnpricedLine(outcome: Outcome): Outcome {
  const isUnpriced = outcome.kind === 'failed' && outcome.failure.type === 'ProductUnavailable';
  return isUnpriced ? fail(createOutOfStock(0)) : outcome;
}
