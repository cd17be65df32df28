import type { FastifyReply, FastifyRequest } from 'fastify';
import { versionCookie, versionCookieSeconds } from '../version.ts';

/** Tells a browser the version that the shop serves, when it does not know it yet. */
export type TellVersion = (request: FastifyRequest, reply: FastifyReply) => void;

/** Needs `@fastify/cookie`. Pages read the cookie (ERRORS-37): a tab of an older release then offers to load again. */
export function versionTeller(version: string, secure: boolean): TellVersion {
  return (request, reply) => {
    if (request.cookies[versionCookie] === version) return;
    reply.setCookie(versionCookie, version, { path: '/', maxAge: versionCookieSeconds, sameSite: 'strict', secure });
  };
}
