import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { createCustomer } from '../testing/customer.ts';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const card = { memberClub: '6401', memberAccount: '104512', memberCard: '0001' };
const newEmail = 'nueva@example.com';

const request = (email: string, identity: Caller['identity'] = ana) =>
  fixture.service.execute(
    identity,
    `mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) {
      __typename ... on RequestEmailChangeSuccess { email } ... on UserError { code message }
    } }`,
    { input: { email } },
  );
const confirm = (code = '123 456', identity: Caller['identity'] = ana) =>
  fixture.service.execute(
    identity,
    `mutation ($input: ConfirmEmailChangeInput!) { confirmEmailChange(input: $input) {
      __typename ... on ConfirmEmailChangeSuccess { member { id email } } ... on UserError { code message }
    } }`,
    { input: { code } },
  );
const listReceived = () => fixture.upstreams.onboarding.received;
const readProfile = () => fixture.upstreams.customers.get(anaNumber)?.email;

describe('requestEmailChange', () => {
  it('asks the identity provider for a code to the new address, and changes nothing (ACCOUNT-292)', async () => {
    expect((await request(' Nueva@Example.com ')).data.requestEmailChange).toEqual({
      __typename: 'RequestEmailChangeSuccess',
      email: newEmail,
    });
    expect(listReceived()).toEqual([
      { path: 'email-change', body: { ...card, newEmail, language: 'en', isUsedElsewhere: false } },
    ]);
    expect(readProfile()).toBe('ana@tarima.test');
  });

  it('has the same result for an address that another profile has, and tells the provider (ACCOUNT-296)', async () => {
    const other = { ...createCustomer(), key: '64011045120099', email: 'Nueva@Example.com' };
    fixture.upstreams.customers.set(other.key, other);
    expect((await request(newEmail)).data.requestEmailChange).toEqual({
      __typename: 'RequestEmailChangeSuccess',
      email: newEmail,
    });
    expect(listReceived()).toMatchObject([{ body: { isUsedElsewhere: true } }]);
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS', 'EMAIL_CODE_LIMIT'],
    [503, '', 'EMAIL_CODE_NOT_SENT'],
  ])('returns the failure for %i %s: %s (ACCOUNT-294, ACCOUNT-298)', async (status, errorCode, code) => {
    fixture.upstreams.onboarding.emailChange = { status, errorCode };
    expect((await request(newEmail)).data.requestEmailChange).toMatchObject({
      code,
      message: expect.stringContaining('email hasn’t changed'),
    });
    expect(readProfile()).toBe('ana@tarima.test');
  });

  it('refuses an invalid address without a call', async () => {
    expect((await request('nueva@')).data.requestEmailChange).toMatchObject({ code: 'INVALID_EMAIL' });
    expect(listReceived()).toEqual([]);
  });

  it('sends no code while the commerce platform cannot say who has the address (ACCOUNT-298)', async () => {
    fixture.upstreams.down.add('commerce');
    // The profile of the member cannot be read either.
    expect((await request(newEmail)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(listReceived()).toEqual([]);
  });

  it('requires a signed-in member with a profile and an account (ACCOUNT-299)', async () => {
    const partner: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['cart:write'] };
    for (const identity of [guest, marcus, partner]) {
      expect((await request(newEmail, identity)).codes).toEqual(['UNAUTHENTICATED']);
      expect((await confirm('123456', identity)).codes).toEqual(['UNAUTHENTICATED']);
    }
    expect(listReceived()).toEqual([]);
    fixture.upstreams.onboarding.emailChange = { status: 404, errorCode: 'IDENTITY_NOT_FOUND' };
    expect((await request(newEmail)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('confirmEmailChange', () => {
  it('changes the profile to the address of the account (ACCOUNT-292)', async () => {
    expect((await confirm()).data.confirmEmailChange).toEqual({
      __typename: 'ConfirmEmailChangeSuccess',
      member: { id: 'sub-ana', email: newEmail },
    });
    expect(listReceived()).toEqual([{ path: 'email-confirmation', body: { ...card, code: '123456', language: 'en' } }]);
    expect(readProfile()).toBe(newEmail);
  });

  it('can be repeated when the profile could not be changed (ACCOUNT-297)', async () => {
    fixture.upstreams.beforeUpdate = () => {
      throw new Error('The platform fails.');
    };
    expect((await confirm()).data.confirmEmailChange).toMatchObject({ code: 'EMAIL_CHANGE_INCOMPLETE' });
    expect(readProfile()).toBe('ana@tarima.test');
    fixture.upstreams.beforeUpdate = () => undefined;
    expect((await confirm()).data.confirmEmailChange).toMatchObject({ member: { email: newEmail } });
    expect((await confirm()).data.confirmEmailChange).toMatchObject({ member: { email: newEmail } });
    expect(readProfile()).toBe(newEmail);
  });

  it('that was left half-way is completed when the member enters the same address again (ACCOUNT-297)', async () => {
    fixture.upstreams.onboarding.emailChange = { status: 409, errorCode: 'EMAIL_UNCHANGED' };
    expect((await request(newEmail)).data.requestEmailChange).toMatchObject({ code: 'EMAIL_UNCHANGED' });
    expect(readProfile()).toBe(newEmail);
  });

  it.each([
    [404, 'CODE_UNKNOWN', 'EMAIL_CODE_WRONG'],
    [400, 'IDENTITY_BAD_REQUEST', 'EMAIL_CODE_WRONG'],
    [410, 'CODE_EXPIRED', 'EMAIL_CODE_EXPIRED'],
    [409, 'IDENTITY_EXISTS', 'EMAIL_USED'],
    [503, '', 'EMAIL_CHANGE_NOT_CONFIRMED'],
  ])('returns the failure for %i %s: %s (ACCOUNT-293, ACCOUNT-298)', async (status, errorCode, code) => {
    fixture.upstreams.onboarding.emailConfirmation = { status, errorCode, email: newEmail };
    expect((await confirm()).data.confirmEmailChange).toMatchObject({ code, message: expect.stringMatching(/./) });
    expect(readProfile()).toBe('ana@tarima.test');
  });

  it('refuses an empty code without a call, and signs out an account that no longer exists', async () => {
    expect((await confirm('  ')).data.confirmEmailChange).toMatchObject({ code: 'EMAIL_CODE_WRONG' });
    expect(listReceived()).toEqual([]);
    const deleted = { status: 404, errorCode: 'IDENTITY_NOT_FOUND', email: '' };
    fixture.upstreams.onboarding.emailConfirmation = deleted;
    expect((await confirm()).codes).toEqual(['UNAUTHENTICATED']);
  });
});
