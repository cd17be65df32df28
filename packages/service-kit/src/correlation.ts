import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs `work`, whose calls to upstreams carry `id`: of the request, or of what a background job works on. */
export function runWithCorrelationId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work);
}

/** The id of the work that runs now; undefined outside `runWithCorrelationId`. */
export function getCorrelationId(): string | undefined {
  return storage.getStore();
}
