/** Why money of an order is returned (schema.graphql, `RefundReason`). */
export const refundReasons = ['CANCELLED', 'MISSING_ITEMS', 'WEIGHT', 'MISSING_ITEMS_OR_WEIGHT'] as const;
export type RefundReason = (typeof refundReasons)[number];
