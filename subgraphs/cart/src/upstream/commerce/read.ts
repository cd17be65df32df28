import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';

/** The result of a read. @throws GraphQLError `UPSTREAM_UNAVAILABLE`, `UPSTREAM_TIMEOUT`; nothing was changed (CART-96) */
export function read<Result>(call: Promise<Result>): Promise<Result> {
  return mapUpstreamErrors(call, { timeout: 'UPSTREAM_TIMEOUT' });
}
