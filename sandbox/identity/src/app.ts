import type { AddressInfo } from 'node:net';
import { createSmtpTransport } from '@tarima/mail/transport';
import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { addFaults } from '../../faults/faults.ts';
import { migrations } from '../migrations/all.ts';
import { registerAssetRoutes } from './assets.ts';
import { createClubRecords } from './club-records.ts';
import { registerEmailChangeRoutes } from './email-changes.ts';
import { getPasswordPolicy, getThrottleLimits, type IdentityEnv } from './env.ts';
import { registerIdentityRoutes } from './identities.ts';
import { createIdentityMails } from './mails.ts';
import { openApiDocument } from './openapi.ts';
import { registerOperationsRoutes } from './operations.ts';
import { registerRegistrationRoutes } from './pending-registrations.ts';
import { createProvider } from './provider.ts';
import { registerResetPasswordRoutes } from './reset-password.ts';
import { registerSignInRoutes } from './sign-in.ts';
import { createSignInCaptcha } from './sign-in-captcha.ts';
import { createAccounts, type NewAccount } from './store/accounts.ts';
import { createArtifacts, deleteExpiredArtifacts } from './store/artifacts.ts';
import { createEmailChanges, deleteExpiredEmailChanges } from './store/email-changes.ts';
import { deleteExpiredEmailCodes } from './store/email-codes.ts';
import { createRegistrations, deleteExpiredRegistrations } from './store/registrations.ts';
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
const mailTimeoutMs = 8_000;

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

  const throttle = createThrottle(db, getThrottleLimits(env));
  const policy = getPasswordPolicy(env);
  const clubRecords = createClubRecords({ baseUrl: env.MEMBERSHIP_API_URL, apiKey: env.MEMBERSHIP_API_KEY });
  const mails = createIdentityMails({
    db,
    transport: createSmtpTransport({ url: env.MAIL_SMTP_URL, from: env.IDENTITY_MAIL_FROM, timeoutMs: mailTimeoutMs }),
    logger,
    shopUrl: env.SHOP_URL,
    verification: { minutes: env.EMAIL_VERIFICATION_MINUTES, perHour: env.EMAIL_CODES_PER_HOUR },
    reset: { minutes: env.PASSWORD_RESET_MINUTES, perHour: env.EMAIL_CODES_PER_HOUR },
    emailChangeMinutes: env.EMAIL_CHANGE_MINUTES,
  });

  registerAssetRoutes(app);
  app.get('/openapi.json', async () => openApiDocument);
  app.register(async (pages) => {
    const shared = { provider: getProvider, accounts, throttle, mails, shopUrl: env.SHOP_URL };
    registerSignInRoutes(pages, { ...shared, captcha: createSignInCaptcha(db, secrets.captchaSecret, env) });
    registerResetPasswordRoutes(pages, { ...shared, db, policy });
  });
  app.register(registerOperationsRoutes, { prefix: '/operations', accounts, apiKey: env.IDENTITY_API_KEY });
  app.register(
    async (api) => {
      addFaults(api);
      api.register(registerIdentityRoutes, {
        prefix: '/identities',
        db,
        accounts,
        throttle,
        clubRecords,
        mails,
        policy,
        apiKey: env.IDENTITY_API_KEY,
        shopUrl: env.SHOP_URL,
      });
      api.register(registerEmailChangeRoutes, {
        prefix: '/identities/email-changes',
        accounts,
        emailChanges: createEmailChanges(db, { minutes: env.EMAIL_CHANGE_MINUTES, perHour: env.EMAIL_CODES_PER_HOUR }),
        mails,
        apiKey: env.IDENTITY_API_KEY,
      });
      api.register(registerRegistrationRoutes, {
        prefix: '/registrations',
        registrations: createRegistrations(db, env.REGISTRATION_DAYS),
        policy,
        apiKey: env.IDENTITY_API_KEY,
      });
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
    Promise.all([
      deleteExpiredArtifacts(db),
      deleteExpiredEmailCodes(db),
      deleteExpiredEmailChanges(db),
      deleteExpiredRegistrations(db),
    ]).catch((error) => logger.warn({ err: error }, 'failed to delete expired records'));
  }, cleanupIntervalMs);
  cleanup.unref();
  app.addHook('onClose', async () => {
    clearInterval(cleanup);
    await Promise.all([mails.close(), clubRecords.close()]);
  });
  return app;
}

function getListeningAddress(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  return `http://${address}:${port}`;
}
