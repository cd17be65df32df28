import type { Identity } from '@tarima/service-kit/caller';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { EdgeError } from './errors.ts';
import { discoverProvider } from './provider.ts';

export interface Authentication {
  /**
   * Who a request's tokens speak for. `guestToken` is the shop's token of the cart filled before sign-in.
   * @throws EdgeError 401 INVALID_TOKEN, 503 UPSTREAM_UNAVAILABLE while the provider's keys cannot be had
   */
  identify(tokens: { bearer?: string | undefined; guestToken?: string | undefined }): Promise<Identity>;
}

const guestIssuer = 'tarima-shop';

const memberClaims = z.object({ sub: z.string().min(1), membership_number: z.string().regex(/^\d{14}$/) });
const partnerClaims = z.object({ client_id: z.string().min(1), scope: z.string().default('') });
const guestClaims = z.object({ sub: z.string().min(1), kind: z.literal('guest') });

/** Accepts the identity provider's access tokens (members, partners) and the shop's own guest tokens; never cookies. */
export function createAuthentication(options: {
  issuer: string;
  audience: string;
  guestTokenSecret: string;
}): Authentication {
  const keys = discoveredKeys(options.issuer);
  const guestKey = new TextEncoder().encode(options.guestTokenSecret);

  const guestOf = async (token: string): Promise<string> => {
    const { payload } = await jwtVerify(token, guestKey, {
      issuer: guestIssuer,
      audience: options.audience,
      algorithms: ['HS256'],
    });
    return guestClaims.parse(payload).sub;
  };

  const identityOf = async (token: string): Promise<Identity> => {
    if (issuerOf(token) === guestIssuer) return { kind: 'guest', guestId: await guestOf(token) };
    const { payload } = await jwtVerify(token, await keys(), {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: ['RS256', 'ES256'],
    });
    return memberOrPartner(payload);
  };

  return {
    async identify({ bearer, guestToken }) {
      try {
        const identity: Identity = bearer ? await identityOf(bearer) : { kind: 'anonymous' };
        if (identity.kind !== 'member' || !guestToken) return identity;
        return { ...identity, guestId: await guestOf(guestToken) };
      } catch (error) {
        // Its keys were not to be had: nothing is known about the token, and the member stays signed in.
        if (error instanceof ProviderUnavailableError) {
          throw new EdgeError(503, 'UPSTREAM_UNAVAILABLE', 'The identity provider does not answer; try again shortly.');
        }
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
          throw new EdgeError(401, 'INVALID_TOKEN', 'The access token is not valid or has expired.');
        }
        throw error;
      }
    },
  };
}

/** The provider did not give its keys. */
class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** The provider's keys, found through its discovery document at the first token; a failed discovery is tried again. */
function discoveredKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const discover = async () => {
    const { jwks_uri: address } = await discoverProvider(issuer).catch((error) => {
      throw new ProviderUnavailableError('Discovery failed', { cause: error });
    });
    return knownOrUnavailable(createRemoteJWKSet(new URL(address), { cooldownDuration: 5_000 }));
  };
  return () => {
    found ??= discover().catch((error) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

/** A key set whose only fault of a token's own is a key that it does not have; any other is the provider's. */
function knownOrUnavailable(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isOfToken =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported;
      throw isOfToken ? error : new ProviderUnavailableError('The keys cannot be had', { cause: error });
    }
  };
}

function memberOrPartner(payload: JWTPayload): Identity {
  const member = memberClaims.safeParse(payload);
  if (member.success) {
    return { kind: 'member', subject: member.data.sub, membershipNumber: member.data.membership_number };
  }
  const partner = partnerClaims.parse(payload);
  return { kind: 'partner', clientId: partner.client_id, scopes: partner.scope.split(' ').filter(Boolean) };
}

/** The claimed issuer, only to choose the key that then proves it. */
function issuerOf(token: string): unknown {
  const [, payload] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8')).iss;
  } catch {
    throw new errors.JWTInvalid('not a JWT');
  }
}
