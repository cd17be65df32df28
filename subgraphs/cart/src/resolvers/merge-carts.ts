import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { claimGuestCarts } from '../commands/claim-guest-carts.ts';
import { logEntryOf } from '../commands/command-of.ts';
import { mergeCarts as merge } from '../commands/merge.ts';
import { settleDelivery } from '../commands/settle-delivery.ts';
import { checkClub } from '../domain/delivery.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { formerGuest, laneOf } from '../shopper.ts';
import { carryOutOptions } from './submit.ts';

const expected = [
  'NOTHING_TO_MERGE',
  'LINE_LIMIT_EXCEEDED',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const mergeCarts: MutationResolvers['mergeCarts'] = async (_parent, { input }, context) => {
  const { identity, locale, lanes, places } = context;
  const options = carryOutOptions(context);
  const { keepSaved, keepGuest, clubId = null } = input;
  if (!keepSaved && !keepGuest) throw badUserInput('At least one cart has to be kept.');
  if (clubId !== null && (await checkClub(clubId, locale.market, places))) {
    throw badUserInput('clubId names no club of this market that takes orders.');
  }
  const guest = formerGuest(identity, locale);
  // After a success the guest is forgotten: no cart may be left with them (MERGE-59, MERGE-61).
  const unclaimed = guest && (await claimGuestCarts(guest, options, lanes));
  if (unclaimed) return failureResult(unclaimed, expected, locale.language);
  const choice = { ...logEntryOf('mergeCarts', input), keepSaved, keepGuest, clubKey: clubId };
  const outcome = guest
    ? await lanes.alone(laneOf(options.shopper), async () => {
        const merged = await merge(choice, guest, options);
        return merged.kind === 'done' && merged.cart
          ? { ...merged, cart: await settleDelivery(merged.cart, options, context) }
          : merged;
      })
    : ({ kind: 'failed', failure: { code: 'NOTHING_TO_MERGE' } } as const);
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, locale.language);
  return { __typename: 'MergeCartsSuccess', cart: outcome.cart };
};
