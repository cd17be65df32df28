import { money } from '@tarima/markets/money';
import type { MembershipClient } from '@tarima/membership-client/client';
import type { ItemNumberEntry } from '@tarima/membership-client/wire';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { MembershipCharges } from '../../application/ports.ts';
import type { MembershipCharge } from '../../domain/membership-offer.ts';

const contexts = { renewal: 'RENEWAL', upgrade: 'UPGRADE' } as const;

/** The membership API's prices (MEMBERSHIP-53). */
export function createMembershipCharges(client: Pick<MembershipClient, 'getItemNumbers'>): MembershipCharges {
  return {
    async listNew({ code }, clubKey) {
      const query = { clubCode: clubKey, country: code, context: 'NEW' } as const;
      return (await mapUpstreamErrors(client.getItemNumbers(query))).map(toMembershipCharge);
    },
    async find(action, { number, market }) {
      const query = {
        clubCode: number.slice(0, 4),
        country: market.code,
        context: contexts[action],
        membership: number,
      };
      const [entry] = await mapUpstreamErrors(client.getItemNumbers(query));
      return entry && toMembershipCharge(entry);
    },
  };
}

function toMembershipCharge({ membershipType, totalLocalCost, totalUsdCost }: ItemNumberEntry): MembershipCharge {
  const toPrice = (amount: 'totalPrice' | 'proratedAmount') => ({
    local: money(totalLocalCost[amount], totalLocalCost.currency),
    usd: money(totalUsdCost[amount], totalUsdCost.currency),
  });
  return { type: membershipType, today: toPrice('proratedAmount'), yearly: toPrice('totalPrice') };
}
