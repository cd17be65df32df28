import type { Cart, LineItem } from '@commercetools/platform-sdk';

/** How a line is kept in stock: its own mode before its cart's. */
export const modeOf = (cart: Pick<Cart, 'inventoryMode'>, line: LineItem) => line.inventoryMode ?? cart.inventoryMode;

/** The difference between what lines should hold reserved and what they do. */
export interface ReservationChanges {
  readonly toReserve: readonly LineItem[];
  /** Reserved lines whose quantity or supply channel changed. */
  readonly toUpdate: readonly { readonly line: LineItem; readonly before: LineItem }[];
  readonly toRelease: readonly LineItem[];
}

/** What an update means for the reservations of a cart (`ReserveOnCart`). */
export function reservationChanges(before: Cart, after: Cart): ReservationChanges {
  const held = new Map(before.lineItems.filter(({ reservation }) => reservation).map((line) => [line.id, line]));
  const wanted = after.lineItems.filter((line) => modeOf(after, line) === 'ReserveOnCart');
  const kept = new Set(wanted.map(({ id }) => id));
  return {
    toReserve: wanted.filter(({ id }) => !held.has(id)),
    toUpdate: wanted.flatMap((line) => {
      const old = held.get(line.id);
      const changed = old && (old.quantity !== line.quantity || old.supplyChannel?.id !== line.supplyChannel?.id);
      return changed ? [{ line, before: old }] : [];
    }),
    toRelease: [...held.values()].filter(({ id }) => !kept.has(id)),
  };
}
