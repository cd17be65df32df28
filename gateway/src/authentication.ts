import { hash } from 'node:crypto';
import { membershipNumberSchema } from '@tarima/markets/formats';
import type { Identity } from '@tarima/service-kit/caller';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { EdgeError } from './errors.ts';
import { discoverProvider } from './provider.ts';

export interface Authentication {
  /**
   * Verifies the tokens of a request and returns the identity. `guestToken` is the shop's token for the cart that was filled before sign-in.
   * @throws EdgeError 401 INVALID_TOKEN, or 503 UPSTREAM_UNAVAILABLE while the provider's keys are unavailable
   */
  identify(tokens: { bearer?: string | undefined; guestToken?: string | undefined }): Promise<Identity>;
}

const guestIssuer = 'tarima-shop';
/** Maximum number of remembered guest tokens, each of which takes about 300 bytes. */
const maxVerifiedTokens = 10_000;

const memberClaims = z.object({ sub: z.string().min(1), membership_number: membershipNumberSchema });
/** The scope of operators; only the client of the operations pages can request it at the identity provider. */
const operatorScope = 'operator';

/** Client credentials have the client's own id as their subject, so a partner is never an operator. */
const operatorClaims = z
  .object({
    sub: z.string().min(1),
    client_id: z.string().min(1),
    name: z.string().trim().min(1).max(200),
    membership_number: z.undefined().optional(),
  })
  .refine(({ sub, client_id }) => sub !== client_id);
const scopeClaim = z.object({ scope: z.string().default('') });
const partnerClaims = z.object({ client_id: z.string().min(1), ...scopeClaim.shape });
const guestClaims = z.object({ sub: z.string().min(1), kind: z.literal('guest') });

/** Accepts access tokens of the identity provider (members, operators, partners) and guest tokens of the shop; never cookies. */
export function createAuthentication(options: {
  issuer: string;
  audience: string;
  guestTokenSecret: string;
}): Authentication {
  const keys = createKeyLookup(options.issuer);
  const guestKey = new TextEncoder().encode(options.guestTokenSecret);
  /** Valid guest tokens by their hash. Nothing revokes a guest token, so that it stays valid until it expires. */
  const verifiedTokens = new LRUCache<string, { guestId: string; expiresAt: number }>({ max: maxVerifiedTokens });

  const verifyGuestToken = async (token: string): Promise<string> => {
    const key = hash('sha256', token, 'base64url');
    const verified = verifiedTokens.get(key);
    if (verified && Date.now() < verified.expiresAt) return verified.guestId;
    const { payload } = await jwtVerify(token, guestKey, {
      issuer: guestIssuer,
      audience: options.audience,
      algorithms: ['HS256'],
    });
    const { sub: guestId } = guestClaims.parse(payload);
    if (payload.exp !== undefined) verifiedTokens.set(key, { guestId, expiresAt: payload.exp * 1_000 });
    return guestId;
  };

  const verifyToken = async (token: string): Promise<Identity> => {
    if (readIssuer(token) === guestIssuer) return { kind: 'guest', guestId: await verifyGuestToken(token) };
    const { payload } = await jwtVerify(token, await keys(), {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: ['RS256', 'ES256'],
    });
    return toIdentity(payload);
  };

  return {
    async identify({ bearer, guestToken }) {
      try {
        const identity: Identity = bearer ? await verifyToken(bearer) : { kind: 'anonymous' };
        if (identity.kind !== 'member' || !guestToken) return identity;
        return { ...identity, guestId: await verifyGuestToken(guestToken) };
      } catch (error) {
        // Without the provider's keys the token may be valid: a 401 would sign the member out.
        if (error instanceof ProviderUnavailableError) {
          throw new EdgeError(
            503,
            'UPSTREAM_UNAVAILABLE',
            'The identity provider is not responding; try again shortly.',
          );
        }
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
          throw new EdgeError(401, 'INVALID_TOKEN', 'The access token is not valid or has expired.');
        }
        throw error;
      }
    },
  };
}

/** The provider's keys could not be fetched. */
class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** Discovers the provider's keys when the first token is verified; a failed discovery is retried on the next call. */
function createKeyLookup(issuer: string): () => Promise<JWTVerifyGetKey> {
  let keySet: Promise<JWTVerifyGetKey> | undefined;
  const discover = async () => {
    const { jwks_uri: address } = await discoverProvider(issuer).catch((error) => {
      throw new ProviderUnavailableError('Provider discovery failed', { cause: error });
    });
    return separateProviderFailures(createRemoteJWKSet(new URL(address), { cooldownDuration: 5_000 }));
  };
  return () => {
    keySet ??= discover().catch((error) => {
      keySet = undefined;
      throw error;
    });
    return keySet;
  };
}

/** Wraps a key set so that every error other than an unknown or unsupported key becomes `ProviderUnavailableError`. */
function separateProviderFailures(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isTokenError =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported;
      throw isTokenError ? error : new ProviderUnavailableError('Fetching the keys failed', { cause: error });
    }
  };
}

/** Converts verified claims. A token with the scope of operators that is not an operator's is invalid (ACCOUNT-201). */
export function toIdentity(payload: JWTPayload): Identity {
  const { scope } = scopeClaim.parse(payload);
  if (scope.split(' ').includes(operatorScope)) {
    const operator = operatorClaims.parse(payload);
    return { kind: 'operator', subject: operator.sub, name: operator.name };
  }
  const member = memberClaims.safeParse(payload);
  if (member.success) {
    return { kind: 'member', subject: member.data.sub, membershipNumber: member.data.membership_number };
  }
  const partner = partnerClaims.parse(payload);
  return { kind: 'partner', clientId: partner.client_id, scopes: partner.scope.split(' ').filter(Boolean) };
}

/** Reads the issuer of an unverified token, only to choose the key that verifies it. */
function readIssuer(token: string): unknown {
  const [, payload] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8')).iss;
  } catch {
    throw new errors.JWTInvalid('not a JWT');
  }
}
