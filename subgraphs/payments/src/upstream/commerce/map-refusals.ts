import { PlatformError } from '@tarima/commerce-client/errors';
import { toRefusedError } from './mapping.ts';

/** Runs a call; throws a `RefusedError` when the platform certainly refused it, any other error unchanged. */
export async function mapRefusals<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw (error instanceof PlatformError && toRefusedError(error)) || error;
  }
}
