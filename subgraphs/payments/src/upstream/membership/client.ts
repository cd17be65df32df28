import { storeReasons } from '@tarima/markets/membership-reasons';
import { hasRenewalFields } from '@tarima/markets/renewal-fields';
import { createMembershipClient, type MembershipClientOptions } from '@tarima/membership-client/client';
import { readContact } from '@tarima/membership-client/contact';
import { createTerritories } from '@tarima/membership-client/territories';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import type { Logger } from '@tarima/service-kit/logger';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { MembershipPort } from '../../application/ports.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { isRejection } from '../is-rejection.ts';
import { contexts, type IdTypeCodes, toMembershipResult, toOffer, toTransaction } from './mapping.ts';

export interface MembershipUpstream {
  readonly port: MembershipPort;
  close(): Promise<void>;
}

export interface MembershipSettings extends Omit<MembershipClientOptions, 'useV2'> {
  /** What the configuration says about memberships of all markets (MEMBERSHIP-28, MEMBERSHIP-29, MEMBERSHIP-72). */
  getRules(): IdTypeCodes &
    Pick<
      GlobalConfiguration['membership'],
      'apiV2' | 'purchaseLog' | 'requiredRenewalFields' | 'upgradeSecondaryCards'
    >;
  readonly logger: Pick<Logger, 'warn'>;
}

/** The lists of economic activities change once in years. */
const activitiesMs = 60 * 60_000;

/** The club's membership API. @throws UpstreamError */
export function createMembershipUpstream({ getRules, logger, ...settings }: MembershipSettings): MembershipUpstream {
  const client = createMembershipClient({ ...settings, useV2: async () => getRules().apiV2 });
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
        const { requiredRenewalFields, upgradeSecondaryCards } = getRules();
        if (purpose === 'UPGRADE') {
          const codes = (await client.isUpgradable(membershipNumber)).reasons.map(({ code }) => code);
          return upgradeSecondaryCards ? codes.filter((code) => code !== storeReasons.secondaryCard) : codes;
        }
        const [{ reasons }, details] = await Promise.all([
          client.isRenewable(membershipNumber),
          client.getMembership(membershipNumber),
        ]);
        const codes: number[] = reasons.map(({ code }) => code);
        const isIncomplete = details && !hasRenewalFields(readContact(details), requiredRenewalFields);
        return isIncomplete ? [...new Set([...codes, storeReasons.renewalFieldMissing])] : codes;
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
        mapRejection(async () => {
          const result = await client.execute(toTransaction(transaction, getRules()));
          return toMembershipResult(result);
        }),
      async findResult(transactionId) {
        const result = await client.getTransactionStatus(transactionId);
        return result && toMembershipResult(result);
      },
      withdraw: (transactionId) =>
        mapRejection(async () => toMembershipResult(await client.withdrawTransaction(transactionId))),
      async findDocumentReference(documentId) {
        const document = await client.findIdentityDocument(documentId);
        return document && !document.isAttached ? document.reference : undefined;
      },
      async addPaymentCard(membershipNumber, { token, brand, lastDigits, expiry }) {
        const card = { cardToken: token, brand, lastFour: lastDigits, expiry: expiry.replace('/', '') };
        await client.addPaymentCard(membershipNumber, card);
      },
      async logPurchase(transactionId, event, detail) {
        if (!getRules().purchaseLog) return;
        try {
          await client.addPurchaseLog({ transactionId, event, detail });
        } catch (error) {
          logger.warn({ err: error, transactionId, event }, "the club's log of purchases was not written");
        }
      },
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
