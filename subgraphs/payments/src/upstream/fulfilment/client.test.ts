import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { expect, it } from 'vitest';
import { RefusedError } from '../../domain/refused-error.ts';
import { createFulfilmentUpstream } from './client.ts';

const window = { id: '6401-20261121T1430', start: new Date('2026-11-21T20:30:00Z'), volumeLitres: 12.5 };

it('reserves a window under the cart’s id, and releases it', async () => {
  const calls: unknown[] = [];
  const service = createFulfilmentUpstream({ json: async (...call) => void calls.push(call) });
  await service.reserveWindow('cart/1', window);
  await service.releaseWindow('cart/1');
  expect(calls).toEqual([
    ['/delivery-windows/orders/cart%2F1', { method: 'PUT', body: { windowId: window.id, volume: 12.5 } }],
    ['/delivery-windows/orders/cart%2F1', { method: 'DELETE' }],
  ]);
});

it.each([
  [409, 'WINDOW_FULL', RefusedError],
  [409, 'WINDOW_CLOSED', RefusedError],
  [409, 'SOMETHING', RefusedError],
  [400, 'SOMETHING', RefusedError],
  [429, 'SOMETHING', UpstreamError],
  [503, 'WINDOW_FULL', UpstreamError],
])('maps %i %s to its own error', async (status, errorCode, expected) => {
  const error = new UpstreamError('fulfilment', status, { errorCode }, false);
  const service = createFulfilmentUpstream({ json: () => Promise.reject(error) });
  await expect(service.reserveWindow('cart', window)).rejects.toThrow(expected);
});
