import { isConnectError } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import { TokenError } from './token-source.ts';

/**
 * A failed call to the commerce platform. `isOutcomeUnknown` is also true for every status of 500 or more. The error
 * items are private so that the platform's messages, which can quote an address, are not logged.
 */
export class PlatformError extends UpstreamError {
  /** The platform's first error code, e.g. `ConcurrentModification`, `OutOfStock`; `NetworkError` without a response. */
  readonly code: string;
  readonly #errors: readonly PlatformErrorItem[];

  constructor(status: number, code: string, isOutcomeUnknown: boolean, errors: readonly PlatformErrorItem[] = []) {
    super('commerce', status, undefined, isOutcomeUnknown);
    this.name = 'PlatformError';
    this.message = status === 0 ? `commerce did not respond: ${code}` : `commerce responded with ${status}: ${code}`;
    this.code = code;
    this.#errors = errors;
  }

  /** All errors of the response, each with the extra fields of its code. */
  get errors(): readonly PlatformErrorItem[] {
    return this.#errors;
  }

  /** The current version of the resource; undefined unless the code is `ConcurrentModification`. */
  get currentVersion(): number | undefined {
    const version = this.#errors.find(({ code }) => code === 'ConcurrentModification')?.currentVersion;
    return typeof version === 'number' ? version : undefined;
  }

  /** Also true when there was no access token, because the platform was not called. */
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

/** Converts an error of the SDK or of the token source to a `PlatformError`; returns any other error unchanged. */
export function toPlatformError(error: unknown): unknown {
  if (error instanceof TokenError) return new PlatformError(error.status, 'NoAccessToken', false);
  // The SDK throws its error for an error response, and a plain object with the error inside when there is no response.
  const network = networkFailureSchema.safeParse(error);
  if (network.success) return toNetworkError(network.data.error);
  const response = sdkErrorSchema.safeParse(error);
  return response.success ? toResponseError(response.data) : error;
}

/** True for a 409 because of a stale version; the caller reads the resource again and retries. */
export function isConcurrentModification(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'ConcurrentModification';
}

/** True when another resource has the value of a unique field, such as a key or an email address. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof PlatformError && error.code === 'DuplicateField';
}

/** True when the resource does not exist in the project or in the store. */
export function isNotFound(error: unknown): boolean {
  return error instanceof PlatformError && error.status === 404;
}

function toResponseError({ statusCode, body }: z.output<typeof sdkErrorSchema>): PlatformError {
  const errors = responseSchema.safeParse(body).data?.errors ?? [];
  return new PlatformError(statusCode, errors[0]?.code ?? 'Unknown', statusCode >= 500, errors);
}

function toNetworkError({ body: cause }: z.output<typeof sdkErrorSchema>): PlatformError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return new PlatformError(isTimeout ? 504 : 0, 'NetworkError', !isConnectError(cause));
}
