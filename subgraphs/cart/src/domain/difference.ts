import { type Cart, placeKey } from './cart.ts';
import type { CommandLog } from './command-log.ts';
import type { DeliveryChoice } from './delivery.ts';
import type { ChosenWindow } from './delivery-window.ts';
import type { CartDraft } from './draft.ts';

/** One step that turns a cart into its draft. */
export type Step =
  | {
      readonly kind: 'addLine';
      readonly sku: string;
      readonly quantity: number;
      readonly placeKey: string;
      readonly isServiceFee: boolean;
    }
  | { readonly kind: 'setQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'removeLine'; readonly lineId: string }
  | { readonly kind: 'moveLine'; readonly lineId: string; readonly placeKey: string }
  | { readonly kind: 'reprice' }
  | { readonly kind: 'setClub'; readonly clubKey: string }
  | { readonly kind: 'setPartialFulfillment'; readonly isAllowed: boolean }
  | { readonly kind: 'deliver'; readonly choice: DeliveryChoice }
  | { readonly kind: 'setWindow'; readonly window: ChosenWindow }
  | { readonly kind: 'setAside'; readonly isSetAside: boolean }
  | { readonly kind: 'pastGuest'; readonly mark: string }
  | { readonly kind: 'log'; readonly commandLog: CommandLog };

/** The steps that turn `cart` into `draft`, with all lines at one club (CART-37); `cart` is undefined for a new one. */
export function difference(cart: Cart | undefined, draft: CartDraft, feeSku: string | null): Step[] {
  const place = placeKey(draft.clubKey, draft.market);
  return [
    ...removals(cart, draft),
    ...draft.lines.flatMap((line) => lineSteps(cart, line, place)),
    ...feeSteps(cart, feeSku, place),
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

/** Lines that the draft no longer has, and duplicates that were folded into their first. */
function removals(cart: Cart | undefined, draft: CartDraft): Step[] {
  const kept = new Set(draft.lines.map(({ lineIds }) => lineIds[0]));
  return (cart?.lines ?? []).filter(({ id }) => !kept.has(id)).map(({ id }) => ({ kind: 'removeLine', lineId: id }));
}

function lineSteps(cart: Cart | undefined, line: CartDraft['lines'][number], place: string): Step[] {
  const [lineId] = line.lineIds;
  const actual = cart?.lines.find(({ id }) => id === lineId);
  if (!actual) {
    return [{ kind: 'addLine', sku: line.sku, quantity: line.quantity, placeKey: place, isServiceFee: false }];
  }
  return [
    ...(actual.placeKey === place ? [] : [{ kind: 'moveLine' as const, lineId: actual.id, placeKey: place }]),
    ...(actual.quantity === line.quantity
      ? []
      : [{ kind: 'setQuantity' as const, lineId: actual.id, quantity: line.quantity }]),
  ];
}

/** The fee is one line of one piece at the place of the goods, or no line. */
function feeSteps(cart: Cart | undefined, feeSku: string | null, place: string): Step[] {
  const [first, ...others] = cart?.feeLines ?? [];
  const surplus: Step[] = (feeSku === null && first ? [first, ...others] : others).map(({ id }) => ({
    kind: 'removeLine',
    lineId: id,
  }));
  if (feeSku === null) return surplus;
  if (!first) return [{ kind: 'addLine', sku: feeSku, quantity: 1, placeKey: place, isServiceFee: true }];
  return [
    ...surplus,
    ...(first.placeKey === place ? [] : [{ kind: 'moveLine' as const, lineId: first.id, placeKey: place }]),
    ...(first.quantity === 1 ? [] : [{ kind: 'setQuantity' as const, lineId: first.id, quantity: 1 }]),
  ];
}
