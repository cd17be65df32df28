import { type CarryOutOptions, carryOut } from '../commands/carry-out.ts';
import type { Outcome } from '../commands/plan.ts';
import type { Context } from '../context.ts';
import type { Command } from '../domain/command.ts';
import { laneOf, requireShopper } from '../shopper.ts';

/** Puts a command into the caller's lane and waits for what comes of it. */
export function submit(command: Command, context: Context): Promise<Outcome> {
  const options = carryOutOptions(context);
  return context.lanes.submit(laneOf(options.shopper), command, (commands) => carryOut(commands, options));
}

/** How commands of the caller are carried out. @throws GraphQLError `UNAUTHENTICATED`, `FORBIDDEN` */
export function carryOutOptions({ identity, locale, store, rules, reportMissingFee }: Context): CarryOutOptions {
  return { store, shopper: requireShopper(identity, locale), rules, onMissingFee: reportMissingFee };
}
