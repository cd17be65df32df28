import { type ByProjectKeyRequestBuilder, createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { listen } from '@tarima/service-kit/server';
import { type Commerce, createCommerceApp } from '../app.ts';
import { buildClient, buildSandboxClients } from '../auth/clients.ts';
import type { CommerceSettings } from '../context.ts';
import { setStockLevels } from '../inventory/stock-levels.ts';
import { productDraft } from '../products/draft.ts';
import { upsertProducts } from '../products/product-repository.ts';
import { seedMembers } from '../seeding/seed-members.ts';
import { seedProject } from '../seeding/seed-project.ts';

const projectKey = 'tarima';

/** A listening commerce sandbox with settings, shipping methods and optionally members, to which tests add data. */
export interface CommerceFixture extends Commerce {
  readonly url: string;
  readonly database: Database;
  /** The platform's SDK with the store's client and the given scopes (without the project key). */
  api(...scopes: string[]): ByProjectKeyRequestBuilder;
  /** Adds a product with one variant, sold in Costa Rica, with stock in a club, and returns its SKU `{key}-1`. */
  addProduct(product: TestProduct): Promise<string>;
  channelId(key: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestProduct {
  /** Six-digit product key. */
  readonly key: string;
  readonly colones: number;
  readonly stock?: number;
  readonly club?: string;
  /** Additional price in one club. */
  readonly clubColones?: { readonly club: string; readonly colones: number };
  readonly taxCategory?: string;
}

export async function startCommerce(
  options: {
    databaseUrl?: string;
    settings?: Partial<CommerceSettings>;
    now?: () => Date;
    members?: boolean;
    /** Without settings: a project as the platform creates it. */
    empty?: boolean;
    onChange?: () => void;
  } = {},
): Promise<CommerceFixture> {
  const database = await openDatabase(options.databaseUrl ?? 'pglite://memory', { poolSize: 20 });
  const { app, context } = await createCommerceApp({
    database,
    logger: createLogger({ name: 'commerce', level: 'silent' }),
    settings: {
      projectKey,
      mediaUrl: 'http://media.test',
      // No polling within a test, so that results depend only on the test.
      deliveryPollMs: 3_600_000,
      ...options.settings,
    },
    clients,
    ...(options.now ? { now: options.now } : {}),
    ...(options.onChange ? { onChange: options.onChange } : {}),
  });
  await app.ready();
  if (!options.empty) await seedProject.run(context, () => {});
  if (options.members) await seedMembers.run(context, () => {});
  const url = await listen(app, { name: 'commerce', host: '127.0.0.1', port: 0 });

  const channelId = async (key: string) => (await context.references.resolve('channel', { key })).id;
  return {
    app,
    context,
    url,
    database,
    channelId,
    api: (...scopes) => createApi(url, scopes),
    async addProduct({ key, colones, stock, club = '6401', clubColones, taxCategory = 'standard' }) {
      const buildPrice = (amount: number) => ({
        value: { centAmount: amount * 100, currencyCode: 'CRC' },
        country: 'CR',
      });
      const sku = `${key}-1`;
      const [outcome] = await upsertProducts(context, [
        productDraft.parse({
          key,
          productType: { key: 'club-product' },
          name: { es: `Producto ${key}`, en: `Product ${key}` },
          slug: { es: `producto-${key}`, en: `product-${key}` },
          taxCategory: { key: taxCategory },
          publish: true,
          masterVariant: {
            sku,
            images: [{ url: '/p/hero/coconut/sand/320.webp', dimensions: { w: 320, h: 320 } }],
            prices: [
              buildPrice(colones),
              ...(clubColones ? [{ ...buildPrice(clubColones.colones), channel: { key: clubColones.club } }] : []),
            ],
          },
        }),
      ]);
      if (!outcome || 'error' in outcome) throw outcome?.error ?? new Error('The product was not created.');
      const level = { sku, channelId: await channelId(club), restockableInDays: null };
      if (stock !== undefined) await setStockLevels(context.db, [{ ...level, quantity: stock }], context.now());
      return sku;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** The tests' own client, with every scope that none of the sandbox's clients may request alone. */
const viewer = buildClient(projectKey, 'test-viewer', 'test-viewer-secret', [
  ...['view_products', 'view_published_products', 'view_categories', 'view_messages', 'view_project_settings'],
]);
const clients = [...buildSandboxClients(projectKey), viewer];

/** Finds a client that may request the scopes. */
function findCredentials(scopes: readonly string[]) {
  const client = clients.find((each) => scopes.every((scope) => each.scopes.includes(`${scope}:${projectKey}`)));
  if (!client) throw new Error(`No client has the scopes ${scopes.join(', ')}.`);
  return { clientId: client.id, clientSecret: client.secret };
}

function createApi(url: string, scopes: readonly string[]): ByProjectKeyRequestBuilder {
  const client = new ClientBuilder()
    .withProjectKey(projectKey)
    .withClientCredentialsFlow({
      host: url,
      projectKey,
      credentials: findCredentials(scopes),
      scopes: scopes.map((scope) => `${scope}:${projectKey}`),
      httpClient: fetch,
    })
    .withHttpMiddleware({ host: url, httpClient: fetch })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
}
