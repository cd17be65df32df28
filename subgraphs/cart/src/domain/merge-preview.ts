import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart } from './cart.ts';
import { feeAt, type LineChange } from './cart-at-club.ts';
import { type Change, mergeOf } from './command.ts';
import { applied, clubAfter, draftOf, isFailure } from './draft.ts';
import type { CartRules, Facts } from './rules.ts';
import { owesServiceFee } from './service-fee.ts';

/** The cart that a merge would make, computed without changing anything (MERGE-17). */
export interface MergePreview {
  /** Lines with fewer pieces than the chosen carts hold together, or with another price. */
  readonly changes: readonly LineChange[];
  readonly itemCount: number;
  readonly subtotal: Money;
  /** Null when none would be charged. */
  readonly serviceFee: Money | null;
}

/** The cart that stays, and the goods that come to it. */
export interface MergeParts {
  readonly stays: Cart;
  /** Null when only one cart is kept. */
  readonly comes: Cart | null;
  readonly change: Change;
}

/** Of two carts, as they were ticked: the saved one stays where it is kept and has lines (MERGE-25). */
export function mergeParts(
  saved: Cart | null,
  guestCart: Cart,
  ticked: { readonly keepSaved: boolean; readonly keepGuest: boolean; readonly clubKey: string | null },
): MergeParts | undefined {
  const kept = ticked.keepSaved && saved && saved.lines.length > 0 ? saved : null;
  const stays = kept ?? (ticked.keepGuest ? guestCart : null);
  if (!stays) return undefined;
  const comes = kept && ticked.keepGuest ? guestCart : null;
  return { stays, comes, change: mergeOf(comes, ticked.clubKey) };
}

/** The club whose prices would count. */
export function clubOfMerge({ stays, change }: MergeParts): string | null {
  return clubAfter(draftOf(stays), stays, change);
}

/**
 * Null for carts that cannot be merged, which `mergeCarts` says why. `facts` are of all goods of both carts, and of the fee,
 * at `clubOfMerge`.
 */
export function mergePreview(parts: MergeParts, rules: CartRules, facts: Facts): MergePreview | null {
  const { stays, comes, change } = parts;
  const { currency } = stays.total;
  const merged = applied(draftOf(stays), stays, change, rules, facts);
  if (isFailure(merged)) return null;
  const left = new Map(merged.lines.map(({ sku, quantity }) => [sku, quantity]));
  const bySku = Map.groupBy([...stays.lines, ...(comes?.lines ?? [])], ({ sku }) => sku);
  const lines = [...bySku.values()].flatMap((same) => {
    const [line] = same;
    if (!line) return [];
    const unitCents = facts.get(line.sku)?.unitCents ?? line.unitPrice.centAmount;
    const quantity = left.get(line.sku) ?? 0;
    const wanted = same.reduce((sum, one) => sum + one.quantity, 0);
    return {
      line,
      quantity,
      unitPrice: money(unitCents, currency),
      total: money(unitCents * quantity, currency),
      isChanged: quantity !== wanted || same.some(({ unitPrice }) => unitPrice.centAmount !== unitCents),
    };
  });
  return {
    changes: lines.filter(({ isChanged }) => isChanged),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: sumMoney(
      currency,
      lines.map(({ total }) => total),
    ),
    serviceFee: owesServiceFee(merged, stays, rules.serviceFee, facts) ? feeAt(stays, rules, facts) : null,
  };
}
