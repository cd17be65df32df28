import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useModals } from '../../session/modals.ts';
import { useReportCartLoadFailure } from '../cart/index.ts';
import { useCartsToMergeQuery } from './merge-carts.gen.ts';
import { getMergePlan } from './merge-plan.ts';
import { useMerge } from './use-merge.ts';

/** Asks which of a member's two carts to keep (MERGE-5); merges them without asking when one is empty (MERGE-6). */
export function MergeForMember() {
  const modals = useModals();
  const { pathname } = useLocation();
  const { merge } = useMerge('assign');
  const { data, error } = useCartsToMergeQuery({ ssr: false, fetchPolicy: 'network-only' });
  const hasAssigned = useRef(false);
  const plan = data ? getMergePlan(data) : 'nothing';

  useEffect(() => {
    if (plan !== 'assign' || hasAssigned.current) return;
    hasAssigned.current = true;
    void merge({ keepSaved: true, keepGuest: true });
  });
  // Shows an error when the carts cannot be loaded (MERGE-10).
  useReportCartLoadFailure(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the modal; it must open again on the next page
  useEffect(() => {
    if (plan === 'ask') modals.open('mergeCart', {});
  }, [plan, modals, pathname]);
  return null;
}
