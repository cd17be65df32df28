import { z } from 'zod/mini';
import { deviceStorage } from '../../browser-storage.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { ViewerQuery } from '../../session/viewer.gen.ts';

/** The cart that this browser saw last in a market, and whose it is (OFFLINE-3). */
export interface KeptCart {
  /** When its prices came from the network; milliseconds since 1970. */
  readonly savedAt: number;
  readonly me: KeptMember | null;
  readonly cart: CartPartsFragment | null;
}

type KeptMember = Pick<NonNullable<ViewerQuery['me']>, 'id' | 'membershipNumber' | 'firstName' | 'marketCode'>;

/** How long a cart is kept (OFFLINE-5). */
const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;
const prefix = 'tarima.kept-cart.';

const moneySchema = z.object({
  __typename: z.literal('Money'),
  centAmount: z.int(),
  currency: z.string(),
  fractionDigits: z.int(),
});

const lineSchema = z.object({
  __typename: z.literal('CartLine'),
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  quantity: z.int(),
  maximumQuantity: z.int(),
  isSoldByWeight: z.boolean(),
  image: z.nullable(z.object({ __typename: z.literal('Image'), thumbnail: z.string(), card: z.string() })),
  unitPrice: moneySchema,
  regularUnitPrice: z.nullable(moneySchema),
  total: moneySchema,
  variant: z.object({ __typename: z.literal('ProductVariant'), sku: z.string() }),
});

const cartSchema = z.object({
  __typename: z.literal('Cart'),
  id: z.string(),
  version: z.int(),
  marketCode: z.string(),
  lines: z.array(lineSchema),
  itemCount: z.int(),
  subtotal: moneySchema,
  discountAmount: moneySchema,
  serviceFee: z.nullable(moneySchema),
  deliveryCharge: z.nullable(moneySchema),
  tax: z.nullable(moneySchema),
  isTaxIncluded: z.boolean(),
  total: moneySchema,
  amountToFreeDelivery: z.nullable(moneySchema),
  delivery: z.nullable(
    z.object({
      __typename: z.literal('CartDelivery'),
      method: z.enum(['DELIVERY', 'PICK_UP_IN_CLUB']),
      addressId: z.null(),
      addressProblem: z.null(),
      window: z.null(),
      address: z.null(),
      club: z.null(),
    }),
  ),
  allowsPartialFulfillment: z.boolean(),
  isServiceFeeUpToDate: z.boolean(),
  isLocked: z.boolean(),
  isReadyForCheckout: z.boolean(),
});

const keptCartSchema: z.ZodMiniType<KeptCart> = z.object({
  savedAt: z.number(),
  me: z.nullable(
    z.object({ id: z.string(), membershipNumber: z.string(), firstName: z.string(), marketCode: z.string() }),
  ),
  cart: z.nullable(cartSchema),
});

/** The kept cart of a market; undefined without one, or when it is too old. */
export function readKeptCart(marketCode: string, now: number): KeptCart | undefined {
  const kept = deviceStorage.getJson(prefix + marketCode, keptCartSchema);
  if (kept && now - kept.savedAt <= maxAgeMs) return kept;
  deviceStorage.remove(prefix + marketCode);
  return undefined;
}

/** Whether a kept cart belongs to the viewer: the same member, or a guest. */
export const isKeptFor = ({ me }: Pick<KeptCart, 'me'>, viewer: Pick<ViewerQuery, 'me'>): boolean =>
  (me?.id ?? null) === (viewer.me?.id ?? null);

/**
 * Keeps the viewer's cart, without the address, the club and the delivery window. Deletes the carts of other shoppers
 * (OFFLINE-3, OFFLINE-5). @param isCurrent false while the prices are those of the last kept cart
 */
export function keepCart(marketCode: string, { me, cart }: ViewerQuery, isCurrent: boolean, now: number): void {
  deleteOtherCarts({ me }, now);
  const savedAt = isCurrent ? now : (readKeptCart(marketCode, now)?.savedAt ?? now);
  const kept: KeptCart = {
    savedAt,
    me: me && { id: me.id, membershipNumber: me.membershipNumber, firstName: me.firstName, marketCode: me.marketCode },
    cart: cart && { ...cart, delivery: cart.delivery && removePlaces(cart.delivery) },
  };
  const name = prefix + marketCode;
  // A cart that cannot be stored must not leave an earlier one behind.
  if (!deviceStorage.trySet(name, JSON.stringify(kept))) deviceStorage.remove(name);
}

function removePlaces(delivery: NonNullable<CartPartsFragment['delivery']>): CartPartsFragment['delivery'] {
  return { ...delivery, addressId: null, addressProblem: null, window: null, address: null, club: null };
}

function deleteOtherCarts(viewer: Pick<ViewerQuery, 'me'>, now: number): void {
  deviceStorage.clear((name) => {
    if (!name.startsWith(prefix)) return false;
    const kept = readKeptCart(name.slice(prefix.length), now);
    return !kept || !isKeptFor(kept, viewer);
  });
}
