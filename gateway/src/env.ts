import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import {
  flagSchema,
  portSchema,
  publicUrlSchema,
  secretSchema,
  trustProxySchema,
  urlSchema,
} from '@tarima/service-kit/env';
import { createForbiddenRule, liveRules } from '@tarima/service-kit/live-rules';
import { z } from 'zod';

const partnerSetting = () =>
  z.string().register(liveRules, createForbiddenRule('gives its tokens to anyone, which is for sandboxes only'));

/** Environment variables of the gateway. */
export const schema = z.object({
  ...storeEnv,
  GATEWAY_PORT: portSchema.default(4000),
  /** Addresses that may set `x-forwarded-for`: the shop's server, and a load balancer in front of the gateway. */
  TRUST_PROXY: trustProxySchema.default('loopback'),
  /** OpenID Connect issuer of the accepted access tokens. */
  IDENTITY_ISSUER: publicUrlSchema,
  /** Required audience of access tokens. */
  GRAPH_AUDIENCE: z.string().default('https://graph.tarima.test'),
  CALLER_SECRET: secretSchema,
  GUEST_TOKEN_SECRET: secretSchema,
  REDIS_URL: z.string().optional(),
  /** Operation manifest of the previous release, so that pages opened before a release keep working. */
  PREVIOUS_OPERATIONS_FILE: z.string().optional(),
  /** Registered operations per minute and IP address; many shoppers of a mobile network share an address. */
  REGISTERED_OPERATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(3_000),
  /** Ad-hoc operations per minute for one partner or one IP address. */
  AD_HOC_OPERATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  /** Memory limit of the cache for responses of public operations. */
  PUBLIC_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4_096).default(64),
  /** Time to live of a cached response of a public operation. */
  PUBLIC_CACHE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(30),
  /** Serves the explorer and lets anyone run ad-hoc operations; for development and sandboxes. */
  EXPLORER: flagSchema
    .default(false)
    .register(liveRules, createForbiddenRule('lets anyone run ad-hoc operations, which is for sandboxes only')),
  /** Client credentials for the explorer's token button; used only with EXPLORER. */
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
