import { platformErrorOf } from '@tarima/commerce-client/errors';
import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';

/**
 * Runs calls to the platform; when it did not answer, the member is told so (`UPSTREAM_UNAVAILABLE`). Every write here may
 * be sent again, so a lost reply needs no more care than that. Any other failure is a bug of ours;
 * it loses the request that the platform's client puts into its errors, so that nothing of an address comes into a log.
 */
export async function answered<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const failure = platformErrorOf(error);
    if (failure && (failure.status === 0 || failure.status >= 500 || failure.code === 'NoAccessToken')) {
      throw upstreamUnavailable('profile');
    }
    throw failure ? new Error(`The platform answered ${failure.status} ${failure.code}.`) : error;
  }
}
