import type { Attempt } from '../domain/attempt.ts';

/** What the browser has to do, with `__typename`; null when there is nothing to do, or the page must not be opened. */
export function toCheckoutAction(
  { status, facts: { challenge }, challengeUntil }: Attempt,
  origins: readonly string[],
) {
  if (status !== 'CHALLENGE_REQUIRED' || !challenge) return null;
  const { url } = challenge;
  // Browsers are sent to pages of the payment providers only (PAYMENTS-41).
  if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) return null;
  const expiresAt = challengeUntil?.toISOString() ?? challenge.expiresAt;
  switch (challenge.kind) {
    case 'DEVICE_DATA':
      return { __typename: 'DeviceDataCollection' as const, url, accessToken: challenge.accessToken, expiresAt };
    case 'STEP_UP':
      return { __typename: 'CardAuthentication' as const, url, accessToken: challenge.accessToken, expiresAt };
    default:
      return { __typename: 'ProviderRedirect' as const, url, expiresAt };
  }
}
