import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addFaults, type FaultOptions, hasFault } from './faults.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** Serves a route that counts its executions. */
async function startServer(options?: FaultOptions) {
  const app = Fastify();
  opened.push(app);
  const executed = Promise.withResolvers<void>();
  let executions = 0;
  app.register(async (scope) => {
    addFaults(scope, options);
    scope.get('/', async (request) => {
      executions += 1;
      executed.resolve();
      return { isPending: hasFault(request, 'pending') };
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = (fault?: string) => fetch(url, { headers: fault === undefined ? {} : { 'x-sandbox-fault': fault } });
  return { app, call, executed: executed.promise, count: () => executions };
}

describe('requested faults', () => {
  it.each(['500', '503', '504'])('return the status %s without executing the request', async (status) => {
    const server = await startServer();
    const response = await server.call(status);
    expect([response.status, await response.json(), server.count()]).toMatchObject([
      Number(status),
      { statusCode: Number(status), errorCode: 'SERVICE_UNAVAILABLE' },
      0,
    ]);
  });

  it('close the connection of a lost response, after the request was executed', async () => {
    const server = await startServer();
    await expect(server.call('lose-reply')).rejects.toThrow();
    expect(server.count()).toBe(1);
  });

  it('return a lost response as a late 504 where the caller has a gateway', async () => {
    const server = await startServer({ lateReplyMs: 20 });
    expect([(await server.call('lose-reply')).status, server.count()]).toEqual([504, 1]);
  });

  it('do not delay a shutdown', async () => {
    const server = await startServer({ lateReplyMs: 3_600_000 });
    const reply = server.call('lose-reply');
    await server.executed;
    await server.app.close();
    expect((await reply).status).toBe(504);
  });

  it('delay a request, which takes effect', async () => {
    const server = await startServer();
    const order: string[] = [];
    await Promise.all([
      server.call('delay=500').then(() => order.push('late')),
      server.call().then(() => order.push('soon')),
    ]);
    expect([order, server.count()]).toEqual([['soon', 'late'], 2]);
  });

  it('reach the routes that have a fault of their own, and are rejected elsewhere', async () => {
    const own = await startServer({ ownFaults: ['pending'] });
    expect(await (await own.call('pending')).json()).toEqual({ isPending: true });
    const other = await startServer({ formatError: (status) => ({ status }) });
    const rejected = await other.call('pending');
    expect([rejected.status, await rejected.json(), other.count()]).toEqual([400, { status: 400 }, 0]);
  });

  it.each(['499', '5030', 'delay=', 'delay=100000', 'lose'])(
    'are rejected when they are unknown: %s',
    async (fault) => {
      const server = await startServer();
      expect([(await server.call(fault)).status, server.count()]).toEqual([400, 0]);
    },
  );
});
