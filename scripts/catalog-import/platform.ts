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
}

/** Operations of the commerce platform that an import uses. */
export interface Platform {
  /** Creates the import container and the sale discount if they do not exist. */
  prepare(): Promise<void>;
  /** Returns the keys of the channels that hold stock. */
  listSupplyChannels(): Promise<string[]>;
  /** Returns the given category keys that exist. */
  findExistingCategories(keys: readonly string[]): Promise<Set<string>>;
  /**
   * Imports resources in batches. Returns an error or undefined for each resource, in order. Resources of one kind can
   * refer to earlier ones of the same kind only if the kind is categories.
   */
  send(kind: keyof typeof importTypes, resources: readonly unknown[]): Promise<(string | undefined)[]>;
  close(): Promise<void>;
}

const importTypes = { categories: 'category', 'product-drafts': 'product-draft', inventories: 'inventory' } as const;

const containerKey = 'product-feed';
const maxAttempts = 4;
/** Maximum number of resources of an import request. */
const batchLimit = 20;
/** Concurrent requests by kind; one for categories, because a category must be imported after its parent. */
const concurrentRequests = { categories: 1, 'product-drafts': 16, inventories: 32 } as const;

const tokenSchema = z.object({ access_token: z.string() });
const pageSchema = z.object({
  count: z.number(),
  results: z.array(z.object({ key: z.string().optional(), roles: z.array(z.string()).optional() })),
});
const importResponseSchema = z.object({
  operationStatus: z.array(
    z.object({ state: z.string(), errors: z.array(z.object({ message: z.string() })).optional() }),
  ),
});

/** Connects with client credentials. @throws UpstreamError when the platform is unreachable or refuses them */
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
      await createIfMissing(api, `${discounts}/key=${saleDiscountKey}`, discounts, saleDiscount);
      const containers = '/import-containers';
      await createIfMissing(importApi, `${containers}/${containerKey}`, containers, { key: containerKey });
    },
    async listSupplyChannels() {
      const response = pageSchema.parse(await api.json('/channels', { query: { limit: 500, sort: 'key asc' } }));
      return response.results.flatMap(({ key, roles }) => (key && roles?.includes('InventorySupply') ? key : []));
    },
    async findExistingCategories(keys) {
      const where = `key in (${keys.map((key) => JSON.stringify(key)).join(', ')})`;
      const response = pageSchema.parse(
        await api.json('/categories', { query: { where, limit: 500, withTotal: 'false' } }),
      );
      return new Set(response.results.flatMap(({ key }) => key ?? []));
    },
    async send(kind, resources) {
      const batches = Array.from({ length: Math.ceil(resources.length / batchLimit) }, (_, index) =>
        resources.slice(index * batchLimit, (index + 1) * batchLimit),
      );
      const errors: (string | undefined)[][] = [];
      const path = `/${kind}/import-containers/${containerKey}`;
      const remaining = batches.entries();
      const sendRemaining = async () => {
        for (const [index, batch] of remaining) {
          const body = { type: importTypes[kind], resources: batch };
          const response = importResponseSchema.parse(
            await retryTransientErrors(() => importApi.json(path, { method: 'POST', body })),
          );
          errors[index] = response.operationStatus.map(getImportError);
        }
      };
      await Promise.all(Array.from({ length: concurrentRequests[kind] }, sendRemaining));
      return errors.flat();
    },
    async close() {
      await Promise.all([api.close(), importApi.close()]);
    },
  };
}

/** The discounted amounts are stored with the prices. */
const saleDiscount = {
  key: saleDiscountKey,
  name: { es: 'Oferta', en: 'Sale' },
  value: { type: 'external' },
  predicate: '1 = 1',
  sortOrder: '0.9',
  isActive: true,
};

/** Creates the resource at `path` if it does not exist. */
async function createIfMissing(client: HttpClient, path: string, collection: string, draft: unknown): Promise<void> {
  try {
    await client.json(path);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 404) throw error;
    await client.json(collection, { method: 'POST', body: draft });
  }
}

function getImportError({
  state,
  errors,
}: z.output<typeof importResponseSchema>['operationStatus'][number]): string | undefined {
  if (state === 'imported' || state === 'processing') return undefined;
  return errors?.map(({ message }) => message).join('; ') ?? state;
}

/**
 * Statuses after which a call is repeated; 0 is a failed connection. 408 closes a new connection whose request the server
 * has not read, because it was busy for longer than it waits for slow clients (RFC 9110, 15.5.9).
 */
const transientStatuses: readonly number[] = [0, 408, 429, 502, 503, 504];

/** Retries a call after transient errors with exponential backoff; imports are idempotent. */
async function retryTransientErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const isTransient = error instanceof UpstreamError && transientStatuses.includes(error.status);
      if (!isTransient || attempt === maxAttempts) throw error;
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
    return tokenSchema.parse(await client.json('/oauth/token', call)).access_token;
  } finally {
    await client.close();
  }
}
