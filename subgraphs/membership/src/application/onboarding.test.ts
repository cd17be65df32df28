import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { createOnboarding } from './onboarding.ts';
import type { Identities } from './ports.ts';

type Created = Awaited<ReturnType<Identities['create']>>;
type Sent = Awaited<ReturnType<Identities['sendVerificationEmail']>>;

const details = {
  membershipNumber: '64010000090001',
  firstName: 'María',
  lastName: 'Solano',
  email: 'maria@example.com',
  phone: '8811 2233',
  birthDate: '1990-02-14',
  documentNumber: '109870654',
  password: 'Tarima2026',
};
const member: Caller['identity'] = { kind: 'member', subject: 's', membershipNumber: '64011045120001' };

/** The onboarding of a caller without a captcha, with the responses of the identity provider. */
function setUp(responses: { created?: Created; sent?: Sent; found?: 'unavailable' }) {
  const logger = { error: vi.fn() };
  const identities = {
    find: vi.fn(async () => responses.found),
    create: vi.fn(async () => responses.created ?? 'APPROVED'),
    sendVerificationEmail: vi.fn(async () => responses.sent ?? 'accepted'),
  };
  const admit = async () => true;
  const onboarding = createOnboarding({
    caller: { identity: member, market: 'CR', language: 'es', clientIp: '192.0.2.1' } as Caller,
    identities: identities as unknown as Identities,
    memberships: { findStatus: async () => 'ACTIVE' },
    profiles: { ensure: async () => undefined },
    captcha: {} as never,
    passwordPolicy: { minimumLength: 8, maximumLength: 30, requiredCharacters: [] },
    lookUps: { admit },
    commands: { admit },
    shopUrl: 'https://shop.test',
    logger,
  });
  return { onboarding, logger, identities };
}

describe('a new identity', () => {
  it.each<[Created, keyof typeof messages]>([
    ['exists', 'IDENTITY_EXISTS'],
    ['password-refused', 'PASSWORD_REFUSED'],
    ['REJECTED', 'IDENTITY_REJECTED'],
    ['throttled', 'MO-500'],
    ['unavailable', 'MO-500'],
  ])(
    'with the result %s is logged, sends no mail, and has the failure %s with a message in both languages (MEMBERSHIP-87, MEMBERSHIP-90)',
    async (created, code) => {
      const { onboarding, logger, identities } = setUp({ created });
      expect(await onboarding.create(details, undefined)).toMatchObject({ code });
      expect(logger.error).toHaveBeenCalledOnce();
      expect(identities.sendVerificationEmail).not.toHaveBeenCalled();
      expect(messages[code]).toEqual({ es: expect.stringMatching(/./), en: expect.stringMatching(/./) });
    },
  );

  it.each<[Sent, boolean]>([
    ['accepted', true],
    ['refused', false],
    ['unavailable', false],
  ])(
    'whose mail is %s is created, and a mail that was not sent is only logged (MEMBERSHIP-92)',
    async (sent, isEmailSent) => {
      const { onboarding, logger } = setUp({ sent });
      expect(await onboarding.create(details, undefined)).toEqual({ email: 'maria@example.com', isEmailSent });
      expect(logger.error).toHaveBeenCalledTimes(isEmailSent ? 0 : 1);
    },
  );

  it('is not created while the lookup is unavailable (MEMBERSHIP-84)', async () => {
    const { onboarding, identities } = setUp({ found: 'unavailable' });
    expect(await onboarding.create(details, undefined)).toMatchObject({ code: 'MO-500' });
    expect(identities.create).not.toHaveBeenCalled();
  });

  it('writes nothing about the person into the log (MEMBERSHIP-137)', async () => {
    for (const created of ['REJECTED', 'unavailable'] as const) {
      const { onboarding, logger } = setUp({ created });
      await onboarding.create(details, undefined);
      expect(JSON.stringify(logger.error.mock.calls)).not.toMatch(/María|maria@|109870654|Tarima2026|64010000090001/);
    }
  });
});
