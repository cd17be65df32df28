import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestError } from '@tarima/service-kit/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const hash = (text: string) => createHash('sha256').update(text).digest();
const bodyKey = z.object({ writeKey: z.string() });

/**
 * Requires the write key: the user name of Basic authentication with an empty password, or `writeKey` in the body.
 * @throws RequestError 401
 */
export function requireWriteKey(request: FastifyRequest, writeKey: string): void {
  const given = readBasicUser(request.headers.authorization) ?? bodyKey.safeParse(request.body).data?.writeKey ?? '';
  if (!timingSafeEqual(hash(given), hash(writeKey))) {
    throw new RequestError(401, 'UNAUTHENTICATED', 'The write key is missing or invalid.');
  }
}

function readBasicUser(header: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const [user, password] = Buffer.from(encoded, 'base64').toString().split(':');
  return password === '' ? user : undefined;
}
