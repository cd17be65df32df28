import type { HttpCall } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { describe, expect, it } from 'vitest';
import type { WindowRequest } from '../../domain/delivery-window.ts';
import { createFulfilment } from './client.ts';

const calls: [path: string, call: HttpCall | undefined][] = [];
const answering = (answer: unknown) =>
  createFulfilment({
    async json(path, call) {
      calls.push([path, call]);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
const refusing = (status: number, errorCode: string) =>
  answering(new UpstreamError('fulfilment', status, { errorCode }, false));
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
  it('is asked for windows with what is to be delivered (DELIVERY-67, DELIVERY-68, DELIVERY-76)', async () => {
    expect(await answering({ windows: [window] }).listWindows(request, false)).toEqual([window]);
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
    await answering({ windows: [] }).listWindows(request, true);
    expect(calls.at(-1)?.[0]).toBe('/delivery-windows/one');
  });

  it('tells clubs with kilometres', async () => {
    const service = answering({ locations: [{ code: '6401', distance: 4.2 }] });
    expect(await service.findFulfillmentClubs('66XQWWMC+25')).toEqual([{ key: '6401', distanceKm: 4.2 }]);
  });

  it('holds a window or has no room; anything else is a fault (DELIVERY-91)', async () => {
    const expiresAt = '2026-11-20T17:30:00.000Z';
    expect(await answering({ window, expiresAt }).holdCapacity('cart', window.id, 9)).toBe(expiresAt);
    expect(await refusing(409, 'WINDOW_FULL').holdCapacity('cart', window.id, 9)).toBeNull();
    expect(await refusing(409, 'WINDOW_CLOSED').holdCapacity('cart', window.id, 9)).toBeNull();
    await expect(refusing(409, 'SOMETHING').holdCapacity('cart', window.id, 9)).rejects.toThrow(UpstreamError);
  });

  it('is told to be down when it does not answer', async () => {
    const down = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    await expect(refusing(503, '').listWindows(request, false)).rejects.toMatchObject(down);
    await expect(refusing(0, '').releaseCapacity('cart')).rejects.toMatchObject(down);
    await expect(refusing(400, 'BAD_PLUS_CODE').findFulfillmentClubs('?')).rejects.toThrow(UpstreamError);
  });

  it('does not believe an answer of another shape', async () => {
    await expect(answering({ windows: [{ id: 'w' }] }).listWindows(request, false)).rejects.toThrow();
  });
});
