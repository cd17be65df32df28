import { createServer } from 'node:net';
import { findFreePorts } from '@tarima/service-kit/testing/free-ports';
import { describe, expect, it } from 'vitest';
import { assertPortsFree, defaultPorts, portNames, readPorts } from './ports.ts';

describe('ports', () => {
  it('are the defaults unless the environment sets others', () => {
    expect(readPorts({ SHOP_PORT: '3100', GATEWAY_PORT: '' })).toEqual({ ...defaultPorts, SHOP_PORT: 3100 });
  });

  it('reports a port that is in use', async () => {
    const free = await findFreePorts(portNames.length);
    const ports = readPorts(Object.fromEntries(portNames.map((name, index) => [name, String(free[index])])));
    await assertPortsFree(ports);
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(ports.SHOP_PORT, '127.0.0.1', resolve));
    try {
      await expect(assertPortsFree(ports)).rejects.toThrow(
        `SHOP_PORT) cannot listen: port ${ports.SHOP_PORT} is taken`,
      );
    } finally {
      await new Promise((resolve) => otherServer.close(resolve));
    }
  });
});
