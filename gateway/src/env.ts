import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import {
  flagSchema,
  portSchema,
  publicUrlSchema,
  secretSchema,
  trustProxySchema,
  urlSchema,
} from '@tarima/service-kit/env';
import { liveRules, refusedRule } from '@tarima/service-kit/live-rules';
import { z } from 'zod';

const partnerSetting = () =>
  z.string().register(liveRules, refusedRule('hands its tokens to everybody, which is for sandboxes only'));

/** Settings of the service. */
export const schema = z.object({
  ...storeEnv,
  GATEWAY_PORT: portSchema.default(4000),
  /** Whose `x-forwarded-for` names the shopper: the shop's server, and a load balancer before the gateway. */
  TRUST_PROXY: trustProxySchema.default('loopback'),
  /** OpenID Connect issuer whose access tokens are accepted. */
  IDENTITY_ISSUER: publicUrlSchema,
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
  EXPLORER: flagSchema
    .default(false)
    .register(liveRules, refusedRule('lets everybody send documents of their own, which is for sandboxes only')),
  /** Client credentials that the explorer's token button uses; only with EXPLORER. */
  EXPLORER_PARTNER_ID: partnerSetting().optional(),
  EXPLORER_PARTNER_SECRET: partnerSetting().optional(),
  CATALOG_URL: urlSchema.optional(),
  CART_URL: urlSchema.optional(),
  PAYMENTS_URL: urlSchema.optional(),
  MEMBERSHIP_URL: urlSchema.optional(),
  ORDERS_URL: urlSchema.optional(),
});

export type GatewayEnv = z.output<typeof schema>;

/** @throws EnvError */
export function parseGatewayEnv(source: Readonly<Record<string, string | undefined>>): GatewayEnv {
  return parseStoreEnv('gateway', schema, source);
}
