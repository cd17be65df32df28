import type { Cart } from '../../domain/cart.ts';
import type { Command } from '../../domain/command.ts';
import type { CommandLog } from '../../domain/command-log.ts';
import { cartBusy } from '../../domain/failure.ts';
import type { CartRules } from '../../domain/rules.ts';
import type { Shopper } from '../../domain/shopper.ts';
import type { CartStore } from '../ports.ts';
import { fail, type Outcome } from './outcome.ts';
import { planCommands } from './plan-commands.ts';
import { maxRetries, waitWithJitter } from './retry-until-known.ts';

export interface ExecuteOptions {
  readonly store: CartStore;
  readonly shopper: Shopper;
  readonly rules: CartRules;
  /** Called when the service fee is due and cannot be charged; the cart is written without it. */
  readonly onMissingFee?: () => void;
  /** Waits before retry number `retry`, counted from 1. */
  readonly pause?: (retry: number) => Promise<void>;
  /** The cart when it was just read: the commands are planned on it first, and again after a conflict. */
  readonly latest?: Cart | undefined;
}

/**
 * Carries out a shopper's commands, each once, and as many as possible in one update (CART-87). After a conflict they are
 * planned again on the cart as it is then (CART-88). So are they after a lost response: the log tells which commands were
 * carried out (CART-89). Outcomes are in the order of the commands.
 */
export async function executeCommands(commands: readonly Command[], options: ExecuteOptions): Promise<Outcome[]> {
  const { store, shopper, rules, onMissingFee, pause = waitWithJitter } = options;
  let { latest } = options;
  const outcomes = new Map<Command, Outcome>();
  let retries = 0;
  let isBatching = true;
  let canAddFee = true;

  for (;;) {
    const open = commands.filter((command) => !outcomes.has(command));
    if (open.length === 0) return commands.map((command) => outcomes.get(command) as Outcome);
    const cart = latest ?? (await store.find(shopper));
    latest = undefined;
    const planned = isBatching ? open : open.slice(0, 1);
    const source = cart ?? (await store.findPast(shopper));
    const log = source.commandLog;
    const plan = await planCommands(planned, cart, { shopper, rules, store, log, canAddFee });
    if (plan.isFeeMissing) onMissingFee?.();
    for (const [command, outcome] of plan.decided) outcomes.set(command, outcome);
    if (plan.batch.length === 0) continue;

    const result = await ('isEmpty' in source
      ? store.create(shopper, plan.steps, source)
      : store.update(source, plan.steps));
    if (result.kind === 'written') {
      for (const command of plan.batch) outcomes.set(command, { kind: 'done', cart: result.cart });
    } else if (result.kind === 'refused' && plan.isFeeAdded) {
      // The fee may be what is refused, and must not cost the shopper the change.
      canAddFee = false;
    } else if (result.kind === 'refused') {
      const [only, ...others] = plan.batch;
      // One command fails the update of all: they are carried out one at a time.
      if (others.length > 0) isBatching = false;
      else if (only) outcomes.set(only, fail(result.failure));
    } else {
      retries += 1;
      if (retries > maxRetries) {
        if (result.kind === 'unknown') throw result.error;
        for (const command of open) if (!outcomes.has(command)) outcomes.set(command, fail(cartBusy));
      } else {
        await pause(retries);
      }
    }
  }
}

/** Carries out one command. */
export async function executeCommand(command: Command, options: ExecuteOptions): Promise<Outcome> {
  const [outcome] = await executeCommands([command], options);
  if (!outcome) throw new Error('A command has no outcome.');
  return outcome;
}

/** The commands of the shopper's cart; of the past carts without one, so that a new cart recognises their replays. */
export async function readCommandLog(
  cart: Cart | undefined,
  { store, shopper }: Pick<ExecuteOptions, 'store' | 'shopper'>,
): Promise<CommandLog> {
  return (cart ?? (await store.findPast(shopper))).commandLog;
}
