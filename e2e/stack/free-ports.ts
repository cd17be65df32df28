import { freePorts } from '@tarima/service-kit/testing/free-ports';
import { type Ports, portNames } from '../../scripts/ports.ts';

/** Ports of a test's stack, that no other test is given; before anything listens: an OpenID issuer is its address. */
export async function freeStackPorts(): Promise<Ports> {
  const ports = await freePorts(portNames.length);
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index]])) as Ports;
}
