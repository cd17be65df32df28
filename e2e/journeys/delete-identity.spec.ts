import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { fillSignIn, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const trinidad = getLocale('en', 'TT');
const costaRica = getLocale('es', 'CR');

/** What a member does to give up their online account, in the words that they read. */
function leavingOf(page: Page, { language }: Locale) {
  const words = (message: string) => wordsOf(language, message);
  const modal = page.getByRole('dialog', { name: words('Delete your online account?') });
  const tick = modal.getByRole('checkbox');
  const confirm = modal.getByRole('button', { name: words('Delete my online account') });
  return {
    words,
    modal,
    tick,
    confirm,
    keep: modal.getByRole('button', { name: words('Keep my account') }),
    async open() {
      await whenInteractive(page);
      await page.getByRole('button', { name: words('Delete my online account') }).click();
      await expect(modal).toBeVisible();
    },
    async tickAndConfirm() {
      await tick.check();
      await confirm.click();
    },
  };
}

/** What the identity provider says to somebody who signs in with the password of all members. */
async function refusalOf(page: Page, member: { login: string }): Promise<string> {
  await page.goto('/auth/login');
  await fillSignIn(page, member);
  return page.getByRole('alert').innerText();
}

test('a member deletes their online account, comes home as a guest, and nobody signs in with it again (ACCOUNT-37, ACCOUNT-40, ACCOUNT-42, ACCOUNT-43)', async ({
  page,
  stack,
  watch,
  memberLike,
}) => {
  // A password that opens nothing is answered 422.
  watch.allow(/status of 422/);
  const locale = trinidad;
  const member = await memberLike('anil');
  const staying = await memberLike('ana');
  const account = pathTo('my-account', locale);
  const otherDevice = await memberOf(stack, member, {
    market: locale.market.code,
    language: locale.language,
    club: '7101',
  });
  await signIn(page, locale, member);
  await openPage(page, account);
  const { words, open, tick, confirm, modal } = leavingOf(page, locale);

  await open();
  await expect(confirm).toBeDisabled();
  await tick.focus();
  await page.keyboard.press('Enter');
  await expect(modal, 'Enter deletes nothing').toBeVisible();
  await page.keyboard.press('Space');
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await confirm.click();

  await page.waitForURL((url) => url.pathname === pathTo('home', locale) && url.search === '');
  await expect(
    page.getByText(words('Your online account has been deleted. Your membership hasn’t changed.')),
  ).toBeVisible();
  expect(await (await page.request.get('/auth/guest')).json()).toBe(true);
  await page.goto(account);
  await expect(page, 'a guest').toHaveURL(new RegExp(`${pathTo('login', locale)}\\?`));

  expect(await refusalOf(page, member)).toBe(await refusalOf(page, { login: 'nobody@tarima.test' }));
  await expect(memberOf(stack, member)).rejects.toThrow('could not sign in');
  const { deleteIdentity } = await otherDevice.graph.run(operations.deleteIdentity, {});
  expect(deleteIdentity.code, 'a second time, from another device').toBe('IDENTITY_NOT_FOUND');
  await expect(memberOf(stack, staying)).resolves.toBeDefined();
});

test('a session that has ended deletes nothing and leads to sign-in (ACCOUNT-46)', async ({
  page,
  stack,
  memberLike,
}) => {
  const staying = await memberLike('ana');
  await signIn(page, costaRica, staying);
  await openPage(page, pathTo('my-account', costaRica));
  const { words, open, tickAndConfirm, modal } = leavingOf(page, costaRica);
  await open();
  await page.context().clearCookies();
  await tickAndConfirm();
  const ended = page.getByRole('dialog', { name: words('Your session has ended') });
  await expect(ended).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(ended.getByRole('link', { name: words('Sign in') })).toBeVisible();
  await expect(memberOf(stack, staying)).resolves.toBeDefined();
});
