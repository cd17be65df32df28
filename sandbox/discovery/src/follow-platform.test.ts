import { createLogger } from '@tarima/service-kit/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPlatform } from './follow-platform.ts';
import { createPlatformChanges, type PlatformChanges } from './platform-changes.ts';

const everyMs = 5_000;
const idleMs = 60_000;
const minute = 60_000;
let stop = async () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

/** Follows a platform that has something new for the first `changed` updates. */
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
    everyMs,
    idleMs,
    changes,
    logger: createLogger({ name: 'follow-platform-test', level: 'silent' }),
  });
  return followed;
}

describe('the feed of the search index', () => {
  it('asks a platform in another process every few seconds', async () => {
    const followed = follow();
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(followed.updates).toBe(120);
  });

  it('asks a platform in the same process once a minute while it announces nothing', async () => {
    const followed = follow({ changes: createPlatformChanges() });
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(followed.updates).toBe(10);
  });

  it('asks at once after an announcement, and then every few seconds until nothing is new', async () => {
    const changes = createPlatformChanges();
    const followed = follow({ changes });
    await vi.advanceTimersByTimeAsync(10 * minute);
    const before = followed.updates;
    followed.changed = 2;
    changes.announce();
    await vi.advanceTimersByTimeAsync(0);
    expect(followed.updates).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(followed.updates).toBe(before + 3);
    await vi.advanceTimersByTimeAsync(idleMs - 1);
    expect(followed.updates).toBe(before + 3);
  });

  it('does not miss an announcement that comes during an update', async () => {
    const changes = createPlatformChanges();
    let updates = 0;
    stop = followPlatform({
      updater: {
        isReady: true,
        async update() {
          updates += 1;
          if (updates === 1) changes.announce();
          return true;
        },
      },
      everyMs,
      idleMs,
      changes,
      logger: createLogger({ name: 'follow-platform-test', level: 'silent' }),
    });
    await vi.advanceTimersByTimeAsync(2 * everyMs);
    expect(updates).toBe(2);
  });
});
