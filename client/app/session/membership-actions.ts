import { useSyncExternalStore } from 'react';

/** What a member can do with their membership today. */
export interface MembershipActions {
  readonly renewal: boolean;
  readonly upgrade: boolean;
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
