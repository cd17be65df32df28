import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Fakes the clock at a given time; time advances only when a test advances it. User events still work.
 * @param now ISO 8601
 */
export function installFakeClock(now: string) {
  vi.useFakeTimers({
    now: new Date(now),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  // Testing Library detects fake timers by this Jest name.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  return {
    /** Option of `renderInShop`. */
    options: { advanceTimers: (ms: number) => void vi.advanceTimersByTime(ms) },
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}
