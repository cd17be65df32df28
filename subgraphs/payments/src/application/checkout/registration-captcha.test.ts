import { randomUUID } from 'node:crypto';
import type { CaptchaSettings } from '@tarima/service-kit/captcha/captcha';
import { openCaptcha } from '@tarima/service-kit/captcha/open-captcha';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { Database } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import { parsePaymentsEnv } from '../../env.ts';
import type { Tables } from '../../persistence/tables.ts';
import { startEngines } from '../../testing/engines.ts';
import { applicant, createInput, createShopper } from '../../testing/membership-scenario.ts';
import { startProcess } from '../../testing/process.ts';
import { requiredSettings } from '../../testing/required-settings.ts';
import { World } from '../../testing/world.ts';
import { altchaLibrary } from '../../upstream/altcha.ts';
import type { Shopper } from '../shopper.ts';
import { type CaptchaGuard, createCaptchaGuard } from './captcha-guard.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

const captchaSettings: CaptchaSettings = {
  v2: false,
  v2Invisible: false,
  v3: false,
  minimumScore: 0.5,
  altcha: true,
  memberDeclines: 2,
};
const configuration = { market: () => ({ captcha: captchaSettings }) } as unknown as ConfigurationSource;
const purpose = 'MEMBERSHIP_NEW';

describe.each(engines.names)('one answer to the captcha of a registration on %s', (engine) => {
  let database: Database;
  let captcha: ReturnType<typeof openCaptcha>;
  let guard: CaptchaGuard;

  beforeAll(async () => {
    database = await engines.open(engine);
    captcha = openCaptcha({
      // A cheap challenge.
      env: parsePaymentsEnv({ ...requiredSettings, ALTCHA_COST: '100', ALTCHA_GUESSES: '4' }),
      library: altchaLibrary,
      db: await database.schema<Tables>('payments', migrations),
      configuration,
      logger: createLogger({ name: 'test', level: 'silent' }),
    });
    const tries = { countDeclines: async () => 0 };
    guard = createCaptchaGuard({ captcha: captcha.port, tries, getMemberDeclines: () => 2 });
  });
  afterAll(async () => {
    await captcha.close();
    await database.close();
  });

  async function solve(shopper: Shopper) {
    const { challenge = '' } = await guard.createRegistrationChallenge(shopper);
    const parsed = JSON.parse(challenge);
    const payload = { challenge: parsed, solution: await solveChallenge({ challenge: parsed, deriveKey }) };
    return { kind: 'ALTCHA', token: Buffer.from(JSON.stringify(payload)).toString('base64') } as const;
  }

  it('passes for a repetition, and for no other guest, address or key (MEMBERSHIP-131)', async () => {
    const world = new World();
    world.accountEmails.add('used@tarima.test').add('used-too@tarima.test');
    const store = await startProcess(database, world, { captcha: guard });
    // Both guests have the same client address, to which the challenge belongs.
    const [shopper, other] = [createShopper(purpose), createShopper(purpose)];
    const [answer, idempotencyKey] = [await solve(shopper), randomUUID()];
    const register = async (who: Shopper, email: string, key = idempotencyKey) => {
      const change = { idempotencyKey: key, captcha: answer, applicant: { ...applicant, email } };
      const result = await store.checkout.beginMembership(who, createInput(purpose, change));
      return 'code' in result ? result.code : result.type;
    };
    expect(await register(shopper, 'used@tarima.test')).toBe('EMAIL_ALREADY_REGISTERED');
    // The response was lost.
    expect(await register(shopper, 'Used@tarima.test')).toBe('EMAIL_ALREADY_REGISTERED');
    expect(await register(other, 'used@tarima.test')).toBe('CAPTCHA_FAILED');
    expect(await register(other, 'free@tarima.test')).toBe('CAPTCHA_FAILED');
    expect(await register(shopper, 'used-too@tarima.test')).toBe('CAPTCHA_FAILED');
    expect(await register(shopper, 'used@tarima.test', randomUUID())).toBe('CAPTCHA_FAILED');
    expect(world.calls.filter((call) => call === 'identity.register')).toHaveLength(2);
  });

  it('passes for a purchase, whose repetition finds the same attempt (MEMBERSHIP-131, CHECKOUT-21)', async () => {
    const store = await startProcess(database, new World(), { captcha: guard });
    const [shopper, other] = [createShopper(purpose), createShopper(purpose)];
    const input = createInput(purpose, { captcha: await solve(shopper) });
    const first = await store.checkout.beginMembership(shopper, input);
    expect(first.type).toBe('BeginCheckoutSuccess');
    expect(await store.checkout.beginMembership(shopper, input)).toEqual(first);
    expect(await store.checkout.beginMembership(other, input)).toMatchObject({ code: 'CAPTCHA_FAILED' });
  });
});
