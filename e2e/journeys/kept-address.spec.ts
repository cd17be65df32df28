import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { AddressBook } from './address-book.ts';
import { openPage } from './interactive.ts';
import { visible } from './shop.ts';
import { expect, test } from './test.ts';
import { signIn, signInFromPage } from './visitors.ts';

const costaRica = getLocale('es', 'CR');
const phone = '8642 5333';
const locale = getLocale('es', 'DO');

/** The first request to save a new address gets through, but its answer is lost. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || route.request().postDataJSON().operationName !== 'AddAddress') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('a save whose answer is lost: told, nothing lost, and saved once with what was written last (ADDRESSES-19, ADDRESSES-20, ADDRESSES-100, ADDRESSES-101)', async ({
  page,
  watch,
  memberLike,
}) => {
  watch.allow(/net::ERR_FAILED/);
  const book = new AddressBook(page, costaRica, 'Perdida');
  await book.open(await memberLike('esteban'));
  await book.openForm();
  await book.search('iglesia san rafael', /San Rafael/);
  await book.write(phone);
  await loseFirstAnswer(page);
  await book.save.click();
  const told = book.form.getByText(
    book.words('We couldn’t save your address. What you entered is still here; try again.'),
  );
  await expect(told).toBeVisible();
  await expect(book.form.getByLabel(book.words('Recipient'))).toHaveValue('Ana Núñez-Rojas');
  await book.form.getByLabel(book.words('Delivery instructions')).fill('Portón azul');
  await book.expectSaved();
  await expect(book.card()).toHaveCount(1);
  await expect(book.card()).toContainText('Portón azul');
  await book.remove();
});

test('a session that ends in the middle of the form: after signing in again everything stands there (ACCOUNT-24, ACCOUNT-23, ADDRESSES-103, ADDRESSES-107)', async ({
  page,
  memberLike,
}) => {
  const member = await memberLike('esteban');
  const book = new AddressBook(page, costaRica, 'Sesion');
  await book.open(member);
  await book.openForm();
  await book.search('iglesia san rafael', /San Rafael/);
  await book.write(phone);
  await page.context().clearCookies();
  await book.save.click();
  const ended = page.getByRole('dialog', { name: book.words('Your session has ended') });
  await expect(ended).toBeVisible();
  await expectAccessible(page);
  await ended.getByRole('link', { name: book.words('Sign in') }).click();
  await signInFromPage(page, costaRica, member);
  await page.waitForURL(`**${pathTo('address-book', costaRica)}`);

  await expect(book.form.getByText(book.words('We’ve restored the details you entered earlier.'))).toBeVisible();
  await expect(book.location).toHaveValue(/San Rafael/);
  await expect(book.form.getByLabel(book.words('Address name'))).toHaveValue(book.alias);
  await expectAccessible(page);
  await book.expectSaved();
  await page.reload();
  await expect(book.card()).toHaveCount(1);
  await expect(book.form).toBeHidden();
  await book.remove();
});

test('the address book after the session ended: no change, and the way to sign in (ACCOUNT-24, ACCOUNT-23)', async ({
  page,
  memberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Casa');
  await book.open(await memberLike('esteban'));
  await page.context().clearCookies();
  await book.button('Delete {name}', { name: book.alias }).click();
  await book.button('Yes, delete it').click();
  await expect(page.getByRole('dialog', { name: book.words('Your session has ended') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book.card()).toBeVisible();
});

test('from the delivery panel: an address is added and changed where the goods go (ADDRESSES-6, ADDRESSES-40, DELIVERY-22, DELIVERY-36)', async ({
  page,
  memberLike,
}) => {
  const member = await memberLike('rosanny');
  const [home = ''] = member.addresses;
  const book = new AddressBook(page, locale, 'Playa');
  await signIn(page, locale, member);
  await openPage(page, pathTo('home', locale));
  await visible(page.locator('a[aria-haspopup=dialog]')).click();
  const panel = page.getByRole('dialog', { name: book.words('Pickup or delivery') });
  await panel.getByRole('radio', { name: book.words('Home delivery') }).check();
  await expect(panel.getByText(home, { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: book.words('Add an address') }).click();
  await expect(book.location).toBeVisible();
  await expect(book.form.getByRole('checkbox'), 'what is delivered to is the default').toHaveCount(0);
  await book.search('mirador sur', /Santo Domingo/);
  await book.write('809 551 0214');
  await book.save.click();
  await expect(book.form).toBeHidden();
  await expect(panel.locator('b').getByText('Playa')).toBeVisible();

  await panel.getByRole('button', { name: book.words('Edit {name}', { name: 'Playa' }) }).click();
  const alias = book.form.getByLabel(book.words('Address name'));
  await expect(alias).toHaveValue('Playa');
  await alias.fill('Malecón');
  await book.button('Update address').click();
  await expect(book.form).toBeHidden();
  await expect(panel.locator('b').getByText('Malecón')).toBeVisible();
  await panel.getByRole('button', { name: book.words('Save') }).click();
  await expect(panel).toBeHidden();
  await expect(visible(page.getByText('Malecón'))).toBeVisible();

  await openPage(page, pathTo('address-book', locale));
  await expect(book.card('Malecón').getByText(book.words('Default'), { exact: true })).toBeVisible();
  await book.button('Delete {name}', { name: 'Malecón' }).click();
  await expect(
    page.getByText(book.words('This is your default address. You can choose another default later.')),
  ).toBeVisible();
  await book.button('Keep it').click();
  await book.remove('Malecón');
  await expect(book.card(home)).toBeVisible();
});
