import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { withTestPrice } from './test-price.ts';
import {
  type AttributeWire,
  attributesSchema,
  type CardKeyWire,
  type CardsWire,
  cancellationSchema,
  cardKeySchema,
  cardsSchema,
  citiesSchema,
  type EconomicActivityWire,
  economicActivitiesSchema,
  type IdentityDocumentWire,
  type ItemNumberEntry,
  identityDocumentSchema,
  itemNumbersSchema,
  type MembershipDetails,
  type MembershipValidation,
  membershipDetailsSchema,
  neighborhoodsSchema,
  type PaymentCardWire,
  paymentCardsSchema,
  type Renewability,
  renewabilitySchema,
  type TerritoryWire,
  type TransactionResult,
  type TransactionWire,
  transactionResultSchema,
  transactionsSchema,
  type Upgradability,
  upgradabilitySchema,
  validationSchema,
  zonesSchema,
} from './wire.ts';

export interface MembershipClientOptions {
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
  /**
   * Whether item numbers, purchases, renewals and upgrades use version 2 of the API (MEMBERSHIP-72); read before each of
   * these calls. Version 1 by default. A transaction has one result in both versions.
   */
  readonly useV2?: () => Promise<boolean>;
  /** Whether every membership has the test price (MEMBERSHIP-56). */
  readonly hasTestPrice?: boolean;
}

/** What a club sells a membership, its renewal or its upgrade for. */
export interface ItemNumbersQuery {
  readonly clubCode?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly context: 'NEW' | 'RENEWAL' | 'UPGRADE';
  /** 14 digits; for a renewal or an upgrade. */
  readonly membership?: string | undefined;
}

/** A person who gets an additional card. */
export interface NewCardHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly cellPhone: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
}

/** A call that is executed once for its transaction id. The body is that of the API's specification. */
export interface MembershipTransaction {
  readonly action: 'create' | 'renew' | 'upgrade';
  /** 14 digits; for a renewal or an upgrade. */
  readonly membership?: string | undefined;
  readonly body: { readonly transactionId: string } & Readonly<Record<string, unknown>>;
}

/** The club's membership API. A failed call throws `UpstreamError`. */
export interface MembershipClient {
  /** Whether a membership (14 digits) is valid; an unknown one is not. */
  validate(membership: string): Promise<MembershipValidation>;
  /** Details of a membership (14 digits); undefined when it does not exist. */
  getMembership(membershipId: string): Promise<MembershipDetails | undefined>;
  /** Whether an existing membership (14 digits) can be renewed today. */
  isRenewable(membership: string): Promise<Renewability>;
  /** Whether an existing membership (14 digits) can be upgraded to Platinum today. */
  isUpgradable(membership: string): Promise<Upgradability>;
  /** Transactions that the club offers for an existing membership (14 digits), such as an upgrade. */
  getTransactions(membershipId: string): Promise<readonly TransactionWire[]>;
  /** Item numbers and prices, one entry for each possible membership type. */
  getItemNumbers(query: ItemNumbersQuery): Promise<readonly ItemNumberEntry[]>;
  /** Buys, renews or upgrades a membership; a repetition with the same transaction id returns the same result. */
  execute(transaction: MembershipTransaction): Promise<TransactionResult>;
  /** The result of a transaction; undefined when the API has not executed it. */
  getTransactionStatus(transactionId: string): Promise<TransactionResult | undefined>;
  /** Makes a transaction that was not executed impossible; its result, or that of the executed one. */
  withdrawTransaction(transactionId: string): Promise<TransactionResult>;
  /**
   * Issues a key for the digital card of an existing membership (14 digits) on a device (UUID), whose former key is
   * revoked; undefined when the membership cannot be used today.
   */
  issueCardKey(membershipId: string, deviceId: string): Promise<CardKeyWire | undefined>;
  /** Revokes a key of a membership; an unknown or revoked one stays as it is. */
  revokeCardKey(membershipId: string, keyId: string): Promise<void>;
  /** Cancels the account of a membership (14 digits); a repetition changes nothing. */
  cancel(membership: string): Promise<void>;
  /** Cards of the account of an existing membership (14 digits). */
  getCards(membershipId: string): Promise<CardsWire>;
  /** Adds a card to the account of the membership (14 digits) that holds its first card. */
  addCard(membershipId: string, holder: NewCardHolder): Promise<CardsWire>;
  /** Extended attributes of the holder of a membership (14 digits). */
  getAttributes(membershipId: string): Promise<readonly AttributeWire[]>;
  /** Sets attributes; an empty value removes one, and the others stay. @returns all of them */
  setAttributes(membershipId: string, attributes: readonly AttributeWire[]): Promise<readonly AttributeWire[]>;
  /** Adds a payment card, once for its token, to the account of a membership (14 digits). */
  addPaymentCard(membershipId: string, card: PaymentCardWire): Promise<readonly PaymentCardWire[]>;
  /** A picture of an identity document by its id (UUID); undefined for an unknown one. */
  findIdentityDocument(documentId: string): Promise<IdentityDocumentWire | undefined>;
  /** Adds an entry about a transaction to the club's log of purchases. */
  addPurchaseLog(entry: { transactionId: string; event: string; detail?: string | undefined }): Promise<void>;
  /** Provinces of a country (ISO 3166-1 alpha-2). */
  getCities(country: string): Promise<readonly TerritoryWire[]>;
  /** Cities of a province; an empty list for an unknown province. */
  getZones(cityId: string): Promise<readonly TerritoryWire[]>;
  /** Districts of a city; an empty list for an unknown city. */
  getNeighborhoods(zoneId: string): Promise<readonly TerritoryWire[]>;
  /** Economic activities of a country (ISO 3166-1 alpha-2), in the order of their codes. */
  getEconomicActivities(country: string): Promise<readonly EconomicActivityWire[]>;
  close(): Promise<void>;
}

/** Names of the actions in version 2 of the API. */
const contexts = { create: 'NEW', renew: 'RENEWAL', upgrade: 'UPGRADE' } as const;

/** Creates a pooled client; a process needs one. A response that does not match its schema throws a `ZodError`. */
export function createMembershipClient(options: MembershipClientOptions): MembershipClient {
  const http = createHttpClient({
    upstream: 'membership',
    baseUrl: options.baseUrl,
    headers: () => ({ 'x-api-key': options.apiKey }),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const post = (action: string, membership: string) =>
    http.json(`/v1/memberships/${action}`, { method: 'POST', body: { membership } });
  const toPrices = (response: unknown) => {
    const { entries } = itemNumbersSchema.parse(response);
    return options.hasTestPrice ? entries.map(withTestPrice) : entries;
  };
  const isV2 = async () => (await options.useV2?.()) ?? false;
  const formatTransactionPath = async (transactionId: string) =>
    `/${(await isV2()) ? 'v2' : 'v1'}/membership-transactions/${encodeURIComponent(transactionId)}`;
  const formatMembershipPath = (membershipId: string) => `/v1/memberships/${encodeURIComponent(membershipId)}`;
  return {
    validate: async (membership) => validationSchema.parse(await post('validate', membership)),
    isRenewable: async (membership) => renewabilitySchema.parse(await post('is-renewable', membership)),
    isUpgradable: async (membership) => upgradabilitySchema.parse(await post('is-upgradable', membership)),
    async getTransactions(membershipId) {
      const response = await http.json(`${formatMembershipPath(membershipId)}/transactions`);
      return transactionsSchema.parse(response).transactions;
    },
    async getMembership(membershipId) {
      try {
        return membershipDetailsSchema.parse(await http.json(formatMembershipPath(membershipId)));
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    async getItemNumbers({ clubCode, country, context, membership }) {
      if (await isV2()) {
        const query = { clubCode, country, context, version: 1, membership };
        return toPrices(await http.json('/v2/item-numbers', { query }));
      }
      const requestData = { location: { clubCode, country }, context, version: 1, membership };
      const body = { requestData };
      return toPrices(await http.json('/v1/memberships/item-numbers', { method: 'POST', body }));
    },
    async execute({ action, membership = '', body }) {
      if (await isV2()) {
        const { transactionId, ...fields } = body;
        const request = { context: contexts[action], ...(action !== 'create' && { membership }), ...fields };
        const path = `/v2/membership-transactions/${encodeURIComponent(transactionId)}`;
        return transactionResultSchema.parse(await http.json(path, { method: 'PUT', body: request })).result;
      }
      const path = action === 'create' ? '' : `/${encodeURIComponent(membership)}/${action}`;
      const response = await http.json(`/v1/memberships${path}`, { method: 'POST', body });
      return transactionResultSchema.parse(response).result;
    },
    async getTransactionStatus(transactionId) {
      try {
        return transactionResultSchema.parse(await http.json(await formatTransactionPath(transactionId))).result;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    async withdrawTransaction(transactionId) {
      const response = await http.json(`${await formatTransactionPath(transactionId)}/withdraw`, { method: 'POST' });
      return transactionResultSchema.parse(response).result;
    },
    async issueCardKey(membershipId, deviceId) {
      try {
        const path = `${formatMembershipPath(membershipId)}/card-keys`;
        return cardKeySchema.parse(await http.json(path, { method: 'POST', body: { deviceId } }));
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 409) return undefined;
        throw error;
      }
    },
    async revokeCardKey(membershipId, keyId) {
      const path = `${formatMembershipPath(membershipId)}/card-keys/${encodeURIComponent(keyId)}`;
      await http.json(path, { method: 'DELETE' });
    },
    async cancel(membership) {
      const body = { membership, action: 'CANCEL' };
      cancellationSchema.parse(await http.json('/v1/memberships/cancellation', { method: 'POST', body }));
    },
    getCards: async (membershipId) => cardsSchema.parse(await http.json(`${formatMembershipPath(membershipId)}/cards`)),
    async addCard(membershipId, body) {
      const path = `${formatMembershipPath(membershipId)}/cards`;
      return cardsSchema.parse(await http.json(path, { method: 'POST', body }));
    },
    async getAttributes(membershipId) {
      const path = `${formatMembershipPath(membershipId)}/extended-attributes`;
      return attributesSchema.parse(await http.json(path)).attributes;
    },
    async setAttributes(membershipId, attributes) {
      const path = `${formatMembershipPath(membershipId)}/extended-attributes`;
      return attributesSchema.parse(await http.json(path, { method: 'PUT', body: { attributes } })).attributes;
    },
    async addPaymentCard(membershipId, body) {
      const path = `${formatMembershipPath(membershipId)}/payment-cards`;
      return paymentCardsSchema.parse(await http.json(path, { method: 'POST', body })).paymentCards;
    },
    async findIdentityDocument(documentId) {
      try {
        const path = `/v1/identity-documents/${encodeURIComponent(documentId)}`;
        return identityDocumentSchema.parse(await http.json(path));
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    async addPurchaseLog(body) {
      await http.json('/v1/purchase-logs', { method: 'POST', body });
    },
    async getCities(country) {
      return citiesSchema.parse(await http.json('/v1/territories/cities', { query: { country } })).cities;
    },
    async getZones(cityId) {
      return zonesSchema.parse(await http.json('/v1/territories/zones', { query: { cityId } })).zones;
    },
    async getNeighborhoods(zoneId) {
      const response = await http.json('/v1/territories/neighborhoods', { query: { zoneId } });
      return neighborhoodsSchema.parse(response).neighborhoods;
    },
    async getEconomicActivities(country) {
      return economicActivitiesSchema.parse(await http.json('/v1/economic-activities', { query: { country } }))
        .activities;
    },
    close: () => http.close(),
  };
}
