import { computeRetryDelayMs } from './retry-delay.ts';

export interface ReplayLoopOptions {
  /** Sends the queued commands; resolves when they are sent or must stay queued. */
  readonly replay: () => Promise<void>;
  readonly hasQueued: () => boolean;
}

export interface ReplayLoop {
  /** Replays immediately. During a replay, runs another one after it, because it may have started offline. */
  tryNow(): void;
  stop(): void;
}

/** Replays the outbox now and then periodically, with exponential backoff while commands stay queued. */
export function startReplayLoop({ replay, hasQueued }: ReplayLoopOptions): ReplayLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isDue = false;
  let isStopped = false;
  const run = async () => {
    clearTimeout(timer);
    isRunning = true;
    do {
      isDue = false;
      await replay();
      failures = hasQueued() ? failures + 1 : 0;
    } while (isDue && failures > 0 && !isStopped);
    isRunning = false;
    if (!isStopped) timer = setTimeout(run, computeRetryDelayMs(Math.max(1, failures)));
  };
  void run();
  return {
    tryNow() {
      failures = 0;
      if (isRunning) isDue = true;
      else void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
