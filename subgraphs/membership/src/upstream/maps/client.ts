import type { Maps } from '../../application/ports.ts';
import { createGoogleMaps } from './google-client.ts';
import { createSandboxMaps } from './sandbox-client.ts';

export interface MapsOptions {
  readonly provider: 'sandbox' | 'google';
  /** The provider's key. */
  readonly apiKey: string;
  readonly sandboxUrl: string;
  readonly googleGeocodingUrl: string;
  readonly googlePlacesUrl: string;
}

/** The map service of the configured provider. */
export function createMaps(options: MapsOptions): Maps & { close(): Promise<void> } {
  const { provider, apiKey } = options;
  switch (provider) {
    case 'sandbox':
      return createSandboxMaps({ baseUrl: options.sandboxUrl, apiKey });
    case 'google':
      return createGoogleMaps({
        apiKey,
        geocodingUrl: options.googleGeocodingUrl,
        placesUrl: options.googlePlacesUrl,
      });
  }
}
