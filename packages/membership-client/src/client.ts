import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import {
  type CardKeyWire,
  cardKeySchema,
  citiesSchema,
  type EconomicActivityWire,
  economicActivitiesSchema,
  type ItemNumberEntry,
  itemNumbersSchema,
  type MembershipDetails,
  type MembershipValidation,
  membershipDetailsSchema,
  neighborhoodsSchema,
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
  const formatTransactionPath = (transactionId: string) =>
    `/v1/membership-transactions/${encodeURIComponent(transactionId)}`;
  return {
    validate: async (membership) => validationSchema.parse(await post('validate', membership)),
    isRenewable: async (membership) => renewabilitySchema.parse(await post('is-renewable', membership)),
    isUpgradable: async (membership) => upgradabilitySchema.parse(await post('is-upgradable', membership)),
    async getTransactions(membershipId) {
      const response = await http.json(`/v1/memberships/${encodeURIComponent(membershipId)}/transactions`);
      return transactionsSchema.parse(response).transactions;
    },
    async getMembership(membershipId) {
      try {
        const response = await http.json(`/v1/memberships/${encodeURIComponent(membershipId)}`);
        return membershipDetailsSchema.parse(response);
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    async getItemNumbers({ clubCode, country, context, membership }) {
      const requestData = { location: { clubCode, country }, context, version: 1, membership };
      const body = { requestData };
      return itemNumbersSchema.parse(await http.json('/v1/memberships/item-numbers', { method: 'POST', body })).entries;
    },
    async execute({ action, membership = '', body }) {
      const path = action === 'create' ? '' : `/${encodeURIComponent(membership)}/${action}`;
      const response = await http.json(`/v1/memberships${path}`, { method: 'POST', body });
      return transactionResultSchema.parse(response).result;
    },
    async getTransactionStatus(transactionId) {
      try {
        return transactionResultSchema.parse(await http.json(formatTransactionPath(transactionId))).result;
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    async withdrawTransaction(transactionId) {
      const response = await http.json(`${formatTransactionPath(transactionId)}/withdraw`, { method: 'POST' });
      return transactionResultSchema.parse(response).result;
    },
    async issueCardKey(membershipId, deviceId) {
      try {
        const path = `/v1/memberships/${encodeURIComponent(membershipId)}/card-keys`;
        return cardKeySchema.parse(await http.json(path, { method: 'POST', body: { deviceId } }));
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 409) return undefined;
        throw error;
      }
    },
    async revokeCardKey(membershipId, keyId) {
      const path = `/v1/memberships/${encodeURIComponent(membershipId)}/card-keys/${encodeURIComponent(keyId)}`;
      await http.json(path, { method: 'DELETE' });
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
