import { type PlatformError, platformErrorOf } from '@tarima/commerce-client/errors';
import { upstreamTimeout, upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import type { WriteResult } from '../commands/cart-store.ts';
import type { Failure } from '../domain/failure.ts';

/** Codes of the platform that a shopper can meet; every other refusal is a fault of ours and is thrown. */
const failures: Readonly<Record<string, Failure>> = {
  MatchingPriceNotFound: { code: 'PRODUCT_UNAVAILABLE' },
  ReferencedResourceNotFound: { code: 'PRODUCT_UNAVAILABLE' },
  OutOfStock: { code: 'OUT_OF_STOCK', availableQuantity: 0 },
};

const lost = new Set(['ConcurrentModification', 'DuplicateField']);

/** What a failed write means for the commands in it. */
export function failedWrite(error: unknown): Exclude<WriteResult, { kind: 'written' }> {
  const platform = platformErrorOf(error);
  if (!platform) throw error;
  // A taken key means that another process made the shopper's cart first.
  if (lost.has(platform.code) || platform.status === 404) return { kind: 'stale' };
  if (platform.outcomeUnknown) return { kind: 'unknown', error: upstreamTimeout('cart') };
  if (isDown(platform)) throw upstreamUnavailable('cart');
  const failure = failures[platform.code];
  if (failure) return { kind: 'refused', failure };
  throw error;
}

/** Runs a read; when the platform does not answer, the request fails and nothing was changed (CART-96). */
export async function reading<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const platform = platformErrorOf(error);
    if (platform?.status === 504) throw upstreamTimeout('cart');
    if (platform && (isDown(platform) || platform.outcomeUnknown)) throw upstreamUnavailable('cart');
    throw error;
  }
}

function isDown({ status, code }: PlatformError): boolean {
  return status === 0 || status >= 500 || code === 'NoAccessToken';
}
