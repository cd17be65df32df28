import { randomUUID } from 'node:crypto';
import { encodePlusCode } from '@tarima/markets/plus-code';
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
  const response = await app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() };
};
const request = (club: string, volume = 10, quantity = 1) => ({
  club,
  dateTime: new Date(now).toISOString(),
  deliveryType: 'SAME_DAY',
  details: [{ product_code: '110101-1', storage_type: 'DRY', quantity, volume }],
});
const put = async (kind: 'holds' | 'orders', windowId: string, volume: number, reference: string) => {
  const response = await app.inject({
    method: 'PUT',
    url: `/delivery-windows/${kind}/${reference}`,
    headers,
    payload: { windowId, volume },
  });
  return { status: response.statusCode, body: response.json() };
};
const hold = (windowId: string, volume: number, reference: string = randomUUID()) =>
  put('holds', windowId, volume, reference);
const release = (reference: string) =>
  app.inject({ method: 'DELETE', url: `/delivery-windows/holds/${reference}`, headers });
const getCapacityLeft = async (club: string) =>
  (await post('/delivery-windows', request(club))).body.windows[0].capacityLeft;

describe('POST /fulfillment-clubs', () => {
  it('returns the clubs that deliver, nearest first', async () => {
    const { body } = await post('/fulfillment-clubs', { plusCode: encodePlusCode(9.9325, -84.0796) });
    expect(body.locations).toEqual([
      { code: '6402', distance: 3 },
      { code: '6407', distance: 3.1 },
      { code: '6401', distance: 7.1 },
    ]);
  });

  it('returns no club outside the coverage of all clubs', async () => {
    expect((await post('/fulfillment-clubs', { plusCode: encodePlusCode(8.54, -83.57) })).body).toEqual({
      locations: [],
    });
  });

  it('returns each club that sells online for its own location', async () => {
    for (const { key, plusCode } of clubs.filter(({ ecommerceEnabled }) => ecommerceEnabled)) {
      const { body } = await post('/fulfillment-clubs', { plusCode });
      expect(body.locations[0]).toEqual({ code: key, distance: 0 });
    }
  });

  it.each(['', 'WVR4+RG San José', '766CWVR4+', '766CWVR4RG', '766CWVR4+RA', 'XX6CWVR4+RG'])(
    'rejects %j',
    async (plusCode) => {
      expect(await post('/fulfillment-clubs', { plusCode })).toMatchObject({
        status: 400,
        body: { errorCode: 'BAD_PLUS_CODE' },
      });
    },
  );
});

describe('delivery windows', () => {
  it('have a start, an end, a time zone and a remaining capacity', async () => {
    const { body } = await post('/delivery-windows', request('6401'));
    expect(body.windows[0]).toEqual({
      id: '6401-20261120T1900',
      start: '2026-11-20T19:00:00.000Z',
      end: '2026-11-20T21:00:00.000Z',
      zone: 'America/Costa_Rica',
      capacityLeft: 1_500,
    });
  });

  it('reject a hold beyond their capacity, and the earliest window with capacity is returned', async () => {
    expect((await hold('6402-20261120T1900', 1_495)).status).toBe(200);
    expect(await hold('6402-20261120T1900', 6)).toMatchObject({ status: 409, body: { errorCode: 'WINDOW_FULL' } });
    expect((await post('/delivery-windows', request('6402'))).body.windows[0].capacityLeft).toBe(5);
    const [one] = (await post('/delivery-windows/one', request('6402', 3, 2))).body.windows;
    expect(one.id).toBe('6402-20261120T2100');
    expect((await post('/delivery-windows/one', request('6402', 2_000))).body.windows).toEqual([]);
  });

  it('grant the last capacity to only one of two carts', async () => {
    const responses = await Promise.all([hold('6403-20261120T1900', 900), hold('6403-20261120T1900', 900)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('have one hold per cart, which can be released', async () => {
    await hold('6404-20261120T1900', 500, 'cart-1');
    await hold('6404-20261120T1900', 600, 'cart-1');
    expect(await getCapacityLeft('6404')).toBe(900);
    expect((await release('cart-1')).statusCode).toBe(204);
    expect(await getCapacityLeft('6404')).toBe(1_500);
    expect((await release('cart-1')).statusCode).toBe(204);
  });

  it('regain capacity when a hold expires', async () => {
    await hold('6405-20261120T2100', 1_500);
    const getCapacity = async () => (await post('/delivery-windows', request('6405'))).body.windows[1].capacityLeft;
    expect(await getCapacity()).toBe(0);
    clock.now = now + 30 * 60_000;
    expect(await getCapacity()).toBe(1_500);
    clock.now = now;
  });

  it("count a cart's own hold as available to it", async () => {
    await hold('6406-20261120T1900', 1_000, 'cart-2');
    const cartRequest = { ...request('6406', 1_200), reference: 'cart-2' };
    expect((await post('/delivery-windows', cartRequest)).body.windows[0].capacityLeft).toBe(1_500);
    expect((await hold('6406-20261120T1900', 1_200, 'cart-2')).status).toBe(200);
    expect(await getCapacityLeft('6406')).toBe(300);
  });

  it("keep the hold of an order after expiry and release of the cart's hold, until the order is cancelled (DELIVERY-94)", async () => {
    const window = '6407-20261120T1900';
    await hold(window, 400, 'cart-3');
    for (let times = 0; times < 2; times += 1) {
      expect(await put('orders', window, 500, 'cart-3')).toMatchObject({ status: 200, body: { expiresAt: null } });
    }
    expect(await hold('6407-20261120T2100', 1, 'cart-3')).toMatchObject({
      status: 409,
      body: { errorCode: 'ORDERED' },
    });
    await release('cart-3');
    clock.now = now + 30 * 60_000;
    expect(await getCapacityLeft('6407')).toBe(1_000);
    clock.now = now;
    await app.inject({ method: 'DELETE', url: '/delivery-windows/orders/cart-3', headers });
    expect(await getCapacityLeft('6407')).toBe(1_000);
    clock.now = now + 30 * 60_000;
    expect(await getCapacityLeft('6407')).toBe(1_500);
    clock.now = now;
  });

  it('reject an order when other carts hold the capacity', async () => {
    await hold('6403-20261120T2100', 1_400);
    expect(await put('orders', '6403-20261120T2100', 200, 'cart-4')).toMatchObject({
      status: 409,
      body: { errorCode: 'WINDOW_FULL' },
    });
  });

  it('hold capacity no longer than they accept orders', async () => {
    const { body } = await hold('6401-20261120T1900', 1);
    expect(body.expiresAt).toBe('2026-11-20T16:30:00.000Z');
    clock.now = Date.parse('2026-11-20T16:50:00Z');
    expect((await hold('6401-20261120T1900', 1)).body.expiresAt).toBe('2026-11-20T17:00:00.000Z');
    clock.now = now;
  });

  it('apply a changed delivery plan immediately', async () => {
    const patchPlan = (club: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `/operations/clubs/${club}`, headers, payload });
    expect((await patchPlan('6408', { leadMinutes: 400, windowLitres: 9, holdMinutes: 1 })).statusCode).toBe(204);
    expect((await hold('6408-20261120T1900', 1)).body).toMatchObject({ errorCode: 'WINDOW_CLOSED' });
    expect((await hold('6408-20261120T2300', 10)).body).toMatchObject({ errorCode: 'WINDOW_FULL' });
    expect((await hold('6408-20261120T2300', 9)).body).toMatchObject({ expiresAt: '2026-11-20T16:01:00.000Z' });
    const closedUntil = '2026-11-21T00:00:00Z';
    expect((await patchPlan('6408', { closedUntil })).statusCode).toBe(204);
    expect((await hold('6408-20261120T2300', 9)).body).toMatchObject({ errorCode: 'WINDOW_CLOSED' });
    expect((await patchPlan('6408', { closedUntil: null })).statusCode).toBe(204);
    expect((await hold('6408-20261120T2300', 0)).status).toBe(200);
    expect((await patchPlan('9999', {})).statusCode).toBe(404);
    expect((await patchPlan('6408', { cutOff: '25:00' })).statusCode).toBe(400);
  });

  it('reject a hold after they close', async () => {
    expect(await hold('6401-20261120T1500', 1)).toMatchObject({ status: 409, body: { errorCode: 'WINDOW_CLOSED' } });
  });

  it.each([
    ['no club', { club: undefined }, 400, 'BAD_REQUEST'],
    ['no items', { details: [] }, 400, 'BAD_REQUEST'],
    ['a day without a time', { dateTime: '2026-11-20' }, 400, 'BAD_REQUEST'],
    ['an unknown delivery type', { deliveryType: 'DRONE' }, 400, 'BAD_REQUEST'],
    ['a club that does not deliver', { club: '6702' }, 404, 'UNKNOWN_CLUB'],
  ])('are not returned for %s', async (_what, change, status, errorCode) => {
    const rejected = await post('/delivery-windows', { ...request('6401'), ...change });
    expect(rejected).toMatchObject({ status, body: { errorCode } });
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
    for (const headers of [{}, { 'x-api-key': 'wrong' }]) {
      const response = await app.inject({ method, url, headers: headers });
      expect([response.statusCode, response.json().errorCode]).toEqual([401, 'UNAUTHORIZED']);
    }
  });
});
