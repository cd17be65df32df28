import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import { expect, test } from './test.ts';

const values = [
  '/es-CR/carrito%0d%0aset-cookie:%20a=b',
  '%0d%0aset-cookie:%20a=b',
  '/es-CR/%00',
  '//evil.test/es-CR',
  '/%5cevil.test/es-CR',
  '/%09/evil.test/es-CR',
  'https://evil.test/es-CR',
  'javascript:alert(1)',
  '%E0%A4%A',
];
const addresses = [
  '/es-CR/inicio-de-sesion?pageTo=',
  '/es-CR/pago?step=',
  '/es-CR/gracias?order=',
  '/es-CR/detalles-orden?order=',
  '/es-CR?logout=',
  '/es-CR?signIn=',
  '/es-CR/login-intermedio?state=',
  '/es-CR/cybersource-confirmation?attempt=',
  '/auth/login?returnTo=',
  '/auth/login?login_hint=',
  '/auth/login?ui_locales=',
  '/auth/callback?state=',
  '/auth/logout?ui_locales=',
  '/auth/signed-out?state=',
];

/** Asks for every address with every value: no failure of the server, no way to another site, no cookie of theirs. */
async function expectHarmless(browser: HttpBrowser, shopUrl: string, identityUrl: string): Promise<void> {
  for (const address of addresses) {
    for (const value of values) {
      const { status, headers } = await browser.get(`${shopUrl}${address}${value}`);
      expect(status, address + value).toBeLessThan(500);
      expect(String(headers['set-cookie'] ?? ''), address + value).not.toMatch(/(^|,)\s*a=b/);
      if (headers.location === undefined) continue;
      const { origin } = new URL(String(headers.location), shopUrl);
      expect(
        [shopUrl, identityUrl].map((url) => new URL(url).origin),
        address + value,
      ).toContain(origin);
    }
  }
}

test('no query parameter leads a visitor to another site or fails (ROUTING-64)', async ({ stack }) => {
  await expectHarmless(new HttpBrowser(), stack.shopUrl, stack.identityUrl);
});

test('no query parameter leads a member to another site or fails (ROUTING-64)', async ({ stack, memberLike }) => {
  const browser = await signInBrowser(stack, await memberLike('kevin'));
  await expectHarmless(browser, stack.shopUrl, stack.identityUrl);
});

test('a member who opens the login page is redirected to the page in pageTo (ROUTING-49)', async ({
  stack,
  memberLike,
}) => {
  const login = `${stack.shopUrl}/es-CR/inicio-de-sesion?pageTo=/es-CR/mi-billetera`;
  const browser = await signInBrowser(stack, await memberLike('kevin'));
  const { status, headers } = await browser.get(login);
  expect([status, headers.location]).toEqual([302, '/es-CR/mi-billetera']);
  expect((await new HttpBrowser().get(login)).status, 'a guest').toBe(200);
});
