import { describe, expect, it } from 'vitest';
import { startCollector } from '../testing/sandbox.ts';

const { app, writeKey } = await startCollector({ COLLECTOR_KEPT_ENTRIES: '50' });
const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });
const post = (url: string, payload: object, headers: Record<string, string> = basic(writeKey)) =>
  app.inject({ method: 'POST', url, payload, headers });
const readEntries = async (query = '') => (await app.inject(`/entries${query}`)).json().entries;

const anonymousId = 'browser-1';
const track = { anonymousId, event: 'Product Viewed', properties: { sku: '110101-1' } };

describe('the tracking API', () => {
  it.each([
    ['/v1/track', track, 'Product Viewed'],
    ['/v1/identify', { anonymousId, userId: 'member-1', traits: { market: 'CR' } }, null],
    ['/v1/page', { anonymousId, name: 'home', properties: {} }, 'home'],
    ['/v1/batch', { batch: [{ type: 'track', ...track, event: 'Cart Viewed' }] }, 'Cart Viewed'],
  ])('stores a call of %s', async (url, body, name) => {
    const response = await post(url, body);
    expect(response.json()).toEqual({ success: true });
    const [entry] = await readEntries();
    expect(entry).toMatchObject({ anonymousId, name });
  });

  it('accepts the write key in the body', async () => {
    expect((await post('/v1/track', { ...track, writeKey }, {})).statusCode).toBe(200);
  });

  it.each([
    ['no key', {}],
    ['another key', basic('another-key')],
    ['a password', { authorization: `Basic ${Buffer.from(`${writeKey}:x`).toString('base64')}` }],
  ])('refuses %s', async (_case, headers) => {
    expect((await post('/v1/track', track, headers)).statusCode).toBe(401);
  });

  it.each([
    ['/v1/track', { anonymousId }],
    ['/v1/track', { event: 'Product Viewed' }],
    ['/v1/track', { ...track, properties: 'none' }],
    ['/v1/track', { ...track, timestamp: 'yesterday' }],
    ['/v1/track', { ...track, unknown: true }],
    ['/v1/track', { ...track, type: 'page' }],
    ['/v1/identify', { traits: {} }],
    ['/v1/page', { name: 'home' }],
    ['/v1/batch', { batch: [] }],
    ['/v1/batch', { batch: [track] }],
    ['/v1/batch', { batch: [{ type: 'track', ...track, properties: { text: 'x'.repeat(33_000) } }] }],
  ])('refuses an invalid body of %s: %j', async (url, body) => {
    const count = (await readEntries()).length;
    expect((await post(url, body)).statusCode).toBe(400);
    expect(await readEntries()).toHaveLength(count);
  });

  it('refuses a call of more than 32 KB', async () => {
    const response = await post('/v1/track', { ...track, properties: { text: 'x'.repeat(33_000) } });
    expect(response.statusCode).toBe(413);
  });

  it('stores a repeated message id once', async () => {
    const call = { ...track, anonymousId: 'browser-2', messageId: 'message-1' };
    await post('/v1/track', call);
    await post('/v1/batch', { batch: [{ type: 'track', ...call }] });
    expect(await readEntries('?session=browser-2')).toHaveLength(1);
  });
});

describe('POST /log', () => {
  it('stores a message without an identity', async () => {
    expect((await post('/log', { message: 'general exception', level: 'error' })).statusCode).toBe(204);
    const [entry] = await readEntries('?kind=log');
    expect(entry).toMatchObject({ name: 'general exception', level: 'error', anonymousId: null });
  });

  it.each([[{ message: 'x' }], [{ message: '', level: 'info' }], [{ message: 'x', level: 'debug' }]])(
    'refuses %j',
    async (body) => {
      expect((await post('/log', body)).statusCode).toBe(400);
    },
  );

  it('refuses a message without the write key', async () => {
    expect((await post('/log', { message: 'x', level: 'info' }, {})).statusCode).toBe(401);
  });
});

describe('the page', () => {
  const hostile = '<script>alert(1)</script>';

  it('filters by kind and browser and escapes what it shows', async () => {
    await post('/v1/track', { anonymousId: 'browser-3', event: hostile, properties: { name: hostile } });
    const { body, headers } = await app.inject('/?language=en&kind=track&session=browser-3');
    expect(body).toContain('1 entry');
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain(hostile);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject('/?language=en&kind=log&session=browser-3')).body).toContain('No entries match');
  });

  it.each([
    ['/', { 'accept-language': 'fr,en;q=0.8' }, 'en', 'Collector'],
    ['/', {}, 'es', 'Colector'],
    ['/?language=es', { 'accept-language': 'en' }, 'es', 'Colector'],
  ])('%s for %j is in %s', async (url, headers, language, title) => {
    const { body } = await app.inject({ url, headers });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
  });
});

describe('the chat-bot', () => {
  it('answers by topic and language', async () => {
    const ask = async (language: string, text: string) =>
      (await post('/chat/messages', { language, text }, {})).json().answer;
    expect(await ask('es', '¿A qué hora abre el club?')).toContain('9:00');
    expect(await ask('en', 'How do I renew?')).toContain('renew');
    expect(await ask('en', 'xyz')).toContain('Call your club');
  });

  it('serves its script and its frame', async () => {
    expect((await app.inject('/chat/chat.js')).body).toContain('ClubChat');
    expect((await app.inject('/chat/frame?language=en')).body).toContain('<html lang="en">');
  });
});
