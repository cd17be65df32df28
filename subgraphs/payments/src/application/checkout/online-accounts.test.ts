import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import {
  applicant,
  begin,
  createInput,
  createOrder,
  createShopper,
  expectConsistent,
  password,
  place,
  resumeUntilSettled,
} from '../../testing/membership-scenario.ts';
import { startProcess } from '../../testing/process.ts';
import { member } from '../../testing/scenario.ts';
import { type Fault, World } from '../../testing/world.ts';
import { createCaptchaRequired } from './captcha-guard.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;
const purpose = 'MEMBERSHIP_NEW';

describe.each(engines.names)('online accounts of new members on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  it('are registered before the attempt exists, and activated with the new membership (MEMBERSHIP-133)', async () => {
    const world = new World();
    const shopper = createShopper(purpose);
    const store = await startProcess(database, world);
    const { id, facts } = await begin(store, shopper, purpose);
    expect(world.registrations.get(id)).toMatchObject({ email: applicant.email, locale: 'es-CR', password });
    expect(facts.onlineAccount).toBe('PENDING');
    const attempt = await place(store, shopper, id);
    expect(attempt).toMatchObject({
      status: 'COMPLETED',
      facts: { onlineAccount: 'ACTIVE', expiresOn: world.lastDay },
    });
    expect(world.registrations.get(id)).toEqual({ membershipNumber: attempt.facts.appliedMembership });
    expectConsistent(world, attempt);
  });

  it.each<[string, Fault]>([
    ['identity.register', 'crash-before'],
    ['identity.register', 'crash-after'],
  ])('%s: %s leaves no attempt and no account (MEMBERSHIP-133)', async (call, fault) => {
    const world = new World();
    const shopper = createShopper(purpose);
    world.fault = (name) => (name === call ? fault : 'none');
    const store = await startProcess(database, world);
    const input = createInput(purpose);
    await Promise.race([store.checkout.beginMembership(shopper, input), store.death]);
    world.fault = () => 'none';
    const next = await startProcess(database, world);
    expect(await next.checkout.beginMembership(shopper, input)).toMatchObject({ type: 'BeginCheckoutSuccess' });
    expect(world.accountEmails.size).toBe(0);
  });

  it.each<Fault>(['error-before', 'error-after', 'crash-before', 'crash-after'])(
    'are activated after %s of the activation (MEMBERSHIP-133)',
    async (fault) => {
      const world = new World();
      const shopper = createShopper(purpose);
      const store = await startProcess(database, world);
      const { id } = await begin(store, shopper, purpose);
      let hits = 0;
      world.fault = (name) => {
        if (name !== 'identity.activate' || hits > 0) return 'none';
        hits += 1;
        return fault;
      };
      await Promise.race([store.checkout.place(shopper, createOrder(id)), store.death]);
      const attempt = await resumeUntilSettled(database, world, shopper, id);
      expect(attempt).toMatchObject({ status: 'COMPLETED', facts: { onlineAccount: 'ACTIVE' } });
      expect(hits).toBe(1);
      expectConsistent(world, attempt);
    },
  );

  it.each<Fault>(['error-before', 'error-after', 'crash-before', 'crash-after'])(
    'have a profile before they can sign in, also after %s of its creation (MEMBERSHIP-280)',
    async (fault) => {
      const world = new World();
      const shopper = createShopper(purpose);
      const store = await startProcess(database, world);
      const { id } = await begin(store, shopper, purpose);
      expect(world.customers.size).toBe(0);
      let hits = 0;
      world.fault = (name) => {
        if (name !== 'commerce.ensureCustomer' || hits > 0) return 'none';
        hits += 1;
        expect(world.accountEmails.size, 'the account is not active yet').toBe(0);
        return fault;
      };
      await Promise.race([store.checkout.place(shopper, createOrder(id)), store.death]);
      const attempt = await resumeUntilSettled(database, world, shopper, id);
      expect(attempt).toMatchObject({ status: 'COMPLETED', facts: { onlineAccount: 'ACTIVE' } });
      const { appliedMembership = '' } = attempt.facts;
      const { firstName, lastName, email } = applicant;
      expect([...world.customers.values()]).toEqual([
        { membershipNumber: appliedMembership, firstName, lastName, email, market: 'CR', language: 'es' },
      ]);
      expectConsistent(world, attempt);
    },
  );

  it('whose address belongs to another profile are not activated, so that onboarding can use another one (MEMBERSHIP-280)', async () => {
    const world = new World();
    world.usedEmails.add(applicant.email);
    const shopper = createShopper(purpose);
    const store = await startProcess(database, world);
    const attempt = await place(store, shopper, (await begin(store, shopper, purpose)).id);
    expect(attempt).toMatchObject({ status: 'COMPLETED', facts: { onlineAccount: 'FAILED' } });
    expect(world.accountEmails.size).toBe(0);
    expect(store.alerts).toContain('checkout_account_not_activated');
  });

  it('that cannot be activated do not undo the membership, and raise an alert (MEMBERSHIP-136)', async () => {
    const world = new World();
    world.fault = (call) => (call === 'identity.activate' ? 'rejected' : 'none');
    const shopper = createShopper(purpose);
    const store = await startProcess(database, world);
    const attempt = await place(store, shopper, (await begin(store, shopper, purpose)).id);
    expect(attempt).toMatchObject({ status: 'COMPLETED', facts: { onlineAccount: 'FAILED' } });
    expect(store.alerts).toContain('checkout_account_not_activated');
  });

  it.each(['cancelled', 'expired', 'superseded', 'declined', 'refused by the club'])(
    'are discarded when the attempt is %s (MEMBERSHIP-134)',
    async (ending) => {
      const world = new World();
      const shopper = createShopper(purpose);
      const store = await startProcess(database, world, { openSeconds: ending === 'expired' ? 0 : 3_600 });
      const { id } = await begin(store, shopper, purpose);
      if (ending === 'cancelled') await store.checkout.cancel(shopper, id);
      if (ending === 'superseded') await begin(store, shopper, purpose);
      if (ending === 'declined') world.issuer = 'decline';
      if (ending === 'refused by the club') world.isMembershipRefused = true;
      if (ending === 'declined' || ending === 'refused by the club') await place(store, shopper, id);
      world.fault = (call, turn) => (call === 'identity.discard' && turn === 1 ? 'error-before' : 'none');
      await store.sweep();
      // The first call failed; the next sweep repeats it.
      await store.sweep();
      expect(world.registrations.get(id)).toBe('DISCARDED');
      const attempt = await store.checkout.find(shopper, id);
      expect(attempt?.facts.onlineAccount).toBe('DISCARDED');
      expect(world.accountEmails.size).toBe(0);
    },
  );

  it('keep their registration while an attempt is open again (MEMBERSHIP-134)', async () => {
    const world = new World();
    const shopper = createShopper(purpose);
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, purpose);
    world.membershipPrice = { ...world.membershipPrice, centAmount: 1 };
    expect((await place(store, shopper, id)).status).toBe('OPEN');
    await store.sweep();
    expect(world.registrations.get(id)).toMatchObject({ email: applicant.email });
    const total = { expectedTotal: world.membershipPrice };
    expect(await store.checkout.place(shopper, createOrder(id, total))).toMatchObject({
      attempt: { status: 'COMPLETED', facts: { onlineAccount: 'ACTIVE' } },
    });
  });

  it.each([
    ['PASSWORD_REQUIRED', undefined, []],
    ['PASSWORD_REFUSED', 'short', ['MINIMUM_LENGTH', 'DIGIT']],
    ['PASSWORD_REFUSED', 'Contraseña.2026', ['ALLOWED_CHARACTERS']],
  ])(
    'are refused with %s for %j, and nothing is stored (MEMBERSHIP-66, MEMBERSHIP-67)',
    async (code, entered, rules) => {
      const world = new World();
      const store = await startProcess(database, world);
      const input = createInput(purpose, { password: entered });
      expect(await store.checkout.beginMembership(createShopper(purpose), input)).toEqual({
        type: 'InvalidPassword',
        code,
        brokenRules: rules,
      });
      expect(world.calls).toEqual([]);
    },
  );

  it('are not requested by members, whose purchase has no password (MEMBERSHIP-132)', async () => {
    const world = new World();
    const store = await startProcess(database, world);
    const owner = { ...member, owner: `member:${createShopper('RENEW').membershipNumber}` };
    expect(await store.checkout.beginMembership(owner, createInput(purpose))).toMatchObject({
      code: 'PASSWORD_NOT_ALLOWED',
    });
    const result = await store.checkout.beginMembership(owner, createInput(purpose, { password: undefined }));
    if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
    const attempt = await place(store, owner, result.attempt.id);
    expect(attempt.status).toBe('COMPLETED');
    expect(attempt.facts.onlineAccount).toBeUndefined();
    expect(world.registrations.size).toBe(0);
  });

  it('are refused for an address that has an account (MEMBERSHIP-132)', async () => {
    const world = new World();
    world.accountEmails.add(applicant.email);
    const store = await startProcess(database, world);
    expect(await store.checkout.beginMembership(createShopper(purpose), createInput(purpose))).toEqual({
      type: 'EmailAlreadyRegistered',
      code: 'EMAIL_ALREADY_REGISTERED',
    });
  });

  it('need a captcha and are limited per client address, before the address is looked up (MEMBERSHIP-131, MEMBERSHIP-135)', async () => {
    const world = new World();
    const shopper = createShopper(purpose);
    const challenge = { kind: 'ALTCHA', challenge: '{}' } as const;
    const captcha = {
      isNeededToRegister: () => true,
      verifyRegistration: async (_shopper: unknown, _registration: unknown, answer: unknown) =>
        answer ? ('PASSED' as const) : createCaptchaRequired('CAPTCHA_REQUIRED', challenge),
    };
    const store = await startProcess(database, world, { captcha });
    expect(await store.checkout.beginMembership(shopper, createInput(purpose))).toMatchObject({
      type: 'CaptchaRequired',
      challenge,
    });
    const answered = createInput(purpose, { captcha: { kind: 'ALTCHA', token: 'answer' } });
    const limited = await startProcess(database, world, { captcha, isThrottled: true });
    await expect(limited.checkout.beginMembership(shopper, answered)).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(world.registrations.size).toBe(0);
    expect(await store.checkout.beginMembership(shopper, answered)).toMatchObject({ type: 'BeginCheckoutSuccess' });
  });

  it('have a password that no row contains (MEMBERSHIP-137)', async () => {
    const world = new World();
    const shopper = createShopper(purpose);
    const store = await startProcess(database, world);
    await place(store, shopper, (await begin(store, shopper, purpose)).id);
    for (const table of ['attempt', 'step']) {
      const { rows } = await database.execute(`select row_to_json(t)::text as row from payments.${table} t`, []);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(JSON.stringify(rows), table).not.toContain(password);
    }
  });
});
