import type { Command } from '../domain/command.ts';
import { type CarryOutOptions, carryOut } from './carry-out.ts';
import type { Outcome } from './plan.ts';
import { releaseWindow } from './release-window.ts';
import { type DeliverySettling, settleDelivery } from './settle-delivery.ts';

/**
 * Carries out a choice of delivery, and gives back the delivery window that was of the previous one. Runs alone in the
 * shopper's queue: a window that is chosen next is held only after this hold was released.
 */
export async function deliver(command: Command, options: CarryOutOptions, context: DeliverySettling): Promise<Outcome> {
  const before = await options.store.find(options.shopper);
  const [outcome] = await carryOut([command], options);
  if (outcome?.kind !== 'done') return outcome ?? { kind: 'failed', failure: { code: 'CART_BUSY' } };
  const { cart } = outcome;
  if (before?.delivery?.window && !cart.delivery?.window) await releaseWindow(cart.id, context);
  return { kind: 'done', cart: await settleDelivery(cart, options, context) };
}
