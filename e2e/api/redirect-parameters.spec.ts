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
  '/auth/reset-password?returnTo=',
  '/auth/reset-password?login_hint=',
  '/auth/callback?state=',
  '/auth/logout?ui_locales=',
  '/auth/signed-out?state=',
];

/** Requests every address with every value and expects no server error, no redirect to another site and no injected cookie. */
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

test('does not redirect a visitor to another site for any query parameter (ROUTING-64)', async ({ stack }) => {
  await expectHarmless(new HttpBrowser(), stack.shopUrl, stack.identityUrl);
});

test('does not redirect a member to another site for any query parameter (ROUTING-64)', async ({
  stack,
  createMemberLike,
}) => {
  const browser = await signInBrowser(stack, await createMemberLike('kevin'));
  await expectHarmless(browser, stack.shopUrl, stack.identityUrl);
});

test('redirects a member from the login page to the page in pageTo (ROUTING-49)', async ({
  stack,
  createMemberLike,
}) => {
  const login = `${stack.shopUrl}/es-CR/inicio-de-sesion?pageTo=/es-CR/mi-billetera`;
  const browser = await signInBrowser(stack, await createMemberLike('kevin'));
  const { status, headers } = await browser.get(login);
  expect([status, headers.location]).toEqual([302, '/es-CR/mi-billetera']);
  expect((await new HttpBrowser().get(login)).status, 'a guest').toBe(200);
});
