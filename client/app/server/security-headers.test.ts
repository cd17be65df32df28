import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { listSecurityHeaders } from '@tarima/service-kit/testing/security-headers';
import { describe, expect, it } from 'vitest';
import { parseShopEnv } from './env.ts';
import { createSecurityPolicy, getNonce, registerShopHeaders, type SecurityPolicy } from './security-headers.ts';
import { requiredShopEnv } from './testing/required-env.ts';

const policy: SecurityPolicy = {
  mediaOrigin: 'https://media.test',
  mapOrigin: 'https://maps.test',
  frameAncestors: [],
  isSecure: true,
  isDevelopment: false,
};

function shop(overrides: Partial<SecurityPolicy> = {}) {
  const app = createServer({ name: 'test', logger: createLogger({ name: 'test', level: 'silent' }) });
  registerShopHeaders(app, { ...policy, ...overrides });
  app.get('/', async (_request, reply) => getNonce(reply.raw));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  return app;
}

const readDirectives = async (overrides: Partial<SecurityPolicy>) => {
  const { headers } = await shop(overrides).inject('/');
  return String(headers['content-security-policy']).split(';');
};

describe('the security headers of the shop', () => {
  it.each(['/', '/missing', '/broken'])('are complete for %s (NATIVE-2)', async (url) => {
    const { headers } = await shop().inject(url);
    expect(listSecurityHeaders(headers)).toEqual({
      'content-security-policy': [
        "default-src 'self'",
        "script-src 'self' 'nonce-*'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: https://media.test https://maps.test",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'self'",
        "object-src 'none'",
      ].join(';'),
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
  });

  it('have the nonce of the page, and a new one for each response (NATIVE-2)', async () => {
    const app = shop();
    const [first, second] = [await app.inject('/'), await app.inject('/')];
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${first.body}';`);
    expect(Buffer.from(first.body, 'base64')).toHaveLength(16);
    expect(second.body).not.toBe(first.body);
  });

  it('allow only the configured origins to embed the shop in a frame (NATIVE-3)', async () => {
    const origins = { FRAME_ANCESTORS: 'https://app.test, https://kiosk.test' };
    const { frameAncestors } = createSecurityPolicy(parseShopEnv({ ...requiredShopEnv, ...origins }), false);
    const directives = (await readDirectives({ frameAncestors })).filter((one) => one.startsWith('frame-ancestors'));
    expect(directives).toEqual(['frame-ancestors https://app.test https://kiosk.test']);
    expect((await shop({ frameAncestors }).inject('/')).headers).not.toHaveProperty('x-frame-options');
  });

  it('allow no site to embed the shop in a frame by default (NATIVE-2)', async () => {
    const { frameAncestors } = createSecurityPolicy(parseShopEnv(requiredShopEnv), false);
    expect(await readDirectives({ frameAncestors })).toContain("frame-ancestors 'none'");
  });

  it('omit HSTS over http, and allow the socket of Vite in development only', async () => {
    expect((await shop({ isSecure: false }).inject('/')).headers).not.toHaveProperty('strict-transport-security');
    expect(await readDirectives({ isDevelopment: true })).toContain("connect-src 'self' ws:");
  });
});
