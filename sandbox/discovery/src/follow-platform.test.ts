import { createLogger } from '@tarima/service-kit/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPlatform } from './follow-platform.ts';
import { createPlatformChanges, type PlatformChanges } from './platform-changes.ts';

const pollIntervalMs = 5_000;
const idleIntervalMs = 60_000;
const minute = 60_000;
let stop = async () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

/** Follows a platform that reports changes for the first `changed` updates. */
function follow({ changed = 0, changes }: { changed?: number; changes?: PlatformChanges } = {}) {
  const followed = { updates: 0, changed };
  stop = followPlatform({
    updater: {
      isReady: true,
      async update() {
        followed.updates += 1;
        followed.changed -= 1;
        return followed.changed < 0;
      },
    },
    pollIntervalMs: pollIntervalMs,
    idleIntervalMs: idleIntervalMs,
    changes,
    logger: createLogger({ name: 'follow-platform-test', level: 'silent' }),
  });
  return followed;
}

describe('following the platform', () => {
  it('polls a platform in another process every few seconds', async () => {
    const followed = follow();
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(followed.updates).toBe(120);
  });

  it('polls a platform in the same process once a minute without notifications', async () => {
    const followed = follow({ changes: createPlatformChanges() });
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(followed.updates).toBe(10);
  });

  it('updates immediately after a notification, and then every few seconds until nothing has changed', async () => {
    const changes = createPlatformChanges();
    const followed = follow({ changes });
    await vi.advanceTimersByTimeAsync(10 * minute);
    const before = followed.updates;
    followed.changed = 2;
    changes.notify();
    await vi.advanceTimersByTimeAsync(0);
    expect(followed.updates).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(2 * pollIntervalMs);
    expect(followed.updates).toBe(before + 3);
    await vi.advanceTimersByTimeAsync(idleIntervalMs - 1);
    expect(followed.updates).toBe(before + 3);
  });

  it('does not miss a notification during an update', async () => {
    const changes = createPlatformChanges();
    let updates = 0;
    stop = followPlatform({
      updater: {
        isReady: true,
        async update() {
          updates += 1;
          if (updates === 1) changes.notify();
          return true;
        },
      },
      pollIntervalMs: pollIntervalMs,
      idleIntervalMs: idleIntervalMs,
      changes,
      logger: createLogger({ name: 'follow-platform-test', level: 'silent' }),
    });
    await vi.advanceTimersByTimeAsync(2 * pollIntervalMs);
    expect(updates).toBe(2);
  });
});
