import {
  commonEnv,
  flagSchema,
  parseEnv,
  portSchema,
  secretSchema,
  trustProxySchema,
  urlSchema,
} from '@tarima/service-kit/env';
import { z } from 'zod';

const schema = z.object({
  ...commonEnv,
  GATEWAY_PORT: portSchema.default(4000),
  /** Whose `x-forwarded-for` names the shopper: the shop's server, and a load balancer before the gateway. */
  TRUST_PROXY: trustProxySchema.default('loopback'),
  /** OpenID Connect issuer whose access tokens are accepted. */
  IDENTITY_ISSUER: urlSchema,
  /** Audience that access tokens must name. */
  GRAPH_AUDIENCE: z.string().default('https://graph.tarima.test'),
  CALLER_SECRET: secretSchema,
  GUEST_TOKEN_SECRET: secretSchema,
  REDIS_URL: z.string().optional(),
  /** Manifest of the release before this one: pages that were open during a release go on working. */
  PREVIOUS_OPERATIONS_FILE: z.string().optional(),
  /** Registered operations that one address may run in a minute; many shoppers of a mobile network share an address. */
  REGISTERED_OPERATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(3_000),
  /** Documents of their own that one partner, or one address, may run in a minute. */
  AD_HOC_OPERATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Memory for the answers of public operations. */
  PUBLIC_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4_096).default(64),
  /** How long the answer of a public operation is kept. */
  PUBLIC_CACHE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(30),
  /** Serves the explorer and lets anyone send documents of their own; for development and sandboxes. */
  EXPLORER: flagSchema.default(false),
  /** Client credentials that the explorer's token button uses; only with EXPLORER. */
  EXPLORER_PARTNER_ID: z.string().optional(),
  EXPLORER_PARTNER_SECRET: z.string().optional(),
  CATALOG_URL: urlSchema.optional(),
  CART_URL: urlSchema.optional(),
  PAYMENTS_URL: urlSchema.optional(),
  MEMBERSHIP_URL: urlSchema.optional(),
  ORDERS_URL: urlSchema.optional(),
});

export type GatewayEnv = z.output<typeof schema>;

/** @throws EnvError */
export function parseGatewayEnv(source: Readonly<Record<string, string | undefined>>): GatewayEnv {
  return parseEnv('gateway', schema, source);
}
