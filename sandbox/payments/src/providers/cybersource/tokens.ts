import { jwtVerify, SignJWT } from 'jose';
import type { CybersourceContext } from './context.ts';

/** Purposes of an access token: the form of device data collection, of step-up, and the issuer's page. */
export type TokenPurpose = 'collect' | 'step-up' | 'challenge';

const getKey = ({ credentials }: CybersourceContext) => new TextEncoder().encode(credentials.sharedSecret);

/** Signs an access token for a browser. */
export function signToken(context: CybersourceContext, purpose: TokenPurpose, referenceId: string): Promise<string> {
  return new SignJWT({ ReferenceId: referenceId, OrgUnitId: context.credentials.merchantId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(Math.floor(context.clock().getTime() / 1_000))
    .setExpirationTime(Math.floor(context.clock().getTime() / 1_000) + context.challengeMinutes * 60)
    .sign(getKey(context));
}

/** Verifies an access token. @returns the reference id, or undefined */
export async function verifyToken(
  context: CybersourceContext,
  purpose: TokenPurpose,
  token: unknown,
): Promise<string | undefined> {
  if (typeof token !== 'string') return undefined;
  try {
    const options = { audience: purpose, algorithms: ['HS256'], currentDate: context.clock() };
    const { payload } = await jwtVerify(token, getKey(context), options);
    return typeof payload.ReferenceId === 'string' ? payload.ReferenceId : undefined;
  } catch {
    return undefined;
  }
}
