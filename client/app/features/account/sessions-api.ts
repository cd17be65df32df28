import { z } from 'zod/mini';

const sessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  network: z.string(),
  signedInAt: z.number(),
  lastUsedAt: z.number(),
});
const listSchema = z.object({ sessions: z.array(sessionSchema) });

/** A session of the member; times in milliseconds since 1970. */
export type MemberSession = z.infer<typeof sessionSchema>;

/** The session of this browser has ended. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

const headers = { accept: 'application/json', 'x-tarima-client': 'web' };

async function send(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, { ...init, headers: { ...headers, ...init.headers } });
  if (response.status === 401) throw new SessionEndedError();
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return response.json();
}

/** The sessions of the member, this one first. @throws SessionEndedError, Error */
export const fetchSessions = async (signal?: AbortSignal): Promise<readonly MemberSession[]> =>
  listSchema.parse(await send('/auth/sessions', signal ? { signal } : {})).sessions;

/** Ends one of the other sessions, or all of them. @throws SessionEndedError, Error */
export async function endSessions(ended: { readonly sessionId: string } | { readonly others: true }): Promise<void> {
  await send('/auth/sessions/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ended),
  });
}
