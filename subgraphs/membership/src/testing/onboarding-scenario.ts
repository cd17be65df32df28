import type { setUpFixture } from './service.ts';

/** A membership of the club that has no online account. */
export const newNumber = '64010000090001';

/** What the identity API of a test has received, and the identities that it has. */
export function createOnboardingScenario(fixture: ReturnType<typeof setUpFixture>) {
  const findReceived = (path: string) =>
    fixture.upstreams.onboarding.received.filter((entry) => entry.path === path).map(({ body }) => body);
  const addEntry = (change: object = {}) =>
    fixture.upstreams.onboarding.entries.push({
      membershipId: newNumber,
      email: 'maria@example.com',
      firstName: 'María José',
      lastName: 'Solano',
      emailVerified: true,
      ...change,
    });
  return { findReceived, addEntry };
}
