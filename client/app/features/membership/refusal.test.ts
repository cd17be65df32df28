import { describe, expect, it } from 'vitest';
import type { IneligibilityReasonName } from '../../apollo/schema-types.gen.ts';
import { actionOf } from './membership-action.ts';
import { refusalOf } from './refusal.ts';

const member = (...reasons: { name: IneligibilityReasonName; code: number }[]) => ({
  marketCode: 'CR',
  membership: { expiresOn: '2027-06-23', eligibility: { reasons } },
});

describe('what keeps a member from renewing or upgrading', () => {
  it('is nothing when the graph says yes', () => {
    expect(refusalOf(member(), 'CR')).toBeUndefined();
  });

  it('is the first of the reasons, with what its words need', () => {
    const status = { name: 'STATUS', code: 80002 } as const;
    const expiry = { name: 'EXPIRY', code: 80005 } as const;
    expect(refusalOf(member(status, expiry), 'CR')).toEqual({ type: 'STATUS', code: 80002 });
    expect(refusalOf(member(expiry), 'CR')).toEqual({ type: 'EXPIRY', code: 80005, expiresOn: '2027-06-23' });
  });

  it('is the country first, whatever the club says (MEMBERSHIP-33)', () => {
    expect(refusalOf(member({ name: 'TYPE', code: 110003 }), 'JM')).toEqual({ type: 'COUNTRY', marketCode: 'CR' });
    expect(refusalOf(member(), 'JM')).toEqual({ type: 'COUNTRY', marketCode: 'CR' });
  });

  it('is the shop’s own without a member, and without a membership', () => {
    expect(refusalOf(null, 'CR')).toEqual({ type: 'UNAUTHORISED' });
    expect(refusalOf({ marketCode: 'CR', membership: null }, 'CR')).toEqual({ type: 'API' });
  });
});

it('only the pages before a purchase are checked (MEMBERSHIP-30)', () => {
  expect(actionOf('renew-checkout')).toBe('renewal');
  expect(actionOf('upgrade-welcome')).toBe('upgrade');
  for (const pageId of ['renew-thank-you', 'my-account', undefined] as const) expect(actionOf(pageId)).toBeUndefined();
});
