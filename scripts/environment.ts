import { join } from 'node:path';
import type { DatabaseUrls } from './databases.ts';
import type { PortName, Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

export type Environment = Record<string, string>;

export interface StackSettings {
  readonly ports: Ports;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly databases: DatabaseUrls;
  readonly secrets: Secrets;
  readonly redisUrl?: string | undefined;
  /** Goes into every process, last: what the caller sets by hand wins. */
  readonly overrides?: Readonly<Record<string, string | undefined>>;
}

/** Published credentials of the sandbox; they open nothing else (docs/sandbox.md). */
const sandboxCredentials: Environment = {
  COMMERCE_PROJECT_KEY: 'tarima',
  COMMERCE_CLIENT_ID: 'tarima-store',
  COMMERCE_CLIENT_SECRET: 'tarima-store-sandbox-secret-0000000',
  IDENTITY_CLIENT_ID: 'tarima-web',
  IDENTITY_CLIENT_SECRET: 'tarima-web-sandbox-secret-00000000',
  PAYMENTS_API_KEY: 'payments-api-sandbox-key-00000000000',
  MEMBERSHIP_API_KEY: 'membership-api-sandbox-key-000000000',
  IDENTITY_API_KEY: 'identity-api-sandbox-key-0000000000000',
  MAPS_API_KEY: 'maps-sandbox-key-0000000000000000000',
  ORDER_MANAGEMENT_API_KEY: 'order-management-sandbox-key-00000000',
  FULFILMENT_API_KEY: 'fulfilment-sandbox-key-00000000000000',
  DISCOVERY_ACCOUNT_ID: '6400',
  DISCOVERY_AUTH_KEY: 'discovery-sandbox-key-0000000000000',
  EXPLORER_PARTNER_ID: 'partner-demo',
  EXPLORER_PARTNER_SECRET: 'partner-demo-sandbox-secret-000000',
};

/** Address of a service as other processes call it. */
const internal = (ports: Ports, name: PortName) => `http://127.0.0.1:${ports[name]}`;
/** Address of a service as a browser on this machine calls it. */
const visible = (ports: Ports, name: PortName) => `http://localhost:${ports[name]}`;

/** Everything that any process of the stack reads, by its name. */
function common({ ports, dataDirectory, redisUrl }: StackSettings): Environment {
  return {
    ...sandboxCredentials,
    DEPLOYMENT: 'demo',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDirectory,
    SHOP_URL: visible(ports, 'SHOP_PORT'),
    IDENTITY_ISSUER: visible(ports, 'IDENTITY_PORT'),
    MEDIA_URL: visible(ports, 'MEDIA_PORT'),
    PAYMENTS_PUBLIC_URL: visible(ports, 'PAYMENTS_API_PORT'),
    COMMERCE_API_URL: internal(ports, 'COMMERCE_PORT'),
    COMMERCE_AUTH_URL: internal(ports, 'COMMERCE_PORT'),
    PAYMENTS_API_URL: internal(ports, 'PAYMENTS_API_PORT'),
    MEMBERSHIP_API_URL: internal(ports, 'MEMBERSHIP_API_PORT'),
    IDENTITY_API_URL: internal(ports, 'IDENTITY_PORT'),
    ORDER_MANAGEMENT_URL: internal(ports, 'ORDER_MANAGEMENT_PORT'),
    FULFILMENT_URL: internal(ports, 'FULFILMENT_PORT'),
    TAX_API_URL: internal(ports, 'TAX_PORT'),
    MAPS_URL: internal(ports, 'MAPS_PORT'),
    MAPS_TILE_URL: `${visible(ports, 'MAPS_PORT')}/tiles/{z}/{x}/{y}.svg`,
    CONTENT_URL: internal(ports, 'CONTENT_PORT'),
    CONTENT_EDITOR_URL: `${visible(ports, 'CONTENT_PORT')}/edit`,
    DISCOVERY_URL: internal(ports, 'DISCOVERY_PORT'),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
}

/** The environment of the upstreams' stand-ins. */
export function sandboxEnvironment(settings: StackSettings): Environment {
  return finish(settings, {
    ...common(settings),
    DATABASE_URL: settings.databases.sandbox,
    MEDIA_CACHE_DIR: join(settings.dataDirectory, 'media'),
    ORDER_EVENTS_URL: `${internal(settings.ports, 'ORDER_MANAGEMENT_PORT')}/events/commerce`,
  });
}

/** The environment of the store: gateway, subgraphs and shop, together or apart. */
export function storeEnvironment(settings: StackSettings): Environment {
  const { ports } = settings;
  return finish(settings, {
    ...common(settings),
    ...settings.secrets,
    DATABASE_URL: settings.databases.store,
    CONFIGURATION_CACHE_FILE: join(settings.dataDirectory, 'configuration.json'),
    EXPLORER: 'true',
    GATEWAY_URL: internal(ports, 'GATEWAY_PORT'),
    CATALOG_URL: internal(ports, 'CATALOG_PORT'),
    CART_URL: internal(ports, 'CART_PORT'),
    PAYMENTS_URL: internal(ports, 'PAYMENTS_PORT'),
    MEMBERSHIP_URL: internal(ports, 'MEMBERSHIP_PORT'),
    ORDERS_URL: internal(ports, 'ORDERS_PORT'),
  });
}

function finish(settings: StackSettings, environment: Environment): Environment {
  const set = Object.entries(settings.overrides ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  // The two databases have addresses of their own; a single DATABASE_URL only says on which server they are.
  return { ...environment, ...Object.fromEntries(set.filter(([name]) => name !== 'DATABASE_URL')) };
}
