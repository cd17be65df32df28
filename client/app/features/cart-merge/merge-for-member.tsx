import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModals } from '../../session/modals.ts';
import { useCartFailure, useCartLoadFailure } from '../cart/index.ts';
import { useWaitingCartsQuery } from './merge-carts.gen.ts';
import { mergePlan } from './merge-plan.ts';
import { useMerge } from './use-merge.ts';

/** Asks which of a member's two carts stay (MERGE-5); where one is empty, they are merged without asking (MERGE-6). */
export function MergeForMember() {
  const modals = useModals();
  const { pathname } = useLocation();
  const fail = useCartFailure();
  const { merge } = useMerge();
  const { data, error } = useWaitingCartsQuery({ ssr: false, fetchPolicy: 'network-only' });
  const assigned = useRef(false);
  const plan = data ? mergePlan(data) : 'nothing';

  useEffect(() => {
    if (plan !== 'assign' || assigned.current) return;
    assigned.current = true;
    void merge({ keepSaved: true, keepGuest: true }).then((failure) => {
      if (failure) fail('assign', failure);
    });
  });
  // When the carts cannot be loaded (MERGE-10).
  useCartLoadFailure(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the question, which is still open
  useEffect(() => {
    if (plan === 'ask') modals.open('mergeCart', {});
  }, [plan, modals, pathname]);
  return null;
}
