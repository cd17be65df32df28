import { describe, expect, it } from 'vitest';
import { type Caller, signCaller, UnsignedCallerError, verifyCaller } from './caller.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const caller: Caller = {
  identity: { kind: 'member', subject: 'ana', membershipNumber: '64010000010001' },
  market: 'CR',
  language: 'es',
  requestId: 'request-1',
};

describe('the signed caller', () => {
  it('comes back as it was signed', () => {
    expect(verifyCaller(signCaller(caller, 'cart', secret), 'cart', secret)).toEqual(caller);
  });

  it.each([
    ['no header', undefined, 'cart', secret, 0],
    ['another audience', signCaller(caller, 'cart', secret, 0), 'orders', secret, 0],
    ['another secret', signCaller(caller, 'cart', secret, 0), 'cart', `${secret}!`, 0],
    ['an old signature', signCaller(caller, 'cart', secret, 0), 'cart', secret, 62_000],
    ['a changed payload', `x${signCaller(caller, 'cart', secret, 0)}`, 'cart', secret, 0],
    ['a cut signature', signCaller(caller, 'cart', secret, 0).slice(0, -4), 'cart', secret, 0],
  ])('refuses %s', (_what, header, audience, key, now) => {
    expect(() => verifyCaller(header, audience, key, now)).toThrow(UnsignedCallerError);
  });
});
