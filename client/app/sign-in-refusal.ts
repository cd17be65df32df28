/**
 * Why the shop gives a member no session: the status of their membership (ACCOUNT-10, ACCOUNT-11), or `USER_NOT_VALID`
 * when the club has no record of them (ACCOUNT-6).
 */
export const signInRefusals = ['EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE', 'USER_NOT_VALID'] as const;

export type SignInRefusal = (typeof signInRefusals)[number];

/** How a member's session ended without a sign-out. */
export type SessionEnd = 'EXPIRED_SESSION' | SignInRefusal;

/** The reason in a query parameter or another text; undefined for any other text. */
export const findSignInRefusal = (text: string | null): SignInRefusal | undefined =>
  signInRefusals.find((refusal) => refusal === text);
