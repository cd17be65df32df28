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

const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const request = (club: string, volume = 10, quantity = 1) => ({
  club,
  dateTime: new Date(now).toISOString(),
  deliveryType: 'SAME_DAY',
  details: [{ product_code: '110101-1', storage_type: 'DRY', quantity, volume }],
});
const hold = async (windowId: string, volume: number, reference: string = randomUUID()) => {
  const answer = await app.inject({
    method: 'PUT',
    url: `/delivery-windows/holds/${reference}`,
    payload: { windowId, volume },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const release = (reference: string) => app.inject({ method: 'DELETE', url: `/delivery-windows/holds/${reference}` });
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
    clock.now = now + env.FULFILMENT_HOLD_MINUTES * 60_000;
    expect(await room()).toBe(1_500);
    clock.now = now;
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
