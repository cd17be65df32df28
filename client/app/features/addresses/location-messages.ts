import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LocationProblem } from './address-location.ts';

const messages = {
  'not-found': msg`We couldn’t find that location in this country. Try different words, choose it manually or move the pin.`,
  'outside-market': msg`That location isn’t in this country. Search for another one or move the pin.`,
  'no-response': msg`The map isn’t available right now. What you entered is still here; try again.`,
  'signed-out': msg`Your session has ended. What you entered is still here; sign in again to search for the location.`,
  'geolocation-failed': msg`Error: The Geolocation service failed.`,
  'geolocation-unsupported': msg`Error: Your browser doesn’t support geolocation.`,
} as const satisfies Record<LocationProblem, unknown>;

/** The message for a location problem, in the page's language (ADDRESSES-51, ADDRESSES-52). */
export function useLocationMessage(problem: LocationProblem | null): string | null {
  const { i18n } = useLingui();
  return problem && i18n._(messages[problem]);
}
