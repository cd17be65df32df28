import { type Database, inTransaction, openDatabase } from '@tarima/service-kit/database';
import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMail, startQueueProcess } from './testing/queue-process.ts';
import { MailRejectedError, type OutgoingMail } from './transport.ts';

const postgres = await tryStartPostgres();
afterAll(() => postgres?.stop());
const engines = postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
/** The process ends: what it waits for never comes. */
const neverSettle = () => new Promise<never>(() => undefined);
const expectSent = (mails: readonly OutgoingMail[], count: number) => {
  expect(mails).toHaveLength(count);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(Math.min(count, 1));
};

describe.each(engines)('the mail queue on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(
      engine === 'postgres' && postgres ? await postgres.createDatabase() : 'pglite://memory',
    );
  });
  afterEach(() => database.close());

  it('sends a mail after the commit, once (ORDERS-300)', async () => {
    const { enqueue, queue, jobs, sent, runJob, readRows } = await startQueueProcess(database);
    await enqueue(createMail());
    const [row] = await readRows();
    expect(jobs).toEqual([{ mailId: row?.id, seconds: 0 }]);
    await runJob(row?.id ?? '');
    await runJob(row?.id ?? '');
    await queue.sweep();
    expectSent(sent, 1);
    expect(sent[0]).toMatchObject({ messageId: `${row?.id}@tarima.test`, to: 'ana@example.com', language: 'es' });
    expect(await readRows()).toMatchObject([{ status: 'SENT', tries: 1, lease_until: null }]);
  });

  it('sends nothing for a transaction that was rolled back (ORDERS-300)', async () => {
    const { db, queue, jobs, sent } = await startQueueProcess(database);
    await inTransaction(db, async (trx) => {
      await queue.enqueue(trx, createMail());
      throw new Error('rolled back');
    }).catch(() => undefined);
    await queue.sweep();
    expect([jobs, sent]).toEqual([[], []]);
  });

  it('ignores a second mail of the same key (ORDERS-300)', async () => {
    const { enqueue, queue, sent, jobs } = await startQueueProcess(database);
    await enqueue(createMail());
    await enqueue(createMail({ recipient: 'eve@example.com' }));
    await queue.sweep();
    expect(jobs).toHaveLength(1);
    expect(sent.map(({ to }) => to)).toEqual(['ana@example.com']);
  });

  it('sends a mail whose process died before the job was scheduled (ORDERS-301)', async () => {
    const first = await startQueueProcess(database, { isSchedulingBroken: true });
    await first.enqueue(createMail());
    const next = await startQueueProcess(database);
    await next.queue.sweep();
    expectSent(next.sent, 1);
  });

  it('sends a mail whose process died before it was sent (ORDERS-301)', async () => {
    const first = await startQueueProcess(database, { render: neverSettle });
    await first.enqueue(createMail());
    void first.queue.sweep();
    await waitFor(async () => expect(await first.readRows()).toMatchObject([{ tries: 1 }]));
    const next = await startQueueProcess(database);
    await waitFor(async () => {
      await next.queue.sweep();
      expectSent(next.sent, 1);
    });
    expect(await next.readRows()).toMatchObject([{ status: 'SENT', tries: 2 }]);
  });

  it('repeats a mail with the same Message-ID when its process died after it was sent (ORDERS-302)', async () => {
    const sent: OutgoingMail[] = [];
    const first = await startQueueProcess(database, {
      transport: {
        send: async (mail) => {
          sent.push(mail);
          await neverSettle();
        },
      },
    });
    await first.enqueue(createMail());
    void first.queue.sweep();
    const next = await startQueueProcess(database, { transport: { send: async (mail) => void sent.push(mail) } });
    await waitFor(async () => {
      await next.queue.sweep();
      expectSent(sent, 2);
    });
    await next.queue.sweep();
    expectSent(sent, 2);
    expect(sent[0]).toEqual(sent[1]);
  });

  it('sends a mail once when several processes find it (ORDERS-301)', async () => {
    const processes = await Promise.all(
      Array.from({ length: 4 }, () => startQueueProcess(database, { settings: { leaseSeconds: 30 } })),
    );
    await processes[0]?.enqueue(createMail());
    await Promise.all(processes.map(({ queue }) => queue.sweep()));
    expectSent(
      processes.flatMap(({ sent }) => sent),
      1,
    );
  });

  it('does not send a mail that another process claimed meanwhile (ORDERS-301)', async () => {
    const { promise: rendered, resolve } = Promise.withResolvers<{ subject: string; text: string; html: string }>();
    const slow = await startQueueProcess(database, { render: () => rendered });
    await slow.enqueue(createMail());
    const sweeping = slow.queue.sweep();
    const other = await startQueueProcess(database, { settings: { leaseSeconds: 30 } });
    await waitFor(async () => {
      await other.queue.sweep();
      expectSent(other.sent, 1);
    });
    resolve({ subject: 'late', text: 'late', html: 'late' });
    await sweeping;
    expect(slow.sent).toEqual([]);
  });

  it('repeats a mail with exponential backoff, then fails with an alert (ORDERS-303)', async () => {
    const { enqueue, queue, jobs, logs, readRows } = await startQueueProcess(database, {
      settings: { backoffSeconds: 0.01, tries: 4 },
      transport: {
        send: async () => {
          throw new Error('the mail server replied 451 to RCPT TO');
        },
      },
    });
    await enqueue(createMail());
    await waitFor(async () => {
      await queue.sweep();
      expect(await readRows()).toMatchObject([
        { status: 'FAILED', tries: 4, last_error: expect.stringContaining('451') },
      ]);
    });
    expect(jobs.map(({ seconds }) => seconds)).toEqual([0, 0.01, 0.02, 0.04]);
    expect(logs.flatMap(({ alert, kind }) => (alert ? [[alert, kind]] : []))).toEqual([
      ['mail_failed', 'ORDER_CONFIRMATION'],
    ]);
  });

  it('waits at most an hour between two tries (ORDERS-303)', async () => {
    const { enqueue, queue, jobs } = await startQueueProcess(database, {
      settings: { backoffSeconds: 50_000, tries: 2 },
      render: async () => {
        throw new Error('the platform is down');
      },
    });
    await enqueue(createMail());
    await queue.sweep();
    expect(jobs.map(({ seconds }) => seconds)).toEqual([0, 3_600]);
  });

  it('does not repeat a mail that was refused for good, and raises an alert (ORDERS-304)', async () => {
    const refuse = vi.fn(async () => {
      throw new MailRejectedError('the mail server replied 550 to RCPT TO');
    });
    const { enqueue, queue, logs, jobs, readRows } = await startQueueProcess(database, { transport: { send: refuse } });
    await enqueue(createMail());
    await queue.sweep();
    await queue.sweep();
    expect(refuse).toHaveBeenCalledTimes(1);
    expect(jobs).toHaveLength(1);
    expect(await readRows()).toMatchObject([{ status: 'FAILED', tries: 1 }]);
    expect(logs).toContainEqual(
      expect.objectContaining({ alert: 'mail_failed', reason: expect.stringContaining('550') }),
    );
    expect(JSON.stringify(logs)).not.toContain('ana@example.com');
  });

  it('deletes ended mail after the configured days (ORDERS-305)', async () => {
    const { db, enqueue, queue, readRows } = await startQueueProcess(database, { settings: { keptDays: 2 } });
    await enqueue(createMail());
    await queue.sweep();
    await queue.sweep();
    expect(await readRows()).toHaveLength(1);
    await db
      .updateTable('mail')
      .set({ ended_at: new Date(Date.now() - 3 * 86_400_000) })
      .execute();
    await queue.sweep();
    expect(await readRows()).toEqual([]);
  });
});
