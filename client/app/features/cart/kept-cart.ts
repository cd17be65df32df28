import { deviceStorage, type ValueSchema } from '../../browser-storage.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { ViewerQuery } from '../../session/viewer.gen.ts';
import { keptCartPrefix } from './cart-storage.ts';

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

/** The owner of a kept cart, and when its prices came from the network. */
type KeptHeader = Pick<KeptCart, 'savedAt'> & { readonly me: Pick<KeptMember, 'id'> | null };

/** Whether a stored value has an owner and a time. Its cart is checked where it is shown, by code that loads then. */
function isHeader(value: unknown): value is KeptHeader {
  const { savedAt, me } = (value ?? {}) as { savedAt?: unknown; me?: { id?: unknown } | null };
  return typeof savedAt === 'number' && (me === null || typeof me?.id === 'string');
}

/**
 * The kept value of a market that `schema` accepts; undefined without one. A value that is invalid or too old is removed.
 */
export function readKept<Kept extends KeptHeader>(
  marketCode: string,
  now: number,
  schema: ValueSchema<Kept>,
): Kept | undefined {
  const kept = deviceStorage.getJson(keptCartPrefix + marketCode, schema);
  if (kept && now - kept.savedAt <= maxAgeMs) return kept;
  deviceStorage.remove(keptCartPrefix + marketCode);
  return undefined;
}

const readHeader = (marketCode: string, now: number) =>
  readKept(marketCode, now, { safeParse: (value) => ({ data: isHeader(value) ? value : undefined }) });

/** Whether a kept cart belongs to the viewer: the same member, or a guest. */
export const isKeptFor = ({ me }: Pick<KeptHeader, 'me'>, viewer: Pick<ViewerQuery, 'me'>): boolean =>
  (me?.id ?? null) === (viewer.me?.id ?? null);

/**
 * Keeps the viewer's cart, without the address, the club and the delivery window. Deletes the carts of other shoppers
 * (OFFLINE-3, OFFLINE-5). @param isCurrent false while the prices are those of the last kept cart
 */
export function keepCart(marketCode: string, { me, cart }: ViewerQuery, isCurrent: boolean, now: number): void {
  deleteOtherCarts({ me }, now);
  const savedAt = isCurrent ? now : (readHeader(marketCode, now)?.savedAt ?? now);
  const kept: KeptCart = {
    savedAt,
    me: me && { id: me.id, membershipNumber: me.membershipNumber, firstName: me.firstName, marketCode: me.marketCode },
    cart: cart && { ...cart, delivery: cart.delivery && removePlaces(cart.delivery) },
  };
  const name = keptCartPrefix + marketCode;
  // A cart that cannot be stored must not leave an earlier one behind.
  if (!deviceStorage.trySet(name, JSON.stringify(kept))) deviceStorage.remove(name);
}

function removePlaces(delivery: NonNullable<CartPartsFragment['delivery']>): CartPartsFragment['delivery'] {
  return { ...delivery, addressId: null, addressProblem: null, window: null, address: null, club: null };
}

function deleteOtherCarts(viewer: Pick<ViewerQuery, 'me'>, now: number): void {
  deviceStorage.clear((name) => {
    if (!name.startsWith(keptCartPrefix)) return false;
    const kept = readHeader(name.slice(keptCartPrefix.length), now);
    return !kept || !isKeptFor(kept, viewer);
  });
}
