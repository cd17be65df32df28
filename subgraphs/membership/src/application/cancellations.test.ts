import { createMailOutbox } from '@tarima/mail/outbox';
import type { MailStore } from '@tarima/mail/tables';
import { getMarket } from '@tarima/markets/table';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import type { Membership, MembershipStatus } from '../domain/membership.ts';
import { createCancellations } from '../persistence/cancellation-repository.ts';
import type { Store, Tables } from '../persistence/tables.ts';
import { createCancelMembership } from './cancel-membership.ts';
import { createCancellationSweep } from './cancellations.ts';
import type { Memberships } from './ports.ts';
import type { Viewer } from './viewer.ts';

let database: Database;
let db: Store;
beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  db = await database.schema<Tables>('membership', migrations);
});
afterAll(() => database.close());

/** The process ends: what it waits for never comes. */
const neverSettle = () => new Promise<never>(() => undefined);
let lastAccount = 0;

/** A membership of its own, and processes of the store that share the database and the club. */
function createScenario(change: Partial<Membership> = {}) {
  lastAccount += 1;
  const number = `640101${String(lastAccount).padStart(4, '0')}0001`;
  const club = {
    status: 'ACTIVE' as MembershipStatus,
    isDown: false,
    refusal: undefined as 'SECONDARY_CARD' | undefined,
    /** When the process that asks the club to cancel ends. */
    death: undefined as 'before' | 'after' | undefined,
  };
  const membership: Membership = {
    number,
    market: getMarket('CR'),
    type: 'DIAMOND',
    expiresOn: '2027-06-23',
    clubKey: '6401',
    isFirstCard: true,
    cardCount: 2,
    otherCardholders: ['Esteban Mora Jiménez'],
    contact: {
      firstName: 'Ana',
      lastName: 'Rojas',
      email: 'club@tarima.test',
      cellPhone: '',
      birthDate: '1986-04-17',
      addressLine1: '',
      city: '',
    },
    ...change,
  };
  const requireClub = () => {
    if (club.isDown) throw new Error('the club is down');
  };
  const memberships: Pick<Memberships, 'find' | 'findStatus' | 'cancel'> = {
    async find() {
      requireClub();
      return membership;
    },
    async findStatus() {
      requireClub();
      return club.status;
    },
    async cancel() {
      requireClub();
      if (club.death === 'before') return neverSettle();
      if (club.refusal) return club.refusal;
      club.status = 'CANCELLED';
      return club.death === 'after' ? neverSettle() : 'cancelled';
    },
  };

  /** A process of the store; it writes mails as the service does, and sends none. */
  function startProcess({ isOutboxBroken = false, find = async () => ({ email: 'ana@tarima.test' }) as never } = {}) {
    const outbox = createMailOutbox(db as unknown as MailStore);
    const cancellations = createCancellations(db, {
      async enqueue(trx, mail) {
        if (isOutboxBroken) throw new Error('the process ended');
        await outbox.insert(trx as unknown as MailStore, mail);
      },
    });
    return {
      cancel: createCancelMembership({
        caller: {
          identity: { kind: 'member', subject: 'sub', membershipNumber: number },
          market: 'PA',
          language: 'en',
        },
        viewer: { find } satisfies Pick<Viewer, 'find'>,
        memberships,
        cancellations,
        reportFailure: () => undefined,
        reportUnreadProfile: () => undefined,
      }),
      sweep: createCancellationSweep({
        cancellations,
        memberships,
        afterSeconds: 0,
        keptDays: 30,
        reportFailure: () => undefined,
      }),
    };
  }
  const getRow = () =>
    db.selectFrom('cancellation').selectAll().where('membership_number', '=', number).executeTakeFirst();
  const readMails = () =>
    db
      .selectFrom('mail')
      .selectAll()
      .where(sql<string>`data ->> 'maskedNumber'`, '=', `•••• ••${number.slice(6, 10)} 0001`)
      .execute();
  return { number, club, startProcess, getRow, readMails };
}

describe('the mail about a cancelled membership', () => {
  it('is written once with the language and the market of the request, also after a repetition (MEMBERSHIP-330)', async () => {
    const { number, startProcess, readMails, getRow } = createScenario();
    const { cancel } = startProcess();
    expect(await cancel()).toEqual({ membershipNumber: number });
    expect(await cancel()).toEqual({ membershipNumber: number });
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'MEMBERSHIP_CANCELLATION',
      recipient: 'ana@tarima.test',
      market: 'PA',
      language: 'en',
      data: { paidUntil: '2027-06-23', otherCards: 1, clubKey: '6401' },
    });
    // Logs have the key of an email, so it has no membership number.
    expect(mail?.key).not.toContain(number);
    expect(await getRow()).toMatchObject({ mail: null });
  });

  it('is written once for two requests at the same time (MEMBERSHIP-330)', async () => {
    const { startProcess, readMails } = createScenario();
    const processes = [startProcess(), startProcess()];
    await Promise.all(processes.map(({ cancel }) => cancel()));
    expect(await readMails()).toHaveLength(1);
  });

  it('is written again for a membership that the club restored (MEMBERSHIP-330)', async () => {
    const { club, startProcess, readMails } = createScenario();
    const { cancel } = startProcess();
    await cancel();
    club.status = 'ACTIVE';
    await cancel();
    expect(await readMails()).toHaveLength(2);
  });

  it('is not written for a refused cancellation or one that the club does not confirm (MEMBERSHIP-330)', async () => {
    const { club, startProcess, readMails, getRow } = createScenario();
    const { cancel, sweep } = startProcess();
    club.refusal = 'SECONDARY_CARD';
    expect(await cancel()).toMatchObject({ code: 'SECONDARY_CARD' });
    expect(await getRow()).toBeUndefined();
    club.isDown = true;
    expect(await cancel()).toMatchObject({ code: 'MEMBERSHIP_SERVICE_UNAVAILABLE' });
    await sweep();
    expect(await readMails()).toEqual([]);
  });

  it('goes to the address that the club has while the profile cannot be read (MEMBERSHIP-330)', async () => {
    const { startProcess, readMails } = createScenario();
    await startProcess({ find: () => Promise.reject(new Error('the platform is down')) }).cancel();
    expect(await readMails()).toMatchObject([{ recipient: 'club@tarima.test' }]);
  });

  describe('after the process ended during the cancellation', () => {
    it.each(['before', 'after'] as const)(
      'is written by a repetition, %s the club acted (MEMBERSHIP-332)',
      async (death) => {
        const { club, startProcess, readMails, getRow } = createScenario();
        club.death = death;
        void startProcess().cancel();
        await expect.poll(async () => (await getRow())?.confirmed_at).toBeNull();
        await expect.poll(() => club.status).toBe(death === 'after' ? 'CANCELLED' : 'ACTIVE');
        club.death = undefined;
        await startProcess().cancel();
        expect(await readMails()).toHaveLength(1);
      },
    );

    it('is written by the sweep once the club has acted (MEMBERSHIP-332)', async () => {
      const { club, startProcess, readMails } = createScenario();
      club.death = 'after';
      void startProcess().cancel();
      await expect.poll(() => club.status).toBe('CANCELLED');
      const [first, second] = [startProcess(), startProcess()];
      club.isDown = true;
      await first.sweep();
      expect(await readMails()).toEqual([]);
      club.isDown = false;
      await Promise.all([first.sweep(), second.sweep()]);
      expect(await readMails()).toHaveLength(1);
    });

    it('is written with the confirmation or not at all (MEMBERSHIP-330, MEMBERSHIP-332)', async () => {
      const { startProcess, readMails, getRow } = createScenario();
      await startProcess({ isOutboxBroken: true }).cancel();
      expect(await getRow()).toMatchObject({ confirmed_at: null });
      await startProcess().sweep();
      expect(await readMails()).toHaveLength(1);
    });
  });

  it('is given up an hour after a request that the club did not execute (MEMBERSHIP-332)', async () => {
    const { number, club, startProcess, readMails, getRow } = createScenario();
    club.death = 'before';
    void startProcess().cancel();
    await expect.poll(getRow).toBeDefined();
    const { sweep } = startProcess();
    await sweep();
    expect(await getRow()).toBeDefined();
    await db
      .updateTable('cancellation')
      .set({ requested_at: sql<Date>`now() - interval '61 minutes'` })
      .where('membership_number', '=', number)
      .execute();
    await sweep();
    expect(await getRow()).toBeUndefined();
    // The club cancels it at the service desk.
    club.status = 'CANCELLED';
    await sweep();
    expect(await readMails()).toEqual([]);
  });
});
