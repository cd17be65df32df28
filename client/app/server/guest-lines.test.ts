import { describe, expect, it, vi } from 'vitest';
import type { GraphRequest } from './graph.ts';
import { createHasGuestLines } from './guest-lines.ts';

const guest = {
  viewer: { kind: 'guest', guestId: 'g', bearer: 'guest-token' },
  requestId: 'r1',
  clientIp: '203.0.113.7',
} as const;

function setUp(respond: (request: GraphRequest) => Promise<object>) {
  const warn = vi.fn();
  const requests: GraphRequest[] = [];
  const hasGuestLines = createHasGuestLines({
    graph: async (request) => {
      requests.push(request);
      return { status: 200, body: JSON.stringify(await respond(request)) };
    },
    logger: { warn },
    timeoutMs: 50,
  });
  return { hasGuestLines, warn, requests };
}

describe('hasGuestLines', () => {
  it.each([
    ['no cart', null, [], false],
    ['an empty cart', { id: 'c', lines: [] }, [], false],
    ['lines in the market of the request', { id: 'c', lines: [{ id: 'l' }] }, [], true],
    ['lines in another market only', null, [{ marketCode: 'JM' }], true],
  ])('is right for a guest with %s (MERGE-7)', async (_with, cart, cartsInOtherMarkets, expected) => {
    const { hasGuestLines, requests } = setUp(async () => ({ data: { cart, cartsInOtherMarkets } }));
    expect(await hasGuestLines(guest)).toBe(expected);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer guest-token',
      'x-forwarded-for': '203.0.113.7',
    });
  });

  it.each([
    ['the cart service is down', async () => ({ data: null, errors: [{ message: 'x' }] }), 1],
    ['the graph fails', () => Promise.reject(new Error('no response')), 1],
    ['the graph does not respond in time', () => new Promise<object>(() => undefined), 0],
  ])('is true while %s, so that the cart is kept (MERGE-7)', async (_when, respond, warnings) => {
    const { hasGuestLines, warn } = setUp(respond);
    expect(await hasGuestLines(guest)).toBe(true);
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});
