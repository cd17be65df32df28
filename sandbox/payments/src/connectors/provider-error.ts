import type { HttpCall, HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';

/**
 * A failed call to a payment provider. `unavailable`: certainly not executed; `unknown`: it may have been executed;
 * `rejected`: the provider rejected the request, with its status and body.
 */
export class ProviderError extends Error {
  readonly outcome: 'unavailable' | 'unknown' | 'rejected';
  readonly status: number;
  readonly body: unknown;

  constructor(outcome: ProviderError['outcome'], cause: UpstreamError) {
    super(`The payment provider ${outcome === 'rejected' ? 'rejected the request' : `is ${outcome}`}.`, { cause });
    this.name = 'ProviderError';
    this.outcome = outcome;
    this.status = cause.status;
    this.body = cause.body;
  }
}

/** Calls a provider. @throws ProviderError */
export async function callProvider(http: HttpClient, path: string, call: HttpCall): Promise<unknown> {
  try {
    return await http.json(path, call);
  } catch (error) {
    throw toProviderError(error);
  }
}

/** Converts the error of an HTTP client. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  if (error.status >= 400 && error.status < 500) return new ProviderError('rejected', error);
  const isCertain = error.status === 503 || (error.status === 0 && !error.isOutcomeUnknown);
  return new ProviderError(isCertain ? 'unavailable' : 'unknown', error);
}

/** Returns the error if it is a rejection by the provider. */
export function asRejection(error: unknown): ProviderError | undefined {
  return error instanceof ProviderError && error.outcome === 'rejected' ? error : undefined;
}
