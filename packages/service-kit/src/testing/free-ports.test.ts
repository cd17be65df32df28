import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePorts, maxFreePorts } from './free-ports.ts';

it('returns distinct ports that a server can listen on', async () => {
  // So many blocks that two of them would overlap without the guard port.
  const blocks = await Promise.all(Array.from({ length: 60 }, () => findFreePorts(maxFreePorts)));
  const ports = blocks.flat();
  expect(new Set(ports).size).toBe(ports.length);
  const servers = ports.map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

it('rejects more ports than a block has', async () => {
  await expect(findFreePorts(maxFreePorts + 1)).rejects.toThrow(`at most ${maxFreePorts} ports`);
});
