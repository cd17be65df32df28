import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import { TokenError } from './token-source.ts';

/**
 * A failed call to the commerce platform. `outcomeUnknown` is also true for every status of 500 and more. What the
 * platform says of the request stays out of logs: it can quote an address.
 */
export class PlatformError extends UpstreamError {
  /** The platform's first error code, e.g. `ConcurrentModification`, `OutOfStock`; `NetworkError` without a response. */
  readonly code: string;
  readonly #errors: readonly PlatformErrorItem[];

  constructor(status: number, code: string, outcomeUnknown: boolean, errors: readonly PlatformErrorItem[] = []) {
    super('commerce', status, undefined, outcomeUnknown);
    this.name = 'PlatformError';
    this.message = `commerce answered ${status || 'nothing'} ${code}`;
    this.code = code;
    this.#errors = errors;
  }

  /** All errors of the response, with the fields that belong to their codes. */
  get errors(): readonly PlatformErrorItem[] {
    return this.#errors;
  }

  /** The version that the resource has now; undefined unless the code is `ConcurrentModification`. */
  get currentVersion(): number | undefined {
    const version = this.#errors.find(({ code }) => code === 'ConcurrentModification')?.currentVersion;
    return typeof version === 'number' ? version : undefined;
  }

  /** Also true without an access token: the platform was not called. */
  override get isDown(): boolean {
    return super.isDown || this.code === 'NoAccessToken';
  }
}

export interface PlatformErrorItem {
  readonly code: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

const responseSchema = z.object({
  errors: z.array(z.looseObject({ code: z.string(), message: z.string() })).optional(),
});
const sdkErrorSchema = z.looseObject({
  statusCode: z.number(),
  body: z.unknown(),
});
const networkFailureSchema = z.object({ body: z.null(), error: sdkErrorSchema });

/** The `PlatformError` of what the SDK or the token source threw; anything else unchanged. */
export function toPlatformError(error: unknown): unknown {
  if (error instanceof TokenError) return new PlatformError(error.status, 'NoAccessToken', false);
  // Without a response the SDK throws a bare object around its error, with a response the error itself.
  const network = networkFailureSchema.safeParse(error);
  if (network.success) return toNetworkError(network.data.error);
  const found = sdkErrorSchema.safeParse(error);
  return found.success ? toResponseError(found.data) : error;
}

/** True for a 409 about a stale version: read again and retry. */
export function isConcurrentModification(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'ConcurrentModification';
}

/** True when the resource does not exist, or not in this store. */
export function isNotFound(error: unknown): boolean {
  return error instanceof PlatformError && error.status === 404;
}

function toResponseError({ statusCode, body }: z.output<typeof sdkErrorSchema>): PlatformError {
  const errors = responseSchema.safeParse(body).data?.errors ?? [];
  return new PlatformError(statusCode, errors[0]?.code ?? 'Unknown', statusCode >= 500, errors);
}

/** Codes of a connection that was never made: nothing can have happened at the other end. */
const connectCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function toNetworkError({ body: cause }: z.output<typeof sdkErrorSchema>): PlatformError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return new PlatformError(isLate ? 504 : 0, 'NetworkError', !connectCodes.has(code));
}
