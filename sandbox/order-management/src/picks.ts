import { type OrderDocument, toUnits } from './order-document.ts';

/** What the club found of one line. */
export interface LinePick {
  /** `OrderLineId` of the line. */
  readonly lineId: string;
  readonly fulfilledQuantity: number;
  /** Weight of the fulfilled units in kilograms; null for a line that is not sold by weight, and before it is weighed. */
  readonly pickedWeight: number | null;
}

type DocumentLine = OrderDocument['OrderLine'][number];

/** How the quantities of an order stand: still open, all of them shipped or collected, or all of them cancelled. */
export type PickStage = 'OPEN' | 'LEFT_CLUB' | 'CANCELLED';

/**
 * Corrects an order by what the club found: quantities, weights, and the totals of lines and order. A missing unit and
 * missing weight reduce the line's price and taxes in proportion; weight above the estimate costs nothing. Charges stay.
 * The totals of a cancelled order stay as they were ordered.
 */
export function applyPicks(document: OrderDocument, picks: readonly LinePick[], stage: PickStage) {
  const lines = document.OrderLine.map((line) => {
    const pick = picks.find(({ lineId }) => lineId === line.OrderLineId);
    const share = pick ? getFulfilledShare(line, pick) : 1;
    const { total, taxes } = reduceAmounts(line, share);
    return {
      ...line,
      FulfilledQuantity: getFulfilledQuantity(line, pick, stage),
      CancelledQuantity:
        stage === 'CANCELLED' ? line.Quantity : line.Quantity - (pick?.fulfilledQuantity ?? line.Quantity),
      OrderLineTotal: toUnits(total),
      TotalTaxes: toUnits(taxes),
      Extended: { ...line.Extended, PickedWeight: pick?.pickedWeight ?? null },
    };
  });
  const sumReductions = (read: (line: DocumentLine) => number) =>
    document.OrderLine.reduce((sum, line, index) => sum + read(line) - read(lines[index] ?? line), 0);
  const missingSubTotal = sumReductions((line) => toCents(line.OrderLineTotal));
  const missingTaxes = sumReductions((line) => toCents(line.TotalTaxes));
  const missingTotal = missingSubTotal + (document.Extended.TaxIncluded ? 0 : missingTaxes);
  return {
    ...document,
    OrderSubTotal: toUnits(toCents(document.OrderSubTotal) - missingSubTotal),
    TotalTaxes: toUnits(toCents(document.TotalTaxes) - missingTaxes),
    OrderTotal: toUnits(Math.max(0, toCents(document.OrderTotal) - missingTotal)),
    OrderLine: lines,
  };
}

/** True when not one unit of the order was found. */
export function isNothingFound(document: OrderDocument, picks: readonly LinePick[]): boolean {
  return document.OrderLine.every((line) =>
    picks.some(({ lineId, fulfilledQuantity }) => lineId === line.OrderLineId && fulfilledQuantity === 0),
  );
}

/** True when at least one unit of the order is missing. */
export function isUnitMissing(document: OrderDocument, picks: readonly LinePick[]): boolean {
  return document.OrderLine.some((line) =>
    picks.some(({ lineId, fulfilledQuantity }) => lineId === line.OrderLineId && fulfilledQuantity < line.Quantity),
  );
}

function getFulfilledQuantity(line: DocumentLine, pick: LinePick | undefined, stage: PickStage): number | null {
  if (stage === 'CANCELLED') return 0;
  return pick?.fulfilledQuantity ?? (stage === 'LEFT_CLUB' ? line.Quantity : null);
}

/** The part of the line's price that is still owed, from 0 to 1. */
function getFulfilledShare(line: DocumentLine, { fulfilledQuantity, pickedWeight }: LinePick): number {
  const byQuantity = fulfilledQuantity / line.Quantity;
  const estimate = line.Extended.EstimatedWeight;
  if (pickedWeight === null || !estimate) return byQuantity;
  return Math.min(byQuantity, pickedWeight / estimate);
}

function reduceAmounts(line: DocumentLine, share: number): { total: number; taxes: number } {
  return {
    total: Math.round(toCents(line.OrderLineTotal) * share),
    taxes: Math.round(toCents(line.TotalTaxes) * share),
  };
}

function toCents(units: number): number {
  return Math.round(units * 100);
}
