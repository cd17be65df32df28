import { randomBytes } from 'node:crypto';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The signed-in member, as the identity provider names them. */
const memberSchema = z.object({
  subject: z.string(),
  membershipNumber: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

const tokensSchema = z.object({
  access: z.string(),
  /** Milliseconds since 1970. */
  accessExpires: z.number(),
  refresh: z.string().optional(),
  /** Proof to the identity provider that it is this member who signs out. */
  id: z.string(),
});

/** A sign-in under way at the identity provider, in one tab. */
const signInSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  locale: z.string(),
});

const sessionSchema = z.object({
  /** Newest last. */
  signIns: z.array(signInSchema).default([]),
  signedIn: z.object({ member: memberSchema, tokens: tokensSchema }).optional(),
  /** The cart filled before sign-in still waits to be merged (MERGE-2). */
  mergeGuest: z.boolean().default(false),
  /** The member was signed out by the provider, not by choice; the page says so once. */
  expired: z.boolean().default(false),
});

export type Member = z.infer<typeof memberSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type SessionData = z.infer<typeof sessionSchema>;
export interface Session extends SessionData {
  readonly id: string;
}

const cookieName = 'tarima.sid';
/** The longest that browsers keep a cookie; how long a session lives is the server's matter. */
const cookieSeconds = 400 * 24 * 60 * 60;
/** A member's session ends after 30 days without a visit. Each renewal of its tokens counts as one. */
const memberSeconds = 30 * 24 * 60 * 60;
/** A session that only waits for a sign-in, or to say that it expired. */
const visitorSeconds = 60 * 60;

/** Begins the id of a member's session, so that its cookie says whose it was when the session is gone. */
const memberPrefix = 'm.';

const keyOf = (id: string) => `session:${id}`;

export interface SessionOptions {
  readonly store: KeyValueStore;
  /** Whether cookies travel by https only. */
  readonly secure: boolean;
}

/**
 * Sessions on the server, found by a signed httpOnly cookie that holds nothing but an unguessable id (ACCOUNT-15,
 * ACCOUNT-16). Needs `@fastify/cookie` with the session secret. Visitors who never sign in have none.
 */
export function createSessions({ store, secure }: SessionOptions) {
  // Other sites' requests do not carry it, except links (ACCOUNT-15).
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const;

  const read = async (id: string): Promise<Session | undefined> => {
    const text = await store.get(keyOf(id));
    if (text === undefined) return undefined;
    return { ...sessionSchema.parse(JSON.parse(text)), id };
  };
  const save = ({ id, ...data }: Session): Promise<void> =>
    store.set(keyOf(id), JSON.stringify(data), data.signedIn ? memberSeconds : visitorSeconds);

  /** The id that the request's cookie names; undefined without one, and with a forged one. */
  const idOf = (request: FastifyRequest): string | undefined => {
    const raw = request.cookies[cookieName];
    const signed = raw === undefined ? undefined : request.unsignCookie(raw);
    return signed?.valid ? (signed.value ?? undefined) : undefined;
  };

  return {
    read,
    save,

    /** The session of the request's cookie; undefined without one, with a forged one, or when it has ended. */
    async find(request: FastifyRequest): Promise<Session | undefined> {
      const id = idOf(request);
      return id === undefined ? undefined : read(id);
    },

    /** Whether the request's cookie is that of a member's session, which may be gone by now. */
    isMembers: (request: FastifyRequest): boolean => idOf(request)?.startsWith(memberPrefix) ?? false,

    /** Takes the cookie of a session that is gone from the browser. */
    forget: (reply: FastifyReply): void => void reply.clearCookie(cookieName, cookie),

    /** Begins a session under a new id and gives its cookie to the browser. */
    async start(reply: FastifyReply, data: Partial<SessionData>): Promise<Session> {
      const prefix = data.signedIn ? memberPrefix : '';
      const session = { ...sessionSchema.parse({}), ...data, id: prefix + randomBytes(32).toString('base64url') };
      await save(session);
      reply.setCookie(cookieName, session.id, { ...cookie, maxAge: cookieSeconds });
      return session;
    },

    /** Ends a session, here and in the browser. */
    async end(reply: FastifyReply, session: Session): Promise<void> {
      await store.delete(keyOf(session.id));
      reply.clearCookie(cookieName, cookie);
    },

    /** Runs `work` on the session as it is now, one at a time for each session. */
    locked: <Result>(id: string, work: (session: Session | undefined) => Promise<Result>): Promise<Result> =>
      store.withLock(`session-lock:${id}`, 20, async () => work(await read(id))),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
