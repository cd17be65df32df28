import { join } from 'node:path';
import type { DatabaseUrls } from './databases.ts';
import type { PortName, Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

export type Environment = Record<string, string>;

export interface StackSettings {
  readonly ports: Ports;
  /** Absolute path. */
  readonly dataDirectory: string;
  readonly databases: DatabaseUrls;
  readonly secrets: Secrets;
  readonly redisUrl?: string | undefined;
  /** Variables for every process, which override all others. */
  readonly overrides?: Readonly<Record<string, string | undefined>>;
}

/** Published credentials that are valid only in the sandbox (docs/sandbox.md). */
const sandboxCredentials: Environment = {
  COMMERCE_PROJECT_KEY: 'tarima',
  COMMERCE_CLIENT_ID: 'tarima-store',
  COMMERCE_CLIENT_SECRET: 'tarima-store-sandbox-secret-0000000',
  PAYMENTS_COMMERCE_CLIENT_ID: 'tarima-payments',
  PAYMENTS_COMMERCE_CLIENT_SECRET: 'tarima-payments-sandbox-secret-0000',
  IDENTITY_CLIENT_ID: 'tarima-web',
  IDENTITY_CLIENT_SECRET: 'tarima-web-sandbox-secret-00000000',
  OPERATIONS_CLIENT_ID: 'tarima-operations',
  OPERATIONS_CLIENT_SECRET: 'tarima-operations-sandbox-secret-00',
  PAYMENTS_API_KEY: 'payments-api-sandbox-key-00000000000',
  MEMBERSHIP_API_KEY: 'membership-api-sandbox-key-000000000',
  IDENTITY_API_KEY: 'identity-api-sandbox-key-0000000000000',
  MAPS_API_KEY: 'maps-sandbox-key-0000000000000000000',
  ORDER_MANAGEMENT_API_KEY: 'order-management-sandbox-key-00000000',
  FULFILMENT_API_KEY: 'fulfilment-sandbox-key-00000000000000',
  DISCOVERY_ACCOUNT_ID: '6400',
  DISCOVERY_AUTH_KEY: 'discovery-sandbox-key-0000000000000',
  MAIL_FROM: 'Tarima <pedidos@tarima.test>',
  RECAPTCHA_V2_SITE_KEY: 'recaptcha-v2-sandbox-key-0000',
  RECAPTCHA_V2_SECRET: 'recaptcha-v2-sandbox-secret-00000000000',
  RECAPTCHA_V2_INVISIBLE_SITE_KEY: 'recaptcha-v2-invisible-sandbox-key-0000',
  RECAPTCHA_V2_INVISIBLE_SECRET: 'recaptcha-v2-invisible-sandbox-secret-0',
  RECAPTCHA_V3_SITE_KEY: 'recaptcha-v3-sandbox-key-0000',
  RECAPTCHA_V3_SECRET: 'recaptcha-v3-sandbox-secret-00000000000',
  COLLECTOR_WRITE_KEY: 'collector-sandbox-key-00000000000000',
  EXPLORER_PARTNER_ID: 'partner-demo',
  EXPLORER_PARTNER_SECRET: 'partner-demo-sandbox-secret-000000',
};

/**
 * By default, glibc raises its thresholds with each large allocation that is freed, and then keeps most of the memory that
 * the start of a process needs for compiling WebAssembly. Fixed values turn that off. Lower ones return the buffers of
 * each compression to the system, and clearing them again takes more CPU than the compression of a small text.
 */
const allocatorEnvironment: Environment = {
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
};

/** Returns the address of a service for other processes. */
const getInternalUrl = (ports: Ports, name: PortName) => `http://127.0.0.1:${ports[name]}`;
/** Returns the address of a service for a browser on this machine. */
const getBrowserUrl = (ports: Ports, name: PortName) => `http://localhost:${ports[name]}`;

/** Creates the variables that all processes of the stack share. */
function createCommonEnvironment({ ports, dataDirectory, redisUrl }: StackSettings): Environment {
  return {
    ...sandboxCredentials,
    DEPLOYMENT: 'demo',
    ...allocatorEnvironment,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDirectory,
    SHOP_URL: getBrowserUrl(ports, 'SHOP_PORT'),
    IDENTITY_ISSUER: getBrowserUrl(ports, 'IDENTITY_PORT'),
    MEDIA_URL: getBrowserUrl(ports, 'MEDIA_PORT'),
    PAYMENTS_PUBLIC_URL: getBrowserUrl(ports, 'PAYMENTS_API_PORT'),
    COMMERCE_API_URL: getInternalUrl(ports, 'COMMERCE_PORT'),
    COMMERCE_AUTH_URL: getInternalUrl(ports, 'COMMERCE_PORT'),
    PAYMENTS_API_URL: getInternalUrl(ports, 'PAYMENTS_API_PORT'),
    MEMBERSHIP_API_URL: getInternalUrl(ports, 'MEMBERSHIP_API_PORT'),
    IDENTITY_API_URL: getInternalUrl(ports, 'IDENTITY_PORT'),
    ORDER_MANAGEMENT_URL: getInternalUrl(ports, 'ORDER_MANAGEMENT_PORT'),
    FULFILMENT_URL: getInternalUrl(ports, 'FULFILMENT_PORT'),
    TAX_API_URL: getInternalUrl(ports, 'TAX_PORT'),
    MAPS_URL: getInternalUrl(ports, 'MAPS_PORT'),
    MAPS_TILE_URL: `${getBrowserUrl(ports, 'MAPS_PORT')}/tiles/{z}/{x}/{y}.svg`,
    MAIL_SMTP_URL: `smtp://tarima:mail-sandbox-secret-0000000000000000@127.0.0.1:${ports.MAIL_SMTP_PORT}?starttls=false`,
    RECAPTCHA_URL: getInternalUrl(ports, 'CAPTCHA_PORT'),
    RECAPTCHA_SCRIPT_URL: `${getBrowserUrl(ports, 'CAPTCHA_PORT')}/recaptcha/api.js`,
    COLLECTOR_URL: getInternalUrl(ports, 'COLLECTOR_PORT'),
    CHATBOT_SCRIPT_URL: `${getBrowserUrl(ports, 'COLLECTOR_PORT')}/chat/chat.js`,
    CONTENT_URL: getInternalUrl(ports, 'CONTENT_PORT'),
    CONTENT_EDITOR_URL: `${getBrowserUrl(ports, 'CONTENT_PORT')}/edit`,
    DISCOVERY_URL: getInternalUrl(ports, 'DISCOVERY_PORT'),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
}

/** Creates the environment of the sandbox. Telemetry is the store's. */
export function createSandboxEnvironment(settings: StackSettings): Environment {
  const environment = applyOverrides(settings, {
    ...createCommonEnvironment(settings),
    DATABASE_URL: settings.databases.sandbox,
    MEDIA_CACHE_DIR: join(settings.dataDirectory, 'media'),
    ORDER_EVENTS_URL: `${getInternalUrl(settings.ports, 'ORDER_MANAGEMENT_PORT')}/events/commerce`,
  });
  return { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: '', METRICS_PORT: '' };
}

/** Creates the environment of the store: gateway, subgraphs and shop, in one or several processes. */
export function createStoreEnvironment(settings: StackSettings): Environment {
  const { ports } = settings;
  return applyOverrides(settings, {
    ...createCommonEnvironment(settings),
    ...settings.secrets,
    DATABASE_URL: settings.databases.store,
    CONFIGURATION_CACHE_FILE: join(settings.dataDirectory, 'configuration.json'),
    EXPLORER: 'true',
    GATEWAY_URL: getInternalUrl(ports, 'GATEWAY_PORT'),
    CATALOG_URL: getInternalUrl(ports, 'CATALOG_PORT'),
    CART_URL: getInternalUrl(ports, 'CART_PORT'),
    PAYMENTS_URL: getInternalUrl(ports, 'PAYMENTS_PORT'),
    MEMBERSHIP_URL: getInternalUrl(ports, 'MEMBERSHIP_PORT'),
    ORDERS_URL: getInternalUrl(ports, 'ORDERS_PORT'),
  });
}

function applyOverrides(settings: StackSettings, environment: Environment): Environment {
  const overrides = Object.entries(settings.overrides ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  // DATABASE_URL of the caller names only the server; each of the two databases has its own address.
  return { ...environment, ...Object.fromEntries(overrides.filter(([name]) => name !== 'DATABASE_URL')) };
}
