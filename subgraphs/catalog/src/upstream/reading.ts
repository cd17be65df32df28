import { platformErrorOf } from '@tarima/commerce-client/errors';
import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';

/**
 * Runs a read of the platform; when it did not answer, the shopper is told so (`UPSTREAM_UNAVAILABLE`). Any other
 * failure is a bug of ours and stays one.
 */
export async function reading<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const failure = platformErrorOf(error);
    if (failure && (failure.status === 0 || failure.status >= 500 || failure.code === 'NoAccessToken')) {
      throw upstreamUnavailable('catalogue');
    }
    throw error;
  }
}
