import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inheritedEnvironment } from './clock.ts';
import type { Environment } from './environment.ts';
import type { PortName, Ports } from './ports.ts';
import { ProcessFailure } from './process.ts';

export interface SplitService {
  readonly name: string;
  readonly side: 'sandbox' | 'store';
  readonly script: string;
  readonly port: PortName;
}

const sandbox = (name: string, folder: string, port: PortName): SplitService => ({
  name,
  side: 'sandbox',
  script: `sandbox/${folder}/src/server.ts`,
  port,
});
const subgraph = (name: string, port: PortName): SplitService => ({
  name,
  side: 'store',
  script: `subgraphs/${name}/src/server.ts`,
  port,
});

/** Every service of the stack, each after those that it needs at its start. */
export const splitServices: readonly SplitService[] = [
  sandbox('order management', 'order-management', 'ORDER_MANAGEMENT_PORT'),
  sandbox('commerce', 'commerce', 'COMMERCE_PORT'),
  sandbox('identity', 'identity', 'IDENTITY_PORT'),
  sandbox('payments API', 'payments', 'PAYMENTS_API_PORT'),
  sandbox('membership API', 'membership', 'MEMBERSHIP_API_PORT'),
  sandbox('fulfilment', 'fulfilment', 'FULFILMENT_PORT'),
  sandbox('tax', 'tax', 'TAX_PORT'),
  sandbox('content', 'content', 'CONTENT_PORT'),
  sandbox('media', 'media', 'MEDIA_PORT'),
  sandbox('maps', 'maps', 'MAPS_PORT'),
  sandbox('discovery', 'discovery', 'DISCOVERY_PORT'),
  subgraph('catalog', 'CATALOG_PORT'),
  subgraph('cart', 'CART_PORT'),
  subgraph('payments', 'PAYMENTS_PORT'),
  subgraph('membership', 'MEMBERSHIP_PORT'),
  subgraph('orders', 'ORDERS_PORT'),
  { name: 'gateway', side: 'store', script: 'gateway/src/server.ts', port: 'GATEWAY_PORT' },
  { name: 'shop', side: 'store', script: 'client/app/server/server.ts', port: 'SHOP_PORT' },
];

const pollMs = 100;
const startLimitMs = 180_000;

/** Starts a service's own `server.ts` and waits until `/readyz` answers 200. @throws ProcessFailure */
export async function startService(service: SplitService, environment: Environment, ports: Ports) {
  const child = fork(fileURLToPath(new URL(`../${service.script}`, import.meta.url)), {
    env: { ...inheritedEnvironment(process.env), ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let ended = false;
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      ended = true;
      resolve();
    }),
  );
  const began = Date.now();
  while (!(await isReady(ports[service.port]))) {
    if (ended) throw new ProcessFailure(service.name, 'it ended; its own words stand above');
    if (Date.now() - began > startLimitMs) throw new ProcessFailure(service.name, 'it does not become ready');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return {
    name: service.name,
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
