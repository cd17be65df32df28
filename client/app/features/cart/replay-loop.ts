import { retryDelayMs } from './retry-delay.ts';

export interface ReplayLoopParts {
  /** Sends what waits; resolves when it is sent or must wait on. */
  readonly replay: () => Promise<void>;
  readonly isWaiting: () => boolean;
}

export interface ReplayLoop {
  /** Tries at once; while a try is under way, once more when it has ended: that one may have begun without a connection. */
  tryNow(): void;
  stop(): void;
}

/** Tries to send what waits, now and again after a delay that grows with each try in vain. */
export function startReplayLoop({ replay, isWaiting }: ReplayLoopParts): ReplayLoop {
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
      failures = isWaiting() ? failures + 1 : 0;
    } while (isDue && failures > 0 && !isStopped);
    isRunning = false;
    if (!isStopped) timer = setTimeout(run, retryDelayMs(Math.max(1, failures)));
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
