import { loadOptional } from '../reload-once.ts';
import { nextTask } from './next-task.ts';

/**
 * Events of a person, also one with a keyboard or a screen reader. A page that only loads has none of them: it can scroll
 * back to where it was, and focus its content.
 */
const events = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'input', 'click'] as const;

/**
 * Resolves after the next interaction with this document, unless `signal` ends the wait. What follows runs in a task of its
 * own, so that it does not delay what the interaction shows.
 */
export function waitForInteraction(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      nextTask().then(resolve);
    };
    const options = { signal: AbortSignal.any([controller.signal, signal]), capture: true, passive: true };
    for (const event of events) document.addEventListener(event, end, options);
  });
}

/**
 * Loads code that only an interaction needs with the next one, so that a page that is only looked at does not load it
 * (ROUTING-67). Never settles when `signal` is aborted before an interaction.
 */
export async function loadOnInteraction<Code>(load: () => Promise<Code>, signal: AbortSignal): Promise<Code> {
  await waitForInteraction(signal);
  return loadOptional(load);
}
