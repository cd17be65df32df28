import { createServer } from 'node:net';
import { PortTakenError } from '@tarima/service-kit/server';

/** Every address of the stack by the variable that sets its port, with its default. */
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
} as const;

export type PortName = keyof typeof defaultPorts;
export const portNames = Object.keys(defaultPorts) as PortName[];
export type Ports = Record<PortName, number>;

/** The ports of an environment; the default where it names none. */
export function portsOf(source: Readonly<Record<string, string | undefined>>): Ports {
  return mapPorts((name) => Number(source[name] || defaultPorts[name]));
}

/** Asks for every port before anything starts, so that a person learns of a taken one at once. @throws PortTakenError */
export async function assertPortsFree(ports: Ports, host = '127.0.0.1'): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new PortTakenError(`Tarima (${name})`, port) : error),
      );
      server.listen(port, host, () => server.close(() => resolve()));
    });
  }
}

function mapPorts(portOf: (name: PortName) => number): Ports {
  return Object.fromEntries(portNames.map((name) => [name, portOf(name)])) as Ports;
}
