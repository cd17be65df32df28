import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { reloadOnMissingChunk } from '../reload-once.ts';
import { loadOnInteraction } from './first-interaction.ts';

function start() {
  const load = vi.fn(async () => 'code');
  const controller = new AbortController();
  return { load, controller, loading: loadOnInteraction(load, controller.signal) };
}

/** What Vite's loader does when a file is missing. */
function failToLoad(): Promise<never> {
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return Promise.reject(new TypeError('Failed to fetch'));
}

describe('loadOnInteraction', () => {
  let started: ReturnType<typeof start>;
  beforeEach(() => {
    started = start();
  });
  afterEach(() => started.controller.abort());

  it.each([
    ['a mouse', fireEvent.pointerMove],
    ['a finger', fireEvent.pointerDown],
    ['a wheel', fireEvent.wheel],
    ['a key', fireEvent.keyDown],
    ['text', fireEvent.input],
    ['a click of a screen reader', fireEvent.click],
  ])('loads code with %s (ROUTING-67)', async (_, interact) => {
    const { load, loading } = started;
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    interact(document.body);
    expect(await loading).toBe('code');
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits while the page scrolls back to where it was and focuses its content (ROUTING-67)', async () => {
    fireEvent.scroll(document);
    fireEvent.focusIn(document.body);
    await Promise.resolve();
    expect(started.load).not.toHaveBeenCalled();
  });

  it('loads nothing once it is aborted (ROUTING-67)', async () => {
    started.controller.abort();
    fireEvent.keyDown(document.body);
    await Promise.resolve();
    expect(started.load).not.toHaveBeenCalled();
  });

  it('does not reload the page when the code is missing, unlike other code (ROUTING-67, ERRORS-16)', async () => {
    const { load, loading } = started;
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const listen = vi.spyOn(globalThis, 'addEventListener');
    reloadOnMissingChunk();
    const [type = '', listener = () => {}] = listen.mock.calls.at(-1) ?? [];
    onTestFinished(() => removeEventListener(type, listener));
    load.mockImplementation(failToLoad);
    fireEvent.keyDown(document.body);
    await expect(loading).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    await failToLoad().catch(() => undefined);
    expect(reload).toHaveBeenCalledOnce();
  });
});
