import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pickInheritedEnvironment } from './clock.ts';
import type { Environment } from './environment.ts';
import type { PortName, Ports } from './ports.ts';
import { ProcessFailure } from './process.ts';

export interface SplitService {
  readonly name: string;
  readonly side: 'sandbox' | 'store';
  readonly script: string;
  readonly port: PortName;
}

const defineSandbox = (name: string, folder: string, port: PortName): SplitService => ({
  name,
  side: 'sandbox',
  script: `sandbox/${folder}/src/server.ts`,
  port,
});
const defineSubgraph = (name: string, port: PortName): SplitService => ({
  name,
  side: 'store',
  script: `subgraphs/${name}/src/server.ts`,
  port,
});

/** Every service of the stack, each after the services that it needs to start. */
export const splitServices: readonly SplitService[] = [
  defineSandbox('order management', 'order-management', 'ORDER_MANAGEMENT_PORT'),
  defineSandbox('commerce', 'commerce', 'COMMERCE_PORT'),
  defineSandbox('identity', 'identity', 'IDENTITY_PORT'),
  defineSandbox('payments API', 'payments', 'PAYMENTS_API_PORT'),
  defineSandbox('membership API', 'membership', 'MEMBERSHIP_API_PORT'),
  defineSandbox('fulfilment', 'fulfilment', 'FULFILMENT_PORT'),
  defineSandbox('tax', 'tax', 'TAX_PORT'),
  defineSandbox('content', 'content', 'CONTENT_PORT'),
  defineSandbox('media', 'media', 'MEDIA_PORT'),
  defineSandbox('maps', 'maps', 'MAPS_PORT'),
  defineSandbox('mail', 'mail', 'MAIL_PORT'),
  defineSandbox('captcha', 'captcha', 'CAPTCHA_PORT'),
  defineSandbox('collector', 'collector', 'COLLECTOR_PORT'),
  defineSandbox('discovery', 'discovery', 'DISCOVERY_PORT'),
  defineSubgraph('catalog', 'CATALOG_PORT'),
  defineSubgraph('cart', 'CART_PORT'),
  defineSubgraph('payments', 'PAYMENTS_PORT'),
  defineSubgraph('membership', 'MEMBERSHIP_PORT'),
  defineSubgraph('orders', 'ORDERS_PORT'),
  { name: 'gateway', side: 'store', script: 'gateway/src/server.ts', port: 'GATEWAY_PORT' },
  { name: 'shop', side: 'store', script: 'client/app/server/server.ts', port: 'SHOP_PORT' },
];

const pollMs = 100;
const startTimeoutMs = 180_000;

/** Starts the `server.ts` of a service and waits until `/readyz` responds with 200. @throws ProcessFailure */
export async function startService(service: SplitService, environment: Environment, ports: Ports) {
  const child = fork(fileURLToPath(new URL(`../${service.script}`, import.meta.url)), {
    env: { ...pickInheritedEnvironment(process.env), ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let hasExited = false;
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      hasExited = true;
      resolve();
    }),
  );
  const startTime = Date.now();
  while (!(await isReady(ports[service.port]))) {
    if (hasExited) throw new ProcessFailure(service.name, 'it ended; see its output above');
    if (Date.now() - startTime > startTimeoutMs) throw new ProcessFailure(service.name, 'it was not ready in time');
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
