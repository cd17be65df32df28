/** Sends the changes of a member that were kept until sign-in (CART-105). */
export const restoreKeptChanges = async (marketCode: string, memberId: string): Promise<void> =>
  (await import('./kept-for-sign-in.ts')).restoreAfterSignIn(marketCode, memberId);
