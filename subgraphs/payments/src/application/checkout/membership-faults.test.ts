import type { Database } from '@tarima/service-kit/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import {
  begin,
  createOrder,
  createShopper,
  expectConsistent,
  resumeUntilSettled,
} from '../../testing/membership-scenario.ts';
import { startProcess } from '../../testing/process.ts';
import { type Fault, World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

const faults: readonly Fault[] = ['error-before', 'error-after', 'crash-before', 'crash-after'];

describe.each(engines.names)('memberships on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe.each(['MEMBERSHIP_NEW', 'RENEW'] as const)('a fault at any call of %s', (purpose) => {
    const calls = [
      'membership.listOffers',
      'payments.listPaymentAccounts',
      'payments.process',
      'payments.capture',
      'membership.apply',
      'membership.findResult',
    ];
    it.each(calls.flatMap((call) => faults.map((fault) => [call, fault] as const)))(
      '%s: %s leaves one membership or none (CHECKOUT-48, CHECKOUT-104)',
      async (call, fault) => {
        const world = new World();
        const shopper = createShopper(purpose);
        const store = await startProcess(database, world);
        const { id } = await begin(store, shopper, purpose);
        let hits = 0;
        world.fault = (name) => {
          // The result is queried only when the response to the application was lost.
          if (call === 'membership.findResult' && name === 'membership.apply' && hits === 0) return 'error-after';
          if (name !== call || hits > 0) return 'none';
          hits += 1;
          return fault;
        };
        await Promise.race([store.checkout.place(shopper, createOrder(id)), store.death]);
        const attempt = await resumeUntilSettled(database, world, shopper, id);
        expect(hits).toBe(1);
        expect(['COMPLETED', 'OPEN', 'VOIDED']).toContain(attempt.status);
        if (['payments.capture', 'membership.apply'].includes(call)) expect(attempt.status).toBe('COMPLETED');
        expectConsistent(world, attempt);
      },
    );

    it('keeps its invariants under random faults (CHECKOUT-48, CHECKOUT-104)', async () => {
      const fault = fc.constantFrom<Fault>('none', 'none', 'none', ...faults);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fault, { minLength: 30, maxLength: 30 }),
          fc.constantFrom('approve', 'decline', 'frictionless'),
          fc.boolean(),
          async (plan, issuer, isRefused) => {
            const world = new World();
            world.issuer = issuer as World['issuer'];
            world.isMembershipRefused = isRefused;
            const shopper = createShopper(purpose);
            const store = await startProcess(database, world);
            const { id } = await begin(store, shopper, purpose);
            let turn = 0;
            world.fault = () => {
              turn += 1;
              return plan[turn - 1] ?? 'none';
            };
            await Promise.race([store.checkout.place(shopper, createOrder(id)), store.death]);
            let attempt = await resumeUntilSettled(database, world, shopper, id);
            if (attempt.status === 'CHALLENGE_REQUIRED') {
              const next = await startProcess(database, world);
              const submit = next.checkout.submitDeviceData(shopper, { attemptId: id, sessionId: undefined });
              await Promise.race([submit, next.death]);
              attempt = await resumeUntilSettled(database, world, shopper, id);
            }
            if (attempt.status !== 'CHALLENGE_REQUIRED') expectConsistent(world, attempt);
          },
        ),
        { numRuns: 20, seed: 20261124 },
      );
    });
  });
});
