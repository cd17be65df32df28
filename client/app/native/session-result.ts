import type { SignInRefusal } from '../sign-in-refusal.ts';

/**
 * How a request for a session ended:
 * - `signed-in`: the app sent a token, and this browser has the member's session
 * - `signed-out`: the app has no member
 * - `silent`: the app did not respond in time
 * - `refused`: the club does not accept the member
 * - `failed`: the token was not accepted, or the exchange failed
 */
export type SessionResult =
  | { readonly kind: 'signed-in' | 'signed-out' | 'silent' | 'failed' }
  | { readonly kind: 'refused'; readonly reason: SignInRefusal };
