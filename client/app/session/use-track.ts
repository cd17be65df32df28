import { useEffect, useEffectEvent } from 'react';
import { type TrackedEvent, track } from './tracked-events.ts';

/** Records an event when `key` is first set and when it changes, for example for each product that a page shows. */
export function useTrack(key: string | undefined, createEvent: () => TrackedEvent): void {
  const record = useEffectEvent(() => track(createEvent()));
  useEffect(() => {
    if (key !== undefined) record();
  }, [key]);
}
