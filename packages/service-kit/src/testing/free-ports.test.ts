import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts, mostFreePorts } from './free-ports.ts';

it('gives ports that can be listened on, and none of them twice', async () => {
  // So many that two would get the same ones if nobody watched.
  const blocks = await Promise.all(Array.from({ length: 60 }, () => freePorts(mostFreePorts)));
  const ports = blocks.flat();
  expect(new Set(ports).size).toBe(ports.length);
  const servers = ports.map((port) => createServer().listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

it('has no more than a block at once', async () => {
  await expect(freePorts(mostFreePorts + 1)).rejects.toThrow('No more than 19 ports');
});
