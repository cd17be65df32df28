import { platformErrorOf } from '@tarima/commerce-client/errors';
import { refusalOf } from './mapping.ts';

/** Makes a call whose certain refusals are thrown as `Refused`; any other failure stays the error that it is. */
export async function refusing<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const platformError = platformErrorOf(error);
    throw (platformError && refusalOf(platformError)) ?? error;
  }
}
