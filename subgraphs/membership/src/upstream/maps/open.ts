import type { Maps } from '../../domain/maps.ts';
import type { MembershipEnv } from '../../env.ts';
import { createGoogleMaps } from './google.ts';
import { createSandboxMaps } from './sandbox.ts';

/** The maps service that the environment names. */
export function openMaps(env: MembershipEnv): Maps {
  const apiKey = env.MAPS_API_KEY;
  switch (env.MAPS_PROVIDER) {
    case 'sandbox':
      return createSandboxMaps({ baseUrl: env.MAPS_URL, apiKey });
    case 'google':
      return createGoogleMaps({
        apiKey,
        geocodingUrl: env.GOOGLE_GEOCODING_URL,
        placesUrl: env.GOOGLE_PLACES_URL,
      });
  }
}
