import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type OidcClient, type OidcUsers, SignInEndedError } from '../auth-oidc.ts';
import { createCookieSessions, type StoredSession } from '../cookie-sessions.ts';
import { signInSchema, type Tokens, tokensSchema } from '../session.ts';

const operatorSchema = z.object({ subject: z.string(), name: z.string() });

/** The signed-in operator, from the identity provider's claims. */
export type Operator = z.infer<typeof operatorSchema>;

const sessionSchema = z.object({
  /** Sign-ins in progress, the newest last. */
  signIns: z.array(signInSchema).default([]),
  signedIn: z
    .object({
      operator: operatorSchema,
      tokens: tokensSchema,
      /** Proves that a form is from a page of this session. */
      formToken: z.string(),
      /** When the operator must sign in again, in milliseconds since 1970. */
      expires: z.number(),
    })
    .optional(),
});

type SessionData = z.infer<typeof sessionSchema>;
export type OperatorSession = StoredSession<SessionData>;
/** The session of an operator whose access token is fresh. */
export type SignedInOperator = NonNullable<SessionData['signedIn']>;

/** Lifetime of a session that only waits for a sign-in. */
const pendingSeconds = 60 * 60;
/** Access tokens are renewed this long before they expire, so that none expires in transit. */
const renewBeforeMs = 60_000;

/** Operators of the club: the scope that only the client of the operations pages can request. */
export const operatorUsers: OidcUsers<Operator> = {
  scope: 'openid profile email offline_access operator',
  readClaims: (claims) => {
    const { sub, name } = z.object({ sub: z.string().min(1), name: z.string().min(1) }).parse(claims);
    return { subject: sub, name };
  },
};

export interface OperatorSessionOptions {
  readonly store: KeyValueStore;
  readonly secure: boolean;
  readonly oidc: Pick<OidcClient<Operator>, 'renew'>;
  /** How long an operator stays signed in. */
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Sessions of operators, apart from those of the shop: their cookie is sent to the operations pages only (ACCOUNT-203). */
export function createOperatorSessions({ store, secure, oidc, seconds, now }: OperatorSessionOptions) {
  const sessions = createCookieSessions<SessionData>({
    store,
    secure,
    cookieName: 'tarima.operator',
    path: '/operations',
    cookieSeconds: seconds,
    keyPrefix: 'operator-session',
    schema: sessionSchema,
    getSeconds: ({ signedIn }) => (signedIn ? Math.max(1, (signedIn.expires - now()) / 1_000) : pendingSeconds),
  });

  const isFresh = ({ accessExpires }: Tokens) => accessExpires - now() > renewBeforeMs;

  /** Renews the access token, once for parallel requests; undefined when the provider ended the operator's sign-in. */
  const renew = (id: string, reply: FastifyReply): Promise<SignedInOperator | undefined> =>
    sessions.locked(id, async (current) => {
      const signedIn = current?.signedIn;
      if (!current || !signedIn || isFresh(signedIn.tokens)) return signedIn;
      try {
        const renewed = { ...signedIn, tokens: await oidc.renew(signedIn.tokens, now()) };
        await sessions.save({ ...current, signedIn: renewed });
        return renewed;
      } catch (error) {
        if (!(error instanceof SignInEndedError)) throw error;
        await sessions.end(reply, current);
        return undefined;
      }
    });

  return {
    ...sessions,

    start: (reply: FastifyReply, data: Partial<SessionData>): Promise<OperatorSession> =>
      sessions.start(reply, { ...sessionSchema.parse({}), ...data }),

    /** The operator of a request; undefined for everyone else. @throws IdentityUnavailableError */
    async resolve(request: FastifyRequest, reply: FastifyReply): Promise<SignedInOperator | undefined> {
      const session = await sessions.find(request);
      if (!session?.signedIn || session.signedIn.expires <= now()) return undefined;
      return isFresh(session.signedIn.tokens) ? session.signedIn : renew(session.id, reply);
    },
  };
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>;
