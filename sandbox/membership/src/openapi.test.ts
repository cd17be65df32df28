import { randomUUID } from 'node:crypto';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { numbers, paymentDetails, purchase, startMembership } from './testing/membership-fixture.ts';

type Api = Awaited<ReturnType<typeof startMembership>>;
let api: Api;
beforeAll(async () => {
  api = await startMembership();
  await api.database.execute(
    `insert into membership_api.identity_document (document_id, reference, content_type, content, uploaded_at)
     values ($1, $2, 'image/png', '', '2026-11-20T12:00:00Z')`,
    [documentId, document.reference],
  );
});
afterAll(() => api.close());

const formats = { base64: true, date: true, uuid: true, 'date-time': true, email: true } as const;
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
ajv.addSchema({ $id: 'api', ...openApiDocument });

interface Operation {
  readonly operationId: string;
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, ...operation })),
);

/** What the document says against a request body or a response; empty when it describes it. */
function findErrors(pointer: string, body: unknown): readonly ErrorObject[] | string {
  const validate = ajv.getSchema(`api#/paths/${pointer}/content/application~1json/schema`);
  if (!validate) return `${pointer} is not in the document`;
  return validate(body) ? [] : (validate.errors ?? []);
}

const renewal = { ...paymentDetails, itemNumber: '900101' };
const upgrade = {
  membershipTypeCode: 'DI',
  isPlatinumMember: true,
  paymentDetails: { ...paymentDetails, itemNumber: '900302' },
};
const requestData = { location: { clubCode: '6401' }, context: 'NEW', version: 1 };
const person = { firstName: 'Eva', lastName: 'Mora', email: 'eva@tarima.test', cellPhone: '', birthDate: '1999-01-02' };
const document = {
  reference: 'a'.repeat(64),
  contentType: 'image/png',
  content: Buffer.from('89504e470d0a1a0a', 'hex').toString('base64'),
};
const documentId = '00000000-0000-4000-8000-000000000068';
const svg = Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64');
const sofia = numbers.sofia;
const known = `known-${randomUUID()}`;
const deviceId = '00000000-0000-4000-8000-000000000001';
const unknown = '64019876540001';

type Call = readonly [operationId: string, url: string, status: number, body?: object];

/** A call for each operation, and one for each of its errors besides 400 and 401. */
const calls: readonly Call[] = [
  ['validateMembership', '/v1/memberships/validate', 200, { membership: numbers.valentina }],
  ['isRenewable', '/v1/memberships/is-renewable', 200, { membership: numbers.valentina }],
  ['isRenewable', '/v1/memberships/is-renewable', 404, { membership: unknown }],
  ['isUpgradable', '/v1/memberships/is-upgradable', 200, { membership: numbers.shanice }],
  ['isUpgradable', '/v1/memberships/is-upgradable', 404, { membership: unknown }],
  ['getMembership', `/v1/memberships/${numbers.ana}`, 200],
  ['getMembership', `/v1/memberships/${unknown}`, 404],
  ['getTransactions', `/v1/memberships/${sofia}/transactions`, 200],
  ['getTransactions', `/v1/memberships/${unknown}/transactions`, 404],
  ['getItemNumbers', '/v1/memberships/item-numbers', 200, { requestData }],
  [
    'getItemNumbers',
    '/v1/memberships/item-numbers',
    404,
    { requestData: { ...requestData, location: { clubCode: '6499' } } },
  ],
  ['getItemNumbersV2', `/v2/item-numbers?country=CR&context=UPGRADE&version=1&membership=${sofia}`, 200],
  ['getItemNumbersV2', '/v2/item-numbers?country=US&context=NEW&version=1', 404],
  ['createMembership', '/v1/memberships', 200, { transactionId: known, ...purchase }],
  ['createMembership', '/v1/memberships', 409, { transactionId: known, ...purchase, paymentDetails }],
  ['renewMembership', `/v1/memberships/${sofia}/renew`, 200, { transactionId: randomUUID(), paymentDetails: renewal }],
  ['renewMembership', `/v1/memberships/${sofia}/renew`, 409, { transactionId: known, paymentDetails: renewal }],
  ['upgradeMembership', `/v1/memberships/${sofia}/upgrade`, 200, { transactionId: randomUUID(), ...upgrade }],
  ['upgradeMembership', `/v1/memberships/${sofia}/upgrade`, 409, { transactionId: known, ...upgrade }],
  ['executeTransaction', `/v2/membership-transactions/${randomUUID()}`, 200, { context: 'NEW', ...purchase }],
  [
    'executeTransaction',
    `/v2/membership-transactions/${known}`,
    409,
    { context: 'RENEWAL', membership: sofia, paymentDetails },
  ],
  ...(['v1', 'v2'] as const).flatMap((version): Call[] => {
    const suffix = version === 'v2' ? 'V2' : '';
    const path = `/${version}/membership-transactions`;
    return [
      [`getTransactionStatus${suffix}`, `${path}/${known}`, 200],
      [`getTransactionStatus${suffix}`, `${path}/${randomUUID()}`, 404],
      [`withdrawTransaction${suffix}`, `${path}/${randomUUID()}/withdraw`, 200],
    ];
  }),
  ['addPurchaseLog', '/v1/purchase-logs', 204, { transactionId: known, event: 'SENT', detail: 'v1' }],
  ['getPurchaseLogs', `/v1/purchase-logs/${known}`, 200],
  ['addIdentityDocument', '/v1/identity-documents', 201, document],
  ['addIdentityDocument', '/v1/identity-documents', 422, { ...document, content: svg }],
  ['getIdentityDocument', `/v1/identity-documents/${documentId}`, 200],
  ['getIdentityDocument', `/v1/identity-documents/${randomUUID()}`, 404],
  ['getCards', `/v1/memberships/${numbers.ana}/cards`, 200],
  ['getCards', `/v1/memberships/${unknown}/cards`, 404],
  ['addCard', `/v1/memberships/${sofia}/cards`, 201, person],
  ['addCard', `/v1/memberships/${sofia}/cards`, 409, person],
  ['addCard', `/v1/memberships/${sofia}/cards`, 422, { ...person, firstName: 'Leo' }],
  ['addCard', `/v1/memberships/${unknown}/cards`, 404, person],
  [
    'setExtendedAttributes',
    `/v1/memberships/${sofia}/extended-attributes`,
    200,
    { attributes: [{ attributeName: 'occupation', attributeValue: 'Chef' }] },
  ],
  [
    'setExtendedAttributes',
    `/v1/memberships/${unknown}/extended-attributes`,
    404,
    { attributes: [{ attributeName: 'occupation', attributeValue: '' }] },
  ],
  ['getExtendedAttributes', `/v1/memberships/${sofia}/extended-attributes`, 200],
  ['getExtendedAttributes', `/v1/memberships/${unknown}/extended-attributes`, 404],
  [
    'addMembershipPaymentCard',
    `/v1/memberships/${sofia}/payment-cards`,
    200,
    { cardToken: 'token-0001', brand: 'VISA', lastFour: '1000', expiry: '1229' },
  ],
  [
    'addMembershipPaymentCard',
    `/v1/memberships/${unknown}/payment-cards`,
    404,
    { cardToken: 'token-0001', brand: 'VISA', lastFour: '1000', expiry: '1229' },
  ],
  ['cancelMembership', '/v1/memberships/cancellation', 422, { membership: numbers.shanice, action: 'CANCEL' }],
  ['cancelMembership', '/v1/memberships/cancellation', 200, { membership: sofia, action: 'CANCEL' }],
  ['cancelMembership', '/v1/memberships/cancellation', 404, { membership: unknown, action: 'CANCEL' }],
  ['issueCardKey', `/v1/memberships/${numbers.ana}/card-keys`, 201, { deviceId }],
  ['issueCardKey', `/v1/memberships/${numbers.valentina}/card-keys`, 409, { deviceId }],
  ['issueCardKey', `/v1/memberships/${unknown}/card-keys`, 404, { deviceId }],
  ['revokeCardKey', `/v1/memberships/${numbers.ana}/card-keys/${deviceId}`, 204],
  ['scanCard', '/v1/card-scans', 200, { code: `${numbers.ana}00000000` }],
  ['getCities', '/v1/territories/cities?country=CR', 200],
  ['getZones', '/v1/territories/zones?cityId=CR-SJ', 200],
  ['getNeighborhoods', '/v1/territories/neighborhoods?zoneId=unknown', 200],
  ['getTerritory', '/v1/territories/countries/CR', 200],
  ['getTerritory', '/v1/territories/countries/US', 404],
  ['getEconomicActivities', '/v1/economic-activities?country=SV', 200],
];

describe('the OpenAPI document', () => {
  it('is served without a key', async () => {
    const served = await api.app.inject({ url: '/openapi.json' });
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  });

  it('describes every route of both versions, and only routes that exist', () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(documented.toSorted()).toEqual(listRoutes(api.app.printRoutes({ commonPrefix: false })).toSorted());
  });

  it('describes the requests and responses of each operation', async () => {
    const seen = new Set<string>();
    for (const [operationId, url, status, body] of calls) {
      const operation = operations.find((entry) => entry.operationId === operationId);
      if (!operation) throw new Error(`${operationId} is not in the document.`);
      const pointer = `${operation.path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${operation.method}`;
      const method = operation.method.toUpperCase() as 'GET';
      const response = await api.call(method, url, body);
      const what = `${operationId} ${status}`;
      expect(response.statusCode, `${what}: ${response.body}`).toBe(status);
      if (operation.requestBody) expect(findErrors(`${pointer}/requestBody`, body), what).toEqual([]);
      if (status !== 204) expect(findErrors(`${pointer}/responses/${status}`, response.json()), what).toEqual([]);
      seen.add(what);
    }
    const documented = operations.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
    // A 202 needs a busy club, which transactions.test.ts has, a 413 a large file, which identity-documents.test.ts has; 400
    // and 401 are the same for all.
    const rest = documented.filter((what) => !seen.has(what) && !/ (400|401|202|413)$/.test(what));
    expect(rest).toEqual(['setExtendedAttributes 422']);
  });

  it.each(operations.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    'describes the errors of %s',
    async (_operationId, method, path) => {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const call = (key?: string) =>
        api.app.inject({ method: method.toUpperCase() as 'GET', url, headers: key ? { 'x-api-key': key } : {} });
      expect((await call('wrong')).json()).toMatchObject({ statusCode: 401, errorCode: 'UNAUTHORIZED' });
      expect((await api.call(method.toUpperCase() as 'GET', url)).statusCode).toBe(400);
    },
  );
});

/** `METHOD /path/{parameter}` of the routes of both versions, from Fastify's tree. */
function listRoutes(tree: string): string[] {
  const segments: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    segments.splice(depth, segments.length, segment);
    const path = segments.join('').replace(/:(\w+)/g, '{$1}');
    if (!/^\/v[12]\//.test(path)) return [];
    return methods.split(', ').flatMap((method) => (method === '' || method === 'HEAD' ? [] : `${method} ${path}`));
  });
}
