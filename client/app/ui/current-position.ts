import type { Position } from '@tarima/markets/address-rules';

/** Seconds to wait for the device position. */
const limitSeconds = 10;

/** Returns the device position if the user allows it; otherwise the reason why it is unknown. */
export function getCurrentPosition(): Promise<Position | 'geolocation-failed' | 'geolocation-unsupported'> {
  if (!('geolocation' in navigator)) return Promise.resolve('geolocation-unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve('geolocation-failed'),
      { enableHighAccuracy: true, timeout: limitSeconds * 1000 },
    );
  });
}
