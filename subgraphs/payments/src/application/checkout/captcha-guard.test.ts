import type { Caller } from '@tarima/service-kit/caller';
import type { CaptchaPort } from '@tarima/service-kit/captcha/captcha';
import { describe, expect, it, vi } from 'vitest';
import { toRegistrant } from '../shopper.ts';
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

function getRegistrant(identity: Caller['identity'], clientIp?: string) {
  const registrant = toRegistrant({ identity, market: 'CR', language: 'es', requestId: 'request-1', clientIp });
  if (!registrant) throw new Error('The caller cannot register.');
  return registrant;
}

describe('a challenge of a registration', () => {
  const guest = { kind: 'guest', guestId: 'guest-1' } as const;

  it.each([
    ['the same address', '192.0.2.1', true],
    ['another address', '192.0.2.2', false],
  ])('that a visitor solved belongs to the guest of %s: %s, %s (MEMBERSHIP-353)', async (_name, address, isSame) => {
    const { guard, createChallenge, verify } = setUp();
    await guard.createRegistrationChallenge(getRegistrant({ kind: 'anonymous' }, '192.0.2.1'));
    await guard.verifyRegistration(getRegistrant(guest, address), 'key-1', answer);
    const [[challenged], [verified]] = [createChallenge.mock.calls[0] ?? [], verify.mock.calls[0] ?? []];
    expect(challenged).toMatchObject({ market: 'CR', action: 'register_membership' });
    expect(verified?.shopper === challenged?.shopper && verified?.subject === challenged?.subject).toBe(isSame);
  });

  it('belongs to the guest when the address is not known', async () => {
    const { guard, createChallenge } = setUp();
    await guard.createRegistrationChallenge(getRegistrant(guest));
    expect(createChallenge.mock.calls[0]?.[0]).toMatchObject({ shopper: 'guest:guest-1' });
  });
});
