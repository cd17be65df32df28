import type { HttpCall } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { describe, expect, it } from 'vitest';
import type { WindowRequest } from '../../domain/delivery-window.ts';
import { createFulfilment } from './client.ts';

const calls: [path: string, call: HttpCall | undefined][] = [];
const respondWith = (response: unknown) =>
  createFulfilment({
    async json(path, call) {
      calls.push([path, call]);
      if (response instanceof Error) throw response;
      return response;
    },
  });
const failWith = (status: number, errorCode: string) =>
  respondWith(new UpstreamError('fulfilment', status, { errorCode }, false));
const request: WindowRequest = {
  cartId: 'cart-1',
  chosenWindowId: null,
  clubKey: '6401',
  earliestStart: new Date('2026-11-20T17:00:00Z'),
  type: 'NEXT_DAY',
  items: [{ sku: '110101-1', storageType: 'DRY', quantity: 2, volumeLitres: 4.5 }],
};
const window = {
  id: '6401-20261121T1430',
  start: '2026-11-21T14:30:00.000Z',
  end: '2026-11-21T16:30:00.000Z',
  zone: 'America/Costa_Rica',
  capacityLeft: 1_500,
};

describe('the fulfilment service', () => {
  it('lists windows for the items to deliver (DELIVERY-67, DELIVERY-68, DELIVERY-76)', async () => {
    const { zone: timeZone, capacityLeft: availableCapacityLitres, ...times } = window;
    expect(await respondWith({ windows: [window] }).listWindows(request, false)).toEqual([
      { ...times, timeZone, availableCapacityLitres },
    ]);
    expect(calls.at(-1)).toEqual([
      '/delivery-windows',
      {
        method: 'POST',
        body: {
          club: '6401',
          dateTime: '2026-11-20T17:00:00.000Z',
          deliveryType: 'NEXT_DAY',
          details: [{ product_code: '110101-1', storage_type: 'DRY', quantity: 2, volume: 4.5 }],
          reference: 'cart-1',
        },
      },
    ]);
    await respondWith({ windows: [] }).listWindows(request, true);
    expect(calls.at(-1)?.[0]).toBe('/delivery-windows/one');
  });

  it('finds clubs with their distances', async () => {
    const service = respondWith({ locations: [{ code: '6401', distance: 4.2 }] });
    expect(await service.findFulfillmentClubs('66XQWWMC+25')).toEqual([{ key: '6401', distanceKm: 4.2 }]);
  });

  it('returns when a hold expires, null without capacity, and throws any other error (DELIVERY-91)', async () => {
    const expiresAt = '2026-11-20T17:30:00.000Z';
    expect(await respondWith({ window, expiresAt }).holdCapacity('cart', window.id, 9)).toBe(expiresAt);
    expect(await failWith(409, 'WINDOW_FULL').holdCapacity('cart', window.id, 9)).toBeNull();
    expect(await failWith(409, 'WINDOW_CLOSED').holdCapacity('cart', window.id, 9)).toBeNull();
    await expect(failWith(409, 'SOMETHING').holdCapacity('cart', window.id, 9)).rejects.toThrow(UpstreamError);
  });

  it('fails with `UPSTREAM_UNAVAILABLE` when the service is down', async () => {
    const down = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    await expect(failWith(503, '').listWindows(request, false)).rejects.toMatchObject(down);
    await expect(failWith(0, '').releaseCapacity('cart')).rejects.toMatchObject(down);
    await expect(failWith(400, 'BAD_PLUS_CODE').findFulfillmentClubs('?')).rejects.toThrow(UpstreamError);
  });

  it('rejects a response of another shape', async () => {
    await expect(respondWith({ windows: [{ id: 'w' }] }).listWindows(request, false)).rejects.toThrow();
  });
});
