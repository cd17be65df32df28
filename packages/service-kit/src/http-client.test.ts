import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { createLogger } from './logger.ts';
import { createServer } from './server.ts';

/** Responds with the status in the path of the request. */
const upstream = createServer({ name: 'upstream', logger: createLogger({ name: 'test', level: 'silent' }) });
upstream.get<{ Params: { status: string } }>('/:status', async ({ params }, reply) =>
  reply.status(Number(params.status)).send({ status: params.status }),
);
let client: HttpClient;

beforeAll(async () => {
  client = createHttpClient({ upstream: 'test', baseUrl: await upstream.listen({ host: '127.0.0.1', port: 0 }) });
});
afterAll(async () => {
  await client.close();
  await upstream.close();
});

it.each([200, 201, 299])('resolves for a response with status %i (ERRORS-34)', async (status) => {
  expect(await client.json(`/${status}`)).toEqual({ status: String(status) });
});

it.each([300, 302, 400, 404, 500])('rejects for a response with status %i (ERRORS-34)', async (status) => {
  await expect(client.json(`/${status}`)).rejects.toMatchObject({ name: 'UpstreamError', status });
});
