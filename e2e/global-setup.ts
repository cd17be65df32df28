import { findFreePort } from '@tarima/service-kit/testing/free-ports';
import { readTestEnv } from './env.ts';
import { startAppHost } from './stack/app-host.ts';
import { announceStack } from './stack/running.ts';
import { createAnnouncement, startStack } from './stack/stack.ts';

/** Starts one stack and the app's host page for all tests, and passes its addresses in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const appPort = await findFreePort();
  const stack = await startStack({
    verbose: readTestEnv().VERBOSE,
    // All shoppers share one IP address, some members add many cards, and a few cards are declined often. The limits of
    // sign-ins have separate tests (client/app/server/sign-in-limit.test.ts, sandbox/identity/src/store/throttle.test.ts).
    environment: {
      // Another site than the shop's `localhost`.
      NATIVE_APP_ORIGINS: `http://127.0.0.1:${appPort}`,
      PAYMENT_TRIES_ADDRESS_LIMIT: '100000',
      MEMBERSHIP_REGISTRATIONS_PER_MINUTE: '100000',
      MEMBERSHIP_LOOK_UPS_PER_MINUTE: '100000',
      ONBOARDING_COMMANDS_PER_MINUTE: '100000',
      PAYMENT_RETURNS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '100000',
      SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000',
      SIGN_IN_CAPTCHA_PER_ADDRESS: '100000',
      PAYMENT_TRIES_SHOPPER_LIMIT: '200',
      PAYMENTS_CARD_DECLINES_LIMIT: '100000',
      // Orders change only when a test changes them.
      REFUND_POLL_SECONDS: '2',
    },
  });
  const appHost = await startAppHost(appPort, stack);
  announceStack(createAnnouncement(stack));
  return async () => {
    await appHost.stop();
    await stack.stop();
  };
}
