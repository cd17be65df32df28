import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stops the clock at a moment; time passes only where a test says so. What waits for the shopper's keys goes on.
 * @param now ISO 8601
 */
export function fakeClock(now: string) {
  vi.useFakeTimers({
    now: new Date(now),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  // Testing Library moves the timers of Jest, and asks for them by this name.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  return {
    /** For `renderInShop`. */
    options: { advanceTimers: (ms: number) => void vi.advanceTimersByTime(ms) },
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}
