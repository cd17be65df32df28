import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LocationProblem } from './address-location.ts';

const words = {
  'not-found': msg`We did not find that place in this country. Write it another way, choose it by hand, or move the pin.`,
  'outside-market': msg`The place is outside the country.`,
  'no-answer': msg`The map does not answer now. What you wrote is kept; please try again.`,
  'signed-out': msg`Your session has ended. What you wrote is kept; sign in again to find the place.`,
  'geolocation-failed': msg`Error: The Geolocation service failed.`,
  'geolocation-unsupported': msg`Error: Your browser doesn't support geolocation.`,
} as const satisfies Record<LocationProblem, unknown>;

/** Why no place was found, in the page's language (ADDRESSES-51, ADDRESSES-52). */
export function useLocationProblem(problem: LocationProblem | null): string | null {
  const { i18n } = useLingui();
  return problem && i18n._(words[problem]);
}
