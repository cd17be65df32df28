/**
 * Runs work with a signal that is aborted after `timeoutMs` with a `TimeoutError`. Unlike that of `AbortSignal.timeout`, the
 * timer ends with the work: a busy process would otherwise have a timer and an error for each request of the last seconds.
 */
export async function runWithTimeout<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No response within ${timeoutMs} ms.`, 'TimeoutError'));
  }, timeoutMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
