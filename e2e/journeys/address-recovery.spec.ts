import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { AddressBook } from './address-book.ts';
import { openPage } from './interactive.ts';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { signIn, signInFromPage } from './visitors.ts';

const costaRica = getLocale('es', 'CR');
const phone = '8642 5333';
const locale = getLocale('es', 'DO');

/** Forwards the first request to save a new address but drops its response. */
async function dropFirstResponse(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || route.request().postDataJSON().operationName !== 'AddAddress') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('reports a save with a lost response, keeps the input, and saves the address once with the latest input (ADDRESSES-19, ADDRESSES-20, ADDRESSES-100, ADDRESSES-101)', async ({
  page,
  watch,
  createMemberLike,
}) => {
  watch.allow(/net::ERR_FAILED/);
  const book = new AddressBook(page, costaRica, 'Perdida');
  await book.open(await createMemberLike('esteban'));
  await book.openForm();
  await book.selectPlace('iglesia san rafael', /San Rafael/);
  await book.fillDetails(phone);
  await dropFirstResponse(page);
  await book.saveButton.click();
  const errorMessage = book.form.getByText(
    book.translate('We couldn’t save your address. What you entered is still here; try again.'),
  );
  await expect(errorMessage).toBeVisible();
  await expect(book.form.getByLabel(book.translate('Recipient'))).toHaveValue('Ana Núñez-Rojas');
  await book.form.getByLabel(book.translate('Delivery instructions')).fill('Portón azul');
  await book.expectSaved();
  await expect(book.card()).toHaveCount(1);
  await expect(book.card()).toContainText('Portón azul');
  await book.deleteAddress();
});

test('restores the form after the session ended and the member signed in again (ACCOUNT-24, ACCOUNT-23, ADDRESSES-103, ADDRESSES-107)', async ({
  page,
  createMemberLike,
}) => {
  const member = await createMemberLike('esteban');
  const book = new AddressBook(page, costaRica, 'Sesion');
  await book.open(member);
  await book.openForm();
  await book.selectPlace('iglesia san rafael', /San Rafael/);
  await book.fillDetails(phone);
  await page.context().clearCookies();
  await book.saveButton.click();
  const sessionDialog = page.getByRole('dialog', { name: book.translate('Your session has ended') });
  await expect(sessionDialog).toBeVisible();
  await expectAccessible(page);
  await sessionDialog.getByRole('link', { name: book.translate('Sign in') }).click();
  await signInFromPage(page, costaRica, member);
  await page.waitForURL(`**${pathTo('address-book', costaRica)}`);

  await expect(book.form.getByText(book.translate('We’ve restored the details you entered earlier.'))).toBeVisible();
  await expect(book.location).toHaveValue(/San Rafael/);
  await expect(book.form.getByLabel(book.translate('Address name'))).toHaveValue(book.alias);
  await expectAccessible(page);
  await book.expectSaved();
  await page.reload();
  await expect(book.card()).toHaveCount(1);
  await expect(book.form).toBeHidden();
  await book.deleteAddress();
});

test('changes nothing after the session ended and offers sign-in (ACCOUNT-24, ACCOUNT-23)', async ({
  page,
  createMemberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Casa');
  await book.open(await createMemberLike('esteban'));
  await page.context().clearCookies();
  await book.button('Delete {name}', { name: book.alias }).click();
  await book.button('Yes, delete it').click();
  await expect(page.getByRole('dialog', { name: book.translate('Your session has ended') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book.card()).toBeVisible();
});

test('adds and updates an address from the delivery panel (ADDRESSES-6, ADDRESSES-40, DELIVERY-22, DELIVERY-36)', async ({
  page,
  createMemberLike,
}) => {
  const member = await createMemberLike('rosanny');
  const [home = ''] = member.addresses;
  const book = new AddressBook(page, locale, 'Playa');
  await signIn(page, locale, member);
  await openPage(page, pathTo('home', locale));
  await findVisible(page.locator('a[aria-haspopup=dialog]')).click();
  const panel = page.getByRole('dialog', { name: book.translate('Pickup or delivery') });
  await panel.getByRole('radio', { name: book.translate('Home delivery') }).check();
  await expect(panel.getByText(home, { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: book.translate('Add an address') }).click();
  await expect(book.location).toBeVisible();
  await expect(book.form.getByRole('checkbox'), 'the delivery address becomes the default').toHaveCount(0);
  await book.selectPlace('mirador sur', /Santo Domingo/);
  await book.fillDetails('809 551 0214');
  await book.saveButton.click();
  await expect(book.form).toBeHidden();
  await expect(panel.locator('b').getByText('Playa')).toBeVisible();

  await panel.getByRole('button', { name: book.translate('Edit {name}', { name: 'Playa' }) }).click();
  const alias = book.form.getByLabel(book.translate('Address name'));
  await expect(alias).toHaveValue('Playa');
  await alias.fill('Malecón');
  await book.button('Update address').click();
  await expect(book.form).toBeHidden();
  await expect(panel.locator('b').getByText('Malecón')).toBeVisible();
  await panel.getByRole('button', { name: book.translate('Save') }).click();
  await expect(panel).toBeHidden();
  await expect(findVisible(page.getByText('Malecón'))).toBeVisible();

  await openPage(page, pathTo('address-book', locale));
  await expect(book.card('Malecón').getByText(book.translate('Default'), { exact: true })).toBeVisible();
  await book.button('Delete {name}', { name: 'Malecón' }).click();
  await expect(
    page.getByText(book.translate('This is your default address. You can choose another default later.')),
  ).toBeVisible();
  await book.button('Keep it').click();
  await book.deleteAddress('Malecón');
  await expect(book.card(home)).toBeVisible();
});
