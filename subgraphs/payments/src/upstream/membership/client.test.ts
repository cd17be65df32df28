import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RefusedError } from '../../domain/refused-error.ts';
import { createMembershipUpstream, type MembershipUpstream } from './client.ts';

let upstream: MembershipUpstream;
const app = createServer({ name: 'upstream', logger: createLogger({ name: 'test', level: 'silent' }) });
beforeAll(async () => {
  app.post<{ Params: { id: string } }>('/v1/membership-transactions/:id/withdraw', async ({ params }, reply) =>
    reply.status(Number(params.id)).send({ statusCode: Number(params.id), errorCode: 'ANY' }),
  );
  const baseUrl = await listen(app, { name: 'upstream', host: '127.0.0.1', port: 0 });
  upstream = createMembershipUpstream({ baseUrl, apiKey: 'key' });
});
afterAll(async () => {
  await upstream.close();
  await app.close();
});

it.each([
  ['400', RefusedError],
  ['404', RefusedError],
  ['429', UpstreamError],
  ['503', UpstreamError],
])(
  'a withdrawal that gets %s is a refusal only when repeating it cannot help (CHECKOUT-52)',
  async (status, expected) => {
    await expect(upstream.port.withdraw(status)).rejects.toThrow(expected);
  },
);
