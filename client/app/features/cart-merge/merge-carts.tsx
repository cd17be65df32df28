import { Suspense } from 'react';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

const MergeForMember = lazyWithRetry(async () => (await import('./merge-for-member.tsx')).MergeForMember);

/**
 * Merges the guest's cart with the member's cart after sign-in. Present on every page (MERGE-9); loads its code only
 * when there is a guest's cart to merge.
 */
export function MergeCarts() {
  const { data: viewer } = useViewerQuery();
  return viewer?.me && viewer.guestCart ? (
    <Suspense>
      <MergeForMember />
    </Suspense>
  ) : null;
}
