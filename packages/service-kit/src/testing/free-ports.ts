import { createServer, type Server } from 'node:net';

/** Below the ports that systems give to outgoing connections, which come and go at any time. */
const firstPort = 20_000;
const lastPort = 32_000;
const blockSize = 20;
/** As many ports as can be asked for at once. */
export const mostFreePorts = blockSize - 1;
const tries = 200;

/**
 * Ports of 127.0.0.1 that are free now, at most `mostFreePorts`, for servers whose addresses must be known before they
 * listen. They are of a block that nobody else is given while this process runs, however many tests start at once: the
 * block's first port stays bound. @throws Error when no block is free
 */
export async function freePorts(count: number): Promise<number[]> {
  if (count > mostFreePorts) throw new Error(`No more than ${mostFreePorts} ports can be had at once.`);
  for (let turn = 0; turn < tries; turn += 1) {
    const guardPort = firstPort + blockSize * Math.floor((Math.random() * (lastPort - firstPort)) / blockSize);
    const guard = await listening(guardPort);
    if (!guard) continue;
    guard.unref();
    const ports = Array.from({ length: count }, (_, index) => guardPort + 1 + index);
    if (await areFree(ports)) return ports;
    guard.close();
  }
  throw new Error('There are no free ports.');
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('There is no free port.');
  return port;
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  const servers = await Promise.all(ports.map(listening));
  await Promise.all(servers.map((server) => server && new Promise((resolve) => server.close(resolve))));
  return servers.every(Boolean);
}

/** A server on a port; undefined when the port is somebody's. */
function listening(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
