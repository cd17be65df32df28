import { Skeleton } from '../../ui/skeleton.tsx';

/** The menu's shape while its categories are on their way. */
export function MegaMenuSkeleton() {
  return (
    <div className="flex h-full gap-6 p-5">
      <Skeleton className="h-full w-62" />
      <Skeleton className="h-80 flex-1" />
    </div>
  );
}
