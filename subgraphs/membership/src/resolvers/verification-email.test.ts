import type { Caller } from '@tarima/service-kit/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOnboardingScenario, newNumber } from '../testing/onboarding-scenario.ts';
import { guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const { findReceived, addEntry } = createOnboardingScenario(fixture);

const resend = async (membershipNumber: string, email: string, identity: Caller['identity'] = guest) =>
  (
    await fixture.service.execute(
      identity,
      `mutation ($input: ResendVerificationEmailInput!) { resendVerificationEmail(input: $input) {
        __typename ... on ResendVerificationEmailSuccess { email } ... on UserError { code }
      } }`,
      { input: { membershipNumber, email } },
    )
  ).data.resendVerificationEmail;
const verify = async (code = 'code') =>
  (
    await fixture.service.execute(
      guest,
      `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) {
        __typename ... on VerifyEmailSuccess { wasVerified } ... on UserError { code }
      } }`,
      { input: { membershipNumber: newNumber, code } },
    )
  ).data.verifyEmail;

describe('resendVerificationEmail', () => {
  it('has the same result for every membership and email (MEMBERSHIP-205)', async () => {
    expect(await resend(newNumber, 'maria@example.com')).toMatchObject({ email: 'maria@example.com' });
    fixture.upstreams.onboarding.mail = { status: 404, errorCode: 'IDENTITY_NOT_FOUND' };
    expect(await resend(newNumber, 'nobody@example.com')).toMatchObject({
      __typename: 'ResendVerificationEmailSuccess',
    });
    expect(await resend('1', 'nobody@example.com')).toMatchObject({ __typename: 'ResendVerificationEmailSuccess' });
  });

  it('returns MO-500 while the identity provider is down', async () => {
    fixture.upstreams.down.add('identity');
    expect(await resend(newNumber, 'maria@example.com')).toMatchObject({ code: 'MO-500' });
  });
});

describe('verifyEmail', () => {
  beforeEach(() => {
    addEntry();
  });

  it('checks the code with club, account and card, and creates the profile (MEMBERSHIP-93, MEMBERSHIP-206)', async () => {
    expect(await verify()).toEqual({ __typename: 'VerifyEmailSuccess', wasVerified: false });
    expect(findReceived('code')).toEqual([
      { memberClub: '6401', memberAccount: '000009', memberCard: '0001', code: 'code' },
    ]);
    expect(fixture.upstreams.customers.get(newNumber)).toMatchObject({
      email: 'maria@example.com',
      firstName: 'María José',
      lastName: 'Solano',
      isEmailVerified: true,
      custom: { fields: { country: 'CR' } },
    });
    const me = await fixture.service.execute(
      { kind: 'member', subject: 's', membershipNumber: newNumber },
      '{ me { firstName } }',
    );
    expect(me.data.me).toEqual({ firstName: 'María José' });
  });

  it('returns that the address is verified when the link is opened twice, and changes no profile (MEMBERSHIP-206)', async () => {
    fixture.upstreams.onboarding.code = { status: 409, errorCode: 'CODE_USED' };
    await verify();
    const before = structuredClone(fixture.upstreams.customers.get(newNumber));
    expect(await verify()).toEqual({ __typename: 'VerifyEmailSuccess', wasVerified: true });
    expect(fixture.upstreams.customers.get(newNumber)).toEqual(before);
  });

  it.each([
    [404, 'CODE_UNKNOWN', 'VERIFICATION_CODE_UNKNOWN'],
    [400, 'IDENTITY_BAD_REQUEST', 'VERIFICATION_CODE_UNKNOWN'],
    [410, 'CODE_EXPIRED', 'VERIFICATION_CODE_EXPIRED'],
    [503, '', 'MO-500'],
  ])('returns the failure for %i %s: %s (MEMBERSHIP-93)', async (status, errorCode, code) => {
    fixture.upstreams.onboarding.code = { status, errorCode };
    expect(await verify()).toMatchObject({ code });
  });

  it('can be repeated when the profile could not be created (MEMBERSHIP-206)', async () => {
    fixture.upstreams.down.add('commerce');
    expect(await verify()).toMatchObject({ code: 'MO-500' });
    fixture.upstreams.down.clear();
    fixture.upstreams.onboarding.code = { status: 409, errorCode: 'CODE_USED' };
    expect(await verify()).toMatchObject({ wasVerified: true });
    expect(fixture.upstreams.customers.has(newNumber)).toBe(true);
  });
});
