import type { Cart } from '../../domain/cart.ts';
import { joinLogs } from '../../domain/command-log.ts';
import { createCartLockedByPayment, type Failure } from '../../domain/failure.ts';
import { type Shopper, toShopperKey } from '../../domain/shopper.ts';
import type { CartQueue } from '../commands/cart-queue.ts';
import { type ExecuteOptions, readCommandLog } from '../commands/execute-commands.ts';
import { fail } from '../commands/outcome.ts';
import { retryUntilKnown, type UnresolvedWrite } from '../commands/retry-until-known.ts';
import { archiveCart } from './archive-cart.ts';
import { createFormerGuestSteps } from './former-guest-steps.ts';

type Claim = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly failure: Failure };
type Stores = Pick<ExecuteOptions, 'store' | 'shopper'>;

/**
 * Assigns the guest's carts in other markets to the member, before the merge in this market ends the guest session
 * (MERGE-59). A cart becomes the active one of its market, or is archived where the member has one with lines (MERGE-60,
 * decision 015). Returns the failure of a cart that could not be assigned: then the guest session must go on (MERGE-61).
 */
export async function claimGuestCarts(
  guest: Shopper,
  options: Pick<ExecuteOptions, 'store' | 'shopper' | 'pause'>,
  queue: CartQueue,
): Promise<Failure | undefined> {
  const { store, shopper, pause } = options;
  for (const { lines, market } of await store.findInOtherMarkets(guest)) {
    if (lines.length === 0) continue;
    const guestThere = { ...guest, market };
    const memberThere = { ...shopper, market };
    const claim = await queue.runExclusive(toShopperKey(memberThere), () =>
      retryUntilKnown(() => claimGuestCart(guestThere, { store, shopper: memberThere }), pause),
    );
    if (claim.kind === 'failed') return claim.failure;
  }
  return undefined;
}

async function claimGuestCart(guest: Shopper, { store, shopper }: Stores): Promise<Claim | UnresolvedWrite> {
  const [guestCart, saved] = await Promise.all([store.find(guest), store.find(shopper)]);
  if (!guestCart || guestCart.lines.length === 0) return { kind: 'done' };
  if (guestCart.isLocked) return fail(createCartLockedByPayment(guestCart.attemptId));
  const hasItems = saved !== undefined && saved.lines.length > 0;
  const archived = saved && !hasItems ? await archiveCart(saved, store) : undefined;
  const result =
    archived && archived.kind !== 'written'
      ? archived
      : await store.assign(guestCart, shopper, [
          ...(hasItems ? [{ kind: 'setArchived' as const, isArchived: true }] : []),
          ...createFormerGuestSteps(guest),
          {
            kind: 'setCommandLog',
            commandLog: hasItems ? guestCart.commandLog : await continueLog(guestCart, saved, { store, shopper }),
          },
        ]);
  if (result.kind === 'written') return { kind: 'done' };
  return result.kind === 'refused' ? fail(result.failure) : result;
}

/** The log of a cart that replaces another cart, or the past ones: it continues theirs. */
async function continueLog({ commandLog }: Cart, saved: Cart | undefined, stores: Stores): Promise<Cart['commandLog']> {
  return joinLogs(await readCommandLog(saved, stores), commandLog);
}
