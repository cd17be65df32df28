import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a form that is being loaded. */
export function FormSkeleton() {
  return (
    <div className="grid gap-5">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  );
}
