import type { Cart } from '../domain/cart.ts';
import type { Command } from '../domain/command.ts';
import type { CommandLog } from '../domain/command-log.ts';
import type { CartRules } from '../domain/rules.ts';
import { jitter, maxRetries } from './attempts.ts';
import type { CartStore, Shopper } from './cart-store.ts';
import { type Outcome, planOf } from './plan.ts';

export interface CarryOutOptions {
  readonly store: CartStore;
  readonly shopper: Shopper;
  readonly rules: CartRules;
  /** Told when a cart owes the service fee and it cannot be charged: the goods are kept without it. */
  readonly onMissingFee?: () => void;
  /** Waits before retry number `retry`, counted from 1. */
  readonly pause?: (retry: number) => Promise<void>;
}

/**
 * Carries out commands of one shopper, as many as possible in one update, each once (CART-87). A write that lost against
 * another one is planned anew on the cart as it is then (CART-88). So is one whose reply was lost: the log tells which
 * commands it held (CART-89). Outcomes come in the order of the commands.
 */
export async function carryOut(commands: readonly Command[], options: CarryOutOptions): Promise<Outcome[]> {
  const { store, shopper, rules, onMissingFee, pause = jitter } = options;
  const outcomes = new Map<Command, Outcome>();
  let retries = 0;
  let isGrouping = true;
  let canAddFee = true;

  for (;;) {
    const open = commands.filter((command) => !outcomes.has(command));
    if (open.length === 0) return commands.map((command) => outcomes.get(command) as Outcome);
    const cart = await store.find(shopper);
    const waiting = isGrouping ? open : open.slice(0, 1);
    const plan = await planOf(waiting, cart, { shopper, rules, store, log: await lastLog(cart, options), canAddFee });
    if (plan.isFeeMissing) onMissingFee?.();
    for (const [command, outcome] of plan.decided) outcomes.set(command, outcome);
    if (plan.group.length === 0) continue;

    const result = await (cart ? store.update(cart, plan.steps) : store.create(shopper, plan.steps));
    if (result.kind === 'written') {
      for (const command of plan.group) outcomes.set(command, { kind: 'done', cart: result.cart });
    } else if (result.kind === 'refused' && plan.addsFee) {
      // The fee may be what is refused, and must not cost the shopper the change.
      canAddFee = false;
    } else if (result.kind === 'refused') {
      const [only, ...others] = plan.group;
      // One command spoils the update of all: the others get through on their own.
      if (others.length > 0) isGrouping = false;
      else if (only) outcomes.set(only, { kind: 'failed', failure: result.failure });
    } else {
      retries += 1;
      if (retries > maxRetries) {
        if (result.kind === 'unknown') throw result.error;
        for (const command of open) {
          if (!outcomes.has(command)) outcomes.set(command, { kind: 'failed', failure: { code: 'CART_BUSY' } });
        }
      } else {
        await pause(retries);
      }
    }
  }
}

/**
 * What the shopper did to their cart, or to those of the past without one: what is sent again is known in the cart that
 * comes next.
 */
export async function lastLog(
  cart: Cart | undefined,
  { store, shopper }: Pick<CarryOutOptions, 'store' | 'shopper'>,
): Promise<CommandLog> {
  return cart ? cart.commandLog : store.logBefore(shopper);
}
