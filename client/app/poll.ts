export interface PollOptions {
  readonly intervalMs: number;
  /** How long to poll; the last check is at this time. */
  readonly timeoutMs: number;
  /** Ends polling when it is aborted, for example because the shopper leaves the page. */
  readonly signal: AbortSignal;
}

/**
 * Calls `check` with the elapsed time after each interval, until it resolves to a value. Resolves to that value, or to
 * undefined when the time is over or the signal is aborted. A rejection of `check` ends polling.
 */
export async function poll<Value>(
  { intervalMs, timeoutMs, signal }: PollOptions,
  check: (elapsedMs: number) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const startedAt = Date.now();
  for (let remainingMs = timeoutMs; remainingMs > 0; remainingMs = startedAt + timeoutMs - Date.now()) {
    await wait(Math.min(intervalMs, remainingMs), signal);
    if (signal.aborted) return undefined;
    const value = await check(Date.now() - startedAt);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Resolves after `ms`, or as soon as the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
