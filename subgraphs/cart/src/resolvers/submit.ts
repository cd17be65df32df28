import { type CarryOutOptions, carryOut } from '../commands/carry-out.ts';
import type { Outcome } from '../commands/plan.ts';
import { settleDelivery } from '../commands/settle-delivery.ts';
import type { Context } from '../context.ts';
import type { Command } from '../domain/command.ts';
import { laneOf, requireShopper } from '../shopper.ts';

/** Puts a command into the caller's lane and waits for what comes of it. */
export function submit(command: Command, context: Context): Promise<Outcome> {
  const options = carryOutOptions(context);
  return context.lanes.submit(laneOf(options.shopper), command, async (commands) =>
    withDelivery(await carryOut(commands, options), options, context),
  );
}

/** The outcomes, with the delivery that follows the cart as it is after the last of them. */
async function withDelivery(outcomes: Outcome[], options: CarryOutOptions, context: Context): Promise<Outcome[]> {
  const carts = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.cart] : []));
  const latest = carts.toSorted((one, other) => other.version - one.version)[0];
  const kept = latest && (await settleDelivery(latest, options, context));
  if (!kept || kept === latest) return outcomes;
  return outcomes.map((outcome) =>
    outcome.kind === 'done' && outcome.cart.version === latest.version ? { kind: 'done', cart: kept } : outcome,
  );
}

/** How commands of the caller are carried out. @throws GraphQLError `UNAUTHENTICATED`, `FORBIDDEN` */
export function carryOutOptions({ identity, locale, store, rules, reportMissingFee }: Context): CarryOutOptions {
  return { store, shopper: requireShopper(identity, locale), rules, onMissingFee: reportMissingFee };
}
