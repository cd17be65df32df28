import { isSku } from '@tarima/service-kit/sku';
import { commandOf } from '../commands/command-of.ts';
import { checkClub } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import { failureResult } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { requireShopper } from '../shopper.ts';
import { submit } from './submit.ts';
import { withChosenAddress } from './with-chosen-address.ts';

const expected = [
  'INVALID_QUANTITY',
  'QUANTITY_LIMIT_EXCEEDED',
  'LINE_LIMIT_EXCEEDED',
  'OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE',
  'CLUB_UNAVAILABLE',
  'CART_BUSY',
  'CART_LOCKED_BY_PAYMENT',
  'COMMAND_CONFLICT',
  'COMMAND_EXPIRED',
] as const;

export const addToCart: MutationResolvers['addToCart'] = async (_parent, { input }, context) => {
  const { locale, rules } = context;
  const { sku, quantity = 1, clubId = null } = input;
  requireShopper(context.identity, locale);
  const command = commandOf('addToCart', input, { kind: 'add', sku, quantity, clubKey: clubId });
  const failed = (failure: Failure) => failureResult(failure, expected, locale.language);
  if (quantity < 1) return failed({ code: 'INVALID_QUANTITY' });
  if (quantity > rules.maximumQuantity) {
    return failed({ code: 'QUANTITY_LIMIT_EXCEEDED', maximum: rules.maximumQuantity });
  }
  // Only the store itself adds a fee, also where none is charged now (CART-15).
  if (!isSku(sku) || context.isTechnicalSku(sku)) return failed({ code: 'PRODUCT_UNAVAILABLE' });
  const wrongClub = clubId === null ? undefined : await checkClub(clubId, locale.market, context.places);
  if (wrongClub) return failed(wrongClub);

  const outcome = await submit(command, context);
  if (outcome.kind === 'failed') return failed(outcome.failure);
  const cart = await withChosenAddress(outcome.cart, input.addressId, command, context);
  const line = cart.lines.find((candidate) => candidate.sku === sku);
  // A repeat of a command whose line was taken out since: it cannot be done again, nor shown.
  if (!line) return failed({ code: 'COMMAND_CONFLICT' });
  return { __typename: 'AddToCartSuccess', cart, line };
};
