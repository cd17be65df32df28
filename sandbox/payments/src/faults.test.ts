import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addFaults } from './faults.ts';

const longMs = 20_000;
const app = Fastify();
app.register(async (scope) => {
  addFaults(scope, longMs);
  scope.get('/', async () => ({ done: true }));
});
afterEach(() => app.close());

describe('a late reply', () => {
  it('does not hold up a shutdown', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const reply = fetch(url, { headers: { 'x-sandbox-fault': 'lose-reply' } });
    await wait(100);
    const started = Date.now();
    await app.close();
    expect(Date.now() - started).toBeLessThan(longMs / 2);
    expect((await reply).status).toBe(504);
  });
});
