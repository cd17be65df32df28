import cookie from '@fastify/cookie';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { registerShopHeaders } from '../security-headers.ts';

export const logger = createLogger({ name: 'test', level: 'silent' });

/** Creates a server with cookies and the headers of the shop, for tests that register its pages. */
export function createPageApp() {
  const app = createServer({ name: 'test', logger });
  app.register(cookie);
  registerShopHeaders(app, {
    mediaOrigin: 'https://media.test',
    mapOrigin: 'https://maps.test',
    paymentPageOrigins: [],
    frameAncestors: [],
    isSecure: true,
    isDevelopment: false,
  });
  return app;
}
