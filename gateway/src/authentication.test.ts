import { SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ZodError } from 'zod';
import { createAuthentication, toIdentity } from './authentication.ts';

const operator = { sub: 'sofia', client_id: 'tarima-operations', scope: 'operator', name: 'Sofía Rojas' };
const member = { sub: 'ana', client_id: 'tarima-web', membership_number: '64010000010001' };
const partner = { sub: 'partner-demo', client_id: 'partner-demo', scope: 'catalog:read' };

describe('the identity of an access token (ACCOUNT-201)', () => {
  it.each([
    ['an operator', operator, { kind: 'operator', subject: 'sofia', name: 'Sofía Rojas' }],
    ['a member', member, { kind: 'member', subject: 'ana', membershipNumber: '64010000010001' }],
    ['a partner', partner, { kind: 'partner', clientId: 'partner-demo', scopes: ['catalog:read'] }],
    [
      'a scope that only begins like the one of operators',
      { ...partner, scope: 'operator:read operators' },
      { kind: 'partner', clientId: 'partner-demo', scopes: ['operator:read', 'operators'] },
    ],
    [
      'an account without the scope of operators',
      { ...operator, scope: '' },
      { kind: 'partner', clientId: 'tarima-operations', scopes: [] },
    ],
  ])('%s', (_case, payload, identity) => {
    expect(toIdentity(payload)).toEqual(identity);
  });

  it.each([
    ['a partner', { ...partner, scope: 'catalog:read operator' }],
    ['a partner with a name', { ...partner, scope: 'operator', name: 'Partner' }],
    ['a member', { ...member, scope: 'operator', name: 'Ana Mora' }],
    ['an account without a name', { ...operator, name: ' ' }],
    ['no account', { ...operator, sub: '' }],
  ])('refuses the scope operator in the token of %s', (_case, payload) => {
    expect(() => toIdentity(payload)).toThrow(ZodError);
  });
});

describe('guest tokens', () => {
  const options = { issuer: 'https://id.tarima.test', audience: 'https://graph.tarima.test' };
  const guestTokenSecret = 'secret of the guest tokens of this test';
  const sign = (guestId: string, expiry: string) =>
    new SignJWT({ kind: 'guest' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('tarima-shop')
      .setAudience(options.audience)
      .setSubject(guestId)
      .setExpirationTime(expiry)
      .sign(new TextEncoder().encode(guestTokenSecret));
  const create = () => createAuthentication({ ...options, guestTokenSecret });
  const refusal = { status: 401, code: 'INVALID_TOKEN' };
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('verifies the signature of a token once', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const { identify } = create();
    const [one, other] = [await sign('one', '5m'), await sign('other', '5m')];
    for (const bearer of [one, one, other, one]) {
      expect(await identify({ bearer })).toEqual({ kind: 'guest', guestId: bearer === one ? 'one' : 'other' });
    }
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('refuses a verified token from the second at which it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 12) });
    const { identify } = create();
    const bearer = await sign('one', '5m');
    const identity = { kind: 'guest', guestId: 'one' };
    expect(await identify({ bearer })).toEqual(identity);
    vi.setSystemTime(Date.UTC(2026, 10, 27, 12, 5) - 1);
    expect(await identify({ bearer })).toEqual(identity);
    vi.setSystemTime(Date.UTC(2026, 10, 27, 12, 5));
    await expect(identify({ bearer })).rejects.toMatchObject(refusal);
  });

  it('refuses the content of a verified token with another signature', async () => {
    const { identify } = create();
    const bearer = await sign('one', '5m');
    await identify({ bearer });
    const [header, payload] = bearer.split('.');
    const [, , signature] = (await sign('other', '5m')).split('.');
    await expect(identify({ bearer: [header, payload, signature].join('.') })).rejects.toMatchObject(refusal);
  });
});
