import type { Position } from '@tarima/markets/address-rules';

/** Seconds that a person waits for their position before other ways are better. */
const limitSeconds = 10;

/** Where this device is, with the person's leave; or why nobody knows (store.md §8). */
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
