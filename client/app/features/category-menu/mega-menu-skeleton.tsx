import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder of the menu while its categories load. */
export function MegaMenuSkeleton() {
  return (
    <div className="flex h-full gap-6 p-5">
      <Skeleton className="h-full w-62" />
      <Skeleton className="h-80 flex-1" />
    </div>
  );
}
