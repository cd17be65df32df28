import type { Database } from '@tarima/service-kit/database';
import type { Logger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../migrations/all.ts';
import { siteKeys } from '../seeds/site-keys.ts';
import type { CaptchaSandboxContext } from './context.ts';
import { registerBrowserRoutes } from './routes/browser.ts';
import { registerOperationsRoutes } from './routes/operations.ts';
import { registerSiteVerifyRoute } from './routes/site-verify.ts';
import { registerUserVerifyRoute } from './routes/user-verify.ts';
import { addSiteKeys } from './store/site-keys.ts';
import type { Tables } from './store/tables.ts';

export interface CaptchaSandboxDependencies {
  readonly logger: Logger;
  readonly database: Database;
  readonly clock?: () => Date;
}

/** The captcha sandbox: the reCAPTCHA script, its frame, and `siteverify`, over the schema `captcha`. */
export async function createCaptchaApp(dependencies: CaptchaSandboxDependencies): Promise<FastifyInstance> {
  const { logger, database, clock = () => new Date() } = dependencies;
  const db = await database.schema<Tables>('captcha', migrations);
  await addSiteKeys(db, siteKeys);
  const context: CaptchaSandboxContext = { db, clock };
  const app = createServer({ name: 'sandbox-captcha', logger, readiness: { database: () => database.ping() } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  registerBrowserRoutes(app);
  registerUserVerifyRoute(app, context);
  registerSiteVerifyRoute(app, context);
  registerOperationsRoutes(app, context);
  return app;
}
