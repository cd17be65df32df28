import { z } from 'zod';
import { createStoreEnvironment, type StackSettings } from '../../scripts/environment.ts';

const schema = z.object({
  shopUrl: z.url(),
  graphUrl: z.url(),
  identityUrl: z.url(),
  identityApiKey: z.string(),
  membershipUrl: z.url(),
  membershipApiKey: z.string(),
  commerceUrl: z.url(),
  commerceProject: z.string(),
  /** Client id and secret as `id:secret`. */
  commerceCredentials: z.string(),
  contentUrl: z.url(),
  fulfilmentUrl: z.url(),
  paymentsUrl: z.url(),
  paymentsApiKey: z.string(),
  orderManagementUrl: z.url(),
  orderManagementApiKey: z.string(),
  mailUrl: z.url(),
  collectorUrl: z.url(),
  guestTokenSecret: z.string(),
  captchaSecret: z.string(),
  /** Origin of the app's host page; only in stacks of journeys. */
  appOrigin: z.url().optional(),
});

/** Addresses of a running stack, and the keys for tokens and audits. */
export type RunningStack = z.output<typeof schema>;

const variable = 'TARIMA_STACK';

/** Creates the addresses and keys of the stack with these settings. */
export function createRunningStack(settings: StackSettings): RunningStack {
  const { ports, secrets } = settings;
  const environment = createStoreEnvironment(settings);
  return schema.parse({
    shopUrl: `http://localhost:${ports.SHOP_PORT}`,
    graphUrl: `http://localhost:${ports.GATEWAY_PORT}/graphql`,
    identityUrl: `http://localhost:${ports.IDENTITY_PORT}`,
    identityApiKey: environment.IDENTITY_API_KEY,
    membershipUrl: `http://127.0.0.1:${ports.MEMBERSHIP_API_PORT}`,
    membershipApiKey: environment.MEMBERSHIP_API_KEY,
    commerceUrl: `http://127.0.0.1:${ports.COMMERCE_PORT}`,
    commerceProject: environment.COMMERCE_PROJECT_KEY,
    commerceCredentials: `${environment.COMMERCE_CLIENT_ID}:${environment.COMMERCE_CLIENT_SECRET}`,
    contentUrl: `http://127.0.0.1:${ports.CONTENT_PORT}`,
    fulfilmentUrl: `http://127.0.0.1:${ports.FULFILMENT_PORT}`,
    paymentsUrl: `http://127.0.0.1:${ports.PAYMENTS_API_PORT}`,
    paymentsApiKey: environment.PAYMENTS_API_KEY,
    orderManagementUrl: `http://127.0.0.1:${ports.ORDER_MANAGEMENT_PORT}`,
    orderManagementApiKey: environment.ORDER_MANAGEMENT_API_KEY,
    mailUrl: `http://127.0.0.1:${ports.MAIL_PORT}`,
    collectorUrl: `http://127.0.0.1:${ports.COLLECTOR_PORT}`,
    guestTokenSecret: secrets.GUEST_TOKEN_SECRET,
    captchaSecret: secrets.CAPTCHA_SECRET,
    appOrigin: environment.NATIVE_APP_ORIGINS,
  });
}

const announcedSchema = schema.extend({ storePid: z.int(), sandboxPid: z.int() });

/** A running stack with its process ids. */
export type AnnouncedStack = z.output<typeof announcedSchema>;

/** Passes a stack to test workers and other child processes in the environment. */
export function announceStack(stack: AnnouncedStack): void {
  process.env[variable] = JSON.stringify(announcedSchema.parse(stack));
}

/** Returns the stack that a parent process announced. @throws Error when there is none */
export function requireAnnouncedStack(): AnnouncedStack {
  const stack = findAnnouncedStack();
  if (!stack) throw new Error('No stack was announced to this process.');
  return stack;
}

/** Returns the stack that a parent process announced, if any. */
export function findAnnouncedStack(): AnnouncedStack | undefined {
  const text = process.env[variable];
  return text ? announcedSchema.parse(JSON.parse(text)) : undefined;
}
