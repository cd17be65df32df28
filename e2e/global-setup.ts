import { readTestEnv } from './env.ts';
import { announceStack } from './stack/running.ts';
import { announcementOf, startStack } from './stack/stack.ts';

/** Starts one stack for all tests; its addresses go to them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack({
    verbose: readTestEnv().VERBOSE,
    // All guests of the tests have one address.
    environment: { CHECKOUT_GUEST_TRIES_PER_MINUTE: '1000' },
  });
  announceStack(announcementOf(stack));
  return () => stack.stop();
}
