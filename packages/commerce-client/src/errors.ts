import { z } from 'zod';
import { TokenError } from './token-source.ts';

/** A failed call to the commerce platform in one shape, whatever layer it failed in. */
export interface PlatformError {
  /** HTTP status; 0 without an answer, 504 when it came too late. */
  readonly status: number;
  /** The platform's first error code, e.g. `ConcurrentModification`, `OutOfStock`; `NetworkError` without an answer. */
  readonly code: string;
  readonly message: string;
  /** All errors of the answer, with the fields that belong to their codes. */
  readonly errors: readonly PlatformErrorItem[];
  /** Set on `ConcurrentModification`: the version that the resource has now. */
  readonly currentVersion?: number;
  /** True when the platform may have acted although it did not say so: read before sending again. */
  readonly outcomeUnknown: boolean;
}

export interface PlatformErrorItem {
  readonly code: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

const answerSchema = z.object({
  message: z.string().optional(),
  errors: z.array(z.looseObject({ code: z.string(), message: z.string() })).optional(),
});
const sdkErrorSchema = z.looseObject({
  statusCode: z.number(),
  message: z.string().catch(''),
  body: z.unknown(),
});
const networkFailureSchema = z.object({ body: z.null(), error: sdkErrorSchema });

/** What the SDK threw, in one shape; undefined when `error` did not come from a call to the platform. */
export function platformErrorOf(error: unknown): PlatformError | undefined {
  if (error instanceof TokenError) {
    return { status: error.status, code: 'NoAccessToken', message: error.message, errors: [], outcomeUnknown: false };
  }
  // Without an answer the SDK throws a bare object around its error, with an answer the error itself.
  const network = networkFailureSchema.safeParse(error);
  const found = network.success ? network : sdkErrorSchema.safeParse(error);
  if (!found.success) return undefined;
  return network.success ? unansweredError(network.data.error) : answeredError(sdkErrorSchema.parse(error));
}

/** True for a 409 about a stale version: read again and retry. */
export function isConcurrentModification(error: unknown): boolean {
  return platformErrorOf(error)?.code === 'ConcurrentModification';
}

/** True when the resource does not exist, or not in this store. */
export function isNotFound(error: unknown): boolean {
  return platformErrorOf(error)?.status === 404;
}

function answeredError(error: z.output<typeof sdkErrorSchema>): PlatformError {
  const answer = answerSchema.safeParse(error.body).data;
  const errors = answer?.errors ?? [];
  const version = errors.find(({ code }) => code === 'ConcurrentModification')?.currentVersion;
  return {
    status: error.statusCode,
    code: errors[0]?.code ?? 'Unknown',
    message: answer?.message ?? error.message,
    errors,
    ...(typeof version === 'number' ? { currentVersion: version } : {}),
    outcomeUnknown: error.statusCode >= 500,
  };
}

/** Codes of a connection that was never made: nothing can have happened at the other end. */
const connectCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function unansweredError(error: z.output<typeof sdkErrorSchema>): PlatformError {
  const cause = error.body;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const late = cause instanceof Error && cause.name === 'TimeoutError';
  return {
    status: late ? 504 : 0,
    code: 'NetworkError',
    message: error.message,
    errors: [],
    outcomeUnknown: !connectCodes.has(code),
  };
}
