import { randomBytes } from 'node:crypto';
import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { getCookieFlags } from './native-mode.ts';

export interface CookieSessionOptions<Data extends object> {
  readonly store: KeyValueStore;
  /** Whether cookies are sent over https only. */
  readonly secure: boolean;
  readonly cookieName: string;
  /** The path below which browsers send the cookie. */
  readonly path: string;
  /** Lifetime of the cookie; the server limits the session's lifetime. */
  readonly cookieSeconds: number;
  /** Prefix of the keys in the store. */
  readonly keyPrefix: string;
  readonly schema: z.ZodType<Data>;
  /** How long a session of this data is kept. */
  readonly getSeconds: (data: Data) => number;
  /** The group with which `list` finds the session; by default, a session is in none. */
  readonly getGroup?: (data: Data) => string | undefined;
}

/** Data of a session with its unguessable id. */
export type StoredSession<Data> = Data & { readonly id: string };

/**
 * Server-side sessions, identified by a signed HttpOnly cookie with an unguessable id (ACCOUNT-15, ACCOUNT-16). Needs
 * `@fastify/cookie` with the session secret.
 */
export function createCookieSessions<Data extends object>(options: CookieSessionOptions<Data>) {
  const { store, secure, cookieName, path, cookieSeconds, keyPrefix, schema, getSeconds, getGroup } = options;
  // Not sent with other sites' requests, except top-level navigations (ACCOUNT-15).
  const cookieFor = ({ request }: FastifyReply) =>
    ({ path, httpOnly: true, signed: true, ...getCookieFlags(request, { sameSite: 'lax', secure }) }) as const;
  const keyOf = (id: string) => `${keyPrefix}:${id}`;

  const read = async (id: string): Promise<StoredSession<Data> | undefined> => {
    const text = await store.get(keyOf(id));
    return text === undefined ? undefined : { ...schema.parse(JSON.parse(text)), id };
  };
  const save = async ({ id, ...session }: StoredSession<Data>): Promise<void> => {
    const data = session as unknown as Data;
    await store.set(keyOf(id), JSON.stringify(data), getSeconds(data), getGroup?.(data));
  };

  /** The session id in the request's cookie; undefined without a cookie or with a forged one. */
  const idOf = (request: FastifyRequest): string | undefined => {
    const raw = request.cookies[cookieName];
    const signed = raw === undefined ? undefined : request.unsignCookie(raw);
    return signed?.valid ? (signed.value ?? undefined) : undefined;
  };

  return {
    read,
    save,
    idOf,

    /** The session of the request's cookie; undefined without a valid cookie or after it has ended. */
    async find(request: FastifyRequest): Promise<StoredSession<Data> | undefined> {
      const id = idOf(request);
      return id === undefined ? undefined : read(id);
    },

    /** The sessions of a group that have not expired. */
    async list(group: string): Promise<StoredSession<Data>[]> {
      const entries = await store.listGroup(group);
      return entries.map(({ key, value }) => ({ ...schema.parse(JSON.parse(value)), id: key.slice(keyOf('').length) }));
    },

    /** Deletes a session of another browser. */
    remove: (id: string): Promise<void> => store.delete(keyOf(id)),

    /** Removes the cookie of an expired session from the browser. */
    removeCookie: (reply: FastifyReply): void => void reply.clearCookie(cookieName, cookieFor(reply)),

    /** Creates a session with a new id and sets its cookie. */
    async start(reply: FastifyReply, data: Data, idPrefix = ''): Promise<StoredSession<Data>> {
      const session = { ...data, id: idPrefix + randomBytes(32).toString('base64url') };
      await save(session);
      reply.setCookie(cookieName, session.id, { ...cookieFor(reply), maxAge: cookieSeconds });
      return session;
    },

    /** Deletes a session and its cookie. */
    async end(reply: FastifyReply, session: StoredSession<Data>): Promise<void> {
      await store.delete(keyOf(session.id));
      reply.clearCookie(cookieName, cookieFor(reply));
    },

    /** Runs `work` on the current session, one at a time per session. */
    locked: <Result>(
      id: string,
      work: (session: StoredSession<Data> | undefined) => Promise<Result>,
    ): Promise<Result> => store.withLock(`${keyPrefix}-lock:${id}`, 20, async () => work(await read(id))),
  };
}
