import type { Caller } from '@tarima/service-kit/caller';
import { pbkdf2, solveChallenge } from 'altcha/lib';
import { describe, expect, it } from 'vitest';
import { createOnboardingScenario, newNumber } from '../testing/onboarding-scenario.ts';
import { ana, anaNumber, guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const { findReceived, addEntry } = createOnboardingScenario(fixture);

/** A signed-in member, who needs no captcha. */
const member = ana;
const person = {
  membershipNumber: newNumber,
  firstName: 'maría josé',
  lastName: 'Solano',
  email: 'MARIA@Example.com',
  phone: '8811 2233',
  birthDate: '1990-02-14',
  documentNumber: '1-0987-0654',
  password: 'Tarima2026',
};

const createDocument = `mutation ($input: CreateIdentityInput!) { createIdentity(input: $input) {
  __typename
  ... on CreateIdentitySuccess { email isEmailSent }
  ... on InvalidOnboardingDetails { invalidFields }
  ... on PasswordRefused { brokenRules }
  ... on OnboardingCaptchaRequired { challenge { kind challenge } }
  ... on UserError { code message }
} }`;
const create = async (change: object = {}, identity: Caller['identity'] = member) => {
  const { data, codes } = await fixture.service.execute(identity, createDocument, { input: { ...person, ...change } });
  return { result: data?.createIdentity as Record<string, unknown>, codes };
};

describe('createIdentity', () => {
  it('sends the details in the form of the identity API, and the verification mail (MEMBERSHIP-83, MEMBERSHIP-86, MEMBERSHIP-91)', async () => {
    expect((await create()).result).toEqual({
      __typename: 'CreateIdentitySuccess',
      email: 'maria@example.com',
      isEmailSent: true,
    });
    const card = { memberClub: '6401', memberAccount: '000009', memberCard: '0001' };
    expect(findReceived('create')).toEqual([
      {
        ...card,
        firstName: 'María José',
        lastName: 'Solano',
        email: 'maria@example.com',
        phone: '+50688112233',
        birthDate: '1990-02-14',
        officialId: '109870654',
        password: 'Tarima2026',
        ipAddress: '',
      },
    ]);
    expect(findReceived('mail')).toEqual([
      {
        ...card,
        method: 'EMAIL',
        language: 'en',
        src: 'tarima-web',
        messageType: 'EMAIL_VERIFICATION',
        recipient: 'maria@example.com',
        callbackUrl: 'https://shop.test/en-CR/onboarding/email-verify',
      },
    ]);
  });

  it.each(['PENDING', 'VERIFIED', 'APPROVED'] as const)(
    'sends the mail for the status %s (MEMBERSHIP-89)',
    async (status) => {
      fixture.upstreams.onboarding.verificationStatus = status;
      expect((await create()).result).toMatchObject({ __typename: 'CreateIdentitySuccess' });
      expect(findReceived('mail')).toHaveLength(1);
    },
  );

  it('sends no mail for the status REJECTED (MEMBERSHIP-90)', async () => {
    fixture.upstreams.onboarding.verificationStatus = 'REJECTED';
    expect((await create()).result).toMatchObject({ __typename: 'IdentityRejected', code: 'IDENTITY_REJECTED' });
    expect(findReceived('mail')).toEqual([]);
  });

  it.each([
    [200, true],
    [202, true],
    [299, true],
    ...[300, 304, 400, 401, 403, 404, 409, 418, 422, 429, 500, 503, 504].map((status) => [status, false] as const),
  ] as const)(
    'succeeds when the mail has the status %i; it was sent: %s (MEMBERSHIP-92)',
    async (status, isEmailSent) => {
      fixture.upstreams.onboarding.mail = { status };
      expect((await create()).result).toMatchObject({ __typename: 'CreateIdentitySuccess', isEmailSent });
    },
  );

  it.each([
    ['membership', { email: 'other@example.com' }],
    ['email', { membershipId: '64010000090002' }],
  ])('creates nothing when the %s has an identity, and does not tell which (MEMBERSHIP-84)', async (_name, entry) => {
    addEntry(entry);
    expect((await create()).result).toMatchObject({ __typename: 'IdentityExists', code: 'IDENTITY_EXISTS' });
    expect(findReceived('create')).toEqual([]);
  });

  it('replaces an identity of the membership whose email was never verified (MEMBERSHIP-350)', async () => {
    addEntry({ email: 'mraia@example.com', emailVerified: false });
    expect((await create()).result).toMatchObject({ __typename: 'CreateIdentitySuccess', email: 'maria@example.com' });
    expect(findReceived('mail')).toMatchObject([{ recipient: 'maria@example.com' }]);
  });

  it('creates nothing when another membership registered the email, verified or not (MEMBERSHIP-350)', async () => {
    addEntry({ email: 'mraia@example.com', emailVerified: false });
    addEntry({ membershipId: '64010000090002', emailVerified: false });
    expect((await create()).result).toMatchObject({ code: 'IDENTITY_EXISTS' });
    expect(findReceived('create')).toEqual([]);
  });

  it('ignores a look-up without a membership id (MEMBERSHIP-84)', async () => {
    addEntry({ membershipId: '' });
    expect((await create()).result).toMatchObject({ __typename: 'CreateIdentitySuccess' });
  });

  it.each([
    [409, 'IDENTITY_EXISTS', 'IDENTITY_EXISTS'],
    [422, 'PASSWORD_REFUSED', 'PASSWORD_REFUSED'],
    [429, 'TOO_MANY_REQUESTS', 'MO-500'],
    [503, 'CLUB_RECORD_UNAVAILABLE', 'MO-500'],
  ])('returns the failure for %i %s: %s (MEMBERSHIP-87)', async (status, errorCode, code) => {
    fixture.upstreams.onboarding.creation = { status, errorCode };
    expect((await create()).result).toMatchObject({ code, message: expect.stringMatching(/./) });
  });

  it('returns MO-500 while the identity provider is down', async () => {
    fixture.upstreams.down.add('identity');
    expect((await create()).result).toMatchObject({ __typename: 'OnboardingUnavailable', code: 'MO-500' });
  });

  it('refuses invalid fields and passwords without a call', async () => {
    expect((await create({ membershipNumber: '1', birthDate: 'x' })).result).toMatchObject({
      __typename: 'InvalidOnboardingDetails',
      invalidFields: ['MEMBERSHIP_NUMBER', 'BIRTH_DATE'],
    });
    expect((await create({ password: 'tarima-1' })).result).toMatchObject({
      __typename: 'PasswordRefused',
      brokenRules: ['UPPERCASE', 'ALLOWED_CHARACTERS'],
    });
    expect(fixture.upstreams.requests).toEqual([]);
  });

  it('is limited for each caller (MEMBERSHIP-85)', async () => {
    for (let index = 0; index < 3; index += 1) await create({ password: 'x' });
    expect((await create()).codes).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('needs a captcha of guests, whose answer works once, also for a visitor who becomes a guest (MEMBERSHIP-204)', async () => {
    expect((await create({}, guest)).result).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      challenge: { kind: 'ALTCHA' },
    });
    const { data } = await fixture.service.execute({ kind: 'anonymous' }, '{ onboardingCaptcha { challenge } }');
    const { challenge } = data.onboardingCaptcha as { challenge: string };
    const parsed = JSON.parse(challenge);
    const solution = await solveChallenge({ challenge: parsed, deriveKey: pbkdf2.deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64');
    const captcha = { kind: 'ALTCHA', token };
    expect((await create({ captcha }, guest)).result).toMatchObject({ __typename: 'CreateIdentitySuccess' });
    expect((await create({ captcha }, guest)).result).toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect(findReceived('create')).toHaveLength(1);
  });
});

describe('onboardingCaptcha', () => {
  const find = async (identity: Caller['identity']) =>
    (await fixture.service.execute(identity, '{ onboardingCaptcha { kind } }')).data.onboardingCaptcha;

  it('is for guests and people without a guest id, not for members (MEMBERSHIP-204)', async () => {
    expect(await find(guest)).toEqual({ kind: 'ALTCHA' });
    expect(await find({ kind: 'anonymous' })).toEqual({ kind: 'ALTCHA' });
    expect(await find(member)).toBeNull();
  });
});

describe('canCreateIdentity', () => {
  const canCreate = async (membershipNumber: string) => {
    const { data, codes } = await fixture.service.execute(
      guest,
      'query ($number: String!) { canCreateIdentity(membershipNumber: $number) }',
      { number: membershipNumber },
    );
    return data?.canCreateIdentity ?? codes;
  };

  it('is yes or no only, and limited (MEMBERSHIP-85)', async () => {
    expect(await canCreate('6401')).toBe(false);
    expect(await canCreate(newNumber)).toBe(false);
    expect(await canCreate(anaNumber)).toBe(true);
    addEntry({ membershipId: anaNumber });
    expect(await canCreate(anaNumber)).toBe(false);
    expect(await canCreate(anaNumber)).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('is yes for an identity that another registration replaces (MEMBERSHIP-351)', async () => {
    addEntry({ membershipId: anaNumber, emailVerified: false });
    expect(await canCreate(anaNumber)).toBe(true);
  });

  it('is neither yes nor no while the identity provider is down (MEMBERSHIP-261)', async () => {
    fixture.upstreams.down.add('identity');
    expect(await canCreate(anaNumber)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});
