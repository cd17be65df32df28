import type { AddressInfo } from 'node:net';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { registerAssetRoutes } from './assets.ts';
import type { IdentityEnv } from './env.ts';
import { registerIdentityRoutes } from './identities.ts';
import { registerOperationsRoutes } from './operations.ts';
import { createProvider } from './provider.ts';
import { registerSignInRoutes } from './sign-in.ts';
import { createAccounts, type NewAccount } from './store/accounts.ts';
import { createArtifacts, deleteExpiredArtifacts } from './store/artifacts.ts';
import { loadSecrets } from './store/secrets.ts';
import type { IdentityTables } from './store/tables.ts';
import { createThrottle } from './store/throttle.ts';

export interface IdentityDependencies {
  readonly env: IdentityEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Accounts to add to those in the database. */
  readonly seeds: readonly NewAccount[];
}

const cleanupIntervalMs = 60 * 60 * 1000;

/** The identity sandbox: an OpenID Connect provider with its own accounts and pages, and the user identity API. */
export async function createIdentityApp({
  env,
  database,
  logger,
  seeds,
}: IdentityDependencies): Promise<FastifyInstance> {
  const db = await database.schema<IdentityTables>('identity', migrations);
  const accounts = createAccounts(db);
  await accounts.add(seeds);
  const secrets = await loadSecrets(db);
  const artifacts = createArtifacts(db);
  const app = createServer({ name: 'identity', logger, readiness: { database: () => database.ping() } });

  // Without IDENTITY_ISSUER the issuer's port is known only after listen(), so the provider is created at the first
  // request.
  let created: Provider | undefined;
  const getProvider = () => {
    created ??= createProvider({
      issuer: env.IDENTITY_ISSUER ?? getListeningAddress(app),
      env,
      logger,
      accounts,
      artifacts,
      secrets,
    });
    return created;
  };

  registerAssetRoutes(app);
  app.register(async (pages) =>
    registerSignInRoutes(pages, {
      provider: getProvider,
      accounts,
      throttle: createThrottle(db),
      shopUrl: env.SHOP_URL,
    }),
  );
  app.register(registerOperationsRoutes, { prefix: '/operations', accounts, apiKey: env.IDENTITY_API_KEY });
  app.register(
    async (api) => {
      addFaults(api);
      api.register(registerIdentityRoutes, { prefix: '/identities', db, apiKey: env.IDENTITY_API_KEY });
    },
    { prefix: '/v1' },
  );
  app.register(async (protocol) => {
    // oidc-provider parses bodies itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    let handle: ReturnType<Provider['callback']> | undefined;
    for (const url of ['/oauth/*', '/jwks', '/.well-known/*']) {
      protocol.all(url, (request, reply) => {
        reply.hijack();
        handle ??= getProvider().callback();
        handle(request.raw, reply.raw);
      });
    }
  });

  const cleanup = setInterval(() => {
    deleteExpiredArtifacts(db).catch((error) => logger.warn({ err: error }, 'failed to delete expired records'));
  }, cleanupIntervalMs);
  cleanup.unref();
  app.addHook('onClose', async () => clearInterval(cleanup));
  return app;
}

function getListeningAddress(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  return `http://${address}:${port}`;
}
