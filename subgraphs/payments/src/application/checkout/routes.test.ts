import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { type ProcessOptions, startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  completeActions,
  createPlaceInput,
  createRedirectInput,
  expectConsistent,
  expireTimes,
  getReturnState,
  guest,
  resumeUntilSettled,
  returnFromProvider,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

/** Places an attempt in a new world that `prepare` has configured; its status is `CHALLENGE_REQUIRED`. */
async function placeRedirect(
  method: 'HOSTED_CARD' | 'PAYPAL',
  prepare: (world: World) => void = () => undefined,
  options: ProcessOptions = {},
) {
  const world = new World();
  prepare(world);
  const store = await startProcess(database, world, options);
  const { id } = await beginAttempt(store, addCart(world));
  const result = await store.checkout.place(guest, createRedirectInput(id, method));
  if (result.type !== 'PlaceOrderSuccess') throw new Error(result.type);
  return { world, store, id, attempt: result.attempt };
}

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe.each([
    ['HOSTED_CARD', 'HOSTED_PAGE', '12-6401-C', 'PAYMENTS-7'],
    ['PAYPAL', 'APPROVAL', '4-CR', 'PAYMENTS-5'],
  ] as const)('%s', (method, kind, accountId, rule) => {
    it(`redirects the browser, and creates the order after its return (${rule}, PAYMENTS-42)`, async () => {
      const { world, store, attempt } = await placeRedirect(method);
      expect(attempt).toMatchObject({ status: 'CHALLENGE_REQUIRED', method, facts: { challenge: { kind } } });
      const [request] = world.requests;
      expect(request).toMatchObject({ card: undefined, paymentAccount: { method, accountId } });
      expect(request?.returnUrls?.returnUrl).toMatch(/^http:\/\/localhost:3000\/payment-returns\/[\w-]{43}$/);
      await returnFromProvider(store, world, attempt);
      const ended = await completeActions(store, world, attempt.id);
      expect(ended).toMatchObject({ status: 'COMPLETED', facts: { paymentAccount: { accountId } } });
      expect([...world.payments.values()]).toMatchObject([{ account: { accountId }, attemptId: attempt.id }]);
      expectConsistent(world, ended);
    });

    it(`ends as DECLINED when the provider declined (${rule}, PAYMENTS-48)`, async () => {
      const { world, store, id } = await placeRedirect(method, (world) => {
        world.atProvider = 'declined';
      });
      const ended = await completeActions(store, world, id);
      expect(ended).toMatchObject({ status: 'DECLINED', facts: { failure: { code: 'AUTHENTICATION_FAILED' } } });
      expectConsistent(world, ended);
    });

    it('keeps the attempt open after a return without a result, and accepts the next return (PAYMENTS-45)', async () => {
      const { world, store, id, attempt } = await placeRedirect(method, (world) => {
        world.atProvider = 'pending';
      });
      await returnFromProvider(store, world, attempt);
      expect(await store.checkout.find(guest, id)).toMatchObject({ status: 'CHALLENGE_REQUIRED' });
      world.atProvider = 'approved';
      expect((await completeActions(store, world, id)).status).toBe('COMPLETED');
    });

    it('voids a transaction whose amount is not the attempt’s, with an alert (PAYMENTS-6)', async () => {
      const { world, store, id } = await placeRedirect(method, (world) => {
        world.reported = { amount: money(100, 'CRC') };
      });
      const ended = await completeActions(store, world, id);
      expect(ended).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ERROR_PAYMENT_TRANSACTION' } } });
      expect(world.count('CAPTURE', ended.cartId)).toBe(0);
      expect(world.count('VOID', ended.cartId)).toBe(1);
      expect(store.alerts).toEqual(['checkout_payment_mismatch']);
    });

    it('ends with the session of the provider, at most after the configured time (PAYMENTS-8)', async () => {
      const { store, id, world } = await placeRedirect(method);
      const sessionEnd = store.wakeUps.at(-1)?.seconds ?? 0;
      expect(sessionEnd).toBeGreaterThan(290);
      expect(sessionEnd).toBeLessThanOrEqual(301);
      const short = await placeRedirect(method, undefined, { providerSessionSeconds: 30 });
      expect(short.store.wakeUps.at(-1)?.seconds).toBe(31);
      await expireTimes(database, id);
      const ended = await resumeUntilSettled(database, world, id);
      expect(ended).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'CHALLENGE_EXPIRED' } } });
      expect(world.carts.get(ended.cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });

    it('reopens the attempt with PE_0003 when the club has no such account (PAYMENTS-3)', async () => {
      const { world, attempt } = await placeRedirect(method, (world) => {
        world.accounts = world.accounts.filter((account) => account.method !== method);
      });
      expect(attempt).toMatchObject({ status: 'OPEN', facts: { failure: { code: 'PE_0003' } } });
      expect(world.requests).toEqual([]);
    });

    it('refuses a card (PAYMENTS-1)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const result = await store.checkout.place(guest, createPlaceInput(id, { method }));
      expect(result).toEqual({ type: 'InvalidCard', code: 'INVALID_CARD', field: 'card' });
    });
  });

  describe('PayPal', () => {
    it('voids a payment to another receiver (PAYMENTS-6)', async () => {
      const { world, store, id } = await placeRedirect('PAYPAL', (world) => {
        world.reported = { payee: 'thief@example.test' };
      });
      const ended = await completeActions(store, world, id);
      expect(ended).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ERROR_PAYMENT_TRANSACTION' } } });
      expect(world.count('CAPTURE', ended.cartId)).toBe(0);
    });

    it('ignores the return of another PayPal order (PAYMENTS-104)', async () => {
      const { world, store, id, attempt } = await placeRedirect('PAYPAL');
      await returnFromProvider(store, world, attempt, [{ name: 'token', value: 'O-OTHER' }]);
      expect(await store.checkout.find(guest, id)).toMatchObject({ status: 'CHALLENGE_REQUIRED' });
      expect(world.calls).not.toContain('payments.closeChallenge');
      await returnFromProvider(store, world, attempt, [{ name: 'token', value: 'O-T1' }]);
      expect(await store.checkout.find(guest, id)).toMatchObject({ status: 'COMPLETED' });
    });

    it('ends as VOIDED when the shopper cancels at PayPal (PAYMENTS-106)', async () => {
      const { world, store, id, attempt } = await placeRedirect('PAYPAL', (world) => {
        world.atProvider = 'pending';
      });
      await returnFromProvider(store, world, attempt, [{ name: 'cancelled', value: '1' }]);
      const ended = await resumeUntilSettled(database, world, id);
      expect(ended).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'CHECKOUT_CANCELLED' } } });
      expectConsistent(world, ended);
    });

    it('keeps a payment that the shopper approved before the cancel link was opened (PAYMENTS-106)', async () => {
      const { world, store, id, attempt } = await placeRedirect('PAYPAL');
      await returnFromProvider(store, world, attempt, [{ name: 'cancelled', value: '1' }]);
      expect(await store.checkout.find(guest, id)).toMatchObject({ status: 'COMPLETED' });
    });
  });

  describe('a hosted card', () => {
    it('of a network that the market does not accept is voided (PAYMENTS-17)', async () => {
      const { world, store, id } = await placeRedirect('HOSTED_CARD', (world) => {
        world.brand = 'JCB';
      });
      const ended = await completeActions(store, world, id);
      expect(ended).toMatchObject({ status: 'DECLINED', facts: { failure: { code: 'CARD_TYPE_NOT_ACCEPTED' } } });
      expectConsistent(world, ended);
    });
  });

  describe('a card', () => {
    it('needs no page of the bank when the enrollment accepts it (PAYMENTS-49, PAYMENTS-101)', async () => {
      const world = new World();
      world.issuer = 'frictionless';
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      await store.checkout.place(guest, createPlaceInput(id));
      const result = await store.checkout.submitDeviceData(guest, { attemptId: id, sessionId: 'session-1' });
      expect(result).toMatchObject({ type: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } });
      expect(world.enrollments).toMatchObject([
        { thirdReferenceId: 'R-T1', deviceSessionId: 'session-1', email: 'ana@tarima.test' },
      ]);
      const again = await store.checkout.submitDeviceData(guest, { attemptId: id, sessionId: 'session-1' });
      expect(again).toMatchObject({ attempt: { status: 'COMPLETED' } });
    });

    it('of which the provider reports a status that is not accepted is voided (PAYMENTS-66)', async () => {
      const world = new World();
      world.reported = { isStatusAccepted: false };
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      await store.checkout.place(guest, createPlaceInput(id));
      const ended = await resumeUntilSettled(database, world, id);
      expect(ended).toMatchObject({ status: 'DECLINED', facts: { failure: { code: 'ERROR_PAYMENT_METHOD' } } });
      expectConsistent(world, ended);
    });

    it('is not accepted for device data of another shopper or an open attempt (CHECKOUT-27)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const input = { attemptId: id, sessionId: undefined };
      const stranger = { ...guest, owner: 'guest:other' };
      expect(await store.checkout.submitDeviceData(stranger, input)).toMatchObject({ type: 'AttemptNotFound' });
      expect(await store.checkout.submitDeviceData(guest, input)).toMatchObject({ type: 'AttemptNotOpen' });
    });
  });

  describe('a return', () => {
    it('with an unknown, malformed or expired state is not found (PAYMENTS-103)', async () => {
      const { world, store, attempt } = await placeRedirect('PAYPAL');
      const notFound = { type: 'PaymentReturnNotFound', code: 'PAYMENT_RETURN_NOT_FOUND' };
      for (const state of ['A'.repeat(43), '', 'x\u0000', 'A'.repeat(44)]) {
        expect(await store.checkout.recordReturn({ state, parameters: [] })).toEqual(notFound);
      }
      await database.execute('update payments.payment_return set expires_at = now() where attempt_id = $1', [
        attempt.id,
      ]);
      expect(await store.checkout.recordReturn({ state: getReturnState(world, attempt), parameters: [] })).toEqual(
        notFound,
      );
      await store.sweep();
      const { rows } = await database.execute('select 1 from payments.payment_return where attempt_id = $1', [
        attempt.id,
      ]);
      expect(rows).toEqual([]);
    });

    it('is stored as a hash of its state, without values that it does not need (PAYMENTS-22, PAYMENTS-103)', async () => {
      const { world, store, attempt } = await placeRedirect('HOSTED_CARD');
      const state = getReturnState(world, attempt);
      const parameters = [
        { name: 'SpiToken', value: 'spi-1' },
        { name: 'CardNumber', value: '4000000000001000' },
        { name: 'Response', value: JSON.stringify({ IsoResponseCode: '3D0', PanToken: '4000000000001000' }) },
      ];
      await returnFromProvider(store, world, attempt, parameters);
      const { rows } = await database.execute('select * from payments.payment_return where attempt_id = $1', [
        attempt.id,
      ]);
      expect(rows).toMatchObject([{ parameters: { spiToken: 'spi-1', responseCode: '3D0' } }]);
      expect(JSON.stringify(rows)).not.toContain(state);
      expect(JSON.stringify(rows)).not.toContain('4000000000001000');
    });

    it('of an earlier try changes nothing (PAYMENTS-103)', async () => {
      const { world, store, id, attempt } = await placeRedirect('PAYPAL');
      await store.checkout.cancel(guest, id);
      const ended = await store.checkout.find(guest, id);
      await returnFromProvider(store, world, attempt);
      expect(await store.checkout.find(guest, id)).toEqual(ended);
      expect(world.calls).not.toContain('payments.closeChallenge');
    });

    it('continues the attempt in another process when the one that received it dies (PAYMENTS-102)', async () => {
      const { world, store, id, attempt } = await placeRedirect('PAYPAL');
      world.fault = (call) => (call === 'payments.closeChallenge' ? 'crash-before' : 'none');
      await store.checkout.recordReturn({ state: getReturnState(world, attempt), parameters: [] });
      await store.death;
      world.fault = () => 'none';
      await expireTimes(database, id);
      expect((await resumeUntilSettled(database, world, id)).status).toBe('COMPLETED');
    });
  });

  describe('the same attempt', () => {
    it('cannot be placed with other details while it runs or after it (CHECKOUT-101)', async () => {
      const { store, id, world } = await placeRedirect('PAYPAL');
      const conflict = { type: 'IdempotencyConflict', code: 'IDEMPOTENCY_CONFLICT' };
      expect(await store.checkout.place(guest, createRedirectInput(id, 'HOSTED_CARD'))).toEqual(conflict);
      expect(await store.checkout.place(guest, createRedirectInput(id, 'PAYPAL'))).toMatchObject({
        attempt: { status: 'CHALLENGE_REQUIRED' },
      });
      await completeActions(store, world, id);
      expect(await store.checkout.place(guest, createPlaceInput(id))).toEqual(conflict);
      expect(world.requests).toHaveLength(1);
    });
  });
});
