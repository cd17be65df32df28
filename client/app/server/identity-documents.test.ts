import { Writable } from 'node:stream';
import { documentSizeLimit } from '@tarima/markets/identity-document';
import { createDocumentReference } from '@tarima/service-kit/document-reference';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Viewer } from './auth-viewer.ts';
import { registerIdentityDocuments } from './identity-documents.ts';

const documentId = '00000000-0000-4000-8000-000000000068';
const received: { readonly key: unknown; readonly body: unknown }[] = [];
let clubStatus = 201;
const club = Fastify({ bodyLimit: 20_000_000 });
club.post('/v1/identity-documents', async ({ headers, body }, reply) => {
  received.push({ key: headers['x-api-key'], body });
  return reply.status(clubStatus).send({ documentId });
});
const membershipUrl = await club.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => club.close());
beforeEach(() => {
  received.length = 0;
  clubStatus = 201;
});

const guest: Viewer = { kind: 'guest', bearer: 'token', guestId: 'g-1' };
const maximumBytes = 200_000;

function startShop({ viewer = guest, admits = true }: { viewer?: Viewer; admits?: boolean } = {}) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'trace', stream } });
  registerIdentityDocuments(app, {
    membershipUrl,
    membershipKey: 'club-key',
    shopOrigin: 'https://shop.test',
    viewers: { ensureGuest: async () => viewer },
    throttle: { admit: async () => admits },
    getRules: (market) => (market === 'PA' ? { types: ['image/jpeg', 'image/png'], maximumBytes } : undefined),
  });
  afterAll(() => app.close());
  const upload = (payload: Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/uploads/identity-documents',
      payload,
      headers: {
        'content-type': 'application/octet-stream',
        'sec-fetch-site': 'same-origin',
        'x-tarima-client': 'web',
        'x-market': 'PA',
        'x-language': 'es',
        ...headers,
      },
    });
  return { upload, lines };
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
const webp = Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>');

describe('POST /uploads/identity-documents', () => {
  it('passes the picture on to the club with a hash of its shopper, and returns the id (MEMBERSHIP-68)', async () => {
    const { upload } = startShop();
    const response = await upload(jpeg);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ documentId });
    expect(response.headers['cache-control']).toBe('no-store');
    const reference = createDocumentReference('guest:g-1');
    expect(received).toEqual([
      { key: 'club-key', body: { reference, contentType: 'image/jpeg', content: jpeg.toString('base64') } },
    ]);
    expect(reference).not.toContain('g-1');
  });

  it('knows a member by the membership number (MEMBERSHIP-68)', async () => {
    const member = { membershipNumber: '62011045120001', firstName: 'Ana' } as Extract<
      Viewer,
      { kind: 'member' }
    >['member'];
    await startShop({ viewer: { kind: 'member', bearer: 'token', member } }).upload(jpeg);
    expect(received).toMatchObject([{ body: { reference: createDocumentReference('member:62011045120001') } }]);
  });

  it.each([
    ['an SVG with a script', svg],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a type that the market does not accept', webp],
    ['a script behind the name of a picture', Buffer.from('#!/bin/sh\nrm -rf /')],
  ])('refuses %s, whatever its name and declared type are (MEMBERSHIP-68)', async (_name, file) => {
    const { upload } = startShop();
    const response = await upload(file);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE' });
    expect(received).toEqual([]);
  });

  it.each([
    ['the market', maximumBytes + 1],
    ['any market', documentSizeLimit + 1],
  ])('refuses a file that is larger than %s takes (MEMBERSHIP-68)', async (_whose, size) => {
    const { upload } = startShop();
    expect((await upload(Buffer.concat([jpeg], size))).statusCode).toBe(413);
    expect(received).toEqual([]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'x-tarima-client': '' }, 403],
    ['a market without documents', { 'x-market': 'CR' }, 404],
    ['an unknown market', { 'x-market': 'XX' }, 404],
    ['a declared picture', { 'content-type': 'image/jpeg' }, 415],
    ['an HTML form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('refuses a request of %s (MEMBERSHIP-68)', async (_name, headers, status) => {
    const { upload } = startShop();
    expect((await upload(jpeg, headers)).statusCode).toBe(status);
    expect(received).toEqual([]);
  });

  it('limits the uploads of an address, and refuses a file that is empty (MEMBERSHIP-68)', async () => {
    const throttled = await startShop({ admits: false }).upload(jpeg);
    expect(throttled.statusCode).toBe(429);
    expect(throttled.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(throttled.headers['retry-after']).toBeDefined();
    expect((await startShop().upload(Buffer.alloc(0))).statusCode).toBeGreaterThanOrEqual(400);
    expect(received).toEqual([]);
  });

  it('says that the club takes no documents now, and logs nothing of the file (MEMBERSHIP-68)', async () => {
    clubStatus = 503;
    const { upload, lines } = startShop();
    const secret = Buffer.concat([jpeg, Buffer.from('canary-of-the-picture')]);
    const response = await upload(secret);
    expect(response.statusCode).toBe(503);
    expect(z.object({ code: z.string() }).parse(response.json()).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(lines.length).toBeGreaterThan(0);
    for (const text of ['canary-of-the-picture', secret.toString('base64'), 'g-1']) {
      expect(lines.join('')).not.toContain(text);
    }
  });
});
