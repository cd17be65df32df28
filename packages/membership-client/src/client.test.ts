import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMembershipClient, type MembershipClient } from './client.ts';

const details = {
  membershipId: '64011045120001',
  membershipType: 'DIAMOND',
  membershipTypeCode: 'DI',
  isPlatinumMember: false,
  accountStatusCode: 'ACTIVE',
  fullName: 'Ana Lucía Rojas Vargas',
  expiredDate: '2027-06-22',
  clubCode: '6401',
  countryCode: 'CR',
  renewalItemNumber: '900101',
  primaryCard: true,
  membershipCards: 1,
  cards: [],
  cardsArray: [],
  contactInformation: {
    email: 'ana@tarima.test',
    cellPhone: '+50688214512',
    birthDate: '1986-04-17',
    addressLine1: 'Calle Los Laureles',
    city: 'Escazú',
    countryCode: 'CR',
  },
};

const price = {
  code: 'DI',
  isPlatinumMember: false,
  membershipType: 'DIAMOND',
  membershipTypeItemNumbers: ['900101'],
  totalLocalCost: { totalPrice: 1_785_000, proratedAmount: 1_785_000, currency: 'CRC' },
  totalUsdCost: { totalPrice: 3_500, proratedAmount: 3_500, currency: 'USD' },
};

let client: MembershipClient;
let baseUrl: string;
const app = createServer({ name: 'upstream', logger: createLogger({ name: 'test', level: 'silent' }) });
beforeAll(async () => {
  app.post('/v1/memberships/validate', async (request) => ({
    result: request.headers['x-api-key'] === 'key',
    seen: request.body,
  }));
  app.post<{ Body: { membership: string } }>('/v1/memberships/is-renewable', async ({ body }) => ({
    result: body.membership === details.membershipId,
    reasons: { 'too-early': [{ code: 80005 }], 'not-ours': [{ code: 90001 }] }[body.membership] ?? [],
  }));
  app.post('/v1/memberships/item-numbers', async () => ({ entries: [price] }));
  app.post('/v1/memberships/is-upgradable', async () => ({ result: false, reasons: [{ code: 110003 }] }));
  app.get('/v1/memberships/:id/transactions', async () => ({
    transactions: [{ context: 'RENEWAL', membershipTypes: ['DIAMOND'] }],
  }));
  app.get<{ Params: { id: string } }>('/v1/memberships/:id', async (request, reply) => {
    if (request.params.id === details.membershipId) return { ...details, addedLater: true };
    const [, membershipType] = /^type-(.+)$/.exec(request.params.id) ?? [];
    if (membershipType) return { ...details, membershipType };
    if (request.params.id === 'half-read') return { membershipId: details.membershipId };
    return reply.status(request.params.id === 'broken' ? 500 : 404).send({});
  });
  baseUrl = await listen(app, { name: 'upstream', host: '127.0.0.1', port: 0 });
  client = createMembershipClient({ baseUrl, apiKey: 'key' });
});
afterAll(async () => {
  await client.close();
  await app.close();
});

describe('createMembershipClient', () => {
  it('sends the API key and ignores unknown fields', async () => {
    expect(await client.validate(details.membershipId)).toEqual({ result: true });
    expect(await client.getMembership(details.membershipId)).toEqual(details);
  });

  it('reads whether a membership can be renewed or upgraded', async () => {
    expect(await client.isRenewable(details.membershipId)).toEqual({ result: true, reasons: [] });
    expect(await client.isRenewable('too-early')).toEqual({ result: false, reasons: [{ code: 80005 }] });
    expect(await client.isUpgradable(details.membershipId)).toEqual({ result: false, reasons: [{ code: 110003 }] });
    expect(await client.getTransactions(details.membershipId)).toEqual([{ context: 'RENEWAL' }]);
  });

  it.each(['not-ours', 'no-reason'])(
    'rejects an eligibility response with unknown or missing reasons: %s',
    async (membership) => {
      await expect(client.isRenewable(membership)).rejects.toThrow(z.ZodError);
    },
  );

  it.each(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM'])(
    'accepts a membership of the type %s (MEMBERSHIP-1)',
    async (membershipType) => {
      expect(await client.getMembership(`type-${membershipType}`)).toMatchObject({ membershipType });
    },
  );

  it('rejects a membership of an unknown type (MEMBERSHIP-1)', async () => {
    await expect(client.getMembership('type-GOLD')).rejects.toThrow(z.ZodError);
  });

  it('returns the club’s prices, or the test price of 0.1 in each currency (MEMBERSHIP-56)', async () => {
    const query = { country: 'CR', context: 'NEW' } as const;
    expect(await client.getItemNumbers(query)).toEqual([price]);
    const tested = createMembershipClient({ baseUrl, apiKey: 'key', hasTestPrice: true });
    const cost = { totalPrice: 10, proratedAmount: 10 };
    expect(await tested.getItemNumbers(query)).toEqual([
      {
        ...price,
        totalLocalCost: { ...cost, currency: 'CRC' },
        totalUsdCost: { ...cost, currency: 'USD' },
      },
    ]);
    await tested.close();
  });

  it('returns undefined for an unknown membership and throws for any other failure', async () => {
    expect(await client.getMembership('64010000000000')).toBeUndefined();
    await expect(client.getMembership('broken')).rejects.toThrow(UpstreamError);
    await expect(client.getMembership('half-read')).rejects.toThrow(z.ZodError);
  });
});
