import { readFileSync } from 'node:fs';
import type { Caller, PartnerScope } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import { createCart } from '@tarima/subgraph-cart/app';
import { parseCartEnv } from '@tarima/subgraph-cart/env';
import { createCatalog } from '@tarima/subgraph-catalog/app';
import { parseCatalogEnv } from '@tarima/subgraph-catalog/env';
import { createMembership } from '@tarima/subgraph-membership/app';
import { parseMembershipEnv } from '@tarima/subgraph-membership/env';
import { createOrders } from '@tarima/subgraph-orders/app';
import { parseOrdersEnv } from '@tarima/subgraph-orders/env';
import { createPayments } from '@tarima/subgraph-payments/app';
import { parsePaymentsEnv } from '@tarima/subgraph-payments/env';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStoreEnvironment } from './environment.ts';
import { defaultPorts } from './ports.ts';

/** Root fields by the scope that a partner needs for them. Add every new root field here. */
const scopes: Readonly<Record<PartnerScope, readonly string[]>> = {
  'catalog:read': [
    'allCategories',
    'category',
    'club',
    'clubs',
    'featuredCategories',
    'market',
    'product',
    'productVariant',
    'products',
    'searchSuggestions',
    'topCategories',
  ],
  'orders:read': ['cancelOrder', 'order', 'orders'],
  'cart:write': [
    'addAddress',
    'addCard',
    'addItemsToCart',
    'addressRules',
    'addToCart',
    'beginCheckout',
    'cancelCheckout',
    'cancelMembership',
    'canCreateIdentity',
    'captchaChallenge',
    'cardEncryptionKey',
    'cart',
    'cartsInOtherMarkets',
    'cartTaxes',
    'changeCartLineQuantity',
    'checkoutAttempt',
    'confirmEmailChange',
    'createIdentity',
    'deleteAddress',
    'deleteCard',
    'deleteIdentity',
    'economicActivities',
    'guestCart',
    'homeDelivery',
    'invoiceDetails',
    'invoiceForm',
    'isMembershipValid',
    'issueCardKey',
    'me',
    'membershipOffers',
    'mergeCarts',
    'mergePreview',
    'onboardingCaptcha',
    'passwordPolicy',
    'paymentOptions',
    'place',
    'placeByPosition',
    'placeByText',
    'placeOrder',
    'placeSuggestions',
    'recalculateServiceFee',
    'recordPaymentReturn',
    'refreshCartPrices',
    'removeCartLine',
    'requestEmailChange',
    'resendVerificationEmail',
    'restorableCarts',
    'restoreCart',
    'revokeCardKey',
    'savedCards',
    'setCartDelivery',
    'setDefaultAddress',
    'setDefaultCard',
    'setDeliveryWindow',
    'setInvoiceDetails',
    'setMembershipAttributes',
    'setPartialFulfillment',
    'setPreferredClub',
    'submitDeviceData',
    'territories',
    'updateAddress',
    'updateDetails',
    'verifyEmail',
  ],
};
/** Root fields that only operators may use, with any scope of a partner. */
const operatorFields = ['operatorAttempt', 'operatorAttempts', 'resolveAttempt'];
const allScopes = Object.keys(scopes) as PartnerScope[];
const scopeByField = new Map(allScopes.flatMap((scope) => scopes[scope].map((field) => [field, scope] as const)));

const schema = buildSchema(readFileSync(new URL('../schema/api.graphql', import.meta.url), 'utf8'));
const rootFields = (['Query', 'Mutation'] as const).flatMap((type) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map((field) => ({ type, field })),
);

/** Creates a literal that is valid for an input type. */
function createLiteral(type: GraphQLInputType): string {
  if (isNonNullType(type)) return createLiteral(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${createLiteral(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Boolean') return 'false';
  return ['Int', 'Float', 'SafeInt'].includes(type.name) ? '1' : '"64011045120001"';
}

function createDocument(type: 'Query' | 'Mutation', field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter(isRequiredArgument).map(({ name, type: input }) => `${name}: ${createLiteral(input)}`);
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${type.toLowerCase()} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection} }`;
}

let database: Database;
let subgraphs: Subgraph[];

beforeAll(async () => {
  const secret = 'a-secret-of-at-least-thirty-two-characters';
  // No upstream listens on port 9: an authorised call fails there with another code.
  const environment = createStoreEnvironment({
    ports: Object.fromEntries(Object.keys(defaultPorts).map((name) => [name, 9])) as Record<
      keyof typeof defaultPorts,
      9
    >,
    dataDirectory: '/nowhere',
    databases: { store: 'pglite://memory', sandbox: 'pglite://memory' },
    secrets: { CALLER_SECRET: secret, GUEST_TOKEN_SECRET: secret, SESSION_SECRET: secret, CAPTCHA_SECRET: secret },
  });
  database = await openDatabase('pglite://memory');
  const logger = createLogger({ name: 'test', level: 'silent' });
  const configuration = {
    global: () => ({}),
    market: () => ({}),
    refresh: async () => undefined,
    close: async () => undefined,
  } as unknown as ConfigurationSource;
  const common = { logger, configuration };
  subgraphs = await Promise.all([
    createCatalog({ ...common, env: parseCatalogEnv(environment) }),
    createCart({ ...common, env: parseCartEnv(environment) }),
    createPayments({ ...common, env: parsePaymentsEnv(environment), database }),
    createMembership({ ...common, env: parseMembershipEnv(environment), database }),
    createOrders({ ...common, env: parseOrdersEnv(environment) }),
  ]);
});
afterAll(async () => {
  await Promise.all(subgraphs.map((subgraph) => subgraph.close()));
  await database.close();
});

const fetchErrorCodes = (type: 'Query' | 'Mutation', name: string, granted: readonly string[]) =>
  fetchErrorCodesOf({ kind: 'partner', clientId: 'partner', scopes: [...granted] }, type, name);

async function fetchErrorCodesOf(
  identity: Caller['identity'],
  type: 'Query' | 'Mutation',
  name: string,
): Promise<unknown[]> {
  const [owner] = subgraphs.flatMap((subgraph) => {
    const field = (subgraph.schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[name];
    return field ? [{ subgraph, query: createDocument(type, field) }] : [];
  });
  if (!owner) throw new Error(`No subgraph has ${type}.${name}.`);
  const caller: Caller = {
    identity,
    market: 'CR',
    language: 'es',
    requestId: 'request-1',
  };
  const { errors } = await owner.subgraph.execute({ query: owner.query, caller });
  return errors?.map(({ extensions }) => extensions.code) ?? [];
}

describe('partner access to root fields', () => {
  it('requires a scope for each field', () => {
    expect(rootFields.map(({ field }) => field.name).sort()).toEqual(
      [...scopeByField.keys(), ...operatorFields].sort(),
    );
  });

  it.each(rootFields.map(({ type, field }) => [type, field.name] as const))(
    'refuses %s.%s without its scope',
    async (type, name) => {
      const others = allScopes.filter((scope) => scope !== scopeByField.get(name));
      expect(await fetchErrorCodes(type, name, [])).toEqual(['FORBIDDEN']);
      expect(await fetchErrorCodes(type, name, others)).toEqual(['FORBIDDEN']);
    },
  );

  it.each(operatorFields)('refuses %s with every scope, and with the one of operators (CHECKOUT-200)', async (name) => {
    const type = name === 'resolveAttempt' ? 'Mutation' : 'Query';
    expect(await fetchErrorCodes(type, name, [...allScopes, 'operator'])).toEqual(['FORBIDDEN']);
  });

  it.each(['market', 'isMembershipValid', 'order'])('allows %s with its scope', async (name) => {
    expect(await fetchErrorCodes('Query', name, [scopeByField.get(name) ?? ''])).not.toContain('FORBIDDEN');
  });
});

describe('operator access to root fields (ACCOUNT-202)', () => {
  const operator = { kind: 'operator', subject: 'sofia', name: 'Sofía Rojas' } as const;
  const ownedByPayments = (type: 'Query' | 'Mutation', name: string) => {
    const payments = subgraphs.find((subgraph) => subgraph.name === 'payments');
    return name in ((payments?.schema.getType(type) as GraphQLObjectType | undefined)?.getFields() ?? {});
  };

  it.each(rootFields.map(({ type, field }) => [type, field.name] as const))('of %s.%s', async (type, name) => {
    const codes = await fetchErrorCodesOf(operator, type, name);
    if (ownedByPayments(type, name)) {
      expect(codes.includes('FORBIDDEN')).toBe(['addCard', 'deleteCard', 'setDefaultCard'].includes(name));
    } else expect(codes).toEqual(['FORBIDDEN']);
  });
});
