import { findFreeStackPorts } from '../e2e/stack/free-ports.ts';
import { createSandboxEnvironment, createStoreEnvironment, type StackSettings } from '../scripts/environment.ts';
import { startProcess } from '../scripts/process.ts';
import { readAgeSeconds, readServerMemory } from './memory.ts';

/** A server that was started on filled databases. */
export interface RestartFigures {
  readonly name: string;
  /** Seconds from the start of its process until it was ready. */
  readonly startSeconds: number;
  /** Megabytes of resident memory then. */
  readonly memoryMb: number;
}

/**
 * Starts a second sandbox and a second store on the databases of a running stack, one after the other, and ends each when it
 * was measured. The databases must be on a server: an embedded one allows one process.
 */
export async function measureRestart(settings: StackSettings): Promise<RestartFigures[]> {
  const servers = [
    { name: 'sandbox', script: 'sandbox/server.ts', createEnvironment: createSandboxEnvironment },
    { name: 'store', script: 'scripts/store.ts', createEnvironment: createStoreEnvironment },
  ];
  const figures: RestartFigures[] = [];
  for (const { name, script, createEnvironment } of servers) {
    // The store uses the upstreams of the running stack; only its own ports are others.
    const ports = await findFreeStackPorts();
    const own =
      name === 'sandbox' ? ports : { ...settings.ports, SHOP_PORT: ports.SHOP_PORT, GATEWAY_PORT: ports.GATEWAY_PORT };
    const server = await startProcess({ name, script, environment: createEnvironment({ ...settings, ports: own }) });
    const startSeconds = readAgeSeconds(server.pid);
    const memoryMb = readServerMemory({ [name]: [server.pid] })[0]?.mb ?? Number.NaN;
    await server.stop();
    figures.push({ name, startSeconds, memoryMb });
  }
  return figures;
}
