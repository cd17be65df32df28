import { Suspense } from 'react';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { lateComponent } from '../../ui/late-component.ts';

const MergeForMember = lateComponent(async () => (await import('./merge-for-member.tsx')).MergeForMember);

/**
 * After signing in: merges the cart that was filled before it with the member's own. On every page (MERGE-9); it loads and
 * shows something only when a guest's cart waits.
 */
export function MergeCarts() {
  const { data: viewer } = useViewerQuery();
  return viewer?.me && viewer.guestCart ? (
    <Suspense>
      <MergeForMember />
    </Suspense>
  ) : null;
}
