import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { languages } from '@tarima/markets/locale';
import { type Language, type MarketCode, markets } from '@tarima/markets/table';
import { z } from 'zod';

/** Header of a call to a subgraph: the caller, market and language, signed by the gateway together with the body. */
export const callerHeader = 'x-tarima-caller';

const lifetimeSeconds = 60;

const identity = z.discriminatedUnion('kind', [
  /** Nobody in particular: no cart yet, or an operation that is the same for everyone. */
  z.object({ kind: z.literal('anonymous') }),
  /** A shopper who is not signed in; `guestId` is the anonymous id of their cart. */
  z.object({ kind: z.literal('guest'), guestId: z.string().min(1) }),
  /**
   * A signed-in member: OIDC subject, the 14-digit membership number that is the commerce customer's key and, while a cart
   * waits to be merged, the id under which they shopped before they signed in.
   */
  z.object({
    kind: z.literal('member'),
    subject: z.string().min(1),
    membershipNumber: z.string().regex(/^\d{14}$/),
    guestId: z.string().min(1).optional(),
  }),
  /** A partner integration with client credentials. */
  z.object({ kind: z.literal('partner'), clientId: z.string().min(1), scopes: z.array(z.string()) }),
]);

const callerSchema = z.object({
  identity,
  market: z.enum(markets.map((market) => market.code) as [MarketCode, ...MarketCode[]]),
  language: z.enum(languages as [Language, ...Language[]]),
  requestId: z.string(),
  /** The shopper's address, for risk checks; absent for public operations. */
  clientIp: z.string().optional(),
});

export type Identity = z.infer<typeof identity>;

/** What a partner's credentials can be for (docs/sandbox/identity.md). */
export type PartnerScope = 'catalog:read' | 'orders:read' | 'cart:write';

/** Who asks, from where and in which language: fixed for one request. */
export type Caller = z.infer<typeof callerSchema>;

const envelopeSchema = z.object({
  caller: callerSchema,
  audience: z.string(),
  expires: z.number(),
  /** SHA-256 of the request's body. */
  bodyHash: z.string(),
});

/** The call was not signed by the gateway for this subgraph, or too long ago. */
export class UnsignedCallerError extends Error {
  constructor(reason: string) {
    super(`The caller is not signed by the gateway: ${reason}`);
    this.name = 'UnsignedCallerError';
  }
}

function signature(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}

/** What a signature holds for: one request to one service, by whoever has the gateway's secret. */
export interface SignedRequest {
  /** The service that is called. */
  readonly audience: string;
  /** The request's body as it travels. */
  readonly body: string | Uint8Array;
  readonly secret: string;
  /** Milliseconds. */
  readonly now?: number;
}

const hashOf = (body: string | Uint8Array): string => createHash('sha256').update(body).digest('base64url');

/** The header's value for one request to one subgraph, valid for 60 seconds. */
export function signCaller(caller: Caller, { audience, body, secret, now = Date.now() }: SignedRequest): string {
  const envelope = { caller, audience, expires: Math.floor(now / 1000) + lifetimeSeconds, bodyHash: hashOf(body) };
  const payload = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** The caller of a signed request. @throws UnsignedCallerError */
export function verifyCaller(header: string | undefined, request: SignedRequest): Caller {
  const { audience, body, secret, now = Date.now() } = request;
  const [payload, mac] = header?.split('.') ?? [];
  if (!payload || !mac) throw new UnsignedCallerError('no signature');
  const expected = signature(payload, secret);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new UnsignedCallerError('wrong signature');
  }
  const envelope = envelopeSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!envelope.success) throw new UnsignedCallerError('unknown content');
  if (envelope.data.audience !== audience) throw new UnsignedCallerError('meant for another service');
  if (envelope.data.expires * 1000 < now) throw new UnsignedCallerError('expired');
  if (envelope.data.bodyHash !== hashOf(body)) throw new UnsignedCallerError('signed with another body');
  return envelope.data.caller;
}
