import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type SignInRefusal, signInRefusals } from '../sign-in-refusal.ts';
import { createCookieSessions } from './cookie-sessions.ts';
import { deviceSchema } from './device.ts';

/** The signed-in member, from the identity provider's claims. */
const memberSchema = z.object({
  subject: z.string(),
  membershipNumber: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** The tokens of a signed-in person. */
export const tokensSchema = z.object({
  access: z.string(),
  /** Milliseconds since 1970. */
  accessExpires: z.number(),
  refresh: z.string().optional(),
  /** Id token, which proves to the identity provider that this member signs out. */
  id: z.string(),
});

/** A sign-in in progress at the identity provider, in one tab. */
export const signInSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  locale: z.string(),
});

const sessionSchema = z.object({
  /** Newest last. */
  signIns: z.array(signInSchema).default([]),
  signedIn: z
    .object({
      member: memberSchema,
      tokens: tokensSchema,
      device: deviceSchema.optional(),
      /** The club's app signed the member in: this browser has no session at the provider (NATIVE-25). */
      isFromApp: z.boolean().optional(),
    })
    .optional(),
  /** The cart filled before sign-in is not merged yet (MERGE-2). */
  mergeGuest: z.boolean().default(false),
  /** The provider or the shop ended the member's session; the page reports it once. */
  expired: z.boolean().default(false),
  /** Why the shop ended the session, when the provider did not. */
  refusal: z.enum(signInRefusals).optional(),
});

export type Member = z.infer<typeof memberSchema>;
export type Tokens = z.infer<typeof tokensSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type SessionData = z.infer<typeof sessionSchema>;
/** A member who signs in or whose tokens were refreshed. */
export interface MemberToCheck {
  readonly member: Member;
  /** The member's access token. */
  readonly bearer: string;
  readonly requestId: string;
  readonly clientIp: string;
}

/** Returns why a member may not have a session; undefined when they may, or when that cannot be read. */
export type CheckMember = (checked: MemberToCheck) => Promise<SignInRefusal | undefined>;

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

/** Prefix of the ids of members' sessions, so that an expired session is recognised by its cookie. */
const memberPrefix = 'm.';

export interface SessionOptions {
  readonly store: KeyValueStore;
  /** Whether cookies are sent over https only. */
  readonly secure: boolean;
}

const toGroup = (subject: string) => `member:${subject}`;

/** Sessions of the shop. Visitors who never sign in have no session. */
export function createSessions({ store, secure }: SessionOptions) {
  const sessions = createCookieSessions<SessionData>({
    store,
    secure,
    cookieName,
    path: '/',
    cookieSeconds,
    keyPrefix: 'session',
    schema: sessionSchema,
    getSeconds: ({ signedIn }) => (signedIn ? memberSeconds : visitorSeconds),
    getGroup: ({ signedIn }) => signedIn && toGroup(signedIn.member.subject),
  });
  return {
    ...sessions,

    /** Whether the request's cookie is that of a member's session, which may have expired. */
    isMemberSession: (request: FastifyRequest): boolean => sessions.idOf(request)?.startsWith(memberPrefix) ?? false,

    /** A member's sessions in all browsers (ACCOUNT-257). */
    listOf: (member: Pick<Member, 'subject'>): Promise<Session[]> => sessions.list(toGroup(member.subject)),

    /** Creates a session with a new id and sets its cookie. */
    start: (reply: FastifyReply, data: Partial<SessionData>): Promise<Session> =>
      sessions.start(reply, { ...sessionSchema.parse({}), ...data }, data.signedIn ? memberPrefix : ''),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
