import type { Logger } from '@tarima/service-kit/logger';
import type { IndexUpdater } from './index-updater.ts';
import type { PlatformChanges } from './platform-changes.ts';

export interface FollowOptions {
  readonly updater: Pick<IndexUpdater, 'isReady' | 'update'>;
  /** Interval between two updates. */
  readonly pollIntervalMs: number;
  /** Interval between two updates while no changes are reported; unused without change notifications. */
  readonly idleIntervalMs: number;
  /** Absent when the platform runs in another process, which is then polled every `pollIntervalMs`. */
  readonly changes?: PlatformChanges | undefined;
  readonly logger: Logger;
}

/** Wait time before the next attempt to build a missing index. */
const retryMs = 1_000;

/**
 * Keeps the index up to date and builds a missing one. Returns a function that stops and waits for a running update.
 */
export function followPlatform({
  updater,
  pollIntervalMs,
  idleIntervalMs,
  changes,
  logger,
}: FollowOptions): () => Promise<void> {
  let isClosed = false;
  let hasChanges = true;
  let isUpToDate = false;
  let isIdle = false;
  let endPause = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const unsubscribe = changes?.subscribe(() => {
    hasChanges = true;
    if (isIdle) endPause();
  });

  const following = (async () => {
    while (!isClosed) {
      if (updater.isReady) await pause(pollIntervalMs);
      if (changes && isUpToDate && !hasChanges && !isClosed) {
        isIdle = true;
        await pause(Math.max(0, idleIntervalMs - pollIntervalMs));
        isIdle = false;
      }
      if (isClosed) return;
      hasChanges = false;
      isUpToDate = await updater.update().catch((error) => {
        logger.warn({ err: error }, 'the search index was not updated');
        return false;
      });
      if (!updater.isReady && !isClosed) await pause(retryMs);
    }
  })();

  return async () => {
    unsubscribe?.();
    isClosed = true;
    endPause();
    await following;
  };
}
