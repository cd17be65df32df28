import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addFaults } from './faults.ts';

/** Longer than the test timeout. */
const longMs = 3_600_000;
const arrived = Promise.withResolvers<void>();
const app = Fastify();
app.register(async (scope) => {
  addFaults(scope, longMs);
  scope.get('/', async () => {
    arrived.resolve();
    return { done: true };
  });
});
afterEach(() => app.close());

describe('late replies', () => {
  it('do not delay a shutdown', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const reply = fetch(url, { headers: { 'x-sandbox-fault': 'lose-reply' } });
    await arrived.promise;
    await app.close();
    expect((await reply).status).toBe(504);
  });
});
