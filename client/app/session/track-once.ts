import { tabStorage } from '../browser-storage.ts';
import { type TrackedEvent, track } from './tracked-events.ts';

const name = 'tarima.tracked-purchase';

/** Records a purchase once in this tab, also when its page is loaded again; `id` is its order number or attempt. */
export function trackOnce(id: string, event: TrackedEvent): void {
  if (tabStorage.get(name) === id) return;
  tabStorage.set(name, id);
  track(event);
}
