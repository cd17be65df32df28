import { readTestEnv } from './env.ts';
import { announceStack } from './stack/running.ts';
import { announcementOf, startStack } from './stack/stack.ts';

/** Starts one stack for all tests; its addresses go to them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack({
    verbose: readTestEnv().VERBOSE,
    // All shoppers of the tests have one address, some members of them add many cards, and few cards are declined often;
    // the limit on sign-ins has a test of its own (client/app/server/sign-in-limit.test.ts).
    environment: {
      PAYMENT_TRIES_ADDRESS_LIMIT: '100000',
      SIGN_INS_PER_MINUTE: '100000',
      PAYMENT_TRIES_SHOPPER_LIMIT: '200',
      PAYMENTS_CARD_DECLINES_LIMIT: '100000',
    },
  });
  announceStack(announcementOf(stack));
  return () => stack.stop();
}
