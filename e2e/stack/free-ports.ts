import { findFreePorts } from '@tarima/service-kit/testing/free-ports';
import { type Ports, portNames } from '../../scripts/ports.ts';

/** Finds free ports for a stack, unique among tests. They must be known before the start, because the OpenID issuer is an address. */
export async function findFreeStackPorts(): Promise<Ports> {
  const ports = await findFreePorts(portNames.length);
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index]])) as Ports;
}
