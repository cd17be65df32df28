import { PlatformError } from '@tarima/commerce-client/errors';
import { createUpstreamTimeoutError } from '@tarima/service-kit/graphql-errors';
import { mapUpstreamError } from '@tarima/service-kit/upstream-error';
import type { WriteResult } from '../../application/ports.ts';
import { createOutOfStock, type Failure, productUnavailable } from '../../domain/failure.ts';

/** Error codes that become failures of a command; any other refusal is a bug and is thrown. */
const failures: Readonly<Record<string, Failure>> = {
  MatchingPriceNotFound: productUnavailable,
  ReferencedResourceNotFound: productUnavailable,
  OutOfStock: createOutOfStock(0),
};

/** A duplicate field is the cart's key: another process created the shopper's cart first. */
const conflictCodes = new Set(['ConcurrentModification', 'DuplicateField']);

/**
 * The result of a failed write. @throws GraphQLError `UPSTREAM_UNAVAILABLE` or, after a 408, `UPSTREAM_TIMEOUT`, when it was
 * certainly not carried out
 */
export function toFailedWrite(error: unknown): Exclude<WriteResult, { kind: 'written' }> {
  if (!(error instanceof PlatformError)) throw error;
  if (conflictCodes.has(error.code) || error.status === 404) return { kind: 'stale' };
  if (error.isOutcomeUnknown) return { kind: 'unknown', error: createUpstreamTimeoutError(error.upstream) };
  const failure = failures[error.code];
  if (failure) return { kind: 'refused', failure };
  throw mapUpstreamError(error, { timeout: 'UPSTREAM_TIMEOUT' });
}
