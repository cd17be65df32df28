import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import {
  citiesSchema,
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
  /** Base address, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** The club's membership API. Every call throws `UpstreamError` when it is not answered. */
export interface MembershipClient {
  /** Whether a membership (14 digits) may be used; an unknown one may not. */
  validate(membership: string): Promise<MembershipValidation>;
  /** Details of a membership (14 digits), or undefined when there is none. */
  getMembership(membershipId: string): Promise<MembershipDetails | undefined>;
  /** Whether a known membership (14 digits) may be renewed today. */
  isRenewable(membership: string): Promise<Renewability>;
  /** Whether a known membership (14 digits) may change to Platinum today. */
  isUpgradable(membership: string): Promise<Upgradability>;
  /** What the club sells for a known membership (14 digits). */
  getTransactions(membershipId: string): Promise<readonly TransactionWire[]>;
  /** Provinces of a country (ISO 3166-1 alpha-2). */
  getCities(country: string): Promise<readonly TerritoryWire[]>;
  /** Cities of a province; none of an unknown one. */
  getZones(cityId: string): Promise<readonly TerritoryWire[]>;
  /** Districts of a city; none of an unknown one. */
  getNeighborhoods(zoneId: string): Promise<readonly TerritoryWire[]>;
  close(): Promise<void>;
}

/** A pooled client; one for a process. An answer of another shape is a zod error, never a half-read membership. */
export function createMembershipClient(options: MembershipClientOptions): MembershipClient {
  const http = createHttpClient({
    upstream: 'membership',
    baseUrl: options.baseUrl,
    headers: () => ({ 'x-api-key': options.apiKey }),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const ask = (question: string, membership: string) =>
    http.json(`/v1/memberships/${question}`, { method: 'POST', body: { membership } });
  return {
    validate: async (membership) => validationSchema.parse(await ask('validate', membership)),
    isRenewable: async (membership) => renewabilitySchema.parse(await ask('is-renewable', membership)),
    isUpgradable: async (membership) => upgradabilitySchema.parse(await ask('is-upgradable', membership)),
    async getTransactions(membershipId) {
      const answer = await http.json(`/v1/memberships/${encodeURIComponent(membershipId)}/transactions`);
      return transactionsSchema.parse(answer).transactions;
    },
    async getMembership(membershipId) {
      try {
        const answer = await http.json(`/v1/memberships/${encodeURIComponent(membershipId)}`);
        return membershipDetailsSchema.parse(answer);
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
      const answer = await http.json('/v1/territories/neighborhoods', { query: { zoneId } });
      return neighborhoodsSchema.parse(answer).neighborhoods;
    },
    close: () => http.close(),
  };
}
