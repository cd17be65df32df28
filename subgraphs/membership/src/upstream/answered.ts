import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import { UpstreamError } from '@tarima/service-kit/upstream-error';

/** Waits for an upstream over HTTP; when it does not answer, the member is told so (`UPSTREAM_UNAVAILABLE`). */
export async function answered<Result>(upstream: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 0 || error.status >= 500)) {
      throw upstreamUnavailable(upstream);
    }
    throw error;
  }
}
