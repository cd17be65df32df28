import { platformErrorOf } from '@tarima/commerce-client/errors';
import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';

/**
 * Runs calls to the platform; when it did not answer, the member is told so (`UPSTREAM_UNAVAILABLE`). The one write here
 * may be sent again, so a lost reply needs no more care than that. Any other failure is a bug of ours and stays one.
 */
export async function answered<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const failure = platformErrorOf(error);
    if (failure && (failure.status === 0 || failure.status >= 500 || failure.code === 'NoAccessToken')) {
      throw upstreamUnavailable('profile');
    }
    throw error;
  }
}
