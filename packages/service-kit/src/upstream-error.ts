import { createUpstreamTimeoutError, createUpstreamUnavailableError } from './graphql-errors.ts';

/** A failed call to an upstream: an error status, no response in time, or no response at all. */
export class UpstreamError extends Error {
  readonly upstream: string;
  /** HTTP status; 0 without a response, 504 after a timeout. */
  readonly status: number;
  /** The response's body, parsed when it was JSON. */
  readonly body: unknown;
  /** True when the upstream may have acted on the request although no response was received. */
  readonly isOutcomeUnknown: boolean;

  constructor(upstream: string, status: number, body: unknown, isOutcomeUnknown: boolean, cause?: unknown) {
    super(status === 0 ? `${upstream} did not respond` : `${upstream} responded with ${status}`, { cause });
    this.name = 'UpstreamError';
    this.upstream = upstream;
    this.status = status;
    this.body = body;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }

  /** True when the upstream did not respond or failed itself; false when it refused the request. */
  get isDown(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Statuses of an upstream that was too slow or too busy for a call, which it has not carried out: the same call may succeed. */
export const busyStatuses: readonly number[] = [408, 425, 429];

/**
 * The GraphQL error for a failed call: `UPSTREAM_UNAVAILABLE` when the upstream is down or busy, or `timeout` when it did not
 * respond in time. Any other error is a bug and is returned unchanged (ERRORS-31).
 */
export function mapUpstreamError(
  error: unknown,
  { timeout = 'UPSTREAM_UNAVAILABLE' }: { timeout?: 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_TIMEOUT' } = {},
): unknown {
  if (!(error instanceof UpstreamError && (error.isDown || busyStatuses.includes(error.status)))) return error;
  const isTimeout = (error.status === 504 || error.status === 408) && timeout === 'UPSTREAM_TIMEOUT';
  return isTimeout ? createUpstreamTimeoutError(error.upstream) : createUpstreamUnavailableError(error.upstream);
}

/** Returns the result of a call, and maps its failure with `mapUpstreamError`. */
export async function mapUpstreamErrors<Result>(
  call: Promise<Result>,
  options?: Parameters<typeof mapUpstreamError>[1],
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw mapUpstreamError(error, options);
  }
}
