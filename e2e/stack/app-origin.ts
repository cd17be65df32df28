import { requireAnnouncedStack } from './running.ts';

/** Origin of the app's host page, which may show the shop of the tests' stack in a frame. @throws Error without one */
export function requireAppOrigin(): string {
  const { appOrigin } = requireAnnouncedStack();
  if (!appOrigin) throw new Error('The announced stack has no host page of the app.');
  return appOrigin;
}
