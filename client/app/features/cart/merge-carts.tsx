import { Suspense } from 'react';
import { useViewerQuery } from '../../shell/shell.gen.ts';
import { lateComponent } from '../../ui/late-component.ts';

const MergeForMember = lateComponent(async () => (await import('./merge-for-member.tsx')).MergeForMember);

/**
 * After signing in: brings the cart that was filled before it together with the member's own (store.md §4.3). On every
 * page; it loads and shows something only when a guest's cart waits.
 */
export function MergeCarts() {
  const { data: viewer } = useViewerQuery();
  return viewer?.me && viewer.guestCart ? (
    <Suspense>
      <MergeForMember />
    </Suspense>
  ) : null;
}
