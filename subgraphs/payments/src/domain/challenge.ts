/** What every session at a provider has. */
interface ChallengeFields {
  /** The provider's id of the session. */
  readonly orderId: string;
  /** End of the provider's session, ISO 8601. */
  readonly expiresAt: string;
  /** Of the provider's page. */
  readonly url: string;
}

/** What the shopper's browser has to do before a payment is decided. */
export type Challenge =
  | (ChallengeFields & {
      readonly kind: 'DEVICE_DATA';
      readonly accessToken: string;
      /** The id under which the enrollment is checked. */
      readonly thirdReferenceId: string;
    })
  | (ChallengeFields & { readonly kind: 'STEP_UP'; readonly accessToken: string })
  | (ChallengeFields & { readonly kind: 'HOSTED_PAGE' | 'APPROVAL' });

/** Where a provider returns a browser to (schema.graphql, `PaymentReturnPage`). */
export type ReturnPage = 'CARD_AUTHENTICATION' | 'HOSTED_CARD' | 'PAYPAL';

/** What a browser brought back, as far as a provider needs it. Never a proof: the provider's own result decides. */
export interface ChallengeProof {
  readonly responseCode?: string | undefined;
  readonly reasonCode?: string | undefined;
  readonly referenceNumber?: string | undefined;
  readonly authCode?: string | undefined;
  readonly eci?: string | undefined;
  readonly authenticationResult?: string | undefined;
  readonly cavv?: string | undefined;
  readonly spiToken?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly payerId?: string | undefined;
  /** True when the shopper cancelled at the provider. */
  readonly isCancelled?: boolean | undefined;
}

/** A return as its page's parameters describe it. */
export interface ProviderReturn {
  /** The provider's id of the session, when the page sends one. Another session's return changes nothing. */
  readonly orderId: string | undefined;
  readonly proof: ChallengeProof;
}

const returnPages: { readonly [Kind in Challenge['kind']]: ReturnPage | undefined } = {
  DEVICE_DATA: undefined,
  STEP_UP: 'CARD_AUTHENTICATION',
  HOSTED_PAGE: 'HOSTED_CARD',
  APPROVAL: 'PAYPAL',
};

/** Whether a challenge waits for a browser to come back to `page` from its session (PAYMENTS-45, PAYMENTS-104). */
export function isReturnExpected(
  challenge: Challenge | undefined,
  page: ReturnPage,
  { orderId }: ProviderReturn,
): boolean {
  if (!challenge || returnPages[challenge.kind] !== page) return false;
  return orderId === undefined || orderId === challenge.orderId;
}

export interface ChallengeLimits {
  /** How long the shopper may take for the 3-D Secure authentication of a card. */
  readonly challengeSeconds: number;
  /** The longest time on a provider's own page. */
  readonly providerSessionSeconds: number;
}

/** Seconds that the shopper has: those of the provider's session for a redirect (PAYMENTS-8), else those of 3-D Secure (PAYMENTS-46). */
export function getChallengeSeconds(challenge: Challenge | undefined, limits: ChallengeLimits, now: Date): number {
  if (challenge?.kind !== 'HOSTED_PAGE' && challenge?.kind !== 'APPROVAL') return limits.challengeSeconds;
  const left = (Date.parse(challenge.expiresAt) - now.getTime()) / 1_000;
  return Math.min(Math.max(left, 1), limits.providerSessionSeconds);
}
