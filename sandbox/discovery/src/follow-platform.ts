import type { Logger } from '@tarima/service-kit/logger';
import type { IndexUpdater } from './index-updater.ts';
import type { PlatformChanges } from './platform-changes.ts';

export interface FollowOptions {
  readonly updater: Pick<IndexUpdater, 'isReady' | 'update'>;
  /** Between two updates. */
  readonly everyMs: number;
  /** Between two updates while nothing is announced; without announcements it does not apply. */
  readonly idleMs: number;
  /** Absent when the platform is in another process: then it is asked every `everyMs`. */
  readonly changes?: PlatformChanges | undefined;
  readonly logger: Logger;
}

/** Before the next attempt to build an index while there is none. */
const retryMs = 1_000;

/** Keeps the index up to date, also while there is none yet; the function that ends it and waits for a running update. */
export function followPlatform({ updater, everyMs, idleMs, changes, logger }: FollowOptions): () => Promise<void> {
  let isClosed = false;
  let hasNews = true;
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
    hasNews = true;
    if (isIdle) endPause();
  });

  const following = (async () => {
    while (!isClosed) {
      if (updater.isReady) await pause(everyMs);
      if (changes && isUpToDate && !hasNews && !isClosed) {
        isIdle = true;
        await pause(Math.max(0, idleMs - everyMs));
        isIdle = false;
      }
      if (isClosed) return;
      hasNews = false;
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
