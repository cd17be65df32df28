import { createHttpClient } from '@tarima/service-kit/http-client';
import { z } from 'zod';

const schema = z.object({ jwks_uri: z.url(), token_endpoint: z.url() });

export type Provider = z.output<typeof schema>;

/**
 * Fetches the endpoints of an OpenID Connect provider from its discovery document.
 * @throws UpstreamError when the provider does not respond, ZodError when the document is invalid
 */
export async function discoverProvider(issuer: string): Promise<Provider> {
  const http = createHttpClient({ upstream: 'identity', baseUrl: issuer });
  try {
    return schema.parse(await http.json('/.well-known/openid-configuration'));
  } finally {
    await http.close();
  }
}
