import { randomBytes } from 'node:crypto';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The signed-in member, from the identity provider's claims. */
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
  /** Id token, which proves to the identity provider that this member signs out. */
  id: z.string(),
});

/** A sign-in in progress at the identity provider, in one tab. */
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
  /** The cart filled before sign-in is not merged yet (MERGE-2). */
  mergeGuest: z.boolean().default(false),
  /** The provider ended the member's session; the page reports it once. */
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
/** The maximum lifetime of a cookie in browsers; the server limits the session's lifetime. */
const cookieSeconds = 400 * 24 * 60 * 60;
/** A member's session expires after 30 days without a visit. Each token refresh counts as a visit. */
const memberSeconds = 30 * 24 * 60 * 60;
/** Lifetime of a session that only waits for a sign-in, or reports that it expired. */
const visitorSeconds = 60 * 60;

/** Prefix of the ids of members' sessions, so that an expired session is recognized by its cookie. */
const memberPrefix = 'm.';

const keyOf = (id: string) => `session:${id}`;

export interface SessionOptions {
  readonly store: KeyValueStore;
  /** Whether cookies are sent over https only. */
  readonly secure: boolean;
}

/**
 * Server-side sessions, identified by a signed HttpOnly cookie with an unguessable id (ACCOUNT-15, ACCOUNT-16). Needs
 * `@fastify/cookie` with the session secret. Visitors who never sign in have no session.
 */
export function createSessions({ store, secure }: SessionOptions) {
  // Not sent with other sites' requests, except top-level navigations (ACCOUNT-15).
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const;

  const read = async (id: string): Promise<Session | undefined> => {
    const text = await store.get(keyOf(id));
    if (text === undefined) return undefined;
    return { ...sessionSchema.parse(JSON.parse(text)), id };
  };
  const save = ({ id, ...data }: Session): Promise<void> =>
    store.set(keyOf(id), JSON.stringify(data), data.signedIn ? memberSeconds : visitorSeconds);

  /** The session id in the request's cookie; undefined without a cookie or with a forged one. */
  const idOf = (request: FastifyRequest): string | undefined => {
    const raw = request.cookies[cookieName];
    const signed = raw === undefined ? undefined : request.unsignCookie(raw);
    return signed?.valid ? (signed.value ?? undefined) : undefined;
  };

  return {
    read,
    save,

    /** The session of the request's cookie; undefined without a valid cookie or after it has ended. */
    async find(request: FastifyRequest): Promise<Session | undefined> {
      const id = idOf(request);
      return id === undefined ? undefined : read(id);
    },

    /** Whether the request's cookie is that of a member's session, which may have expired. */
    isMembers: (request: FastifyRequest): boolean => idOf(request)?.startsWith(memberPrefix) ?? false,

    /** Removes the cookie of an expired session from the browser. */
    removeCookie: (reply: FastifyReply): void => void reply.clearCookie(cookieName, cookie),

    /** Creates a session with a new id and sets its cookie. */
    async start(reply: FastifyReply, data: Partial<SessionData>): Promise<Session> {
      const prefix = data.signedIn ? memberPrefix : '';
      const session = { ...sessionSchema.parse({}), ...data, id: prefix + randomBytes(32).toString('base64url') };
      await save(session);
      reply.setCookie(cookieName, session.id, { ...cookie, maxAge: cookieSeconds });
      return session;
    },

    /** Deletes a session and its cookie. */
    async end(reply: FastifyReply, session: Session): Promise<void> {
      await store.delete(keyOf(session.id));
      reply.clearCookie(cookieName, cookie);
    },

    /** Runs `work` on the current session, one at a time per session. */
    locked: <Result>(id: string, work: (session: Session | undefined) => Promise<Result>): Promise<Result> =>
      store.withLock(`session-lock:${id}`, 20, async () => work(await read(id))),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
