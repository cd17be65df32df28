import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyRequest } from 'fastify';
import type { CybersourceContext } from './context.ts';
import { CybersourceError } from './errors.ts';

/** Headers that the signature of a request with a body must include. */
const requiredHeaders = ['host', '(request-target)', 'digest', 'v-c-merchant-id'];
const clockToleranceMs = 5 * 60_000;

/**
 * Verifies the HTTP signature of a request as the vendor does: key, required headers, date, digest of the body, HMAC.
 * @throws CybersourceError 401
 */
export function verifySignature(
  { credentials, clock }: CybersourceContext,
  request: FastifyRequest,
  body: string,
): void {
  const parameters = parseParameters(request.headers.signature);
  const names = parameters.headers?.split(' ') ?? [];
  const isDated = names.includes('v-c-date') || names.includes('date');
  if (!isDated || requiredHeaders.some((name) => !names.includes(name))) throw createAuthenticationError();
  if (parameters.keyid !== credentials.keyId || parameters.algorithm !== 'HmacSHA256')
    throw createAuthenticationError();
  if (request.headers['v-c-merchant-id'] !== credentials.merchantId) throw createAuthenticationError();
  const date = request.headers['v-c-date'] ?? request.headers.date;
  const ageMs = Math.abs(clock().getTime() - Date.parse(String(date)));
  if (!(ageMs <= clockToleranceMs)) throw createAuthenticationError();
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  if (!isSameSecret(request.headers.digest, digest)) throw createAuthenticationError();
  const text = names.map((name) => `${name}: ${readHeader(request, name)}`).join('\n');
  const expected = createHmac('sha256', Buffer.from(credentials.sharedSecret, 'base64')).update(text).digest('base64');
  if (!isSameSecret(parameters.signature, expected)) throw createAuthenticationError();
}

function readHeader(request: FastifyRequest, name: string): string {
  if (name === '(request-target)') return `${request.method.toLowerCase()} ${request.raw.url}`;
  return String(request.headers[name] ?? '');
}

/** Parameters of the header `signature`: `keyid="…", algorithm="…", headers="…", signature="…"`. */
function parseParameters(header: unknown): Partial<Record<string, string>> {
  const matches = String(header ?? '').matchAll(/(\w+)="([^"]*)"/g);
  return Object.fromEntries([...matches].map(([, name = '', value = '']) => [name, value]));
}

const createAuthenticationError = () => new CybersourceError(401, 'AUTHENTICATION_FAILED', 'Authentication Failed');
