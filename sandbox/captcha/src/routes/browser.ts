import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { renderFramePage } from '../frame-page.ts';

const apiScript = readFileSync(new URL('../browser/api.js', import.meta.url), 'utf8');
const frameScript = readFileSync(new URL('../browser/frame.js', import.meta.url), 'utf8');

const frameQuery = z.object({ hl: z.string().default('en'), size: z.string().default('normal') });

/** The script of pages with a captcha, and the frame that it opens: only the frame receives tokens from the server. */
export function registerBrowserRoutes(app: FastifyInstance): void {
  const scriptType = 'text/javascript; charset=utf-8';
  app.get('/recaptcha/api.js', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'private, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
      .type(scriptType)
      .send(apiScript),
  );
  app.get('/recaptcha/api2/frame.js', async (_request, reply) => reply.type(scriptType).send(frameScript));
  app.get('/recaptcha/api2/anchor', async (request, reply) => {
    const { hl, size } = frameQuery.catch({ hl: 'en', size: 'normal' }).parse(request.query);
    return reply
      .headers({ 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; base-uri 'none'" })
      .type('text/html; charset=utf-8')
      .send(renderFramePage(hl.startsWith('es') ? 'es' : 'en', size === 'invisible'));
  });
}
