import type { Position } from '@tarima/markets/address-rules';

/** Seconds that a person waits for their position before other ways are better. */
const limitSeconds = 10;

/** Where this device is, when the person allows it; otherwise why the position is not known. */
export function currentPosition(): Promise<Position | 'geolocation-failed' | 'geolocation-unsupported'> {
  if (!('geolocation' in navigator)) return Promise.resolve('geolocation-unsupported');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve('geolocation-failed'),
      { enableHighAccuracy: true, timeout: limitSeconds * 1000 },
    );
  });
}
