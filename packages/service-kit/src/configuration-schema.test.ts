import { describe, expect, it } from 'vitest';
import { globalConfigurationSchema, marketConfigurationSchema } from './configuration-schema.ts';

/** A global document with every key. */
const globalDocument = {
  search: {
    engines: ['discovery', 'commerce'],
    pageSize: 20,
    maxTextLength: 100,
    querySuggestions: 5,
    productSuggestions: 3,
    suggestionDebounceMs: 1000,
  },
  cart: { maxQuantity: 99, maxLines: 100, lowStockThreshold: 10 },
  serviceFee: { productSku: '990001-1', retryWaitsSeconds: [3, 4], showRetryModal: true },
  orders: {
    cancellableStatuses: ['1000'],
    purchasesWindowMonths: 12,
    inTransitDays: 5,
    placedOrderPollingSeconds: 30,
  },
  payments: {
    authorizationStatusEnabled: true,
    authorizationStatusWaitsSeconds: [7, 10, 5, 2, 0],
    authorizationStatusOffsetsSeconds: [0, 20, 40, 60, 0],
    hardDeclineCodes: ['04'],
    attemptPollingSeconds: 120,
    deviceDataSeconds: 10,
    decisionManager: false,
    bankCardStatuses: ['APPROVED'],
  },
  membership: {
    apiV2: false,
    statusWaitsSeconds: [5, 3, 2],
    renewalDaysBeforeExpiry: 60,
    allowedExpiredStatuses: ['EXPIRED'],
    blockedStatuses: ['BLOCKED'],
    requiredRenewalFields: ['email'],
    upgradeSecondaryCards: false,
    memberAttributes: [{ name: 'occupation', label: { es: 'Ocupación', en: 'Occupation' } }],
    passwordPolicy: { minimumLength: 8, maximumLength: 20, requiredCharacters: ['DIGIT'] },
    reasonMessages: { 80004: { title: { es: 'Varias tarjetas', en: 'Several cards' }, text: { es: 'x', en: 'x' } } },
    dimexTypeCode: '02',
    passportTypeCode: '03',
    purchaseLog: false,
  },
  addressForm: { requiredManualFields: ['city'], requiredSearchFields: ['street'] },
  invoicing: { missingFieldMessages: { name: { es: 'Escriba el nombre.', en: 'Enter the name.' } } },
  logging: { membershipPurchases: false },
  appearance: { animationMs: 0 },
  images: { options: { quality: '70' } },
  hiddenComponents: { home: ['hero'] },
};

/** A market document with every key. */
const marketDocument = {
  market: 'CR',
  clubs: {
    default: '6401',
    transactional: ['6401', '6402'],
    membershipPurchaseDisabled: ['6402'],
    fulfillmentValidation: true,
  },
  map: { boundaryLimits: true, bounds: { south: 8, west: -86, north: 11, east: -82 } },
  serviceFee: { enabled: true, displayed: true, minimumOrderCents: 2_000_000 },
  delivery: {
    homeDelivery: true,
    earliestWindow: false,
    oneDay: false,
    windowRequired: true,
    minimumMinutesBeforeWindow: 60,
  },
  payments: { cardTypes: ['VISA'], thirdPartyIds: [11] },
  captcha: { v2: true, v2Invisible: true, v3: true, minimumScore: 0.7, altcha: false, memberDeclines: 3 },
  membership: {
    purchase: true,
    renewal: true,
    upgrade: true,
    identityDocument: null,
    hidePrice: false,
    priceInUsd: false,
    platinumRebatePercent: 2,
  },
  invoicing: {
    electronicInvoice: true,
    fiscalCredit: false,
    finalCustomer: false,
    idTypes: ['ID', 'CJ', 'ET'],
    defaultIdType: 'ET',
    taxIdType: null,
    ticketMaximumCents: null,
    finalCustomerMaximumCents: null,
    requiredFields: ['email'],
    fiscalCreditRequiredFields: ['economicActivity'],
    territoryLevels: ['departmentType'],
  },
  promotions: { membersSelectionIds: ['P-1003'] },
  features: { chatbot: false, pharmacy: false, pricePerUnit: true },
};

const documents = [
  { name: 'global', document: globalDocument, schema: globalConfigurationSchema },
  { name: 'market', document: marketDocument, schema: marketConfigurationSchema },
] as const;
type Name = (typeof documents)[number]['name'];
type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group => value?.constructor === Object;

/** Keys whose own keys are data: page ids, fields, options. */
const recordKeys: ReadonlySet<string> = new Set([
  'hiddenComponents',
  'missingFieldMessages',
  'options',
  'reasonMessages',
]);

/** Paths of all keys, e.g. `search.pageSize`, `map.bounds.south`, without the keys of records. */
function listKeys(group: Group, prefix = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    isGroup(value) && !recordKeys.has(key) ? listKeys(value, `${prefix}${key}.`) : [prefix + key],
  );
}

const getValue = (group: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Group)[key], group);

/** A copy of the group with a value replaced; without the key when the value is undefined. */
function withValue(group: Group, [key = '', ...rest]: readonly string[], value: unknown): Group {
  const { [key]: current, ...others } = group;
  const next = rest.length > 0 ? withValue(current as Group, rest, value) : value;
  return next === undefined ? others : { ...others, [key]: next };
}

/** Paths of the errors after one value is replaced; undefined when the document is valid. */
function findInvalidPaths(name: Name, path: string, value: unknown): readonly string[] | undefined {
  const { document, schema } = documents.find((candidate) => candidate.name === name) ?? documents[0];
  const { error } = schema.safeParse(withValue(document, path.split('.'), value));
  return error?.issues.map((issue) => issue.path.join('.'));
}

const defaults: Readonly<Record<string, unknown>> = {
  'cart.maxLines': 200,
  'serviceFee.retryWaitsSeconds': [2, 2],
  'orders.inTransitDays': 7,
  'orders.placedOrderPollingSeconds': 60,
  'payments.attemptPollingSeconds': 180,
  'payments.deviceDataSeconds': 10,
  'payments.bankCardStatuses': ['APPROVED', 'AUTHORIZED'],
  'membership.upgradeSecondaryCards': false,
  'membership.memberAttributes': [],
  'membership.reasonMessages': {},
  'membership.dimexTypeCode': 'AR',
  'membership.passportTypeCode': 'PP',
  'membership.purchaseLog': true,
  'logging.membershipPurchases': true,
  'appearance.animationMs': 180,
  'images.options': {},
  'promotions.membersSelectionIds': [],
  'delivery.windowRequired': false,
  'membership.identityDocument': null,
  'captcha.v2': false,
  'captcha.v2Invisible': false,
  'captcha.v3': false,
  'captcha.minimumScore': 0.5,
  'captcha.altcha': true,
  'captcha.memberDeclines': 2,
};

describe.each(documents)('the $name document', ({ name, document, schema }) => {
  const keys = listKeys(document);

  it('is valid with every key', () => {
    expect(schema.parse(document)).toEqual(document);
  });

  it.each(keys.filter((key) => !(key in defaults)))('is invalid without %s (CONFIGURATION-3)', (key) => {
    expect(findInvalidPaths(name, key, undefined)).toEqual([key]);
  });

  it.each(keys.filter((key) => key in defaults))('has a default for %s (CONFIGURATION-4)', (key) => {
    expect(getValue(schema.parse(withValue(document, key.split('.'), undefined)), key)).toEqual(defaults[key]);
  });

  it.each(keys.filter((key) => typeof getValue(document, key) === 'boolean'))(
    'is invalid with a string as the boolean %s (CONFIGURATION-3)',
    (key) => {
      expect(findInvalidPaths(name, key, 'true')).toEqual([key]);
    },
  );
});

/** A list of `count` waits of 1 second, with another first one. */
const waits = (count: number, first = 0) => Array.from({ length: count }, (_, index) => (index === 0 ? first : 1));

// biome-ignore format: one row per key is easier to read
const ranges: readonly (readonly [name: Name, path: string, valid: readonly unknown[], invalid: readonly unknown[]])[] = [
  ['global', 'search.engines', [['commerce']], [[], ['other'], 'commerce']],
  ['global', 'search.pageSize', [20, 50, 100], [10, 30, '20']],
  ['global', 'search.maxTextLength', [10, 200], [9, 201, 10.5]],
  ['global', 'search.querySuggestions', [0, 10], [-1, 11, 0.5]],
  ['global', 'search.productSuggestions', [0, 10], [-1, 11, 0.5]],
  ['global', 'search.suggestionDebounceMs', [100, 5000], [99, 5001, 100.5]],
  ['global', 'cart.maxQuantity', [1, 9999], [0, 10_000, 1.5]],
  ['global', 'cart.maxLines', [1, 240], [0, 241, 1.5]],
  ['global', 'cart.lowStockThreshold', [0, 100], [-1, 101, 0.5]],
  ['global', 'serviceFee.productSku', ['990001-12'], ['990001', 'a b-1', '-1', 990_001]],
  ['global', 'serviceFee.retryWaitsSeconds', [waits(2, 0), waits(2, 120)], [waits(1), waits(3), waits(2, -1), waits(2, 121)]],
  ['global', 'orders.cancellableStatuses', [[], ['1000']], [[''], [1000]]],
  ['global', 'orders.purchasesWindowMonths', [1, 60], [0, 61, 1.5]],
  ['global', 'orders.inTransitDays', [1, 60], [0, 61, 1.5]],
  ['global', 'orders.placedOrderPollingSeconds', [10, 600], [9, 601, 10.5]],
  ['global', 'payments.authorizationStatusWaitsSeconds', [waits(5, 0), waits(5, 120)], [waits(4), waits(6), waits(5, -1), waits(5, 121)]],
  ['global', 'payments.authorizationStatusOffsetsSeconds', [waits(5, 0), waits(5, 120)], [waits(4), waits(6), waits(5, -1), waits(5, 121)]],
  ['global', 'payments.hardDeclineCodes', [[], ['04']], [[''], [4]]],
  ['global', 'payments.attemptPollingSeconds', [30, 900], [29, 901, 30.5]],
  ['global', 'payments.deviceDataSeconds', [1, 30], [0, 31, 1.5]],
  ['global', 'payments.bankCardStatuses', [['APPROVED']], [[], ['']]],
  ['global', 'membership.statusWaitsSeconds', [waits(3, 0), waits(3, 120)], [waits(2), waits(4), waits(3, -1), waits(3, 121)]],
  ['global', 'membership.renewalDaysBeforeExpiry', [0, 365], [-1, 366, 0.5]],
  ['global', 'membership.allowedExpiredStatuses', [[], ['EXPIRED']], ['EXPIRED', ['CLOSED']]],
  ['global', 'membership.blockedStatuses', [[], ['BLOCKED', 'CANCELLED', 'CARD_INACTIVE']], ['BLOCKED', ['CLOSED']]],
  ['global', 'membership.memberAttributes', [[]], [[{ name: '1', label: { es: 'x', en: 'x' } }], [{ name: 'a', label: { es: 'x' } }]]],
  ['global', 'membership.requiredRenewalFields', [[], ['email', 'birthDate']], ['email', ['colour']]],
  ['global', 'membership.dimexTypeCode', ['02', 'DMX1'], ['', 'LARGE', 'ar']],
  ['global', 'membership.passportTypeCode', ['03'], ['', 'LARGE', 7]],
  ['global', 'membership.passwordPolicy.minimumLength', [8, 20], [7, 21, 8.5]],
  ['global', 'membership.passwordPolicy.maximumLength', [8, 64], [7, 65, 8.5]],
  ['global', 'membership.passwordPolicy.requiredCharacters', [[], ['LOWERCASE', 'UPPERCASE', 'DIGIT']], [['SYMBOL'], 'DIGIT']],
  ['global', 'membership.reasonMessages', [{}], [{ 80004: { title: { es: 'x', en: 'x' } } }, { 80006: { title: { es: 'x', en: 'x' }, text: { es: 'x', en: 'x' } } }]],
  ['global', 'addressForm.requiredManualFields', [[], ['province']], [['colour']]],
  ['global', 'addressForm.requiredSearchFields', [[], ['phone']], [['colour']]],
  ['global', 'invoicing.missingFieldMessages', [{}], [{ name: 'x' }, { name: { es: 'x' } }, { colour: { es: 'x', en: 'x' } }]],
  ['global', 'appearance.animationMs', [0, 1000], [-1, 1001, 0.5]],
  ['global', 'images.options', [{}, { quality: '40', 'f-m': 'webp' }], [{ quality: 40 }, { 'a b': 'x' }, { quality: '' }, { quality: 'x'.repeat(41) }, [], Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`o${index}`, 'x']))]],
  ['global', 'hiddenComponents', [{}], [{ home: 'hero' }, []]],
  ['market', 'market', [], ['XX', 'cr']],
  ['market', 'clubs.default', ['6402'], ['640', '64011', '64A1']],
  ['market', 'clubs.transactional', [['6401']], [[], ['6401', '640']]],
  [
    'market',
    'membership.identityDocument',
    [null, { types: ['image/jpeg', 'image/png', 'image/webp'], maximumBytes: 100_000 }],
    [{ types: [], maximumBytes: 100_000 }, { types: ['image/svg+xml'], maximumBytes: 100_000 }, { types: ['image/png'], maximumBytes: 99_999 }, { types: ['image/png'], maximumBytes: 10_485_761 }, { types: ['image/png'] }],
  ],
  ['market', 'clubs.membershipPurchaseDisabled', [[]], [['640']]],
  ['market', 'map.bounds.south', [-90], [-90.1, 11]],
  ['market', 'map.bounds.north', [90], [90.1, 8]],
  ['market', 'map.bounds.west', [-180], [-180.1, -82]],
  ['market', 'map.bounds.east', [180], [180.1, -86]],
  ['market', 'serviceFee.minimumOrderCents', [0], [-1, 0.5]],
  ['market', 'delivery.minimumMinutesBeforeWindow', [0, 1440], [-1, 1441, 0.5]],
  ['market', 'payments.cardTypes', [['VISA', 'MASTERCARD', 'AMEX', 'PAYPAL', 'DISCOVER', 'DINERS', 'JCB', 'UNIONPAY']], [[], ['MAESTRO']]],
  ['market', 'payments.thirdPartyIds', [[6, 11]], [[], ['11'], [1.5]]],
  ['market', 'captcha.minimumScore', [0, 1], [-0.1, 1.1]],
  ['market', 'membership.platinumRebatePercent', [0, 0.5, 100], [-1, 101]],
  ['market', 'captcha.memberDeclines', [1, 20], [0, 21, 1.5]],
  ['market', 'invoicing.ticketMaximumCents', [0, null], [-1, 0.5]],
  ['market', 'invoicing.idTypes', [['ET'], ['ID', 'CJ', 'AR', 'NITE', 'ET']], [['RUC'], ['CF'], 'ID']],
  ['market', 'invoicing.defaultIdType', ['ID', 'ET', null], ['AR', 'CF', 'XX']],
  ['market', 'invoicing.taxIdType', ['CJ', null], ['NRC', 'ET', 'XX']],
  ['market', 'invoicing.finalCustomerMaximumCents', [0, null], [-1, 0.5]],
  ['market', 'invoicing.requiredFields', [[], ['email']], ['email', [1], ['colour']]],
  ['market', 'invoicing.fiscalCreditRequiredFields', [[], ['addressType']], ['email', ['colour']]],
  ['market', 'promotions.membersSelectionIds', [[], ['P-1003']], ['P-1003', [''], ['a b'], Array.from({ length: 21 }, () => 'P')]],
  ['market', 'invoicing.territoryLevels', [[], ['departmentType', 'municipalityType', 'citiesType']], [['email']]],
];

describe('the range of a value', () => {
  it.each(ranges)('is checked in the %s document at %s (CONFIGURATION-3)', (name, path, valid, invalid) => {
    for (const value of valid) expect(findInvalidPaths(name, path, value), JSON.stringify(value)).toBeUndefined();
    for (const value of invalid) expect(findInvalidPaths(name, path, value), JSON.stringify(value)).toBeDefined();
  });

  it('is in the table for every key that is not a boolean', () => {
    const keys = documents.flatMap(({ name, document }) =>
      listKeys(document)
        .filter((key) => typeof getValue(document, key) !== 'boolean')
        .map((key) => `${name} ${key}`),
    );
    expect(ranges.map(([name, path]) => `${name} ${path}`).toSorted()).toEqual(keys.toSorted());
  });
});

it.each(['clubs.transactional', 'clubs.membershipPurchaseDisabled'])(
  'rejects a market with a club of another market in %s (CONFIGURATION-7)',
  (path) => {
    // The key has the market's channel key 64, but does not begin with it.
    expect(findInvalidPaths('market', path, ['6401', '6264'])).toEqual(['clubs']);
  },
);

it('requires the tax id type of a market with fiscal credit (INVOICING-109)', () => {
  expect(findInvalidPaths('market', 'invoicing.fiscalCredit', true)).toEqual(['invoicing.taxIdType']);
});
