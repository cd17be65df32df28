import type { FastifyInstance } from 'fastify';
import type { Upstreams } from './upstream-state.ts';

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

/** The membership API's prices, and what a membership can do. */
export function registerOfferRoutes(app: FastifyInstance, upstreams: Upstreams): void {
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
}
