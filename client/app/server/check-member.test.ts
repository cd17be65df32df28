import { describe, expect, it, vi } from 'vitest';
import { createCheckMember, findRefusal } from './check-member.ts';
import type { GraphRequest } from './graph.ts';

const member = { subject: 's', membershipNumber: '72012208710001', email: 'a@b.test', firstName: 'A', lastName: 'B' };
const checked = { member, bearer: 'token', requestId: 'r1', clientIp: '203.0.113.7' };
const rules = {
  blockedStatuses: ['BLOCKED' as const, 'CANCELLED' as const],
  allowedExpiredStatuses: ['EXPIRED' as const],
};

function setUp(respond: (request: GraphRequest) => Promise<object>, timeoutMs = 1_000) {
  const warn = vi.fn();
  const requests: GraphRequest[] = [];
  const check = createCheckMember({
    graph: async (request) => {
      requests.push(request);
      return { status: 200, body: JSON.stringify(await respond(request)) };
    },
    getRules: () => rules,
    logger: { warn },
    timeoutMs,
  });
  return { check, warn, requests };
}
const me = (membership: object | null) => async () => ({ data: { me: { id: 's', membership } } });

describe('findRefusal', () => {
  it.each([
    ['ACTIVE', [], [], undefined],
    ['ACTIVE', ['EXPIRED'], ['BLOCKED'], undefined],
    ['EXPIRED', ['EXPIRED'], [], undefined],
    ['EXPIRED', [], [], 'EXPIRED'],
    ['EXPIRED', ['EXPIRED'], ['EXPIRED'], 'EXPIRED'],
    ['BLOCKED', [], ['BLOCKED'], 'BLOCKED'],
    ['BLOCKED', ['BLOCKED'], [], undefined],
    ['CANCELLED', [], ['BLOCKED', 'CANCELLED'], 'CANCELLED'],
    ['CARD_INACTIVE', [], ['BLOCKED', 'CANCELLED'], undefined],
    ['CARD_INACTIVE', [], ['CARD_INACTIVE'], 'CARD_INACTIVE'],
  ] as const)(
    'for %s with allowed %j and blocked %j is %s (ACCOUNT-10, ACCOUNT-11)',
    (status, allowedExpiredStatuses, blockedStatuses, expected) => {
      const configured = { allowedExpiredStatuses: [...allowedExpiredStatuses], blockedStatuses: [...blockedStatuses] };
      expect(findRefusal(status, configured)).toBe(expected);
    },
  );
});

describe('checkMember', () => {
  it('reads the status as the member, in the market of the membership', async () => {
    const { check, requests } = setUp(me({ status: 'BLOCKED' }));
    expect(await check(checked)).toBe('BLOCKED');
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token',
      'x-market': 'JM',
      'x-forwarded-for': '203.0.113.7',
    });
  });

  it('refuses a member without a profile or a membership (ACCOUNT-5)', async () => {
    expect(await setUp(async () => ({ data: { me: null } })).check(checked)).toBe('USER_NOT_VALID');
    expect(await setUp(me(null)).check(checked)).toBe('USER_NOT_VALID');
  });

  it.each([
    [
      'the membership API is down',
      async () => ({ data: { me: { id: 's', membership: null } }, errors: [{ message: 'x' }] }),
    ],
    ['the graph fails', () => Promise.reject(new Error('no response'))],
    ['the graph does not respond in time', () => new Promise<object>(() => undefined)],
  ])('lets members sign in while %s, and logs it (ACCOUNT-252)', async (_case, respond) => {
    const { check, warn } = setUp(respond, 50);
    expect(await check(checked)).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
