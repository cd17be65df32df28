import { recaptchaScriptUrl } from '@tarima/service-kit/captcha/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, publicUrlSchema, secretSchema, trustProxySchema, urlSchema } from '@tarima/service-kit/env';
import { liveRules, publicUrlRule } from '@tarima/service-kit/live-rules';
import { z } from 'zod';

const originList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''))
  .pipe(z.array(urlSchema))
  .register(liveRules, publicUrlRule);

/** Origins to compare with those of browsers, which have no path. */
const exactOriginList = originList
  .refine((urls) => urls.every((url) => URL.parse(url)?.origin === url), 'must be origins, such as https://app.example')
  .register(liveRules, publicUrlRule);

const tileUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must have {z}, {x} and {y} in it')
  .register(liveRules, publicUrlRule);

const settings = {
  ...storeEnv,
  SHOP_PORT: portSchema.default(3000),
  /** Trusted proxies, whose `x-forwarded-for` gives the client address; none by default. */
  TRUST_PROXY: trustProxySchema.optional(),
  /** The shop's public origin, used for canonical links, redirects and trusted origins. */
  SHOP_URL: publicUrlSchema.default('http://localhost:3000'),
  GATEWAY_URL: urlSchema.default('http://127.0.0.1:4000'),
  CONTENT_URL: urlSchema.default('http://127.0.0.1:4107'),
  /** Other content services that a link's `endpoint` may select (CONTENT-14); none by default. */
  CONTENT_ENDPOINTS: originList.default([]),
  /** Base URL of edit links in previews. */
  CONTENT_EDITOR_URL: publicUrlSchema.default('http://127.0.0.1:4107/edit'),
  /** File with the last valid configuration, for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  MEDIA_URL: publicUrlSchema.default('http://127.0.0.1:4108'),
  /** URL template of map tiles, with `{z}`, `{x}` and `{y}`, and their attribution. */
  MAPS_TILE_URL: tileUrl.default('http://127.0.0.1:4111/tiles/{z}/{x}/{y}.svg'),
  MAPS_ATTRIBUTION: z.string().default('GeoNames, Natural Earth'),
  /** Origins of other sites that may embed the shop in a frame; none by default (NATIVE-3). */
  FRAME_ANCESTORS: originList.default([]),
  /** Origins of the app's pages that embed the shop and exchange messages with it; none by default (NATIVE-21). */
  NATIVE_APP_ORIGINS: exactOriginList.default([]),
  /** The payments API as browsers reach it. */
  PAYMENTS_PUBLIC_URL: publicUrlSchema.default('http://127.0.0.1:4103'),
  /** Origins of the payment providers' pages (PAYMENTS-41); the origin of PAYMENTS_PUBLIC_URL by default. */
  PAYMENT_PAGE_ORIGINS: originList.optional(),
  /** Returns from payment providers that the shop accepts from one IP address per minute (CHECKOUT-305). */
  PAYMENT_RETURNS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** The club's membership API, which gets pictures of identity documents; without it, the shop takes none (MEMBERSHIP-68). */
  MEMBERSHIP_API_URL: urlSchema.optional(),
  MEMBERSHIP_API_KEY: z.string().min(1).optional(),
  /** Pictures of identity documents that the shop takes from one IP address per minute. */
  IDENTITY_DOCUMENTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  RECAPTCHA_SCRIPT_URL: recaptchaScriptUrl,
  /** Host of Segment's tracking API and of `POST /log`. */
  COLLECTOR_URL: urlSchema.default('http://127.0.0.1:4115'),
  COLLECTOR_WRITE_KEY: secretSchema,
  COLLECTOR_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3_000),
  /** Log messages of browsers, and batches of analytics, from one IP address per minute (ANALYTICS-56). */
  LOG_MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  ANALYTICS_BATCHES_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Script of the chat-bot, for markets with `features.chatbot` (CONTENT-52); no chat-bot without it. */
  CHATBOT_SCRIPT_URL: publicUrlSchema.optional(),
  IDENTITY_ISSUER: publicUrlSchema.default('http://127.0.0.1:4102'),
  IDENTITY_CLIENT_ID: z.string().default('tarima-web'),
  IDENTITY_CLIENT_SECRET: z.string().min(1),
  /** How long the provider may take, and token requests at the same time; others wait (ACCOUNT-280). */
  IDENTITY_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  IDENTITY_TOKEN_REQUESTS: z.coerce.number().int().min(1).max(1_000).default(20),
  /** The client of the operations pages; without its secret they do not exist. */
  OPERATIONS_CLIENT_ID: z.string().default('tarima-operations'),
  OPERATIONS_CLIENT_SECRET: z.string().min(1).optional(),
  /** Hours after which operators must sign in again. */
  OPERATOR_SESSION_HOURS: z.coerce.number().min(1).max(168).default(12),
  /** Audience of members' and guests' tokens. */
  GRAPH_AUDIENCE: urlSchema.default('https://graph.tarima.test'),
  /** Stores sessions when set. */
  REDIS_URL: z.string().optional(),
  /** Stores sessions otherwise: the store's database. */
  DATABASE_URL: z.string().optional(),
  /** Sign-ins that one IP address may begin per minute (ACCOUNT-13); each stores a session for up to an hour. */
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  /**
   * How long a rendered page serves visitors without a session and without a cart, and once more as long while it is rendered
   * again; 0 renders each page for its visitor (ROUTING-71).
   */
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3_600).default(30),
  /** Memory for these pages in a process. */
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4_096).default(64),
  /** Memory for these pages in Redis, for all processes (ROUTING-73). */
  PAGE_CACHE_REDIS_MEGABYTES: z.coerce.number().int().min(1).max(65_536).default(256),
  SESSION_SECRET: secretSchema,
  GUEST_TOKEN_SECRET: secretSchema,
};

/** Settings of the service. */
export const schema = z
  .object(settings)
  .refine(({ REDIS_URL, DATABASE_URL }) => REDIS_URL !== undefined || DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    error: 'is needed to keep sessions, unless REDIS_URL is set',
    // Reported together with all other errors.
    when: () => true,
  });

export type ShopEnv = z.output<typeof schema>;

/** Origins of the payment providers' pages. */
export function listPaymentPageOrigins(
  env: Pick<ShopEnv, 'PAYMENTS_PUBLIC_URL' | 'PAYMENT_PAGE_ORIGINS'>,
): readonly string[] {
  return (env.PAYMENT_PAGE_ORIGINS ?? [env.PAYMENTS_PUBLIC_URL]).map((url) => new URL(url).origin);
}

/** Parses the environment of the shop server. @throws EnvError with all validation errors */
export function parseShopEnv(source: Readonly<Record<string, string | undefined>>): ShopEnv {
  return parseStoreEnv('shop', schema, source);
}
