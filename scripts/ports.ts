import { createServer } from 'node:net';
import { PortInUseError } from '@tarima/service-kit/server';

/** Default port of each server of the stack, by the environment variable that sets it. */
export const defaultPorts = {
  SHOP_PORT: 3000,
  GATEWAY_PORT: 4000,
  CATALOG_PORT: 4001,
  CART_PORT: 4002,
  PAYMENTS_PORT: 4003,
  MEMBERSHIP_PORT: 4004,
  ORDERS_PORT: 4005,
  COMMERCE_PORT: 4101,
  IDENTITY_PORT: 4102,
  PAYMENTS_API_PORT: 4103,
  MEMBERSHIP_API_PORT: 4104,
  ORDER_MANAGEMENT_PORT: 4105,
  TAX_PORT: 4106,
  CONTENT_PORT: 4107,
  MEDIA_PORT: 4108,
  DISCOVERY_PORT: 4109,
  FULFILMENT_PORT: 4110,
  MAPS_PORT: 4111,
  MAIL_SMTP_PORT: 4112,
  MAIL_PORT: 4113,
  CAPTCHA_PORT: 4114,
  COLLECTOR_PORT: 4115,
} as const;

export type PortName = keyof typeof defaultPorts;
export const portNames = Object.keys(defaultPorts) as PortName[];
export type Ports = Record<PortName, number>;

/** Reads the ports from an environment, with defaults. */
export function readPorts(source: Readonly<Record<string, string | undefined>>): Ports {
  return mapPorts((name) => Number(source[name] || defaultPorts[name]));
}

/** Checks every port before any process starts. @throws PortInUseError */
export async function assertPortsFree(ports: Ports, host = '127.0.0.1'): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new PortInUseError(`Tarima (${name})`, port) : error),
      );
      server.listen(port, host, () => server.close(() => resolve()));
    });
  }
}

function mapPorts(getPort: (name: PortName) => number): Ports {
  return Object.fromEntries(portNames.map((name) => [name, getPort(name)])) as Ports;
}
