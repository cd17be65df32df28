import type { Command } from '../../domain/command.ts';
import { toShopperKey } from '../../domain/shopper.ts';
import type { CartRequest } from '../cart-request.ts';
import { updateDelivery } from '../delivery/update-delivery.ts';
import { requireShopper } from '../shopper.ts';
import { type ExecuteOptions, executeCommands } from './execute-commands.ts';
import type { Outcome } from './outcome.ts';

/** Carries out a command in the queue of the shopper's cart, and updates the delivery of the cart after it. */
export function submitCommand(command: Command, options: ExecuteOptions, request: CartRequest): Promise<Outcome> {
  return request.queue.submit(toShopperKey(options.shopper), command, async (commands) =>
    updateLatestDelivery(await executeCommands(commands, options), options, request),
  );
}

/** The outcomes with the delivery updated for the cart after the last of them. */
async function updateLatestDelivery(
  outcomes: Outcome[],
  options: ExecuteOptions,
  request: CartRequest,
): Promise<Outcome[]> {
  const carts = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.cart] : []));
  const latest = carts.toSorted((one, other) => other.version - one.version)[0];
  const updated = latest && (await updateDelivery(latest, options, request));
  if (!updated || updated === latest) return outcomes;
  return outcomes.map((outcome) =>
    outcome.kind === 'done' && outcome.cart.version === latest.version ? { kind: 'done', cart: updated } : outcome,
  );
}

/** How the caller's commands are carried out. @throws GraphQLError `UNAUTHENTICATED`, `FORBIDDEN` unless a shopper calls */
export function createExecuteOptions({
  identity,
  locale,
  store,
  rules,
  reportMissingFee,
}: CartRequest): ExecuteOptions {
  return { store, shopper: requireShopper(identity, locale), rules, onMissingFee: reportMissingFee };
}
