import { carryOut } from '../commands/carry-out.ts';
import type { Outcome } from '../commands/plan.ts';
import type { Context } from '../context.ts';
import type { Command } from '../domain/command.ts';
import { laneOf, requireShopper } from '../shopper.ts';

/** Puts a command into the caller's lane and waits for what comes of it. */
export function submit(command: Command, { identity, locale, lanes, store, rules }: Context): Promise<Outcome> {
  const shopper = requireShopper(identity, locale);
  return lanes.submit(laneOf(shopper), command, (commands) => carryOut(commands, { store, shopper, rules }));
}
