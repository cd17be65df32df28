import { createServer, type Server } from 'node:net';

/** Below the ephemeral ports, which the system assigns to outgoing connections at any time. */
const firstPort = 20_000;
const lastPort = 32_000;
const blockSize = 30;
/** Maximum number of ports per call. */
export const maxFreePorts = blockSize - 1;
const maxAttempts = 200;

/**
 * Finds at most `maxFreePorts` free ports of 127.0.0.1, for servers that must know their URLs before they listen. The first
 * port of the block stays bound as a guard, so that parallel tests do not get the same ports.
 * @throws Error when no block is free
 */
export async function findFreePorts(count: number): Promise<number[]> {
  if (count > maxFreePorts) throw new Error(`A call can return at most ${maxFreePorts} ports.`);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const guardPort = firstPort + blockSize * Math.floor((Math.random() * (lastPort - firstPort)) / blockSize);
    const guard = await tryListen(guardPort);
    if (!guard) continue;
    guard.unref();
    const ports = Array.from({ length: count }, (_, index) => guardPort + 1 + index);
    if (await areFree(ports)) return ports;
    guard.close();
  }
  throw new Error('No free ports found.');
}

export async function findFreePort(): Promise<number> {
  const [port] = await findFreePorts(1);
  if (port === undefined) throw new Error('No free port found.');
  return port;
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  const servers = await Promise.all(ports.map(tryListen));
  await Promise.all(servers.map((server) => server && new Promise((resolve) => server.close(resolve))));
  return servers.every(Boolean);
}

/** A server that listens on a port; undefined when the port is in use. */
function tryListen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
