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
  paymentPageOrigins: ['https://pay.test', 'https://bank.test'],
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

const readDirectives = async (overrides: Partial<SecurityPolicy>, url = '/') => {
  const { headers } = await shop(overrides).inject(url);
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

  it('allow the pages of the app to embed the shop in a frame as well (NATIVE-21)', () => {
    const read = (settings: Record<string, string>) =>
      createSecurityPolicy(parseShopEnv({ ...requiredShopEnv, ...settings }), false).frameAncestors;
    const sites = { FRAME_ANCESTORS: 'https://kiosk.test https://app.test' };
    expect(read({ ...sites, NATIVE_APP_ORIGINS: 'https://app.test/,http://localhost:8080' })).toEqual([
      'https://kiosk.test',
      'https://app.test',
      'http://localhost:8080',
    ]);
    for (const origins of ['https://app.test/path', '*', 'capacitor://localhost', 'https://user@app.test'])
      expect(() => read({ NATIVE_APP_ORIGINS: origins }), origins).toThrow('NATIVE_APP_ORIGINS');
  });

  it('allow no site to embed the shop in a frame by default (NATIVE-2)', async () => {
    const { frameAncestors } = createSecurityPolicy(parseShopEnv(requiredShopEnv), false);
    expect(await readDirectives({ frameAncestors })).toContain("frame-ancestors 'none'");
  });

  it.each(['/en-JM/checkout', '/es-CR/pago', '/ES-cr/PAGO?step=payment', '/en-JM/checkout/', '/es-CR/checkout'])(
    'allow frames and forms of payment providers at %s (CHECKOUT-300)',
    async (url) => {
      const directives = await readDirectives({}, url);
      expect(directives).toContain("frame-src 'self' https://pay.test https://bank.test");
      expect(directives).toContain("form-action 'self' https://pay.test https://bank.test");
    },
  );

  it.each([
    '/es-CR/membrecia/pago?attempt=1',
    '/en-JM/membership/checkout',
    '/es-CR/renovacion/pago',
    '/en-JM/renew/checkout',
    '/es-CR/ascender/pago',
    '/en-JM/upgrade/checkout',
  ])('allow frames and forms of payment providers at %s, which pays for a membership (MEMBERSHIP-173)', async (url) => {
    const directives = await readDirectives({}, url);
    expect(directives).toContain("frame-src 'self' https://pay.test https://bank.test");
    expect(directives).toContain("form-action 'self' https://pay.test https://bank.test");
  });

  it.each([
    '/',
    '/en-JM/cart',
    '/en-JM/membership/register',
    '/en-JM/renew/welcome',
    '/es-CR/gracias',
    '/en-JM/checkout-help',
    '/en-JM/checkout/x',
    '/auth/login?checkout',
  ])('allow no other site in frames and forms at %s (CHECKOUT-300)', async (url) => {
    const directives = await readDirectives({}, url);
    expect(directives).toContain("frame-src 'none'");
    expect(directives).toContain("form-action 'self'");
  });

  it.each([
    [{ PAYMENTS_PUBLIC_URL: 'https://pay.test/api' }, ['https://pay.test']],
    [{ PAYMENT_PAGE_ORIGINS: 'https://bank.test, https://paypal.test' }, ['https://bank.test', 'https://paypal.test']],
  ])('take the origins of payment pages from %j (CHECKOUT-300)', (settings, origins) => {
    const env = parseShopEnv({ ...requiredShopEnv, ...settings });
    expect(createSecurityPolicy(env, false).paymentPageOrigins).toEqual(origins);
  });

  it('allow the chat-bot in its markets, and not in the checkout (CONTENT-52)', async () => {
    const chatbot = { scriptUrl: 'https://chat.test/bot/chat.js', isUsedIn: (market: string) => market === 'GT' };
    const home = await readDirectives({ chatbot }, '/es-GT');
    expect(home).toContainEqual(expect.stringMatching(/^script-src 'self' 'nonce-[^']+' https:\/\/chat\.test\/bot\/$/));
    expect(home).toContain('frame-src https://chat.test/bot/');
    for (const url of ['/es-CR', '/es-GT/pago', '/']) {
      expect((await readDirectives({ chatbot }, url)).join(';'), url).not.toContain('chat.test');
    }
  });

  it('omit HSTS over http, and allow the socket of Vite in development only', async () => {
    expect((await shop({ isSecure: false }).inject('/')).headers).not.toHaveProperty('strict-transport-security');
    expect(await readDirectives({ isDevelopment: true })).toContain("connect-src 'self' ws:");
  });

  it('allow reCAPTCHA on checkout and registration pages of a market that uses it, and nowhere else (PAYMENTS-312, MEMBERSHIP-173)', async () => {
    const recaptcha = {
      scriptUrl: 'https://www.google.com/recaptcha/api.js',
      isUsedIn: (market: string) => market === 'HN',
    };
    const read = async (url: string, name: string) =>
      (await readDirectives({ recaptcha }, url)).find((directive) => directive.startsWith(name)) ?? '';
    const folder = 'https://www.google.com/recaptcha/';
    expect(await read('/es-HN/pago', 'script-src')).toMatch(`${folder} https://www.gstatic.com/recaptcha/`);
    expect(await read('/es-HN/pago', 'frame-src')).toMatch(`${folder} https://recaptcha.google.com/recaptcha/`);
    expect(await read('/en-HN/checkout?step=payment', 'connect-src')).toBe(`connect-src 'self' ${folder}`);
    for (const url of ['/es-HN/membrecia/registro', '/es-HN/renovacion/pago', '/en-HN/membership/checkout']) {
      expect(await read(url, 'script-src')).toContain(folder);
      expect(await read(url, 'frame-src')).toContain(folder);
    }
    expect(await read('/es-HN/membrecia/registro', 'frame-src')).not.toContain('https://pay.test');
    for (const url of ['/es-CR/pago', '/es-CR/membrecia/registro', '/es-HN', '/es-HN/carrito', '/']) {
      for (const name of ['script-src', 'frame-src', 'connect-src'])
        expect(await read(url, name), `${name} of ${url}`).not.toContain('recaptcha');
    }
  });
});
