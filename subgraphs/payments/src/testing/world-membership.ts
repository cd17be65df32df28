import type { MembershipPort } from '../application/ports.ts';
import type { MembershipResult } from '../domain/membership-purchase.ts';
import type { WorldState } from './world-state.ts';

/**
 * A fake membership API: numbers that start with 0000 are not valid; one territory path and one economic activity. It
 * executes a transaction id once, and never after it was withdrawn.
 */
export function createMembership(state: WorldState): MembershipPort {
  const toResult = (id: string): MembershipResult | undefined => {
    const stored = state.memberships.get(id);
    if (!stored) return undefined;
    if (stored === 'WITHDRAWN') return { status: 'FAILURE', reason: stored };
    return { status: 'SUCCESS', membershipNumber: stored.order.membershipNumber ?? '64019400000001' };
  };
  const path = [
    { id: 'CR-1', apiId: 'CR-1' },
    { id: 'CR-1/CR-1-2', apiId: 'CR-1-2' },
    { id: 'CR-1/CR-1-2/CR-1-2-3', apiId: 'CR-1-2-3' },
  ];
  return {
    findTerritoryPath: async (_market, id) => path.slice(0, path.findIndex((territory) => territory.id === id) + 1),
    hasEconomicActivity: async (_market, id) => id === '4711',
    async findStatus(number) {
      if (state.membershipStatus === 'UNAVAILABLE') throw new Error('The membership API is down.');
      return number.startsWith('0000') ? undefined : state.membershipStatus;
    },
    listReasons: async () => state.membershipReasons,
    isUpgradeOffered: async () => state.isUpgradeOffered,
    findLastDay: async () => state.lastDay,
    listOffers: async () =>
      (['DIAMOND', 'PLATINUM'] as const).map((type) => ({
        type,
        quote: { price: state.membershipPrice, usdCents: 3_500, itemNumber: '900101' },
      })),
    apply: async (transaction) => {
      const { transactionId } = transaction;
      if (state.isMembershipRefused) state.memberships.set(transactionId, 'WITHDRAWN');
      else if (!state.memberships.has(transactionId)) state.memberships.set(transactionId, transaction);
      return toResult(transactionId) ?? { status: 'PENDING' };
    },
    findResult: async (id) => toResult(id),
    findDocumentReference: async (documentId) => state.documents.get(documentId),
    addPaymentCard: async (membershipNumber, card) => {
      const others = (state.membershipCards.get(membershipNumber) ?? []).filter(({ token }) => token !== card.token);
      state.membershipCards.set(membershipNumber, [...others, card]);
    },
    logPurchase: async (transactionId, event) => {
      state.purchaseLog.push([transactionId, event]);
    },
    withdraw: async (id) => {
      if (!state.memberships.has(id)) state.memberships.set(id, 'WITHDRAWN');
      return toResult(id) ?? { status: 'PENDING' };
    },
  };
}
