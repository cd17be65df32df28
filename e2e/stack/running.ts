import { z } from 'zod';
import { type StackSettings, storeEnvironment } from '../../scripts/environment.ts';

const schema = z.object({
  shopUrl: z.url(),
  graphUrl: z.url(),
  identityUrl: z.url(),
  commerceUrl: z.url(),
  /** Client id and secret as `id:secret`. */
  commerceCredentials: z.string(),
  contentUrl: z.url(),
  fulfilmentUrl: z.url(),
  paymentsUrl: z.url(),
  paymentsApiKey: z.string(),
  guestTokenSecret: z.string(),
});

/** What a test needs to know of a running stack: addresses, and the keys for tokens and audits. */
export type RunningStack = z.output<typeof schema>;

const variable = 'TARIMA_STACK';

/** The addresses and keys of the stack with these settings. */
export function runningStackOf(settings: StackSettings): RunningStack {
  const { ports, secrets } = settings;
  const environment = storeEnvironment(settings);
  return schema.parse({
    shopUrl: `http://localhost:${ports.SHOP_PORT}`,
    graphUrl: `http://localhost:${ports.GATEWAY_PORT}/graphql`,
    identityUrl: `http://localhost:${ports.IDENTITY_PORT}`,
    commerceUrl: `http://127.0.0.1:${ports.COMMERCE_PORT}`,
    commerceCredentials: `${environment.COMMERCE_CLIENT_ID}:${environment.COMMERCE_CLIENT_SECRET}`,
    contentUrl: `http://127.0.0.1:${ports.CONTENT_PORT}`,
    fulfilmentUrl: `http://127.0.0.1:${ports.FULFILMENT_PORT}`,
    paymentsUrl: `http://127.0.0.1:${ports.PAYMENTS_API_PORT}`,
    paymentsApiKey: environment.PAYMENTS_API_KEY,
    guestTokenSecret: secrets.GUEST_TOKEN_SECRET,
  });
}

/** Hands a stack to the test runner's workers. */
export function announceStack(stack: RunningStack): void {
  process.env[variable] = JSON.stringify(stack);
}

/** The stack that the global set-up started. */
export function announcedStack(): RunningStack {
  return schema.parse(JSON.parse(process.env[variable] ?? 'null'));
}
