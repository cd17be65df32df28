import { isRenewalOpen, type ReasonCode, storeReasons } from '@tarima/markets/membership-reasons';
import { hasRenewalFields } from '@tarima/markets/renewal-fields';
import type { KnownMarket } from '@tarima/markets/table';
import {
  type Eligibility,
  type EligibilityRules,
  type MembershipAction,
  toEligibility,
} from '../domain/eligibility.ts';
import type { Membership } from '../domain/membership.ts';
import type { Memberships } from './ports.ts';

export type CheckEligibility = (action: MembershipAction, membership: Membership) => Promise<Eligibility>;

export interface CheckEligibilityDependencies {
  readonly memberships: Pick<Memberships, 'findRenewalReasons' | 'findUpgradeReasons' | 'isUpgradeOffered'>;
  getEligibilityRules(market: KnownMarket): EligibilityRules;
  /** Reports to operators why the club's reasons could not be read. */
  reportFailure(error: unknown): void;
}

/** @returns the use case that says whether a membership can be renewed or upgraded today, and why not */
export function createCheckEligibility({
  memberships,
  getEligibilityRules,
  reportFailure,
}: CheckEligibilityDependencies): CheckEligibility {
  /** An upgrade is possible only where the club offers one (MEMBERSHIP-25). */
  const findUpgradeReasons = async (membershipNumber: string): Promise<readonly ReasonCode[]> => {
    const [reasons, isOffered] = await Promise.all([
      memberships.findUpgradeReasons(membershipNumber),
      memberships.isUpgradeOffered(membershipNumber),
    ]);
    return reasons.length === 0 && !isOffered ? [storeReasons.upgradeNotOffered] : reasons;
  };
  const findReasons: Record<MembershipAction, (membershipNumber: string) => Promise<readonly ReasonCode[]>> = {
    renewal: (membershipNumber) => memberships.findRenewalReasons(membershipNumber),
    upgrade: findUpgradeReasons,
  };

  return async (action, membership) => {
    const rules = getEligibilityRules(membership.market);
    if (!rules[action]) return toEligibility([storeReasons.switchedOff[action]]);
    const reasons = await findReasons[action](membership.number).catch((error: unknown) => {
      reportFailure(error);
      return [storeReasons.serviceUnavailable];
    });
    if (action === 'upgrade') return toEligibility(applyUpgradeRules(reasons, rules));
    const isTooEarly = !isRenewalOpen(membership, rules, new Date());
    const isIncomplete = !hasRenewalFields(membership.contact, rules.requiredRenewalFields);
    return toEligibility([
      ...reasons,
      ...(isIncomplete ? [storeReasons.renewalFieldMissing] : []),
      ...(isTooEarly ? [storeReasons.renewalNotOpen] : []),
    ]);
  };
}

/** A setting lets holders of additional cards upgrade (MEMBERSHIP-28). */
function applyUpgradeRules(
  reasons: readonly ReasonCode[],
  { upgradeSecondaryCards }: EligibilityRules,
): readonly ReasonCode[] {
  return upgradeSecondaryCards ? reasons.filter((code) => code !== storeReasons.secondaryCard) : reasons;
}
