import { randomUUID } from 'node:crypto';
import { createMembershipClient, type MembershipTransaction } from '@tarima/membership-client/client';
import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { createMembershipApp } from '../app.ts';
import { parseMembershipApiEnv } from '../env.ts';

/** Ana: Diamond with two active cards, not renewable yet. Sofía: Diamond, renewable. Shanice holds a second card. */
export const numbers = {
  ana: '64011045120001',
  sofia: '64031050200001',
  marcus: '72012208710001',
  shanice: '70011200770002',
  valentina: '61033307210001',
} as const;

export const paymentDetails = {
  transactionDate: '112026',
  transactionNumber: 'CR-261120-7F3K9Q2M',
  paymentTypeCode: 'CC',
  paymentPlatform: '11-6401-C',
  priceForeignCurrency: 3_500,
  priceLocalCurrency: 1_785_000,
  itemNumber: '900101',
};

const applicant = {
  fullName: 'Ana Rojas',
  id: '102340567',
  idTypeCode: 'ID',
  firstName: 'Ana',
  lastName: 'Rojas',
  cellPhone: '88887777',
  email: 'ana@tarima.test',
  birthDate: '051990',
  addressLine1: 'Zapote',
  addressLine2: '',
  city: 'San José',
  countryCode: 'CR',
  deptStateCode: 'SJ',
  autoCharge: false,
  shareInfo: true,
};

/** A purchase of a Platinum membership, without its transaction id. */
export const purchase = {
  version: 1,
  accountDetails: {
    clubCode: '6401',
    countryCode: 'CR',
    membershipTypeCode: 'DI',
    accountStatusCode: '00',
    isPlatinumMember: true,
  },
  cards: [applicant],
  paymentDetails: { ...paymentDetails, itemNumber: '900002' },
};

/** Starts the API on an in-memory database, with clients of both versions and a clock that a test sets. */
export async function startMembership() {
  const database = await openDatabase('pglite://memory');
  const env = parseMembershipApiEnv({});
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const app = await createMembershipApp({
    env,
    logger: createLogger({ name: 'test', level: 'silent' }),
    database,
    clock: () => clock.now,
  });
  const baseUrl = await listen(app, { name: 'test', host: '127.0.0.1', port: 0 });
  const settings = { baseUrl, apiKey: env.MEMBERSHIP_API_KEY };
  const v1 = createMembershipClient(settings);
  const v2 = createMembershipClient({ ...settings, useV2: async () => true });
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      headers: { 'x-api-key': env.MEMBERSHIP_API_KEY, ...headers },
      ...(payload && { payload }),
    });
  return {
    app,
    clock,
    v1,
    v2,
    call,
    settings,
    database,
    pendingMs: env.MEMBERSHIP_PENDING_MS,
    async close() {
      await Promise.all([v1.close(), v2.close()]);
      await app.close();
      await database.close();
    },
  };
}

/** A purchase with its transaction id. */
export const buildPurchase = (transactionId: string, fields: object = {}): MembershipTransaction => ({
  action: 'create',
  body: { transactionId, ...purchase, ...fields },
});
/** A renewal of a membership. */
export const buildRenewal = (membership: string, transactionId: string = randomUUID()): MembershipTransaction => ({
  action: 'renew',
  membership,
  body: { transactionId, paymentDetails },
});

/** Opens a membership that can be renewed and upgraded. @returns its number */
export async function openMembership(api: Pick<Awaited<ReturnType<typeof startMembership>>, 'call'>): Promise<string> {
  const account = {
    club: '6401',
    type: 'DIAMOND',
    status: 'ACTIVE',
    country: 'CR',
    expiresOn: '2026-12-01',
    isUpgradeAllowed: true,
    cards: [
      {
        number: '0001',
        firstName: 'Nuria',
        lastName: 'Solano',
        email: 'nuria@tarima.test',
        phone: '88887777',
        birthDate: '1990-02-03',
        addressLine1: 'Calle 3',
        city: 'Escazú',
        status: 'ACTIVE',
      },
    ],
  };
  return `${(await api.call('POST', '/operations/accounts', account)).json().accountId}0001`;
}
