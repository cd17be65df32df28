import { type Money, money, sumMoney } from '@tarima/markets/money';
import type { Cart } from './cart.ts';
import { type LineChange, priceServiceFee } from './cart-preview.ts';
import { type Change, createMergeChange } from './command.ts';
import { applyChange, createDraft, isFailure, isMergeOverLineLimit, resolveClub } from './draft.ts';
import type { Offers } from './offer.ts';
import type { CartRules } from './rules.ts';
import { isServiceFeeDue } from './service-fee.ts';

/** The result of a merge, computed without changing anything (MERGE-17). */
export interface MergePreview {
  /** Lines whose quantity is below the sum of the chosen carts, or whose price changes. */
  readonly changes: readonly LineChange[];
  readonly itemCount: number;
  readonly subtotal: Money;
  /** Null when no fee would be charged. */
  readonly serviceFee: Money | null;
}

/** The cart that remains after a merge, and the cart whose lines are added to it. */
export interface MergeParts {
  readonly target: Cart;
  /** Null when only one cart is kept. */
  readonly source: Cart | null;
  readonly change: Change;
}

/** The shopper's choice in a merge. */
export interface KeptCarts {
  readonly keepSaved: boolean;
  readonly keepGuest: boolean;
  readonly clubKey: string | null;
}

/** The parts of a merge: the saved cart is the target if it is kept and has lines (MERGE-25); undefined without a target. */
export function selectMergeParts(
  saved: Cart | null,
  guestCart: Cart,
  { keepSaved, keepGuest, clubKey }: KeptCarts,
): MergeParts | undefined {
  const keptSaved = keepSaved && saved && saved.lines.length > 0 ? saved : null;
  const target = keptSaved ?? (keepGuest ? guestCart : null);
  if (!target) return undefined;
  const source = keptSaved && keepGuest ? guestCart : null;
  return { target, source, change: createMergeChange(source, clubKey) };
}

/** The club whose prices apply after the merge. */
export function resolveMergeClub({ target, change }: MergeParts): string | null {
  return resolveClub(createDraft(target), target, change);
}

/**
 * Null for carts that `mergeCarts` would refuse to merge. `offers` are of the lines of both carts and of the service fee, at
 * `resolveMergeClub`.
 */
export function computeMergePreview(parts: MergeParts, rules: CartRules, offers: Offers): MergePreview | null {
  const { target, source, change } = parts;
  const { currency } = target.total;
  if (source && isMergeOverLineLimit(target, source, rules)) return null;
  const merged = applyChange(createDraft(target), target, change, rules, offers);
  if (isFailure(merged)) return null;
  const quantities = new Map(merged.lines.map(({ sku, quantity }) => [sku, quantity]));
  const linesBySku = Map.groupBy([...target.lines, ...(source?.lines ?? [])], ({ sku }) => sku);
  const previews = [...linesBySku.values()].flatMap((sameSku) => {
    const [line] = sameSku;
    if (!line) return [];
    const unitCents = offers.get(line.sku)?.unitCents ?? line.unitPrice.centAmount;
    const quantity = quantities.get(line.sku) ?? 0;
    const previousQuantity = sameSku.reduce((sum, one) => sum + one.quantity, 0);
    return {
      line,
      quantity,
      unitPrice: money(unitCents, currency),
      total: money(unitCents * quantity, currency),
      isChanged: quantity !== previousQuantity || sameSku.some(({ unitPrice }) => unitPrice.centAmount !== unitCents),
    };
  });
  return {
    changes: previews.filter(({ isChanged }) => isChanged),
    itemCount: previews.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: sumMoney(
      currency,
      previews.map(({ total }) => total),
    ),
    serviceFee: isServiceFeeDue(merged, target, rules.serviceFee, offers)
      ? priceServiceFee(target, rules, offers)
      : null,
  };
}
