import { Suspense } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';
import type { MapViewProps } from './map-view.tsx';
import { Skeleton } from './skeleton.tsx';
import { useHydrated } from './use-hydrated.ts';

const MapView = lazyWithRetry(async () => (await import('./map-view.tsx')).MapView);

/** A street map, in the browser only; pages load its code when they show a map. */
export function PlaceMap(props: MapViewProps) {
  const waiting = <Skeleton className="size-full" />;
  return (
    <div className="isolate h-full min-h-72 overflow-hidden rounded-card border border-line">
      {useHydrated() ? (
        <Suspense fallback={waiting}>
          <MapView {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
