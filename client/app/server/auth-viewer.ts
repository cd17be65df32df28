import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OidcClient, SignInEndedError } from './auth-oidc.ts';
import type { Guests } from './guest.ts';
import type { Member, Session, Sessions } from './session.ts';
import type { SignOutTokens } from './sign-out-token.ts';

/** Who is asking, with the bearer token that says so to the graph. */
export type Viewer =
  /** No cart, no name: nothing to say. */
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest'; readonly bearer: string; readonly guestId: string }
  | {
      readonly kind: 'member';
      readonly bearer: string;
      readonly member: Member;
      /** Speaks for the cart filled before sign-in, while it waits to be merged. */
      readonly guestToken?: string;
    };

/** Access tokens are renewed this long before they end, so that none ends on its way. */
const renewBeforeMs = 60_000;

export interface ViewerParts {
  readonly oidc: OidcClient;
  readonly sessions: Sessions;
  readonly guests: Guests;
  readonly signOutTokens: SignOutTokens;
  readonly now: () => number;
}

/** Who is asking: from cookies to tokens for the graph. */
export function createViewers({ oidc, sessions, guests, signOutTokens, now }: ViewerParts) {
  const resolved = new WeakMap<FastifyRequest, Promise<Viewer>>();

  const fresh = (session: Session) => (session.signedIn?.tokens.accessExpires ?? 0) - now() > renewBeforeMs;

  /**
   * The session with tokens that are good for a while. Parallel requests renew once: a second use of a refresh token
   * would end the member's sign-in. When the provider refuses, the member is a guest from then on (ACCOUNT-19).
   */
  const renewed = async (session: Session): Promise<Session | undefined> => {
    if (!session.signedIn || fresh(session)) return session;
    return sessions.locked(session.id, async (current) => {
      if (!current?.signedIn || fresh(current)) return current;
      const { member, tokens: old } = current.signedIn;
      const next = await oidc.renew(old, now()).then(
        (tokens): Session => ({ ...current, signedIn: { member, tokens } }),
        (error: unknown): Session => {
          if (!(error instanceof SignInEndedError)) throw error;
          return { ...current, signedIn: undefined, mergeGuest: false, expired: true };
        },
      );
      await sessions.save(next);
      return next;
    });
  };

  const resolve = async (request: FastifyRequest): Promise<Viewer> => {
    const found = await sessions.find(request);
    const session = found && (await renewed(found));
    const guestId = guests.idOf(request);
    if (session?.signedIn) {
      const { member, tokens } = session.signedIn;
      const waiting = session.mergeGuest && guestId ? { guestToken: await guests.token(guestId) } : {};
      return { kind: 'member', bearer: tokens.access, member, ...waiting };
    }
    return guestId ? { kind: 'guest', guestId, bearer: await guests.token(guestId) } : { kind: 'anonymous' };
  };

  /** Who is asking; the same answer for the whole of a request. @throws IdentityUnavailableError */
  const resolveViewer = (request: FastifyRequest): Promise<Viewer> => {
    const known = resolved.get(request) ?? resolve(request);
    resolved.set(request, known);
    return known;
  };

  return {
    resolveViewer,

    /** The viewer; an anonymous one becomes a guest with an id. To be called before their first write (ACCOUNT-1). */
    async ensureGuest(request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
      const viewer = await resolveViewer(request);
      if (viewer.kind === 'member') return viewer;
      const guestId = guests.ensure(request, reply);
      const guest: Promise<Viewer> = guests.token(guestId).then((bearer) => ({ kind: 'guest', guestId, bearer }));
      resolved.set(request, guest);
      return guest;
    },

    /**
     * True once on the page after a sign-out that the shop began, whose token `?logout` names; the guest and their cart are
     * then forgotten. Call it before anybody asks who the viewer is.
     */
    takeSignOut(request: FastifyRequest, reply: FastifyReply, token: string): boolean {
      if (!signOutTokens.take(request, reply, token)) return false;
      guests.forget(request, reply);
      return true;
    },

    /** The guest's cart has been merged, or there was none: forgets the guest (MERGE-42). */
    async finishMerge(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const session = await sessions.find(request);
      if (!session?.mergeGuest) return;
      await sessions.locked(session.id, async (current) => {
        if (current) await sessions.save({ ...current, mergeGuest: false });
      });
      guests.forget(request, reply);
    },

    /** Whether a member's session ended, by the provider or because it is gone, and the page has not said so yet. */
    async isExpired(request: FastifyRequest): Promise<boolean> {
      if ((await resolveViewer(request)).kind === 'member') return false;
      const session = await sessions.find(request);
      return session ? session.expired : sessions.isMembers(request);
    },

    /** True once after a member's session ended: the page then says so (ACCOUNT-20), and the browser is a guest's. */
    async takeExpired(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const session = await sessions.find(request);
      if (!(session ? session.expired : sessions.isMembers(request))) return false;
      if (session) await sessions.end(reply, session);
      else sessions.forget(reply);
      return true;
    },
  };
}

export type Viewers = ReturnType<typeof createViewers>;
