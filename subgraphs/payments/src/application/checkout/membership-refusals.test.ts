import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { createDocumentReference } from '@tarima/service-kit/document-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { applicant, begin, createInput, createShopper, place } from '../../testing/membership-scenario.ts';
import { startProcess } from '../../testing/process.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

describe.each(engines.names)('memberships on %s, before anything is charged', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  it('compares the club’s own price with what the shopper saw (CHECKOUT-103)', async () => {
    const world = new World();
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, 'RENEW');
    world.membershipPrice = money(2_000_000, 'CRC');
    expect(await place(store, shopper, id)).toMatchObject({
      status: 'OPEN',
      facts: { failure: { code: 'TOTAL_CHANGED', total: { centAmount: 2_000_000 } } },
    });
    expect(world.ledger).toEqual([]);
  });

  it('refuses what the club does not sell, at the start and when the attempt is placed (CHECKOUT-8)', async () => {
    const world = new World();
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, 'RENEW');
    world.membershipReasons = [80005];
    expect(await place(store, shopper, id)).toMatchObject({
      status: 'OPEN',
      facts: { failure: { code: 'MEMBERSHIP_NOT_AVAILABLE' } },
    });
    expect(await store.checkout.beginMembership(createShopper('RENEW'), createInput('RENEW'))).toEqual({
      type: 'MembershipNotAvailable',
      code: 'MEMBERSHIP_NOT_AVAILABLE',
      reasons: [80005],
      details: [{ code: 80005, name: 'EXPIRY' }],
    });
    const closed = await startProcess(database, world, { settings: { isMembershipSold: () => false } });
    expect(await closed.checkout.beginMembership(shopper, createInput('UPGRADE'))).toMatchObject({
      reasons: [110001],
    });
    expect(await place(closed, shopper, id)).toMatchObject({
      status: 'OPEN',
      facts: { failure: { code: 'MEMBERSHIP_NOT_AVAILABLE', reasons: [80001] } },
    });
    expect(world.ledger).toEqual([]);
  });

  it('checks the store’s own reasons too, at the start and again before the payment (MEMBERSHIP-130)', async () => {
    const world = new World();
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, 'RENEW');
    world.lastDay = '2099-12-31';
    world.isUpgradeOffered = false;
    expect(await place(store, shopper, id)).toMatchObject({
      status: 'OPEN',
      facts: { failure: { code: 'MEMBERSHIP_NOT_AVAILABLE', reasons: [80005] } },
    });
    world.membershipReasons = [80004];
    expect(await store.checkout.beginMembership(shopper, createInput('RENEW'))).toMatchObject({
      details: [
        { code: 80004, name: 'MULTIPLE_CARDS' },
        { code: 80005, name: 'EXPIRY' },
      ],
    });
    world.membershipReasons = [];
    expect(await store.checkout.beginMembership(shopper, createInput('UPGRADE'))).toMatchObject({
      details: [{ code: 110005, name: 'NOT_ALLOWED' }],
    });
    expect(world.ledger).toEqual([]);
  });

  it('accepts a picture of the identity document from the shopper who sent it only (MEMBERSHIP-68)', async () => {
    const world = new World();
    const shopper = createShopper('MEMBERSHIP_NEW');
    const store = await startProcess(database, world);
    const documentId = randomUUID();
    world.documents.set(documentId, createDocumentReference(shopper.owner));
    const beginWith = (who: typeof shopper, id: string) =>
      store.checkout.beginMembership(
        who,
        createInput('MEMBERSHIP_NEW', { applicant: { ...applicant, documentId: id } }),
      );
    const refused = { type: 'InvalidApplicant', errors: [{ field: 'documentId', reason: 'INVALID' }] };
    for (const id of [randomUUID(), 'not-an-id', '']) expect(await beginWith(shopper, id)).toMatchObject(refused);
    expect(await beginWith(createShopper('MEMBERSHIP_NEW'), documentId)).toMatchObject(refused);
    expect(world.registrations.size).toBe(0);
    const begun = await beginWith(shopper, documentId);
    if (begun.type !== 'BeginCheckoutSuccess') throw new Error(begun.type);
    await place(store, shopper, begun.attempt.id);
    expect([...world.memberships.values()]).toMatchObject([{ order: { applicant: { documentId } } }]);
  });

  it.each([
    [undefined, 'applicant', undefined],
    [{ ...applicant, firstName: ' ' }, 'firstName', 'REQUIRED'],
    [{ ...applicant, email: 'nobody' }, 'email', 'INVALID'],
    [{ ...applicant, birthDate: '051990' }, 'birthDate', 'INVALID'],
    [{ ...applicant, birthDate: '01/01/2020' }, 'birthDate', 'UNDERAGE'],
    [{ ...applicant, idType: 'XX' }, 'idType', 'INVALID'],
    [{ ...applicant, idNumber: '1'.repeat(21) }, 'idNumber', 'TOO_LONG'],
  ])('refuses the details %j of a new member (CHECKOUT-105, MEMBERSHIP-64)', async (details, field, reason) => {
    const store = await startProcess(database, new World());
    const input = createInput('MEMBERSHIP_NEW', { applicant: details });
    expect(await store.checkout.beginMembership(createShopper('MEMBERSHIP_NEW'), input)).toEqual({
      type: 'InvalidApplicant',
      code: 'INVALID_APPLICANT',
      field,
      errors: reason ? [{ field, reason }] : [],
    });
  });

  it('returns the same attempt for the same key, and a conflict for another membership (CHECKOUT-21, CHECKOUT-22)', async () => {
    const store = await startProcess(database, new World());
    const shopper = createShopper('MEMBERSHIP_NEW');
    const input = createInput('MEMBERSHIP_NEW');
    const first = await store.checkout.beginMembership(shopper, input);
    expect(await store.checkout.beginMembership(shopper, input)).toEqual(first);
    const changed = { ...input, applicant: { ...applicant, lastName: 'Mora' } };
    expect(await store.checkout.beginMembership(shopper, changed)).toMatchObject({ type: 'IdempotencyConflict' });
  });
});
