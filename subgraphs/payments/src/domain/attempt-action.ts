/** How an operator ends an attempt that needs a review (schema.graphql, `AttemptAction`). */
export const attemptActions = ['VOID', 'COMPLETE', 'REFUND'] as const;
export type AttemptAction = (typeof attemptActions)[number];
