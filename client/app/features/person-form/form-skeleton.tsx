import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a form that is being loaded, about as long as a form on a phone, so that what follows it does not move on the screen. */
export function FormSkeleton() {
  return (
    <div className="grid gap-5">
      {Array.from({ length: 12 }, (_, row) => `row ${row}`).map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  );
}
