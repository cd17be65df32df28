import { useSyncExternalStore } from 'react';
import type { MembershipActionsQuery } from './membership-actions.gen.ts';

/** What a member can do with their membership today. */
export interface MembershipActions {
  readonly renewal: boolean;
  readonly upgrade: boolean;
}

/** What a member can do in the shop of a market (MEMBERSHIP-46); null in that of another country. */
export function toMembershipActions(me: MembershipActionsQuery['me'], market: string): MembershipActions | null {
  const membership = me?.marketCode === market ? me.membership : null;
  return membership && { renewal: membership.renewal.isEligible, upgrade: membership.upgrade.isEligible };
}

let actions: MembershipActions | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Sets what the member of this document can do; in the browser only. */
export function setMembershipActions(known: MembershipActions | null): void {
  actions = known;
  for (const listener of listeners) listener();
}

/** What the member can do (MEMBERSHIP-44, MEMBERSHIP-46); null for guests, on the server and until it is known. */
export const useMembershipActions = (): MembershipActions | null =>
  useSyncExternalStore(
    subscribe,
    () => actions,
    () => null,
  );
