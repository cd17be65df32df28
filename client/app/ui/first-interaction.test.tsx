import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Waits in a document that nobody has used. */
async function wait() {
  vi.resetModules();
  const { waitForInteraction } = await import('./first-interaction.ts');
  const onInteraction = vi.fn();
  void waitForInteraction().then(onInteraction);
  return { waitForInteraction, onInteraction };
}

describe('waitForInteraction', () => {
  let waiting: Awaited<ReturnType<typeof wait>>;
  beforeEach(async () => {
    waiting = await wait();
  });

  it.each([
    ['a mouse', fireEvent.pointerMove],
    ['a finger', fireEvent.pointerDown],
    ['a wheel', fireEvent.wheel],
    ['a key', fireEvent.keyDown],
    ['the focus', fireEvent.focusIn],
    ['a click of a screen reader', fireEvent.click],
  ])('ends with %s (ROUTING-67)', async (_, interact) => {
    const { waitForInteraction, onInteraction } = waiting;
    await Promise.resolve();
    expect(onInteraction).not.toHaveBeenCalled();
    interact(document.body);
    await waitForInteraction();
    expect(onInteraction).toHaveBeenCalledOnce();
  });

  it('does not end when the page scrolls back to where it was (ROUTING-67)', async () => {
    fireEvent.scroll(document);
    await Promise.resolve();
    expect(waiting.onInteraction).not.toHaveBeenCalled();
  });
});
