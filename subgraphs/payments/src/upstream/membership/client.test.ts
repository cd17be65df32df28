import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RefusedError } from '../../domain/refused-error.ts';
import { createMembershipUpstream, type MembershipSettings, type MembershipUpstream } from './client.ts';

type RenewalField = ReturnType<MembershipSettings['getRules']>['requiredRenewalFields'][number];

const rules = {
  apiV2: false,
  requiredRenewalFields: ['city'] as RenewalField[],
  upgradeSecondaryCards: false,
  dimexTypeCode: 'AR',
  passportTypeCode: 'PP',
  purchaseLog: true,
};
const logger = createLogger({ name: 'test', level: 'silent' });
let isLogDown = false;
const logged: unknown[] = [];
const added: unknown[] = [];
let city = 'Escazú';
let upstream: MembershipUpstream;
const paths: string[] = [];
const app = createServer({ name: 'upstream', logger: createLogger({ name: 'test', level: 'silent' }) });
beforeAll(async () => {
  app.post<{ Params: { id: string } }>('/v1/membership-transactions/:id/withdraw', async ({ params }, reply) =>
    reply.status(Number(params.id)).send({ statusCode: Number(params.id), errorCode: 'ANY' }),
  );
  const offer = {
    code: 'DI',
    isPlatinumMember: false,
    membershipType: 'DIAMOND',
    membershipTypeItemNumbers: ['900101'],
    totalLocalCost: { totalPrice: 1, proratedAmount: 1, currency: 'CRC' },
    totalUsdCost: { totalPrice: 1, proratedAmount: 1, currency: 'USD' },
  };
  const reply = (path: string) => async () => {
    paths.push(path);
    return path.includes('item-numbers') ? { entries: [offer] } : { result: { status: 'PENDING' } };
  };
  app.post('/v1/memberships/item-numbers', reply('/v1/memberships/item-numbers'));
  app.get('/v2/item-numbers', reply('/v2/item-numbers'));
  app.post('/v1/purchase-logs', async ({ body }, reply) => {
    logged.push(body);
    return reply.status(isLogDown ? 503 : 204).send();
  });
  app.post<{ Params: { id: string } }>('/v1/memberships/:id/payment-cards', async ({ params, body }) => {
    added.push([params.id, body]);
    return { paymentCards: [body] };
  });
  app.post('/v1/memberships/:id/renew', reply('/v1/renew'));
  app.put('/v2/membership-transactions/:id', reply('/v2/membership-transactions'));
  app.post('/v1/memberships/is-upgradable', async () => ({ result: false, reasons: [{ code: 110004 }] }));
  app.post('/v1/memberships/is-renewable', async () => ({ result: true, reasons: [] }));
  app.get('/v1/memberships/:id', async () => ({
    membershipId: '64011045120001',
    membershipType: 'DIAMOND',
    membershipTypeCode: 'DI',
    isPlatinumMember: false,
    accountStatusCode: 'ACTIVE',
    fullName: 'Ana Rojas',
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
      cellPhone: '',
      birthDate: '1986-04-17',
      addressLine1: '',
      city,
      countryCode: 'CR',
    },
  }));
  const baseUrl = await listen(app, { name: 'upstream', host: '127.0.0.1', port: 0 });
  upstream = createMembershipUpstream({ baseUrl, apiKey: 'key', getRules: () => rules, logger });
});
afterAll(async () => {
  await upstream.close();
  await app.close();
});

it.each([
  ['400', RefusedError],
  ['404', RefusedError],
  ['429', UpstreamError],
  ['503', UpstreamError],
])(
  'a withdrawal that gets %s is a refusal only when repeating it cannot help (CHECKOUT-52)',
  async (status, expected) => {
    await expect(upstream.port.withdraw(status)).rejects.toThrow(expected);
  },
);

it.each([
  [false, ['/v1/memberships/item-numbers', '/v1/renew']],
  [true, ['/v2/item-numbers', '/v2/membership-transactions']],
])('with membership.apiV2 %s, prices and transactions use %j (MEMBERSHIP-72)', async (setting, expected) => {
  rules.apiV2 = setting;
  paths.length = 0;
  const order = { type: 'DIAMOND', club: '6401', membershipNumber: '64011045120001' } as const;
  const [offer] = await upstream.port.listOffers({ purpose: 'RENEW', market: 'CR', ...order });
  if (!offer) throw new Error('no offer');
  await upstream.port.apply({
    transactionId: 'attempt.1',
    purpose: 'RENEW',
    market: 'CR',
    order,
    quote: offer.quote,
    receiptNumber: 'CR-261124-7F3K9Q2M',
    accountId: '11-6401-C',
    paidAt: new Date(),
  });
  expect(paths).toEqual(expected);
});

it('writes the club’s log of purchases while it is switched on, and never fails (MEMBERSHIP-281)', async () => {
  await upstream.port.logPurchase('attempt.1', 'SENT', 'RENEW');
  expect(logged).toEqual([{ transactionId: 'attempt.1', event: 'SENT', detail: 'RENEW' }]);
  isLogDown = true;
  await expect(upstream.port.logPurchase('attempt.1', 'CONFIRMED')).resolves.toBeUndefined();
  rules.purchaseLog = false;
  logged.length = 0;
  await upstream.port.logPurchase('attempt.1', 'SENT');
  expect(logged).toEqual([]);
});

it('adds a saved card by its token, never its number (PAYMENTS-82)', async () => {
  const card = { id: 'c1', brand: 'VISA', lastDigits: '1000', holderName: 'Ana Rojas', expiry: '12/39' };
  await upstream.port.addPaymentCard('64011045120001', {
    ...card,
    isDefault: true,
    isFlagged: false,
    token: 'token-1',
  });
  expect(added).toEqual([
    ['64011045120001', { cardToken: 'token-1', brand: 'VISA', lastFour: '1000', expiry: '1239' }],
  ]);
});

it('lets holders of additional cards upgrade only with the setting (MEMBERSHIP-28)', async () => {
  expect(await upstream.port.listReasons('UPGRADE', '64011045120001')).toEqual([110004]);
  rules.upgradeSecondaryCards = true;
  expect(await upstream.port.listReasons('UPGRADE', '64011045120001')).toEqual([]);
});

it.each<[readonly RenewalField[], string, readonly number[]]>([
  [['city'], 'Escazú', []],
  [['city'], 'x', []],
  [['city'], '', [80002]],
  [['city'], ' ', [80002]],
  [['city'], '\u00a0\t\n', [80002]],
  [[], '', []],
  [['email'], '', []],
  [['email', 'city'], '', [80002]],
  [['email', 'city'], 'Escazú', []],
  [['cellPhone'], 'Escazú', [80002]],
])(
  'a renewal that requires %j, with the city %j, has the reasons %j (MEMBERSHIP-29)',
  async (fields, value, reasons) => {
    rules.requiredRenewalFields = [...fields];
    city = value;
    expect(await upstream.port.listReasons('RENEW', '64011045120001')).toEqual(reasons);
  },
);
