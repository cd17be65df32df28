import { setTimeout as wait } from 'node:timers/promises';
import { createHttpClient, type HttpCall, type HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import { saleDiscountKey } from './drafts.ts';

export interface PlatformSettings {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly importUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Resources in one import request. */
  readonly batchLimit: number;
}

/** What the import needs of the commerce platform. */
export interface Platform {
  /** Makes the import container and the sale's discount unless they are there. */
  prepare(): Promise<void>;
  /** Keys of the channels that hold stock. */
  supplyChannels(): Promise<string[]>;
  /** Of these category keys the ones that exist. */
  knownCategories(keys: readonly string[]): Promise<Set<string>>;
  /** Sends resources in requests of the platform's limit; the answers are in their order: a fault or undefined. */
  send(kind: keyof typeof importTypes, resources: readonly unknown[]): Promise<(string | undefined)[]>;
  close(): Promise<void>;
}

const importTypes = { categories: 'category', 'product-drafts': 'product-draft', inventories: 'inventory' } as const;

const containerKey = 'product-feed';
const attempts = 4;

const tokenAnswer = z.object({ access_token: z.string() });
const page = z.object({
  count: z.number(),
  results: z.array(z.object({ key: z.string().optional(), roles: z.array(z.string()).optional() })),
});
const importAnswer = z.object({
  operationStatus: z.array(
    z.object({ state: z.string(), errors: z.array(z.object({ message: z.string() })).optional() }),
  ),
});

/** Signs in with client credentials. @throws UpstreamError when the platform cannot be reached or refuses */
export async function connectPlatform(settings: PlatformSettings): Promise<Platform> {
  const token = await signIn(settings);
  const headers = () => ({ authorization: `Bearer ${token}` });
  const client = (baseUrl: string) =>
    createHttpClient({
      upstream: 'commerce',
      baseUrl: `${baseUrl}/${settings.projectKey}`,
      timeoutMs: 60_000,
      headers,
    });
  const api = client(settings.apiUrl);
  const importApi = client(settings.importUrl);
  return {
    async prepare() {
      const discounts = '/product-discounts';
      await unlessThere(api, `${discounts}/key=${saleDiscountKey}`, discounts, saleDiscount);
      const containers = '/import-containers';
      await unlessThere(importApi, `${containers}/${containerKey}`, containers, { key: containerKey });
    },
    async supplyChannels() {
      const answer = page.parse(await api.json('/channels', { query: { limit: 500, sort: 'key asc' } }));
      return answer.results.flatMap(({ key, roles }) => (key && roles?.includes('InventorySupply') ? key : []));
    },
    async knownCategories(keys) {
      const where = `key in (${keys.map((key) => JSON.stringify(key)).join(', ')})`;
      const answer = page.parse(await api.json('/categories', { query: { where, limit: 500, withTotal: 'false' } }));
      return new Set(answer.results.flatMap(({ key }) => key ?? []));
    },
    async send(kind, resources) {
      const faults: (string | undefined)[] = [];
      for (let at = 0; at < resources.length; at += settings.batchLimit) {
        const body = { type: importTypes[kind], resources: resources.slice(at, at + settings.batchLimit) };
        const path = `/${kind}/import-containers/${containerKey}`;
        const answer = importAnswer.parse(await patiently(() => importApi.json(path, { method: 'POST', body })));
        faults.push(...answer.operationStatus.map(faultOf));
      }
      return faults;
    },
    async close() {
      await Promise.all([api.close(), importApi.close()]);
    },
  };
}

/** Its amounts stand on the prices themselves. */
const saleDiscount = {
  key: saleDiscountKey,
  name: { es: 'Oferta', en: 'Sale' },
  value: { type: 'external' },
  predicate: '1 = 1',
  sortOrder: '0.9',
  isActive: true,
};

/** Creates what is not found at `path`. */
async function unlessThere(client: HttpClient, path: string, collection: string, draft: unknown): Promise<void> {
  try {
    await client.json(path);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 404) throw error;
    await client.json(collection, { method: 'POST', body: draft });
  }
}

function faultOf({ state, errors }: z.output<typeof importAnswer>['operationStatus'][number]): string | undefined {
  if (state === 'imported' || state === 'processing') return undefined;
  return errors?.map(({ message }) => message).join('; ') ?? state;
}

/** Imports are repeatable: a lost or refused-for-now request is sent again. */
async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const passing = error instanceof UpstreamError && [0, 429, 502, 503, 504].includes(error.status);
      if (!passing || attempt === attempts) throw error;
      await wait(250 * 2 ** attempt);
    }
  }
}

async function signIn({ authUrl, clientId, clientSecret, projectKey }: PlatformSettings): Promise<string> {
  const client = createHttpClient({ upstream: 'commerce', baseUrl: authUrl });
  try {
    const call: HttpCall = {
      method: 'POST',
      query: { grant_type: 'client_credentials', scope: `manage_project:${projectKey}` },
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    };
    return tokenAnswer.parse(await client.json('/oauth/token', call)).access_token;
  } finally {
    await client.close();
  }
}
