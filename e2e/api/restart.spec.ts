import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { memberPassword } from '../graph/tokens.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

test('members stay signed in, and sign-ins under way finish, when the store ends and starts again', async () => {
  // Starts a stack of its own: nobody else may lose the store.
  test.setTimeout(240_000);
  const stack = await startStack();
  try {
    const openSignIn = async (browser: HttpBrowser) =>
      browser.follow(await browser.get(`${stack.shopUrl}/auth/login?returnTo=/en-JM/cart`));
    const submit = async (browser: HttpBrowser, pageUrl: string) => {
      const posted = await browser.post(pageUrl, { identifier: 'marcus@tarima.test', password: memberPassword });
      return browser.follow(posted, `${stack.shopUrl}/en-JM`);
    };
    const isGuest = async (browser: HttpBrowser) => (await browser.get(`${stack.shopUrl}/auth/guest`)).body;

    const signedIn = new HttpBrowser();
    await submit(signedIn, (await openSignIn(signedIn)).url);
    expect(await isGuest(signedIn)).toBe('false');
    const signingIn = new HttpBrowser();
    const page = await openSignIn(signingIn);

    await stack.killStore();
    await stack.startStore();

    expect(await isGuest(signedIn)).toBe('false');
    const account = await signedIn.get(`${stack.shopUrl}/en-JM/my-account`);
    expect(account.status).toBe(200);
    expect(account.body).toContain('Marcus');
    await submit(signingIn, page.url);
    expect(await isGuest(signingIn)).toBe('false');
    expect(await isGuest(new HttpBrowser())).toBe('true');
  } finally {
    await stack.stop();
  }
});
