import { randomUUID } from 'node:crypto';
import { createMailOutbox } from '@tarima/mail/outbox';
import type { MailStore } from '@tarima/mail/tables';
import { money } from '@tarima/markets/money';
import { type Database, inTransaction, openDatabase } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import type { Attempt } from '../../domain/attempt.ts';
import { createAttemptMails } from '../../persistence/attempt-mails.ts';
import { createAttemptRepository } from '../../persistence/attempt-repository.ts';
import type { Tables } from '../../persistence/tables.ts';
import { startProcess } from '../../testing/process.ts';
import { addCart, beginAttempt, createPlaceInput, guest, resumeUntilSettled } from '../../testing/scenario.ts';
import { storeAttempt } from '../../testing/stored-attempt.ts';
import { type Fault, World } from '../../testing/world.ts';
import type { NextStep } from '../repositories.ts';
import { findEndMail } from './mail-data.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase('pglite://memory');
});
afterAll(() => database.close());

const readMails = async (subject: string) => {
  const db = await database.schema<Tables>('payments', migrations);
  return db.selectFrom('mail').selectAll().where('key', 'like', `%:${subject}`).execute();
};

describe('the end of an attempt', () => {
  it.each(
    ['commerce.createOrder', 'payments.capture', 'payments.process'].flatMap((call) =>
      (['crash-before', 'crash-after', 'error-after'] as const).map((fault) => [call, fault] as const),
    ),
  )('writes one confirmation for one order, also when %s meets %s (ORDERS-300, ORDERS-310)', async (call, fault) => {
    const world = new World();
    const store = await startProcess(database, world);
    const { id } = await beginAttempt(store, addCart(world));
    let isHit = false;
    world.fault = (name): Fault => {
      if (name !== call || isHit) return 'none';
      isHit = true;
      return fault;
    };
    await Promise.race([store.checkout.place(guest, createPlaceInput(id)), store.death]);
    const attempt = await resumeUntilSettled(database, world, id);
    expect(isHit).toBe(true);
    const mails = await readMails(attempt.orderNumber);
    expect(mails).toHaveLength(attempt.status === 'COMPLETED' ? 1 : 0);
    for (const mail of mails) {
      expect(mail).toMatchObject({
        kind: 'ORDER_CONFIRMATION',
        recipient: 'ana@tarima.test',
        market: 'CR',
        language: 'es',
        status: 'QUEUED',
        data: { orderNumber: attempt.orderNumber },
      });
    }
  });
});

it('tells the shopper that a payment is reviewed, and its result when an operator has voided it (ORDERS-313)', async () => {
  const db = await database.schema<Tables>('payments', migrations);
  const outbox = createMailOutbox(db as unknown as MailStore);
  const { attemptEnded } = createAttemptMails({
    enqueue: async (trx, mail) => void (await outbox.insert(trx as unknown as MailStore, mail)),
  });
  const attempts = createAttemptRepository(
    db,
    { owner: randomUUID(), seconds: 30 },
    { challengeSeconds: 900, providerSessionSeconds: 3_600, followUpSeconds: 0, onEnded: attemptEnded },
  );
  const facts = { email: 'ana@tarima.test' };
  const { id } = await storeAttempt(db, {
    status: 'OPEN',
    owner: 'guest:guest-1',
    cartId: 'reviewed',
    tries: 1,
    facts,
  });
  const begin = (from: Parameters<typeof attempts.beginRun>[1], to: Partial<NextStep>) =>
    attempts.beginRun(id, from, { step: 'RELEASE_CART', facts, isNewTry: false, ...to });

  const run = await begin({ status: 'OPEN', step: null }, { step: 'FIND_TRANSACTION' });
  if (!run) throw new Error('no run');
  await attempts.advanceRun(run, { outcome: 'unclear', facts, target: 'NEEDS_REVIEW', answers: [] });
  expect(await readMails(id)).toMatchObject([{ kind: 'PAYMENT_IN_REVIEW', recipient: 'ana@tarima.test' }]);

  const resolution = { operator: 'subject', operatorName: 'Ana Rojas', action: 'VOID' as const, reason: 'no order' };
  const resolved = await begin({ status: 'NEEDS_REVIEW', step: null }, { resolution });
  if (!resolved) throw new Error('no run');
  await attempts.advanceRun(resolved, {
    outcome: 'done',
    facts: { ...facts, ending: 'VOIDED' },
    target: 'ENDED',
    answers: [],
  });
  expect((await readMails(id)).map(({ kind }) => kind).sort()).toEqual(['PAYMENT_IN_REVIEW', 'PAYMENT_VOIDED']);
});

const createAttempt = (change: Partial<Attempt> = {}): Attempt => ({
  id: randomUUID(),
  owner: 'guest:guest-1',
  idempotencyKey: 'key',
  purpose: 'ORDER',
  subject: 'cart:1',
  market: 'JM',
  language: 'en',
  cartId: '1',
  method: 'CARD',
  challengeUntil: null,
  status: 'COMPLETED',
  step: null,
  amount: money(10_000, 'JMD'),
  orderNumber: 'JM-1',
  paymentKey: 'payment',
  tries: 1,
  facts: {
    email: 'marcus@tarima.test',
    card: { brand: 'VISA', lastDigits: '1000', expiry: '12/29', fingerprint: 'hash' },
  },
  createdAt: new Date(),
  ...change,
});

describe('findEndMail', () => {
  it.each([
    ['an order', { status: 'COMPLETED' }, false, 'ORDER_CONFIRMATION'],
    ['an order after a review', { status: 'COMPLETED' }, true, 'ORDER_CONFIRMATION'],
    ['a refund', { purpose: 'REFUND', status: 'COMPLETED' }, false, 'ORDER_REFUND'],
    ['a refund that needs review', { purpose: 'REFUND', status: 'NEEDS_REVIEW' }, false, undefined],
    ['a payment that needs review', { status: 'NEEDS_REVIEW' }, false, 'PAYMENT_IN_REVIEW'],
    ['a membership', { purpose: 'RENEW', status: 'COMPLETED' }, false, 'MEMBERSHIP_CONFIRMATION'],
    ['a membership after a review', { purpose: 'RENEW', status: 'COMPLETED' }, true, 'MEMBERSHIP_CONFIRMATION'],
    ['a payment that was voided after a review', { status: 'VOIDED' }, true, 'PAYMENT_VOIDED'],
    ['a decline', { status: 'DECLINED' }, false, undefined],
    ['a void without a review', { status: 'VOIDED' }, false, undefined],
    ['an attempt that can be placed again', { status: 'OPEN' }, false, undefined],
    ['an order without an address', { status: 'COMPLETED', facts: {} }, false, undefined],
  ] as const)('%s: %j, reviewed %s, is %s (ORDERS-310, ORDERS-312, ORDERS-313)', (_case, change, isReviewed, kind) => {
    const mail = findEndMail(createAttempt(change), isReviewed);
    expect(mail?.kind).toBe(kind);
    if (mail) expect(mail).toMatchObject({ recipient: 'marcus@tarima.test', market: 'JM', language: 'en' });
  });

  it('keeps no more of a card than its brand and last digits (PAYMENTS-22)', () => {
    const mail = findEndMail(createAttempt({ purpose: 'REFUND' }), false);
    expect(mail?.data).toEqual({
      orderNumber: 'JM-1',
      amount: money(10_000, 'JMD'),
      brand: 'VISA',
      lastDigits: '1000',
    });
  });
});

it('writes one mail about a cancelled order, however often it is recorded (ORDERS-311)', async () => {
  const db = await database.schema<Tables>('payments', migrations);
  const outbox = createMailOutbox(db as unknown as MailStore);
  const mails = createAttemptMails({
    enqueue: async (trx, mail) => void (await outbox.insert(trx as unknown as MailStore, mail)),
  });
  const paid = createAttempt({ orderNumber: 'JM-2' });
  await inTransaction(db, (trx) => mails.orderCancelled(trx, paid, false));
  await inTransaction(db, (trx) => mails.orderCancelled(trx, paid, true));
  await inTransaction(db, (trx) => mails.orderCancelled(trx, createAttempt({ orderNumber: 'JM-3', facts: {} }), false));
  expect(await readMails('JM-2')).toMatchObject([{ kind: 'ORDER_CANCELLATION', recipient: 'marcus@tarima.test' }]);
  expect(await readMails('JM-3')).toEqual([]);
});
