import { randomUUID } from 'node:crypto';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { createFakeOnboarding, type FakeOnboarding, registerOnboardingRoutes } from './onboarding-upstream.ts';

/** A customer of the commerce platform, recorded from its sandbox and shortened. */
export function createCustomer() {
  const address = (id: string, alias: string, fields: object) => ({
    id,
    firstName: 'Ana Lucía',
    lastName: 'Rojas Vargas',
    streetNumber: 'Calle Los Laureles, casa 14',
    additionalStreetInfo: 'Portón verde',
    city: 'Escazú',
    region: 'San José',
    postalCode: '10201',
    country: 'CR',
    phone: '+50688214512',
    custom: { type: { typeId: 'type', id: 't' }, fields: { alias, latitude: 9.9, longitude: -84.1, ...fields } },
  });
  return {
    id: 'c-ana',
    version: 3,
    key: '64011045120001',
    email: 'ana@tarima.test',
    firstName: 'Ana Lucía',
    lastName: 'Rojas Vargas',
    isEmailVerified: true,
    addresses: [
      address('a-far', 'Playa', { fulfillment_clubs: '', wrong_address: false }),
      address('a-home', 'Casa', { fulfillment_clubs: '6401,6402', distance: '1.2,4' }),
      address('a-wrong', 'Vieja', { fulfillment_clubs: '6401', wrong_address: true }),
    ],
    defaultShippingAddressId: 'a-home',
    custom: {
      type: { typeId: 'type', id: 'u' },
      fields: { country: 'CR', preferred_club: '6401' } as Record<string, string>,
    },
  };
}

type RecordedCustomer = ReturnType<typeof createCustomer>;
type CustomerAddress = RecordedCustomer['addresses'][number] & { key?: string };

export type Customer = Omit<RecordedCustomer, 'custom' | 'addresses' | 'defaultShippingAddressId'> &
  Partial<Pick<RecordedCustomer, 'custom' | 'defaultShippingAddressId'>> & { addresses: CustomerAddress[] };

const membership = {
  membershipId: '64011045120001',
  membershipType: 'DIAMOND',
  membershipTypeCode: 'DI',
  isPlatinumMember: false,
  accountStatusCode: 'ACTIVE',
  fullName: 'Ana Lucía Rojas Vargas',
  expiredDate: '2027-06-23',
  clubCode: '6401',
  countryCode: 'CR',
  renewalItemNumber: '900100',
  primaryCard: true,
  membershipCards: 1,
  cards: ['Esteban Mora Jiménez'],
  cardsArray: [
    { cardId: '64011045120001', firstName: 'Ana Lucía', lastName: 'Rojas Vargas', cardStatusCode: 'ACTIVE' },
    { cardId: '64011045120002', firstName: 'Esteban', lastName: 'Mora Jiménez', cardStatusCode: 'ACTIVE' },
  ],
  contactInformation: {
    email: 'ana@tarima.test',
    cellPhone: '+50688214512',
    birthDate: '1986-04-17',
    addressLine1: 'Calle Los Laureles',
    city: 'Escazú',
    countryCode: 'CR',
  },
};

type Upstream = 'commerce' | 'membership' | 'prices' | 'eligibility' | 'identity' | 'maps' | 'fulfilment';

function toUpstream(url: string): Upstream {
  if (url.startsWith('/v1/identities')) return 'identity';
  if (url === '/v1/memberships/item-numbers') return 'prices';
  if (/^\/v1\/memberships\/(is-|.*\/transactions)/.test(url)) return 'eligibility';
  if (url.startsWith('/v1/')) return 'membership';
  if (url.startsWith('/maps/')) return 'maps';
  return url.startsWith('/fulfillment-clubs') ? 'fulfilment' : 'commerce';
}

/** The commerce platform, membership API, user identity API, map service and fulfilment as one HTTP server. */
export interface Upstreams {
  readonly url: string;
  readonly customers: Map<string, Customer>;
  /** Membership numbers that are valid today. */
  readonly validMemberships: Set<string>;
  /** Why other memberships are not valid, by number. */
  readonly blockStatuses: Map<string, string>;
  /** Extended attributes by membership number. */
  readonly attributes: Map<string, Record<string, string>>;
  /** Action and membership number of each cancellation. */
  readonly cancelled: string[];
  /** Why the club refuses a cancellation. */
  cancellationRefusal: string | undefined;
  /** Contact information of Ana's membership that differs. */
  contact: { email?: string; cellPhone?: string };
  /** Membership numbers with a digital identity. */
  readonly identities: Set<string>;
  /** Devices with a digital card, by key id. */
  readonly cardKeys: Map<string, { membershipNumber: string; deviceId: string }>;
  /** The identity provider's responses about registrations, and the requests that it received. */
  readonly onboarding: FakeOnboarding;
  /** Fields of Ana's membership that differ from the recorded one. */
  readonly membershipDetails: Record<string, unknown>;
  /** Last day of Ana's membership, ISO 8601 date. */
  expiresOn: string;
  /** The membership API's reasons against a renewal and an upgrade, and whether it offers an upgrade. */
  readonly eligibility: { renewalReasons: number[]; upgradeReasons: number[]; isUpgradeOffered: boolean };
  /** Upstreams that respond with 503. */
  readonly down: Set<Upstream>;
  /** Clubs that deliver to a plus code; 6401 and 6402 deliver to any other. */
  readonly coverage: Map<string, { code: string; distance: number }[]>;
  /** Method and path of each request, e.g. `GET /tarima/customers/key=64011045120001`. */
  readonly requests: string[];
  /** `requestData` of each request for prices. */
  readonly priceRequests: unknown[];
  /** Whether the type of Ana's membership has an upgrade. */
  hasUpgrade: boolean;
  /** Runs before the platform checks the version of an update, as a concurrent change of another client. */
  beforeUpdate: (customer: Customer) => void;
  close(): Promise<void>;
}

interface ItemNumbersBody {
  requestData: { context: 'NEW' | 'RENEWAL' | 'UPGRADE' };
}

/** An entry of the membership API's prices, in colones and at 510 colones for a US dollar. */
function createEntry(membershipType: string, totalPrice: number, proratedAmount = totalPrice) {
  const toUsd = (cents: number) => cents / 510;
  return {
    code: membershipType.startsWith('BUSINESS') ? 'BS' : 'DI',
    isPlatinumMember: membershipType.endsWith('PLATINUM'),
    membershipType,
    membershipTypeItemNumbers: ['900001'],
    totalLocalCost: { totalPrice, proratedAmount, currency: 'CRC' },
    totalUsdCost: { totalPrice: toUsd(totalPrice), proratedAmount: toUsd(proratedAmount), currency: 'USD' },
  };
}

interface UpdateBody {
  version: number;
  actions: Action[];
}

interface Action {
  action: string;
  name?: string;
  value?: string;
  fields?: Record<string, string>;
  addressId?: string;
  addressKey?: string;
  address?: Record<string, unknown>;
  firstName?: string;
  lastName?: string;
}

/** Applies an update action to a customer. @returns false when the platform refuses the action */
function applyAction(
  customer: Customer,
  { action, name = '', value, fields, address, firstName, lastName, ...target }: Action,
): boolean {
  const index = customer.addresses.findIndex(({ id, key }) =>
    target.addressKey ? key === target.addressKey : id === target.addressId,
  );
  const [saved] = index < 0 ? [] : customer.addresses.slice(index);
  switch (action) {
    case 'setCustomType':
      customer.custom = { type: { typeId: 'type', id: 'u' }, fields: { ...fields } };
      return true;
    case 'setCustomField':
      if (!customer.custom) return false;
      if (value === undefined) delete customer.custom.fields[name];
      else customer.custom.fields[name] = value;
      return true;
    case 'setFirstName':
      customer.firstName = firstName ?? '';
      return true;
    case 'setLastName':
      customer.lastName = lastName ?? '';
      return true;
    case 'addAddress':
      customer.addresses.push({ ...address, id: `a-${customer.addresses.length}` } as CustomerAddress);
      return true;
    case 'changeAddress':
      if (saved) customer.addresses[index] = { ...address, id: saved.id } as CustomerAddress;
      return Boolean(saved);
    case 'removeAddress':
      if (customer.defaultShippingAddressId === saved?.id) delete customer.defaultShippingAddressId;
      return customer.addresses.splice(index, saved ? 1 : 0).length > 0;
    case 'setDefaultShippingAddress':
      if (saved) customer.defaultShippingAddressId = saved.id;
      return Boolean(saved);
    default:
      return action === 'addShippingAddressId' && Boolean(saved);
  }
}

export async function startUpstreams(): Promise<Upstreams> {
  const app = createServer({ name: 'upstreams', logger: createLogger({ name: 'upstreams', level: 'silent' }) });
  const upstreams = {
    url: '',
    customers: new Map<string, Customer>(),
    validMemberships: new Set<string>(),
    cardKeys: new Map(),
    membershipDetails: {},
    blockStatuses: new Map<string, string>(),
    attributes: new Map<string, Record<string, string>>(),
    cancelled: [] as string[],
    cancellationRefusal: undefined as string | undefined,
    contact: {} as Partial<typeof membership.contactInformation>,
    identities: new Set<string>(),
    onboarding: createFakeOnboarding(),
    expiresOn: membership.expiredDate,
    eligibility: { renewalReasons: [] as number[], upgradeReasons: [] as number[], isUpgradeOffered: true },
    down: new Set<Upstream>(),
    coverage: new Map<string, { code: string; distance: number }[]>(),
    requests: [] as string[],
    priceRequests: [] as unknown[],
    hasUpgrade: true,
    beforeUpdate: (_customer: Customer): void => undefined,
    close: () => app.close(),
  } satisfies Upstreams;

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/oauth/token') return;
    upstreams.requests.push(`${request.method} ${request.url}`);
    if (upstreams.down.has(toUpstream(request.url))) await reply.status(503).send({ message: 'down' });
  });
  const toErrorResponse = (statusCode: number, code: string) => ({
    statusCode,
    message: code,
    errors: [{ code, message: code }],
  });

  app.post('/oauth/token', async () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 }));
  app.get('/tarima', async () => ({ key: 'tarima' }));
  const customerPath = '/tarima/customers/key=:key';
  app.get<{ Params: { key: string } }>(customerPath, async ({ params }, reply) => {
    return upstreams.customers.get(params.key) ?? reply.status(404).send(toErrorResponse(404, 'ResourceNotFound'));
  });
  app.post<{ Params: { key: string }; Body: UpdateBody }>(customerPath, async ({ params, body }, reply) => {
    const customer = upstreams.customers.get(params.key);
    if (!customer) return reply.status(404).send(toErrorResponse(404, 'ResourceNotFound'));
    upstreams.beforeUpdate(customer);
    if (customer.version !== body.version)
      return reply.status(409).send(toErrorResponse(409, 'ConcurrentModification'));
    for (const action of body.actions) {
      if (!applyAction(customer, action)) return reply.status(400).send(toErrorResponse(400, 'InvalidOperation'));
    }
    customer.version += 1;
    return customer;
  });

  app.post<{ Body: { membership: string } }>('/v1/memberships/validate', async ({ body }) => ({
    result: upstreams.validMemberships.has(body.membership),
    blockStatus: upstreams.blockStatuses.get(body.membership),
  }));
  app.get<{ Params: { id: string } }>('/v1/memberships/:id', async ({ params }, reply) =>
    params.id === membership.membershipId
      ? {
          ...membership,
          expiredDate: upstreams.expiresOn,
          contactInformation: { ...membership.contactInformation, ...upstreams.contact },
          ...upstreams.membershipDetails,
        }
      : reply.status(404).send({ statusCode: 404 }),
  );

  app.post<{ Body: { membership: string; action: string } }>(
    '/v1/memberships/cancellation',
    async ({ body: { membership: number, action } }, reply) => {
      if (upstreams.cancellationRefusal) {
        return reply.status(422).send({ statusCode: 422, errorCode: upstreams.cancellationRefusal });
      }
      upstreams.cancelled.push(`${action} ${number}`);
      return { membership: number, accountStatusCode: 'CANCELLED' };
    },
  );
  const listAttributes = (id: string) => ({
    attributes: Object.entries(upstreams.attributes.get(id) ?? {}).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    })),
  });
  const attributesPath = '/v1/memberships/:id/extended-attributes';
  app.get<{ Params: { id: string } }>(attributesPath, async ({ params }) => listAttributes(params.id));
  app.put<{ Params: { id: string }; Body: ReturnType<typeof listAttributes> }>(
    attributesPath,
    async ({ params: { id }, body }) => {
      const entries = body.attributes.map(({ attributeName, attributeValue }) => [attributeName, attributeValue]);
      upstreams.attributes.set(id, { ...upstreams.attributes.get(id), ...Object.fromEntries(entries) });
      return listAttributes(id);
    },
  );

  app.post<{ Params: { id: string }; Body: { deviceId: string } }>(
    '/v1/memberships/:id/card-keys',
    async ({ params, body }, reply) => {
      if (!upstreams.validMemberships.has(params.id)) return reply.status(409).send({ statusCode: 409 });
      const keyId = randomUUID();
      upstreams.cardKeys.set(keyId, { membershipNumber: params.id, deviceId: body.deviceId });
      const key = { keyId, secret: 's'.repeat(43), algorithm: 'SHA-256', digits: 8, periodSeconds: 30 };
      return reply.status(201).send({ ...key, issuedAt: '2026-11-20T12:00:00.000Z' });
    },
  );
  app.delete<{ Params: { id: string; keyId: string } }>(
    '/v1/memberships/:id/card-keys/:keyId',
    async ({ params }, reply) => {
      const isOwn = upstreams.cardKeys.get(params.keyId)?.membershipNumber === params.id;
      if (isOwn) upstreams.cardKeys.delete(params.keyId);
      return reply.status(204).send();
    },
  );

  app.delete<{ Params: { number: string } }>('/v1/identities/:number', async ({ params, headers }, reply) => {
    if (headers['x-api-key'] !== 'identity key') return reply.status(401).send({ statusCode: 401 });
    return reply.status(upstreams.identities.delete(params.number) ? 204 : 404).send();
  });

  registerOnboardingRoutes(app, upstreams.onboarding);
  app.post<{ Body: Record<string, unknown> }>('/tarima/customers', async ({ body }) => {
    const customer = { ...createCustomer(), ...body, addresses: [], version: 1 } as unknown as Customer;
    upstreams.customers.set(String(body.key), customer);
    return customer;
  });

  app.post<{ Body: ItemNumbersBody }>('/v1/memberships/item-numbers', async ({ body: { requestData } }) => {
    upstreams.priceRequests.push(requestData);
    const { context } = requestData;
    if (context === 'UPGRADE')
      return { entries: upstreams.hasUpgrade ? [createEntry('PLATINUM', 2_040_000, 1_020_000)] : [] };
    if (context === 'RENEWAL') return { entries: [createEntry('DIAMOND', 1_785_000)] };
    // Not in the order of the shop.
    return {
      entries: [
        createEntry('BUSINESS', 1_785_000),
        createEntry('PLATINUM', 3_825_000),
        createEntry('DIAMOND', 1_785_000),
      ],
    };
  });

  const toEligibility = (codes: readonly number[]) => ({
    result: codes.length === 0,
    reasons: codes.map((code) => ({ code })),
  });
  app.post('/v1/memberships/is-renewable', async () => toEligibility(upstreams.eligibility.renewalReasons));
  app.post('/v1/memberships/is-upgradable', async () => toEligibility(upstreams.eligibility.upgradeReasons));
  app.get('/v1/memberships/:id/transactions', async () => ({
    transactions: [
      { context: 'RENEWAL', membershipTypes: ['DIAMOND'] },
      ...(upstreams.eligibility.isUpgradeOffered ? [{ context: 'UPGRADE', membershipTypes: ['PLATINUM'] }] : []),
    ],
  }));

  const territories: Readonly<Record<string, { id: string; name: string }[]>> = {
    'cities CR': [
      { id: '1', name: 'San José' },
      { id: '2', name: 'Alajuela' },
    ],
    'zones 1': [{ id: '102', name: 'Escazú' }],
    'neighborhoods 102': [{ id: '10203', name: 'San Rafael' }],
  };
  const addTerritoryRoute = (name: string, parameter: string) =>
    app.get<{ Querystring: Record<string, string> }>(`/v1/territories/${name}`, async ({ query }) => ({
      [name]: territories[`${name} ${query[parameter]}`] ?? [],
    }));
  app.get<{ Querystring: Record<string, string> }>('/v1/economic-activities', async ({ query }) => ({
    activities: query.country === 'CR' ? [{ id: '4711', name: 'Venta al por menor' }] : [],
  }));
  addTerritoryRoute('cities', 'country');
  addTerritoryRoute('zones', 'cityId');
  addTerritoryRoute('neighborhoods', 'zoneId');
  app.post<{ Body: { plusCode: string } }>('/fulfillment-clubs', async ({ body }) => ({
    locations: upstreams.coverage.get(body.plusCode) ?? [
      { code: '6401', distance: 1.2 },
      { code: '6402', distance: 4 },
    ],
  }));
  type MapQuery = { Querystring: { text?: string; latitude?: string; longitude?: string } };
  const church = { id: 'mark-7', text: 'Iglesia de San Rafael, Escazú, San José' };
  const churchPlace = {
    ...church,
    latitude: 9.9322,
    longitude: -84.1386,
    province: 'San José',
    town: 'Escazú',
  };
  app.get<MapQuery>('/maps/v1/autocomplete', async ({ query }) => ({
    suggestions: query.text === 'iglesia' ? [church] : [],
  }));
  app.get<MapQuery>('/maps/v1/geocode', async ({ query }) => ({
    place: query.text === 'iglesia' ? churchPlace : null,
  }));
  app.get<{ Params: { id: string } }>('/maps/v1/places/:id', async ({ params }) => {
    if (params.id === church.id) return { place: churchPlace };
    return { place: params.id === 'far' ? { ...churchPlace, latitude: 18 } : null };
  });
  app.get<MapQuery>('/maps/v1/reverse', async ({ query }) => {
    const [latitude, longitude] = [Number(query.latitude), Number(query.longitude)];
    const text = `200 m sur de ${'la muy antigua '.repeat(10)}iglesia`;
    return { place: latitude > 9 ? { ...churchPlace, text, latitude, longitude } : null };
  });

  upstreams.url = await listen(app, { name: 'upstreams', host: '127.0.0.1', port: 0 });
  return upstreams;
}
