/** What a shopper pays for (schema.graphql, `CheckoutPurpose`). */
export type CheckoutPurpose = 'ORDER' | 'MEMBERSHIP_NEW' | 'RENEW' | 'UPGRADE';
/** `REFUND`: the attempt pays money of an order back. */
export type AttemptPurpose = CheckoutPurpose | 'REFUND';

/** What a membership attempt pays for. */
export type MembershipPurpose = Exclude<CheckoutPurpose, 'ORDER'>;
