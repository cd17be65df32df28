import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillSignIn, signIn } from './visitors.ts';

const trinidad = getLocale('en', 'TT');
const costaRica = getLocale('es', 'CR');

/** Page object of the modal in which members delete their online account. */
function createDeleteModal(page: Page, { language }: Locale) {
  const translate = (message: string) => translateMessage(language, message);
  const modal = page.getByRole('dialog', { name: translate('Delete your online account?') });
  const checkbox = modal.getByRole('checkbox');
  const confirmButton = modal.getByRole('button', { name: translate('Delete my online account') });
  return {
    translate,
    modal,
    checkbox,
    confirmButton,
    keepButton: modal.getByRole('button', { name: translate('Keep my account') }),
    async open() {
      await waitUntilInteractive(page);
      await page.getByRole('button', { name: translate('Delete my online account') }).click();
      await expect(modal).toBeVisible();
    },
    async confirmDeletion() {
      await checkbox.check();
      await confirmButton.click();
    },
  };
}

/** Tries to sign in with the demo members' password. @returns the error message of the identity provider */
async function fetchSignInError(page: Page, member: { login: string }): Promise<string> {
  await page.goto('/auth/login');
  await fillSignIn(page, member);
  return page.getByRole('alert').innerText();
}

test('deletes an online account, signs the member out, and rejects later sign-ins (ACCOUNT-37, ACCOUNT-40, ACCOUNT-42, ACCOUNT-43)', async ({
  page,
  stack,
  watch,
  createMemberLike,
}) => {
  // The identity provider responds to a failed sign-in with 422.
  watch.allow(/status of 422/);
  const locale = trinidad;
  const member = await createMemberLike('anil');
  const otherMember = await createMemberLike('ana');
  const account = pathTo('my-account', locale);
  const otherDevice = await createMemberShopper(stack, member, {
    market: locale.market.code,
    language: locale.language,
    club: '7101',
  });
  await signIn(page, locale, member);
  await openPage(page, account);
  const { translate, open, checkbox, confirmButton, modal } = createDeleteModal(page, locale);

  await open();
  await expect(confirmButton).toBeDisabled();
  await checkbox.focus();
  await page.keyboard.press('Enter');
  await expect(modal, 'Enter does not delete').toBeVisible();
  await page.keyboard.press('Space');
  await expect(confirmButton).toBeEnabled();
  await expectAccessible(page);
  await confirmButton.click();

  await page.waitForURL((url) => url.pathname === pathTo('home', locale) && url.search === '');
  await expect(
    page.getByText(translate('Your online account has been deleted. Your membership hasn’t changed.')),
  ).toBeVisible();
  expect(await (await page.request.get('/auth/guest')).json()).toBe(true);
  await page.goto(account);
  await expect(page, 'a guest').toHaveURL(new RegExp(`${pathTo('login', locale)}\\?`));

  expect(await fetchSignInError(page, member)).toBe(await fetchSignInError(page, { login: 'nobody@tarima.test' }));
  await expect(createMemberShopper(stack, member)).rejects.toThrow('could not sign in');
  const { deleteIdentity } = await otherDevice.graph.run(operations.deleteIdentity, {});
  expect(deleteIdentity.code, 'a second time, from another device').toBe('IDENTITY_NOT_FOUND');
  await expect(createMemberShopper(stack, otherMember)).resolves.toBeDefined();
});

test('deletes nothing after the session has ended and offers sign-in (ACCOUNT-46)', async ({
  page,
  stack,
  createMemberLike,
}) => {
  const otherMember = await createMemberLike('ana');
  await signIn(page, costaRica, otherMember);
  await openPage(page, pathTo('my-account', costaRica));
  const { translate, open, confirmDeletion, modal } = createDeleteModal(page, costaRica);
  await open();
  await page.context().clearCookies();
  await confirmDeletion();
  const sessionDialog = page.getByRole('dialog', { name: translate('Your session has ended') });
  await expect(sessionDialog).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(sessionDialog.getByRole('link', { name: translate('Sign in') })).toBeVisible();
  await expect(createMemberShopper(stack, otherMember)).resolves.toBeDefined();
});
