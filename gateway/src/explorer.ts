import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { GatewayEnv } from './env.ts';
import { discoverProvider } from './provider.ts';

const buildFolder = new URL('../build/explorer/', import.meta.url);

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * Serves GraphiQL at `/graphql`, and `POST /explorer/token`, which fetches a partner token with the sandbox's
 * published credentials. Registered only when EXPLORER is on.
 */
export async function addExplorer(app: FastifyInstance, env: GatewayEnv): Promise<void> {
  const page = new URL('index.html', buildFolder);
  const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
  if (html) {
    await app.register(fastifyStatic, { root: fileURLToPath(buildFolder), prefix: '/explorer/', index: false });
  }
  app.get('/graphql', async (_request, reply) =>
    html
      ? reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
      : reply.status(404).send({ code: 'NOT_FOUND', message: 'The explorer is not built.', requestId: _request.id }),
  );

  app.post('/explorer/token', async (_request, reply) => {
    if (!env.EXPLORER_PARTNER_ID || !env.EXPLORER_PARTNER_SECRET) {
      return reply
        .status(404)
        .send({ code: 'NOT_FOUND', message: 'No partner is configured.', requestId: _request.id });
    }
    const { token_endpoint: baseUrl } = await discoverProvider(env.IDENTITY_ISSUER);
    const credentials = Buffer.from(`${env.EXPLORER_PARTNER_ID}:${env.EXPLORER_PARTNER_SECRET}`).toString('base64');
    const identity = createHttpClient({ upstream: 'identity', baseUrl });
    const response = await identity
      .form('', {
        headers: { authorization: `Basic ${credentials}` },
        fields: { grant_type: 'client_credentials', resource: env.GRAPH_AUDIENCE, scope: 'catalog:read' },
      })
      .finally(() => identity.close());
    const { access_token: token, expires_in: expiresIn } = tokenSchema.parse(response);
    return reply.header('cache-control', 'no-store').send({ token, expiresIn });
  });
}
