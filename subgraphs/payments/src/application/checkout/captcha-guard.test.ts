import type { Caller } from '@tarima/service-kit/caller';
import type { CaptchaPort } from '@tarima/service-kit/captcha/captcha';
import { describe, expect, it, vi } from 'vitest';
import { toRegistrant, toShopper } from '../shopper.ts';
import { createCaptchaGuard } from './captcha-guard.ts';

const answer = { kind: 'ALTCHA', token: 'token' } as const;

/** The guard over a captcha that passes, which records what it was asked for. */
function setUp() {
  const createChallenge = vi.fn<CaptchaPort['createChallenge']>();
  const verify = vi.fn<CaptchaPort['verify']>(async () => ({ isPassed: true }));
  const captcha: CaptchaPort = { isEnabled: () => true, createChallenge, verify };
  const guard = createCaptchaGuard({ captcha, tries: { countDeclines: async () => 0 }, getMemberDeclines: () => 2 });
  return { guard, createChallenge, verify };
}

const createCaller = (identity: Caller['identity'], clientIp?: string): Caller => ({
  identity,
  market: 'CR',
  language: 'es',
  requestId: 'request-1',
  clientIp,
});

function getRegistrant(identity: Caller['identity'], clientIp?: string) {
  const registrant = toRegistrant(createCaller(identity, clientIp));
  if (!registrant) throw new Error('The caller cannot register.');
  return registrant;
}

function getGuest(guestId: string, clientIp?: string) {
  const shopper = toShopper(createCaller({ kind: 'guest', guestId }, clientIp));
  if (!shopper) throw new Error('The caller is no shopper.');
  return shopper;
}

const registration = { idempotencyKey: 'key-1', email: 'ana@tarima.test' };

describe('a challenge of a registration', () => {
  it.each([
    ['the same address', '192.0.2.1', true],
    ['another address', '192.0.2.2', false],
  ])('that a visitor solved belongs to the guest of %s: %s, %s (MEMBERSHIP-353)', async (_name, address, isSame) => {
    const { guard, createChallenge, verify } = setUp();
    await guard.createRegistrationChallenge(getRegistrant({ kind: 'anonymous' }, '192.0.2.1'));
    await guard.verifyRegistration(getGuest('guest-1', address), registration, answer);
    const [[challenged], [verified]] = [createChallenge.mock.calls[0] ?? [], verify.mock.calls[0] ?? []];
    expect(challenged).toMatchObject({ market: 'CR', action: 'register_membership' });
    expect(verified?.shopper === challenged?.shopper && verified?.subject === challenged?.subject).toBe(isSame);
  });

  it('belongs to the guest when the address is not known', async () => {
    const { guard, createChallenge } = setUp();
    await guard.createRegistrationChallenge(getGuest('guest-1'));
    expect(createChallenge.mock.calls[0]?.[0]).toMatchObject({ shopper: 'guest:guest-1' });
  });
});

describe('an answer for a registration', () => {
  it.each([
    ['the same registration', 'guest-1', registration, true],
    ['the same key of another guest', 'guest-2', registration, false],
    ['another key', 'guest-1', { ...registration, idempotencyKey: 'key-2' }, false],
    ['another email address', 'guest-1', { ...registration, email: 'luis@tarima.test' }, false],
  ])('counts as the same use for %s: %s, %j, %s (MEMBERSHIP-131)', async (_name, guestId, repeated, isSame) => {
    const { guard, verify } = setUp();
    await guard.verifyRegistration(getGuest('guest-1', '192.0.2.1'), registration, answer);
    await guard.verifyRegistration(getGuest(guestId, '192.0.2.1'), repeated, answer);
    const [first, second] = verify.mock.calls.map(([use]) => use);
    expect(second?.execution === first?.execution).toBe(isSame);
    expect(first?.execution).not.toContain(registration.email);
  });
});
