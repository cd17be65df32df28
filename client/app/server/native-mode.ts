import type { FastifyReply, FastifyRequest } from 'fastify';
import { nativeAppCookie } from '../native/native-app-cookie.ts';

/** Marks a browser whose pages are in a frame of the app, because requests of their scripts do not show it. */
const frameCookie = 'tarima.native-frame';

/** Requests for the document that the app shows in a frame, before the browser has the cookies. */
const framedDocuments = new WeakSet<FastifyRequest>();

/** Whether a request is from the shop inside the club's app (NATIVE-1). */
export const isNativeRequest = (request: FastifyRequest): boolean =>
  request.cookies[nativeAppCookie] === '1' || framedDocuments.has(request);

const isInNativeFrame = (request: FastifyRequest): boolean =>
  isNativeRequest(request) && (request.cookies[frameCookie] === '1' || framedDocuments.has(request));

export interface CookieFlags {
  readonly sameSite: 'lax' | 'strict' | 'none';
  readonly secure: boolean;
  readonly partitioned?: true;
}

const framedFlags: CookieFlags = { sameSite: 'none', secure: true, partitioned: true };

/**
 * The flags of a cookie of the shop: `usual`, except in a frame of the app, whose page is another site. There browsers accept
 * only cookies with `SameSite=None; Secure`, and many only partitioned ones, which exist in this frame alone (NATIVE-4).
 */
export const getCookieFlags = (request: FastifyRequest, usual: CookieFlags): CookieFlags =>
  isInNativeFrame(request) ? framedFlags : usual;

/**
 * Recognises the document that a page of the app shows in a frame, and sets the cookies of native mode there: neither the app
 * nor its page can set a cookie that belongs to the frame (NATIVE-21). Call it before any other cookie is set.
 */
export function enterNativeFrame(request: FastifyRequest, reply: FastifyReply, appOrigins: readonly string[]): void {
  const { 'sec-fetch-dest': destination, 'sec-fetch-site': site, referer } = request.headers;
  if (destination !== 'iframe' || site !== 'cross-site') return;
  const isFromAppPage = appOrigins.includes(URL.parse(referer ?? '')?.origin ?? '');
  if (!isFromAppPage && !isNativeRequest(request)) return;
  framedDocuments.add(request);
  reply.setCookie(nativeAppCookie, '1', { path: '/', ...framedFlags });
  reply.setCookie(frameCookie, '1', { path: '/', httpOnly: true, ...framedFlags });
}
