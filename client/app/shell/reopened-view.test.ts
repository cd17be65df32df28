import { expect, it } from 'vitest';
import { shouldReopenLocations } from './reopened-view.ts';

it.each([
  ['/es-CR/clubes-locaciones', false, true],
  ['/en-JM/clubs-and-locations?x=1', false, true],
  ['/en-JM/clubs-and-locations', true, false],
  ['/es-CR', false, false],
  ['/elsewhere/clubs-and-locations', false, false],
])('reopens the view after Back to %s on desktop %s: %s (ROUTING-43)', (path, isDesktop, reopens) => {
  expect(shouldReopenLocations(path, isDesktop)).toBe(reopens);
});
