import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionEnd } from '../sign-in-refusal.ts';
import { type OidcClient, SignInEndedError } from './auth-oidc.ts';
import { createDevice, describeVisit } from './device.ts';
import type { Guests } from './guest.ts';
import type { CheckMember, Member, Session, Sessions } from './session.ts';
import type { SignOutTokens } from './sign-out-token.ts';

/** The viewer of a request, with the bearer token that identifies them to the graph. */
export type Viewer =
  /** Neither a cart nor a member, and no token. */
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest'; readonly bearer: string; readonly guestId: string }
  | {
      readonly kind: 'member';
      readonly bearer: string;
      readonly member: Member;
      /** Token of the guest cart filled before sign-in, until it is merged. */
      readonly guestToken?: string;
    }
  /** An operator, on the operations pages only. */
  | { readonly kind: 'operator'; readonly bearer: string };

/** Access tokens are refreshed this long before they expire, so that none expires in transit. */
const refreshBeforeMs = 60_000;

export interface ViewerParts {
  readonly oidc: OidcClient<Member>;
  readonly sessions: Sessions;
  readonly guests: Guests;
  readonly signOutTokens: SignOutTokens;
  /** Refuses members whose membership has been blocked since they signed in (ACCOUNT-251). */
  readonly checkMember: CheckMember;
  readonly now: () => number;
}

/** Resolves the viewer: from cookies to tokens for the graph. */
export function createViewers({ oidc, sessions, guests, signOutTokens, checkMember, now }: ViewerParts) {
  const resolved = new WeakMap<FastifyRequest, Promise<Viewer>>();

  const hasFreshTokens = (session: Session) => (session.signedIn?.tokens.accessExpires ?? 0) - now() > refreshBeforeMs;

  /**
   * Returns the session with fresh tokens. Parallel requests refresh once: a second use of a refresh token would end
   * the member's sign-in. When the provider rejects the refresh (ACCOUNT-19) or the club the member (ACCOUNT-251), the
   * member becomes a guest.
   */
  const refreshSession = async (session: Session, request: FastifyRequest): Promise<Session | undefined> => {
    if (!session.signedIn || hasFreshTokens(session)) return session;
    return sessions.locked(session.id, async (current) => {
      if (!current?.signedIn || hasFreshTokens(current)) return current;
      const { signedIn } = current;
      const { member, tokens: old, device } = signedIn;
      const ended: Session = { ...current, signedIn: undefined, mergeGuest: false, expired: true };
      const next = await oidc.renew(old, now()).then(
        async (tokens): Promise<Session> => {
          const refusal = await checkMember({
            member,
            bearer: tokens.access,
            requestId: request.id,
            clientIp: request.ip,
          });
          if (refusal) {
            await oidc.revoke(tokens).catch((error) => request.log.warn({ err: error }, 'a token was not revoked'));
            return { ...ended, refusal };
          }
          const visited = device ? { ...device, ...describeVisit(request, now()) } : createDevice(request, now());
          return { ...current, signedIn: { ...signedIn, tokens, device: visited } };
        },
        (error: unknown): Session => {
          if (!(error instanceof SignInEndedError)) throw error;
          return ended;
        },
      );
      await sessions.save(next);
      return next;
    });
  };

  /** How the member's session of this browser ended; undefined when it has not, or when there was none. */
  const readEnd = async (request: FastifyRequest): Promise<SessionEnd | undefined> => {
    const session = await sessions.find(request);
    const hasEnded = session ? session.expired : sessions.isMemberSession(request);
    return hasEnded ? (session?.refusal ?? 'EXPIRED_SESSION') : undefined;
  };

  const resolve = async (request: FastifyRequest): Promise<Viewer> => {
    const found = await sessions.find(request);
    const session = found && (await refreshSession(found, request));
    const guestId = guests.idOf(request);
    if (session?.signedIn) {
      const { member, tokens } = session.signedIn;
      const guestCart = session.mergeGuest && guestId ? { guestToken: await guests.token(guestId) } : {};
      return { kind: 'member', bearer: tokens.access, member, ...guestCart };
    }
    return guestId ? { kind: 'guest', guestId, bearer: await guests.token(guestId) } : { kind: 'anonymous' };
  };

  /** Resolves the viewer; the result is cached for the request. @throws IdentityUnavailableError */
  const resolveViewer = (request: FastifyRequest): Promise<Viewer> => {
    const known = resolved.get(request) ?? resolve(request);
    resolved.set(request, known);
    return known;
  };

  return {
    resolveViewer,

    /** Resolves the viewer; an anonymous one gets a guest id. Call it before the first write (ACCOUNT-1). */
    async ensureGuest(request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
      const viewer = await resolveViewer(request);
      if (viewer.kind === 'member') return viewer;
      const guestId = guests.ensure(request, reply);
      const guest: Promise<Viewer> = guests.token(guestId).then((bearer) => ({ kind: 'guest', guestId, bearer }));
      resolved.set(request, guest);
      return guest;
    },

    /**
     * True once on the page after a sign-out that the shop began, identified by the token in `?logout`; the guest and
     * their cart are then dropped. Call it before the viewer is resolved.
     */
    consumeSignOut(request: FastifyRequest, reply: FastifyReply, token: string): boolean {
      if (!signOutTokens.take(request, reply, token)) return false;
      guests.forget(request, reply);
      return true;
    },

    /** Drops the guest after their cart was merged or when there was none (MERGE-42). */
    async finishMerge(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const session = await sessions.find(request);
      if (!session?.mergeGuest) return;
      await sessions.locked(session.id, async (current) => {
        if (current) await sessions.save({ ...current, mergeGuest: false });
      });
      guests.forget(request, reply);
    },

    /** How a member's session ended, until the page has reported it. */
    async findEnd(request: FastifyRequest): Promise<SessionEnd | undefined> {
      return (await resolveViewer(request)).kind === 'member' ? undefined : readEnd(request);
    },

    /** How a member's session ended, once, for a notice on the page (ACCOUNT-20); the browser is then a guest's. */
    async consumeEnd(request: FastifyRequest, reply: FastifyReply): Promise<SessionEnd | undefined> {
      const end = await readEnd(request);
      if (!end) return undefined;
      const session = await sessions.find(request);
      if (session) await sessions.end(reply, session);
      else sessions.removeCookie(reply);
      return end;
    },
  };
}

export type Viewers = ReturnType<typeof createViewers>;
