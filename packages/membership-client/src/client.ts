import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import {
  citiesSchema,
  type EconomicActivityWire,
  economicActivitiesSchema,
  type MembershipDetails,
  type MembershipValidation,
  membershipDetailsSchema,
  neighborhoodsSchema,
  type Renewability,
  renewabilitySchema,
  type TerritoryWire,
  type TransactionWire,
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
