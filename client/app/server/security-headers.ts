import type { ShopEnv } from './env.ts';

/** Origins that differ between installations and that pages may load from. */
export interface SecurityPolicy {
  /** Origin of product images. */
  readonly mediaOrigin: string;
  /** Origin of map tiles. */
  readonly mapOrigin: string;
  /** Origins that may embed the shop in a frame; none when empty (NATIVE-2, NATIVE-3). */
  readonly frameAncestors: readonly string[];
  /** Served over https: adds HSTS, so that browsers never use http. */
  readonly isSecure: boolean;
  /** In development Vite injects inline scripts and styles and opens a socket. */
  readonly isDevelopment: boolean;
}

/** The policy of an installation. */
export const createSecurityPolicy = (env: ShopEnv, isDevelopment: boolean): SecurityPolicy => ({
  mediaOrigin: new URL(env.MEDIA_URL).origin,
  mapOrigin: new URL(env.MAPS_TILE_URL).origin,
  frameAncestors: env.FRAME_ANCESTORS,
  isSecure: env.SHOP_URL.startsWith('https:'),
  isDevelopment,
});

/** The content security policy of a page whose inline scripts have the nonce (NATIVE-2, NATIVE-3). */
export function contentSecurityPolicy(policy: SecurityPolicy, nonce: string): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    // React writes style attributes, which cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', policy.mediaOrigin, policy.mapOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(policy.isDevelopment ? ['ws:'] : [])],
    // Banks' 3-D Secure pages are navigations, not frames.
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': policy.frameAncestors.length > 0 ? policy.frameAncestors : ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers of all responses of the shop. */
export function securityHeaders(policy: SecurityPolicy): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(policy.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
