import { describe, expect, it } from 'vitest';
import { type Caller, signCaller, UnsignedCallerError, verifyCaller } from './caller.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const caller: Caller = {
  identity: { kind: 'member', subject: 'ana', membershipNumber: '64010000010001' },
  market: 'CR',
  language: 'es',
  requestId: 'request-1',
};

const body = '{"query":"{ cart { id } }"}';
const request = { audience: 'cart', body, secret, now: 0 };

describe('signCaller and verifyCaller', () => {
  it('returns the signed caller', () => {
    expect(verifyCaller(signCaller(caller, request), { ...request, body: Buffer.from(body) })).toEqual(caller);
  });

  it.each([
    ['no header', undefined, {}],
    ['another audience', signCaller(caller, request), { audience: 'orders' }],
    ['another secret', signCaller(caller, request), { secret: `${secret}!` }],
    ['an expired signature', signCaller(caller, request), { now: 62_000 }],
    ['another body', signCaller(caller, request), { body: body.replace('id', 'version') }],
    ['an empty body', signCaller(caller, request), { body: '' }],
    ['a modified payload', `x${signCaller(caller, request)}`, {}],
    ['a truncated signature', signCaller(caller, request).slice(0, -4), {}],
  ])('rejects %s', (_name, header, change) => {
    expect(() => verifyCaller(header, { ...request, ...change })).toThrow(UnsignedCallerError);
  });
});
