import { randomUUID } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The browser in which a member signed in. */
export const deviceSchema = z.object({
  /** Identifies the session in the list of the member's sessions; the session's own id is a secret. */
  publicId: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The first half of the IP address, such as `203.0.x.x` (ACCOUNT-259). */
  network: z.string(),
  /** Milliseconds since 1970. */
  signedInAt: z.number(),
  /** When the session was last used, to about ten minutes; milliseconds since 1970. */
  lastUsedAt: z.number(),
});

export type Device = z.infer<typeof deviceSchema>;

/** The device of a member who has just signed in. */
export function createDevice(request: FastifyRequest, now: number): Device {
  return { publicId: randomUUID(), signedInAt: now, ...describeVisit(request, now) };
}

/** What changes when a session is used again. */
export function describeVisit(request: FastifyRequest, now: number): Omit<Device, 'publicId' | 'signedInAt'> {
  return { ...parseUserAgent(request.headers['user-agent'] ?? ''), network: maskAddress(request.ip), lastUsedAt: now };
}

/** Names in a user agent, the most specific first: most browsers also name those that they are built on. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(OPR|Opera)\b/],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Names of the browser and the operating system of a user agent; null for unknown ones. */
export function parseUserAgent(userAgent: string): Pick<Device, 'browser' | 'system'> {
  const find = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

/** The first half of an IP address: enough to recognise a network, too little to identify a household. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.x.x`;
  if (!isIPv6(plain)) return '';
  const [first = '0', second = '0'] = plain.split('::')[0]?.split(':') ?? [];
  return `${first || '0'}:${second}:x`;
}
