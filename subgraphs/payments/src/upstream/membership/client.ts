import { createMembershipClient } from '@tarima/membership-client/client';
import { createTerritories } from '@tarima/membership-client/territories';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { MembershipPort } from '../../application/ports.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { isRejection } from '../is-rejection.ts';
import { contexts, toMembershipResult, toOffer, toTransaction } from './mapping.ts';

export interface MembershipUpstream {
  readonly port: MembershipPort;
  close(): Promise<void>;
}

/** The lists of economic activities change once in years. */
const activitiesMs = 60 * 60_000;

/** The club's membership API. @throws UpstreamError */
export function createMembershipUpstream(settings: Parameters<typeof createMembershipClient>[0]): MembershipUpstream {
  const client = createMembershipClient(settings);
  const territories = createTerritories(client);
  const activities = createCachedValues<ReadonlySet<string>>({
    name: 'economic activities',
    ttlMs: activitiesMs,
    maxEntries: 20,
  });
  const listActivityIds = async (market: string) =>
    new Set((await client.getEconomicActivities(market)).map(({ id }) => id));
  return {
    port: {
      async findStatus(membershipNumber) {
        const { result, blockStatus } = await client.validate(membershipNumber);
        return result ? 'ACTIVE' : blockStatus;
      },
      findTerritoryPath: (code, id) => territories.findPath({ code }, id),
      hasEconomicActivity: async (market, id) => (await activities.get(market, () => listActivityIds(market))).has(id),
      async listReasons(purpose, membershipNumber) {
        const { reasons } =
          purpose === 'RENEW'
            ? await client.isRenewable(membershipNumber)
            : await client.isUpgradable(membershipNumber);
        return reasons.map(({ code }) => code);
      },
      async isUpgradeOffered(membershipNumber) {
        const transactions = await client.getTransactions(membershipNumber);
        return transactions.some(({ context }) => context === contexts.UPGRADE);
      },
      findLastDay: async (membershipNumber) => (await client.getMembership(membershipNumber))?.expiredDate,
      async listOffers({ purpose, market, club, membershipNumber }) {
        const query = { clubCode: club, country: market, context: contexts[purpose], membership: membershipNumber };
        return (await client.getItemNumbers(query)).map(toOffer);
      },
      apply: (transaction) =>
        mapRejection(async () => toMembershipResult(await client.execute(toTransaction(transaction)))),
      async findResult(transactionId) {
        const result = await client.getTransactionStatus(transactionId);
        return result && toMembershipResult(result);
      },
      withdraw: (transactionId) =>
        mapRejection(async () => toMembershipResult(await client.withdrawTransaction(transactionId))),
    },
    close: () => client.close(),
  };
}

/** @throws RefusedError when the club rejected the call for good, so that it certainly did nothing */
async function mapRejection<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UpstreamError && isRejection(error.status)) throw new RefusedError('REQUEST', [], error);
    throw error;
  }
}
