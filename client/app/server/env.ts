import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, publicUrlSchema, secretSchema, trustProxySchema, urlSchema } from '@tarima/service-kit/env';
import { liveRules, publicUrlRule } from '@tarima/service-kit/live-rules';
import { z } from 'zod';

const originList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))
  .pipe(z.array(urlSchema))
  .register(liveRules, publicUrlRule);

const tileUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y} in it')
  .register(liveRules, publicUrlRule);

const settings = {
  ...storeEnv,
  SHOP_PORT: portSchema.default(3000),
  /** The proxies before the shop, whose `x-forwarded-for` names the shopper; nobody's is believed by default. */
  TRUST_PROXY: trustProxySchema.optional(),
  /** Where people reach the shop; canonical links, redirects and trusted origins come from it. */
  SHOP_URL: publicUrlSchema.default('http://localhost:3000'),
  GATEWAY_URL: urlSchema.default('http://127.0.0.1:4000'),
  CONTENT_URL: urlSchema.default('http://127.0.0.1:4107'),
  /** Other content services that a link's `endpoint` may name (CONTENT-14); none by default. */
  CONTENT_ENDPOINTS: originList.default([]),
  /** Where the edit buttons of previews lead. */
  CONTENT_EDITOR_URL: publicUrlSchema.default('http://127.0.0.1:4107/edit'),
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  MEDIA_URL: publicUrlSchema.default('http://127.0.0.1:4108'),
  /** Pictures of maps, with `{z}`, `{x}` and `{y}` in it, and whom they owe thanks. */
  MAPS_TILE_URL: tileUrl.default('http://127.0.0.1:4111/tiles/{z}/{x}/{y}.svg'),
  MAPS_ATTRIBUTION: z.string().default('GeoNames, Natural Earth'),
  /** Origins that may show the shop in a frame, e.g. the native app's host; none by default (NATIVE-3). */
  FRAME_ANCESTORS: originList.default([]),
  IDENTITY_ISSUER: publicUrlSchema.default('http://127.0.0.1:4102'),
  IDENTITY_CLIENT_ID: z.string().default('tarima-web'),
  IDENTITY_CLIENT_SECRET: z.string().min(1),
  /** What members' and guests' tokens are for. */
  GRAPH_AUDIENCE: urlSchema.default('https://graph.tarima.test'),
  /** Keeps sessions when it is set. */
  REDIS_URL: z.string().optional(),
  /** Keeps sessions otherwise: the store's database. */
  DATABASE_URL: z.string().optional(),
  /** Sign-ins that one address may begin in a minute (ACCOUNT-13); each keeps a session for up to an hour. */
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  SESSION_SECRET: secretSchema,
  GUEST_TOKEN_SECRET: secretSchema,
};

/** Settings of the service. */
export const schema = z
  .object(settings)
  .refine(({ REDIS_URL, DATABASE_URL }) => REDIS_URL !== undefined || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is needed to keep sessions, unless REDIS_URL is set',
    // Told together with whatever else is wrong.
    when: () => true,
  });

export type ShopEnv = z.output<typeof schema>;

/** The environment of the shop's server. @throws EnvError listing every fault */
export function parseShopEnv(source: Readonly<Record<string, string | undefined>>): ShopEnv {
  return parseStoreEnv('shop', schema, source);
}
