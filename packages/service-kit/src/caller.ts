import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { membershipNumberSchema } from '@tarima/markets/formats';
import { languages } from '@tarima/markets/locale';
import { type Language, type MarketCode, markets } from '@tarima/markets/table';
import { z } from 'zod';

/** Header of a call to a subgraph with its caller, signed by the gateway together with the body. */
export const callerHeader = 'x-tarima-caller';

const lifetimeSeconds = 60;

const identitySchema = z.discriminatedUnion('kind', [
  /** A caller without an identity: a shopper without a cart, or an operation with the same result for everyone. */
  z.object({ kind: z.literal('anonymous') }),
  /** A shopper who is not signed in; `guestId` is the anonymous id of the cart. */
  z.object({ kind: z.literal('guest'), guestId: z.string().min(1) }),
  /**
   * A signed-in member: the OIDC subject, the 14-digit membership number, which is also the commerce customer's key, and
   * the former guest id until the guest's cart is merged.
   */
  z.object({
    kind: z.literal('member'),
    subject: z.string().min(1),
    membershipNumber: membershipNumberSchema,
    guestId: z.string().min(1).optional(),
  }),
  /** A partner integration with client credentials. */
  z.object({ kind: z.literal('partner'), clientId: z.string().min(1), scopes: z.array(z.string()) }),
  /** An operator of the club, who has no cart, cards or orders: the OIDC subject and the name for the journal. */
  z.object({ kind: z.literal('operator'), subject: z.string().min(1), name: z.string().min(1) }),
]);

const callerSchema = z.object({
  identity: identitySchema,
  market: z.enum(markets.map((market) => market.code) as [MarketCode, ...MarketCode[]]),
  language: z.enum(languages as [Language, ...Language[]]),
  requestId: z.string(),
  /** The shopper's IP address, for risk checks; absent for public operations. */
  clientIp: z.string().optional(),
  /** Pseudonym of a member who allows the search service to recognise them; only for searches (SEARCH-65). */
  searchUserId: z.string().optional(),
});

export type Identity = z.infer<typeof identitySchema>;

/** Scopes of a partner's credentials (docs/sandbox/identity.md). */
export type PartnerScope = 'catalog:read' | 'orders:read' | 'cart:write';

/** The identity, market and language of one request. */
export type Caller = z.infer<typeof callerSchema>;

const envelopeSchema = z.object({
  caller: callerSchema,
  audience: z.string(),
  expires: z.number(),
  /** SHA-256 of the request body. */
  bodyHash: z.string(),
});

/** The call has no valid signature of the gateway for this subgraph, or the signature has expired. */
export class UnsignedCallerError extends Error {
  constructor(reason: string) {
    super(`The caller is not signed by the gateway: ${reason}`);
    this.name = 'UnsignedCallerError';
  }
}

function computeSignature(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}

/** The request that a signature is valid for, and the secret of the gateway. */
export interface SignedRequest {
  /** Name of the called service. */
  readonly audience: string;
  /** The request body as it is sent. */
  readonly body: string | Uint8Array;
  readonly secret: string;
  /** Current time in milliseconds since 1970. */
  readonly now?: number;
}

const hashBody = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('base64url');

/** Creates the header value for one request to one subgraph. It is valid for 60 seconds. */
export function signCaller(caller: Caller, { audience, body, secret, now = Date.now() }: SignedRequest): string {
  const envelope = { caller, audience, expires: Math.floor(now / 1000) + lifetimeSeconds, bodyHash: hashBody(body) };
  const payload = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${payload}.${computeSignature(payload, secret).toString('base64url')}`;
}

/** Verifies the signature of a request and returns its caller. @throws UnsignedCallerError */
export function verifyCaller(header: string | undefined, request: SignedRequest): Caller {
  const { audience, body, secret, now = Date.now() } = request;
  const [payload, encodedSignature] = header?.split('.') ?? [];
  if (!payload || !encodedSignature) throw new UnsignedCallerError('no signature');
  const expected = computeSignature(payload, secret);
  const actual = Buffer.from(encodedSignature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    throw new UnsignedCallerError('invalid signature');
  }
  const envelope = envelopeSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!envelope.success) throw new UnsignedCallerError('invalid payload');
  if (envelope.data.audience !== audience) throw new UnsignedCallerError('signed for another service');
  if (envelope.data.expires * 1000 < now) throw new UnsignedCallerError('expired');
  if (envelope.data.bodyHash !== hashBody(body)) throw new UnsignedCallerError('signed with another body');
  return envelope.data.caller;
}
