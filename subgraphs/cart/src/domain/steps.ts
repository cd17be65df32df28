import { type Cart, type FeeLine, toChannelKey } from './cart.ts';
import type { CommandLog } from './command-log.ts';
import type { DeliveryChoice } from './delivery.ts';
import type { ChosenWindow } from './delivery-window.ts';
import type { CartDraft, DraftLine } from './draft.ts';

/** One step of the update that turns a cart into its draft. */
export type Step =
  | {
      readonly kind: 'addLine';
      readonly sku: string;
      readonly quantity: number;
      readonly channelKey: string;
      readonly isServiceFee: boolean;
    }
  | { readonly kind: 'setQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'removeLine'; readonly lineId: string }
  /** Also sets the line's price to the current one in the channel. */
  | { readonly kind: 'setLineChannel'; readonly lineId: string; readonly channelKey: string }
  | { readonly kind: 'reprice' }
  | { readonly kind: 'setClub'; readonly clubKey: string }
  | { readonly kind: 'setPartialFulfillment'; readonly isAllowed: boolean }
  | { readonly kind: 'deliver'; readonly choice: DeliveryChoice }
  | { readonly kind: 'setWindow'; readonly window: ChosenWindow }
  | { readonly kind: 'setArchived'; readonly isArchived: boolean }
  | { readonly kind: 'setFormerGuest'; readonly guestHash: string }
  | { readonly kind: 'setCommandLog'; readonly commandLog: CommandLog };

/** The steps that turn `cart` into `draft`, with all lines at one club (CART-37); `cart` is undefined for a new one. */
export function computeSteps(cart: Cart | undefined, draft: CartDraft, feeSku: string | null): Step[] {
  const channelKey = toChannelKey(draft.clubKey, draft.market);
  return [
    ...createRemovals(cart, draft),
    ...draft.lines.flatMap((line) => createLineSteps(cart, line, channelKey, draft.repricedSkus)),
    ...createFeeSteps(cart, feeSku, channelKey, draft.repricedSkus),
    ...(draft.isRepriced ? [{ kind: 'reprice' as const }] : []),
    ...(draft.clubKey === null || draft.clubKey === cart?.clubKey
      ? []
      : [{ kind: 'setClub' as const, clubKey: draft.clubKey }]),
    ...(draft.allowsPartialFulfillment === (cart?.allowsPartialFulfillment ?? true)
      ? []
      : [{ kind: 'setPartialFulfillment' as const, isAllowed: draft.allowsPartialFulfillment }]),
    ...(draft.choice ? [{ kind: 'deliver' as const, choice: draft.choice }] : []),
    ...(draft.window ? [{ kind: 'setWindow' as const, window: draft.window }] : []),
  ];
}

/** Removes lines that are not in the draft, and duplicates that were combined with their first line. */
function createRemovals(cart: Cart | undefined, draft: CartDraft): Step[] {
  const kept = new Set(draft.lines.map(({ lineIds }) => lineIds[0]));
  return (cart?.lines ?? []).filter(({ id }) => !kept.has(id)).map(({ id }) => ({ kind: 'removeLine', lineId: id }));
}

function createLineSteps(
  cart: Cart | undefined,
  line: DraftLine,
  channelKey: string,
  repricedSkus: ReadonlySet<string>,
): Step[] {
  const [lineId] = line.lineIds;
  const existing = cart?.lines.find(({ id }) => id === lineId);
  if (!existing) {
    return [{ kind: 'addLine', sku: line.sku, quantity: line.quantity, channelKey, isServiceFee: false }];
  }
  return [
    ...createChannelSteps(existing, channelKey, repricedSkus),
    ...(existing.quantity === line.quantity
      ? []
      : [{ kind: 'setQuantity' as const, lineId: existing.id, quantity: line.quantity }]),
  ];
}

/** Moves a line to the channel; a line that is repriced alone is set to its channel again. */
function createChannelSteps(
  { id, sku, channelKey: currentKey }: Pick<FeeLine, 'id' | 'sku' | 'channelKey'>,
  channelKey: string,
  repricedSkus: ReadonlySet<string>,
): Step[] {
  return currentKey === channelKey && !repricedSkus.has(sku)
    ? []
    : [{ kind: 'setLineChannel', lineId: id, channelKey }];
}

/** The fee is one line of quantity 1 in the channel of the items, or no line. */
function createFeeSteps(
  cart: Cart | undefined,
  feeSku: string | null,
  channelKey: string,
  repricedSkus: ReadonlySet<string>,
): Step[] {
  const [first, ...others] = cart?.feeLines ?? [];
  const surplus: Step[] = (feeSku === null && first ? [first, ...others] : others).map(({ id }) => ({
    kind: 'removeLine',
    lineId: id,
  }));
  if (feeSku === null) return surplus;
  if (!first) return [{ kind: 'addLine', sku: feeSku, quantity: 1, channelKey, isServiceFee: true }];
  return [
    ...surplus,
    ...createChannelSteps(first, channelKey, repricedSkus),
    ...(first.quantity === 1 ? [] : [{ kind: 'setQuantity' as const, lineId: first.id, quantity: 1 }]),
  ];
}
