import { isSameSecret } from '@tarima/service-kit/same-secret';
import { jwtVerify, SignJWT } from 'jose';
import type { PaypalContext } from './context.ts';
import { PaypalError } from './errors.ts';

/** Seconds for which an access token is valid; PayPal's are valid for nine hours. */
const lifetimeSeconds = 32_400;

const getKey = ({ clientSecret }: PaypalContext) => new TextEncoder().encode(clientSecret);
const getSeconds = ({ clock }: PaypalContext) => Math.floor(clock().getTime() / 1_000);

/** Whether a header has the client's id and secret (HTTP Basic). */
export function isClient({ clientId, clientSecret }: PaypalContext, authorization: string | undefined): boolean {
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return isSameSecret(authorization, expected);
}

/** Issues an access token, in the format of PayPal's response. */
export async function issueToken(context: PaypalContext) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(context.clientId)
    .setIssuedAt(getSeconds(context))
    .setExpirationTime(getSeconds(context) + lifetimeSeconds)
    .sign(getKey(context));
  return {
    scope: 'https://uri.paypal.com/services/payments',
    access_token: token,
    token_type: 'Bearer',
    expires_in: lifetimeSeconds,
  };
}

/** Verifies the access token of a request. @throws PaypalError 401 */
export async function verifyAccess(context: PaypalContext, authorization: string | undefined): Promise<void> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  try {
    await jwtVerify(token, getKey(context), {
      subject: context.clientId,
      algorithms: ['HS256'],
      currentDate: context.clock(),
    });
  } catch {
    throw new PaypalError(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
  }
}
