import { nativeAppCookie } from './native/native-app-cookie.ts';
import { safeDecodeURIComponent } from './safe-decode-uri-component.ts';

/** Reads one cookie from a `cookie` header or from `document.cookie`. */
export function readCookie(name: string, request: Request): string | undefined {
  return typeof document === 'undefined'
    ? findCookie(request.headers.get('cookie') ?? '', name)
    : readDocumentCookie(name);
}

/** Reads one cookie in the browser. */
export const readDocumentCookie = (name: string): string | undefined => findCookie(document.cookie, name);

function findCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return safeDecodeURIComponent(value.join('='));
  }
  return undefined;
}

/**
 * Writes a cookie that stores a choice of the shopper for a year (ROUTING-13); not for secrets. Browsers accept it in the
 * app's frame only when it is partitioned (NATIVE-4).
 */
export function serializeCookie(name: string, value: string, origin: string, isInAppFrame = false): string {
  const secure = origin.startsWith('https:') ? '; secure' : '';
  const site = isInAppFrame ? 'none; secure; partitioned' : `lax${secure}`;
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=${site}`;
}

/** Stores a choice of the shopper in this browser. */
export function writeCookie(name: string, value: string): void {
  const isInAppFrame = window.parent !== window && readDocumentCookie(nativeAppCookie) === '1';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = serializeCookie(name, value, location.origin, isInAppFrame);
}
