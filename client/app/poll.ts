export interface PollOptions {
  /** The wait before each check, in milliseconds; polling ends after the last check. */
  readonly waitsMs: Iterable<number>;
  /** Ends polling when it is aborted, for example because the shopper leaves the page. */
  readonly signal: AbortSignal;
}

/**
 * Waits and calls `check` with the elapsed time, until it resolves to a value. Resolves to that value, or to undefined
 * after the last check or when the signal is aborted. A rejection of `check` ends polling.
 */
export async function poll<Value>(
  { waitsMs, signal }: PollOptions,
  check: (elapsedMs: number) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const startedAt = Date.now();
  for (const waitMs of waitsMs) {
    await wait(waitMs, signal);
    if (signal.aborted) return undefined;
    const value = await check(Date.now() - startedAt);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Equal waits until the timeout, which includes the duration of the checks; the last check is at the timeout. */
export function* repeatInterval(intervalMs: number, timeoutMs: number): Generator<number, void> {
  const endsAt = Date.now() + timeoutMs;
  for (let remainingMs = timeoutMs; remainingMs > 0; remainingMs = endsAt - Date.now()) {
    yield Math.min(intervalMs, remainingMs);
  }
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
