import type { Cart } from '../domain/cart.ts';
import { joined } from '../domain/command-log.ts';
import type { Failure } from '../domain/failure.ts';
import { laneOf } from '../shopper.ts';
import { settled, type Unsettled } from './attempts.ts';
import { type CarryOutOptions, lastLog } from './carry-out.ts';
import type { Shopper } from './cart-store.ts';
import type { Lanes } from './lanes.ts';
import { pastGuestSteps } from './merge.ts';
import { putAside } from './put-aside.ts';

type Claim = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Assigns the guest's carts in other markets to the member, before the guest is forgotten with the merge in this one
 * (MERGE-59). A cart becomes the active one of its market, or is archived where the member has one with lines (MERGE-60,
 * decision 015). Returns the failure of a cart that could not be assigned: then the guest must not be forgotten (MERGE-61).
 */
export async function claimGuestCarts(
  guest: Shopper,
  options: Pick<CarryOutOptions, 'store' | 'shopper' | 'pause'>,
  lanes: Lanes,
): Promise<Failure | undefined> {
  const { store, shopper, pause } = options;
  for (const { lines, market } of await store.findElsewhere(guest)) {
    if (lines.length === 0) continue;
    const from = { ...guest, market };
    const to = { ...shopper, market };
    const claimed = await lanes.alone(laneOf(to), () => settled(() => claim(from, { ...options, shopper: to }), pause));
    if (claimed.kind === 'failed') return claimed.failure;
  }
  return undefined;
}

async function claim(
  guest: Shopper,
  { store, shopper }: Pick<CarryOutOptions, 'store' | 'shopper'>,
): Promise<Claim | Unsettled> {
  const [waiting, saved] = await Promise.all([store.find(guest), store.find(shopper)]);
  if (!waiting || waiting.lines.length === 0) return { kind: 'done' };
  if (waiting.isLocked) {
    return { kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: waiting.attemptId } };
  }
  const hasItems = saved !== undefined && saved.lines.length > 0;
  const away = saved && !hasItems ? await putAside(saved, store) : undefined;
  const result =
    away && away.kind !== 'written'
      ? away
      : await store.assign(waiting, shopper, [
          ...(hasItems ? [{ kind: 'setAside' as const, isSetAside: true }] : []),
          ...pastGuestSteps(guest),
          { kind: 'log', commandLog: hasItems ? waiting.commandLog : await logOf(waiting, saved, { store, shopper }) },
        ]);
  if (result.kind === 'written') return { kind: 'done' };
  return result.kind === 'refused' ? { kind: 'failed', failure: result.failure } : result;
}

/** A cart that takes the place of another, or of those of the past, goes on from their log. */
async function logOf(
  { commandLog }: Cart,
  saved: Cart | undefined,
  options: Pick<CarryOutOptions, 'store' | 'shopper'>,
): Promise<Cart['commandLog']> {
  return joined(await lastLog(saved, options), commandLog);
}
