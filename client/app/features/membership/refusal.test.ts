import { describe, expect, it } from 'vitest';
import type { IneligibilityReasonName } from '../../apollo/schema-types.gen.ts';
import { findMembershipAction } from './membership-action.ts';
import { findRefusal } from './refusal.ts';

const member = (...reasons: { name: IneligibilityReasonName; code: number }[]) => ({
  marketCode: 'CR',
  membership: { expiresOn: '2027-06-23', eligibility: { reasons, message: null } },
});

describe('findRefusal', () => {
  it('returns undefined for an eligible member', () => {
    expect(findRefusal(member(), 'CR')).toBeUndefined();
  });

  it('returns the first reason, with the data for its message', () => {
    const status = { name: 'STATUS', code: 80002 } as const;
    const expiry = { name: 'EXPIRY', code: 80005 } as const;
    const expiresOn = '2027-06-23';
    expect(findRefusal(member(status, expiry), 'CR')).toEqual({ type: 'STATUS', code: 80002, expiresOn });
    expect(findRefusal(member(expiry), 'CR')).toEqual({ type: 'EXPIRY', code: 80005, expiresOn });
  });

  it('returns the country before any other reason (MEMBERSHIP-33)', () => {
    expect(findRefusal(member({ name: 'TYPE', code: 110003 }), 'JM')).toEqual({ type: 'COUNTRY', marketCode: 'CR' });
    expect(findRefusal(member(), 'JM')).toEqual({ type: 'COUNTRY', marketCode: 'CR' });
  });

  it('returns a reason of the shop without a member or without a membership', () => {
    expect(findRefusal(null, 'CR')).toEqual({ type: 'UNAUTHORISED' });
    expect(findRefusal({ marketCode: 'CR', membership: null }, 'CR')).toEqual({ type: 'API' });
  });
});

it('finds an action only for the pages before a purchase (MEMBERSHIP-30)', () => {
  expect(findMembershipAction('renew-checkout')).toBe('renewal');
  expect(findMembershipAction('upgrade-welcome')).toBe('upgrade');
  for (const pageId of ['renew-thank-you', 'my-account', undefined] as const)
    expect(findMembershipAction(pageId)).toBeUndefined();
});
