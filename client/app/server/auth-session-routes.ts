import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OidcClient } from './auth-oidc.ts';
import type { Viewers } from './auth-viewer.ts';
import type { Member, Session, Sessions } from './session.ts';
import { isFromShopScript } from './trusted-request.ts';

export interface SessionRouteParts {
  readonly oidc: OidcClient<Member>;
  readonly sessions: Sessions;
  readonly viewers: Viewers;
  readonly originOf: (request: FastifyRequest) => string;
}

/** The sessions to end: one of the member's other sessions, or all of them. */
const endBody = z.union([z.strictObject({ sessionId: z.uuid() }), z.strictObject({ others: z.literal(true) })]);

/**
 * `GET /auth/sessions` lists the sessions of the signed-in member, and `POST /auth/sessions/end` ends one or all of the
 * others (ACCOUNT-257, ACCOUNT-258). Sessions belong to the shop, so these routes are its own and not the graph's.
 */
export function registerSessionRoutes(
  app: FastifyInstance,
  { oidc, sessions, viewers, originOf }: SessionRouteParts,
): void {
  const sendError = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string) =>
    reply.status(status).send({ code, message, requestId: request.id });

  /** The session of a signed-in member; undefined after the response to everyone else. */
  const findOwn = async (request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> => {
    if (!isFromShopScript(request.headers, originOf(request))) {
      void sendError(request, reply, 403, 'FORBIDDEN', 'Only pages of the shop may send this request.');
      return undefined;
    }
    const { kind } = await viewers.resolveViewer(request);
    const own = kind === 'member' ? await sessions.find(request) : undefined;
    if (!own?.signedIn) void sendError(request, reply, 401, 'UNAUTHENTICATED', 'The session has ended; sign in again.');
    return own?.signedIn && own;
  };

  const listOthers = async (own: Session): Promise<Session[]> => {
    const all = own.signedIn ? await sessions.listOf(own.signedIn.member) : [];
    return all.filter(({ id }) => id !== own.id);
  };

  /** Ends a session of another browser, after any token refresh in progress, here and at the provider (ACCOUNT-258). */
  const endElsewhere = ({ id }: Session, request: FastifyRequest): Promise<void> =>
    sessions.locked(id, async (current) => {
      await sessions.remove(id);
      const tokens = current?.signedIn?.tokens;
      if (!tokens) return;
      await oidc
        .revokeSession(tokens)
        .catch((error) => request.log.warn({ err: error }, 'a session of another browser stays open at the provider'));
    });

  app.get('/auth/sessions', async (request, reply) => {
    const own = await findOwn(request, reply);
    if (!own) return reply;
    const others = (await listOthers(own)).flatMap((session) => describe(session, false));
    others.sort((one, other) => other.lastUsedAt - one.lastUsedAt);
    return reply.send({ sessions: [...describe(own, true), ...others] });
  });

  app.post('/auth/sessions/end', async (request, reply) => {
    const own = await findOwn(request, reply);
    if (!own) return reply;
    const body = endBody.safeParse(request.body);
    if (!body.success) return sendError(request, reply, 400, 'BAD_USER_INPUT', 'sessionId or others is expected.');
    const chosen = (await listOthers(own)).filter(
      ({ signedIn }) => 'others' in body.data || signedIn?.device?.publicId === body.data.sessionId,
    );
    await Promise.all(chosen.map((session) => endElsewhere(session, request)));
    return reply.send({ endedCount: chosen.length });
  });
}

/** What a member sees of a session; none for a session of an older release, which its next use describes. */
function describe({ signedIn }: Session, isCurrent: boolean) {
  if (!signedIn?.device) return [];
  const { publicId: id, ...device } = signedIn.device;
  return [{ id, isCurrent, ...device }];
}
