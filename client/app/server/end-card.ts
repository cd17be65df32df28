import { getLocale } from '@tarima/markets/locale';
import { findMarketByClubKey, getMarket } from '@tarima/markets/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getRegisteredHash } from '../apollo/registered-operation.ts';
import { cardKeyCookie } from '../card-key-cookie.ts';
import type { Viewers } from './auth-viewer.ts';
import type { EndCardMutation } from './end-card.gen.ts';
import './end-card.gen.ts';
import type { GraphTransport } from './graph.ts';
import { getCookieFlags } from './native-mode.ts';
import { createServerTransport } from './server-transport.ts';

/** Ends the digital card of the device that signs out; call it before the session ends. It never throws. */
export type EndCard = (request: FastifyRequest, reply: FastifyReply, viewers: Viewers) => Promise<void>;

/**
 * Revokes the key that the device's cookie names, with the token of the member, so that nobody can revoke another
 * member's key (MEMBERSHIP-238). A sign-out never waits longer than `timeoutMs`: the key then ends with the next card of
 * the device, and the device itself deletes it (MEMBERSHIP-252).
 */
export function createEndCard(graph: GraphTransport, timeoutMs = 3_000): EndCard {
  return async (request, reply, viewers) => {
    const keyId = request.cookies[cardKeyCookie];
    if (keyId === undefined) return;
    reply.clearCookie(cardKeyCookie, { path: '/', ...getCookieFlags(request, { sameSite: 'lax', secure: false }) });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The card was not ended in time')), timeoutMs);
    });
    try {
      await Promise.race([revoke(keyId, request, viewers), timeout]);
    } catch (error) {
      request.log.warn({ err: error }, 'the digital card of a device was not ended');
    } finally {
      clearTimeout(timer);
    }
  };

  async function revoke(keyId: string, request: FastifyRequest, viewers: Viewers): Promise<void> {
    const viewer = await viewers.resolveViewer(request);
    if (viewer.kind !== 'member') return;
    const market = findMarketByClubKey(viewer.member.membershipNumber) ?? getMarket('CR');
    const locale = getLocale(market.defaultLanguage, market.code);
    const send = createServerTransport(graph, locale, { viewer, requestId: request.id, clientIp: request.ip });
    const operationName = 'EndCard';
    const extensions = { persistedQuery: { version: 1 as const, sha256Hash: getRegisteredHash(operationName) } };
    const { data, errors } = await send({ operationName, variables: { input: { keyId } }, extensions });
    const isRevoked = (data as EndCardMutation | undefined)?.revokeCardKey.__typename === 'RevokeCardKeySuccess';
    if (!isRevoked) throw new Error('The card was not ended', { cause: errors });
  }
}
