import type { Cart, LineItem } from '@commercetools/platform-sdk';

/** Inventory mode of a line: its own, otherwise its cart's. */
export const getInventoryMode = (cart: Pick<Cart, 'inventoryMode'>, line: LineItem) =>
  line.inventoryMode ?? cart.inventoryMode;

/** Differences between required and existing reservations of lines. */
export interface ReservationChanges {
  readonly toReserve: readonly LineItem[];
  /** Reserved lines whose quantity or supply channel changed. */
  readonly toUpdate: readonly { readonly line: LineItem; readonly before: LineItem }[];
  readonly toRelease: readonly LineItem[];
}

/** Determines the changes of reservations by an update of a cart (`ReserveOnCart`). */
export function diffReservations(before: Cart, after: Cart): ReservationChanges {
  const reservedLines = new Map(
    before.lineItems.filter(({ reservation }) => reservation).map((line) => [line.id, line]),
  );
  const requiredLines = after.lineItems.filter((line) => getInventoryMode(after, line) === 'ReserveOnCart');
  const requiredIds = new Set(requiredLines.map(({ id }) => id));
  return {
    toReserve: requiredLines.filter(({ id }) => !reservedLines.has(id)),
    toUpdate: requiredLines.flatMap((line) => {
      const old = reservedLines.get(line.id);
      const changed = old && (old.quantity !== line.quantity || old.supplyChannel?.id !== line.supplyChannel?.id);
      return changed ? [{ line, before: old }] : [];
    }),
    toRelease: [...reservedLines.values()].filter(({ id }) => !requiredIds.has(id)),
  };
}
