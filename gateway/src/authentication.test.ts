import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { toIdentity } from './authentication.ts';

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
