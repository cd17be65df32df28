import type { AddressInfo } from 'node:net';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { migrations } from '../migrations/all.ts';
import { assetRoutes } from './assets.ts';
import type { IdentityEnv } from './env.ts';
import { identityRoutes } from './identities.ts';
import { operationsRoutes } from './operations.ts';
import { createProvider } from './provider.ts';
import { signInRoutes } from './sign-in.ts';
import { createAccounts, type NewAccount } from './store/accounts.ts';
import { createArtifacts, deleteExpiredArtifacts } from './store/artifacts.ts';
import { loadSecrets } from './store/secrets.ts';
import type { IdentityTables } from './store/tables.ts';
import { createThrottle } from './store/throttle.ts';

export interface IdentityParts {
  readonly env: IdentityEnv;
  readonly database: Database;
  readonly logger: Logger;
  /** Who can sign in; added to those of the database. */
  readonly seeds: readonly NewAccount[];
}

const sweepMs = 60 * 60 * 1000;

/** The identity sandbox: an OpenID Connect provider with its own accounts and pages, and the user identity API. */
export async function createIdentityApp({ env, database, logger, seeds }: IdentityParts): Promise<FastifyInstance> {
  const db = await database.schema<IdentityTables>('identity', migrations);
  const accounts = createAccounts(db);
  await accounts.add(seeds);
  const secrets = await loadSecrets(db);
  const artifacts = createArtifacts(db);
  const app = createServer({ name: 'identity', logger, readiness: { database: () => database.ping() } });

  // An issuer that is an address on any free port is known once the server listens: made at the first request.
  let made: Provider | undefined;
  const provider = () => {
    made ??= createProvider({
      issuer: env.IDENTITY_ISSUER ?? listeningAddress(app),
      env,
      logger,
      accounts,
      artifacts,
      secrets,
    });
    return made;
  };

  assetRoutes(app);
  app.register(async (pages) =>
    signInRoutes(pages, { provider, accounts, throttle: createThrottle(db), shopUrl: env.SHOP_URL }),
  );
  app.register(operationsRoutes, { prefix: '/operations', accounts, apiKey: env.IDENTITY_API_KEY });
  app.register(identityRoutes, { prefix: '/v1/identities', db, apiKey: env.IDENTITY_API_KEY });
  app.register(async (protocol) => {
    // The provider reads bodies itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    let handle: ReturnType<Provider['callback']> | undefined;
    for (const url of ['/oauth/*', '/jwks', '/.well-known/*']) {
      protocol.all(url, (request, reply) => {
        reply.hijack();
        handle ??= provider().callback();
        handle(request.raw, reply.raw);
      });
    }
  });

  const sweep = setInterval(() => {
    deleteExpiredArtifacts(db).catch((error) => logger.warn({ err: error }, 'expired records stay'));
  }, sweepMs);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  return app;
}

function listeningAddress(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  return `http://${address}:${port}`;
}
