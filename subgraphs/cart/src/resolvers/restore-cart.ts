import { logEntryOf } from '../commands/command-of.ts';
import { restoreCart as restore } from '../commands/restore.ts';
import { settleDelivery } from '../commands/settle-delivery.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { laneOf } from '../shopper.ts';
import { carryOutOptions } from './submit.ts';

const expected = [
  'CART_NOT_FOUND',
  'LINE_LIMIT_EXCEEDED',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const restoreCart: MutationResolvers['restoreCart'] = async (_parent, { input }, context) => {
  const options = carryOutOptions(context);
  const command = logEntryOf('restoreCart', input);
  const outcome = await context.lanes.alone(laneOf(options.shopper), async () => {
    const restored = await restore(command, input.cartId, options);
    return restored.kind === 'done'
      ? { ...restored, cart: await settleDelivery(restored.cart, options, context) }
      : restored;
  });
  if (outcome.kind === 'failed') return failureResult(outcome.failure, expected, context.locale.language);
  return { __typename: 'RestoreCartSuccess', cart: outcome.cart };
};
