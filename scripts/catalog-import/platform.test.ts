import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { connectPlatform, type Platform } from './platform.ts';

let close = async () => {};
afterEach(() => close());

/** Connects to a server that refuses resources with an odd number, after the given responses without a body. */
async function connect(failures: number[] = []) {
  const batches: number[][] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    if (request.url?.startsWith('/oauth/token')) return response.end(JSON.stringify({ access_token: 'token' }));
    const { resources } = (await json(request)) as { resources: number[] };
    const failure = failures.shift();
    if (failure) return response.writeHead(failure).end();
    batches.push(resources);
    const operationStatus = resources.map((number) =>
      number % 2 === 0 ? { state: 'imported' } : { state: 'validationFailed', errors: [{ message: `no ${number}` }] },
    );
    return response.end(JSON.stringify({ operationStatus }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform: Platform = await connectPlatform({
    apiUrl: url,
    authUrl: url,
    importUrl: url,
    projectKey: 'tarima',
    clientId: 'importer',
    clientSecret: 'secret',
  });
  close = async () => {
    await platform.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { platform, batches };
}

const numbers = Array.from({ length: 50 }, (_, number) => number);
const errors = numbers.map((number) => (number % 2 === 0 ? undefined : `no ${number}`));

it.each(['categories', 'product-drafts', 'inventories'] as const)(
  'sends %s in batches of 20 and returns their errors in order',
  async (kind) => {
    const { platform, batches } = await connect();
    expect(await platform.send(kind, numbers)).toEqual(errors);
    expect(batches.map(({ length }) => length).toSorted()).toEqual([10, 20, 20]);
  },
);

it('sends a category after its parent', async () => {
  const { platform, batches } = await connect();
  await platform.send('categories', numbers);
  expect(batches.flat()).toEqual(numbers);
});

it('repeats a request that a busy server has not read', async () => {
  const { platform } = await connect([408]);
  expect(await platform.send('inventories', numbers)).toEqual(errors);
});

it('does not repeat a request that the platform refuses', async () => {
  const { platform } = await connect([400]);
  await expect(platform.send('inventories', numbers)).rejects.toMatchObject({ status: 400 });
});
