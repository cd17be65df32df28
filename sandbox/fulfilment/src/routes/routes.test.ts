import { randomUUID } from 'node:crypto';
import { plusCodeOf } from '@tarima/markets/plus-code';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, describe, expect, it } from 'vitest';
import { clubs } from '../../../commerce/seeds/clubs.ts';
import { createFulfilmentApp } from '../app.ts';
import { parseFulfilmentEnv } from '../env.ts';

const now = Date.parse('2026-11-20T16:00:00Z');
const clock = { now };
const database = await openDatabase('pglite://memory');
const logger = createLogger({ name: 'test', level: 'silent' });
const env = parseFulfilmentEnv({});
const app = await createFulfilmentApp({ env, logger, database, clock: () => new Date(clock.now) });
afterAll(async () => {
  await app.close();
  await database.close();
});

const headers = { 'x-api-key': env.FULFILMENT_API_KEY };
const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const request = (club: string, volume = 10, quantity = 1) => ({
  club,
  dateTime: new Date(now).toISOString(),
  deliveryType: 'SAME_DAY',
  details: [{ product_code: '110101-1', storage_type: 'DRY', quantity, volume }],
});
const keep = async (whose: 'holds' | 'orders', windowId: string, volume: number, reference: string) => {
  const answer = await app.inject({
    method: 'PUT',
    url: `/delivery-windows/${whose}/${reference}`,
    headers,
    payload: { windowId, volume },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const hold = (windowId: string, volume: number, reference: string = randomUUID()) =>
  keep('holds', windowId, volume, reference);
const release = (reference: string) =>
  app.inject({ method: 'DELETE', url: `/delivery-windows/holds/${reference}`, headers });
const left = async (club: string) => (await post('/delivery-windows', request(club))).body.windows[0].capacityLeft;

describe('POST /fulfillment-clubs', () => {
  it('names the clubs that bring goods, nearest first', async () => {
    const { body } = await post('/fulfillment-clubs', { plusCode: plusCodeOf(9.9325, -84.0796) });
    expect(body.locations).toEqual([
      { code: '6402', distance: 3 },
      { code: '6407', distance: 3.1 },
      { code: '6401', distance: 7.1 },
    ]);
  });

  it('names none outside every coverage', async () => {
    expect((await post('/fulfillment-clubs', { plusCode: plusCodeOf(8.54, -83.57) })).body).toEqual({ locations: [] });
  });

  it('knows each club that sells online at its own place', async () => {
    for (const { key, plusCode } of clubs.filter(({ ecommerceEnabled }) => ecommerceEnabled)) {
      const { body } = await post('/fulfillment-clubs', { plusCode });
      expect(body.locations[0]).toEqual({ code: key, distance: 0 });
    }
  });

  it.each(['', 'WVR4+RG San José', '766CWVR4+', '766CWVR4RG', '766CWVR4+RA', 'XX6CWVR4+RG'])(
    'refuses %j',
    async (plusCode) => {
      expect(await post('/fulfillment-clubs', { plusCode })).toMatchObject({
        status: 400,
        body: { errorCode: 'BAD_PLUS_CODE' },
      });
    },
  );
});

describe('delivery windows', () => {
  it('tell when, where and how much room', async () => {
    const { body } = await post('/delivery-windows', request('6401'));
    expect(body.windows[0]).toEqual({
      id: '6401-20261120T1900',
      start: '2026-11-20T19:00:00.000Z',
      end: '2026-11-20T21:00:00.000Z',
      zone: 'America/Costa_Rica',
      capacityLeft: 1_500,
    });
  });

  it('are full when their litres are used up; the earliest with room is the one', async () => {
    expect((await hold('6402-20261120T1900', 1_495)).status).toBe(200);
    expect(await hold('6402-20261120T1900', 6)).toMatchObject({ status: 409, body: { errorCode: 'WINDOW_FULL' } });
    expect((await post('/delivery-windows', request('6402'))).body.windows[0].capacityLeft).toBe(5);
    const [one] = (await post('/delivery-windows/one', request('6402', 3, 2))).body.windows;
    expect(one.id).toBe('6402-20261120T2100');
    expect((await post('/delivery-windows/one', request('6402', 2_000))).body.windows).toEqual([]);
  });

  it('give the last litres to one of two carts', async () => {
    const answers = await Promise.all([hold('6403-20261120T1900', 900), hold('6403-20261120T1900', 900)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are held once a cart, and let go of', async () => {
    await hold('6404-20261120T1900', 500, 'cart-1');
    await hold('6404-20261120T1900', 600, 'cart-1');
    expect(await left('6404')).toBe(900);
    expect((await release('cart-1')).statusCode).toBe(204);
    expect(await left('6404')).toBe(1_500);
    expect((await release('cart-1')).statusCode).toBe(204);
  });

  it('are free again when a hold lapses', async () => {
    await hold('6405-20261120T2100', 1_500);
    const room = async () => (await post('/delivery-windows', request('6405'))).body.windows[1].capacityLeft;
    expect(await room()).toBe(0);
    clock.now = now + 30 * 60_000;
    expect(await room()).toBe(1_500);
    clock.now = now;
  });

  it('count what a cart holds itself as room for it', async () => {
    await hold('6406-20261120T1900', 1_000, 'cart-2');
    const asked = { ...request('6406', 1_200), reference: 'cart-2' };
    expect((await post('/delivery-windows', asked)).body.windows[0].capacityLeft).toBe(1_500);
    expect((await hold('6406-20261120T1900', 1_200, 'cart-2')).status).toBe(200);
    expect(await left('6406')).toBe(300);
  });

  it('stay an order’s, whatever time it is and whatever its cart does, until the order is undone (DELIVERY-94)', async () => {
    const window = '6407-20261120T1900';
    await hold(window, 400, 'cart-3');
    for (let times = 0; times < 2; times += 1) {
      expect(await keep('orders', window, 500, 'cart-3')).toMatchObject({ status: 200, body: { expiresAt: null } });
    }
    expect(await hold('6407-20261120T2100', 1, 'cart-3')).toMatchObject({
      status: 409,
      body: { errorCode: 'ORDERED' },
    });
    await release('cart-3');
    clock.now = now + 30 * 60_000;
    expect(await left('6407')).toBe(1_000);
    clock.now = now;
    await app.inject({ method: 'DELETE', url: '/delivery-windows/orders/cart-3', headers });
    expect(await left('6407')).toBe(1_000);
    clock.now = now + 30 * 60_000;
    expect(await left('6407')).toBe(1_500);
    clock.now = now;
  });

  it('are refused to an order when others have the room', async () => {
    await hold('6403-20261120T2100', 1_400);
    expect(await keep('orders', '6403-20261120T2100', 200, 'cart-4')).toMatchObject({
      status: 409,
      body: { errorCode: 'WINDOW_FULL' },
    });
  });

  it('are held no longer than they take orders', async () => {
    const { body } = await hold('6401-20261120T1900', 1);
    expect(body.expiresAt).toBe('2026-11-20T16:30:00.000Z');
    clock.now = Date.parse('2026-11-20T16:50:00Z');
    expect((await hold('6401-20261120T1900', 1)).body.expiresAt).toBe('2026-11-20T17:00:00.000Z');
    clock.now = now;
  });

  it('follow the club’s plan of now', async () => {
    const plan = (club: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `/operations/clubs/${club}`, headers, payload });
    expect((await plan('6408', { leadMinutes: 400, windowLitres: 9, holdMinutes: 1 })).statusCode).toBe(204);
    expect((await hold('6408-20261120T1900', 1)).body).toMatchObject({ errorCode: 'WINDOW_CLOSED' });
    expect((await hold('6408-20261120T2300', 10)).body).toMatchObject({ errorCode: 'WINDOW_FULL' });
    expect((await hold('6408-20261120T2300', 9)).body).toMatchObject({ expiresAt: '2026-11-20T16:01:00.000Z' });
    const closedUntil = '2026-11-21T00:00:00Z';
    expect((await plan('6408', { closedUntil })).statusCode).toBe(204);
    expect((await hold('6408-20261120T2300', 9)).body).toMatchObject({ errorCode: 'WINDOW_CLOSED' });
    expect((await plan('6408', { closedUntil: null })).statusCode).toBe(204);
    expect((await hold('6408-20261120T2300', 0)).status).toBe(200);
    expect((await plan('9999', {})).statusCode).toBe(404);
    expect((await plan('6408', { cutOff: '25:00' })).statusCode).toBe(400);
  });

  it('that closed are not held', async () => {
    expect(await hold('6401-20261120T1500', 1)).toMatchObject({ status: 409, body: { errorCode: 'WINDOW_CLOSED' } });
  });

  it.each([
    ['no club', { club: undefined }, 400, 'BAD_REQUEST'],
    ['no goods', { details: [] }, 400, 'BAD_REQUEST'],
    ['a day without a time', { dateTime: '2026-11-20' }, 400, 'BAD_REQUEST'],
    ['an unknown way', { deliveryType: 'DRONE' }, 400, 'BAD_REQUEST'],
    ['a club that brings nothing', { club: '6702' }, 404, 'UNKNOWN_CLUB'],
  ])('are not told for %s', async (_what, change, status, errorCode) => {
    const refused = await post('/delivery-windows', { ...request('6401'), ...change });
    expect(refused).toMatchObject({ status, body: { errorCode } });
  });
});

describe('a call without the key', () => {
  const window = '/delivery-windows/holds/cart-1';
  it.each([
    ['POST', '/fulfillment-clubs'],
    ['POST', '/delivery-windows'],
    ['POST', '/delivery-windows/one'],
    ['PUT', window],
    ['DELETE', window],
    ['PUT', window.replace('holds', 'orders')],
    ['DELETE', window.replace('holds', 'orders')],
    ['PATCH', '/operations/clubs/6401'],
  ] as const)('is refused: %s %s', async (method, url) => {
    for (const given of [{}, { 'x-api-key': 'wrong' }]) {
      const answer = await app.inject({ method, url, headers: given });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
    }
  });
});
