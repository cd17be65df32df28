import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInRefusal } from '../sign-in-refusal.ts';
import type { OidcClient } from './auth-oidc.ts';
import { createDevice } from './device.ts';
import type { Guests } from './guest.ts';
import type { HasGuestLines } from './guest-lines.ts';
import type { CheckMember, Member, Sessions, Tokens } from './session.ts';
import { createSessionEnd } from './session-end.ts';

export interface MemberSignInParts {
  readonly oidc: OidcClient<Member>;
  readonly sessions: Sessions;
  readonly guests: Guests;
  readonly checkMember: CheckMember;
  readonly hasGuestLines: HasGuestLines;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A member with the tokens that the provider issued. */
export interface IssuedTokens {
  readonly member: Member;
  readonly tokens: Tokens;
  /** The tokens come from the club's app, so that this browser has no session at the provider. */
  readonly isFromApp?: boolean;
}

/** Starts and ends sessions of members, in the same way for every sign-in. */
export function createMemberSignIn({ oidc, sessions, guests, checkMember, hasGuestLines, now }: MemberSignInParts) {
  const revoke = (tokens: Tokens, request: FastifyRequest): Promise<void> =>
    oidc.revoke(tokens).catch((error) => request.log.warn({ err: error }, 'a refresh token was not revoked'));

  /** Returns whether the browser's guest has a cart to merge; a guest without lines is dropped (MERGE-7). */
  const keepGuest = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const guestId = guests.idOf(request);
    if (guestId === undefined) return false;
    const viewer = { kind: 'guest', guestId, bearer: await guests.token(guestId) } as const;
    if (await hasGuestLines({ viewer, requestId: request.id, clientIp: request.ip })) return true;
    guests.forget(request, reply);
    return false;
  };

  const end = createSessionEnd({ oidc, sessions });

  /** Ends the session of the browser that a sign-in replaces. */
  const endFormer = async (request: FastifyRequest, reply: FastifyReply, issued: IssuedTokens): Promise<void> => {
    const former = await sessions.find(request);
    if (!former) return;
    await end(former, request, reply, {
      // Tokens of the app have a grant of their own.
      hasToRevoke: ({ member, isFromApp }) =>
        Boolean(isFromApp || issued.isFromApp) || member.subject !== issued.member.subject,
    });
  };

  return {
    /**
     * Starts the session of a member in place of the browser's. Its new id prevents session fixation (ACCOUNT-17).
     * @returns why the shop refuses the member, whose tokens are then revoked (ACCOUNT-251)
     */
    async start(
      request: FastifyRequest,
      reply: FastifyReply,
      issued: IssuedTokens,
    ): Promise<SignInRefusal | undefined> {
      const { member, tokens, isFromApp = false } = issued;
      await endFormer(request, reply, issued);
      const checked = { member, bearer: tokens.access, requestId: request.id, clientIp: request.ip };
      const refusal = await checkMember(checked);
      if (refusal) {
        await revoke(tokens, request);
        return refusal;
      }
      const signedIn = { member, tokens, device: createDevice(request, now()), isFromApp };
      await sessions.start(reply, { signedIn, mergeGuest: await keepGuest(request, reply) });
      return undefined;
    },

    /** Ends a member's session and revokes its tokens. @returns the member's sign-in, if any */
    end,
  };
}

export type MemberSignIn = ReturnType<typeof createMemberSignIn>;
