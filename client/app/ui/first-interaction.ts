/** Events of a person, also one with a keyboard or a screen reader; a page that only loads or scrolls back has none. */
const events = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'click'] as const;

let interaction: Promise<void> | undefined;

/**
 * Resolves with the first interaction with this document. Code that only an interaction needs waits for it, so that a page
 * that is only looked at does not load it (ROUTING-67).
 */
export function waitForInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      resolve();
    };
    const options = { signal: controller.signal, capture: true, passive: true };
    for (const event of events) document.addEventListener(event, end, options);
  });
  return interaction;
}
