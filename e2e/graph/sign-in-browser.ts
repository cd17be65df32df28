import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import type { RunningStack } from '../stack/running.ts';
import type { Member } from './members.ts';
import { memberPassword } from './tokens.ts';

/** Signs a member in to the shop and returns the browser with the session. */
export async function signInBrowser({ shopUrl }: RunningStack, { login }: Member): Promise<HttpBrowser> {
  const browser = new HttpBrowser();
  const page = await browser.follow(await browser.get(`${shopUrl}/auth/login?returnTo=/es-CR`));
  const posted = await browser.post(page.url, { identifier: login, password: memberPassword });
  const callback = await browser.follow(posted, `${shopUrl}/auth/callback`);
  await browser.get(String(callback.headers.location));
  const { body } = await browser.get(`${shopUrl}/auth/guest`);
  if (body !== 'false') throw new Error(`${login} could not sign in.`);
  return browser;
}
