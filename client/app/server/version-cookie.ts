import type { FastifyReply, FastifyRequest } from 'fastify';
import { versionCookie, versionCookieSeconds } from '../version.ts';
import { getCookieFlags } from './native-mode.ts';

/** Sets the version cookie if the browser does not have the current version. */
export type SetVersionCookie = (request: FastifyRequest, reply: FastifyReply) => void;

/** Needs `@fastify/cookie`. Pages read the cookie (ERRORS-37): a tab of an older release then offers to reload. */
export function createVersionCookieSetter(version: string, secure: boolean): SetVersionCookie {
  return (request, reply) => {
    if (request.cookies[versionCookie] === version) return;
    const flags = getCookieFlags(request, { sameSite: 'strict', secure });
    reply.setCookie(versionCookie, version, { path: '/', maxAge: versionCookieSeconds, ...flags });
  };
}
