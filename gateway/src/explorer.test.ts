import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { expect, it } from 'vitest';
import { parseGatewayEnv } from './env.ts';
import { addExplorer } from './explorer.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const logger = createLogger({ name: 'test', level: 'silent' });

it('fetches a partner token from the token endpoint of the provider’s discovery document', async () => {
  const provider = createServer({ name: 'provider', logger });
  provider.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  provider.get('/.well-known/openid-configuration', async () => ({
    jwks_uri: `${issuer}/keys`,
    token_endpoint: `${issuer}/somewhere/tokens`,
  }));
  provider.post('/somewhere/tokens', async ({ headers, body }) => ({
    access_token: `${headers.authorization} ${body}`,
    expires_in: 600,
  }));
  const issuer = await listen(provider, { name: 'provider', host: '127.0.0.1', port: 0 });
  const explorer = createServer({ name: 'explorer', logger });
  await addExplorer(
    explorer,
    parseGatewayEnv({
      DEPLOYMENT: 'demo',
      IDENTITY_ISSUER: issuer,
      CALLER_SECRET: secret,
      GUEST_TOKEN_SECRET: secret,
      EXPLORER_PARTNER_ID: 'partner',
      EXPLORER_PARTNER_SECRET: 'partner-secret',
    }),
  );

  const response = await explorer.inject({ method: 'POST', url: '/explorer/token' });
  expect(response.headers['cache-control']).toBe('no-store');
  const { token, expiresIn } = response.json();
  expect(expiresIn).toBe(600);
  expect(token).toContain(`Basic ${btoa('partner:partner-secret')}`);
  expect(token).toContain('grant_type=client_credentials');
  await Promise.all([explorer.close(), provider.close()]);
});
