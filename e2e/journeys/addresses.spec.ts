import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { AddressBook } from './address-book.ts';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';

const costaRica = getLocale('es', 'CR');
/** Demo member whose data the members have, and a phone number of their country. */
const demoMember = 'esteban';
const phone = '8642 5333';

test('saves an address found by search, then updates and deletes it', async ({ page, createMemberLike }) => {
  const book = new AddressBook(page, costaRica, 'Busqueda');
  await book.open(await createMemberLike(demoMember));
  await book.openForm();
  await expect(book.saveButton).toBeDisabled();
  await book.selectPlace('iglesia san rafael', /San Rafael/);
  await book.fillDetails('12');
  await expect(book.saveButton).toBeDisabled();
  await expect(book.form.getByText(book.translate('Check the phone number.'))).toBeVisible();
  await book.form.getByLabel(book.translate('Phone'), { exact: true }).fill(phone);
  await book.expectSaved();

  await book.button('Edit {name}', { name: book.alias }).click();
  const name = book.form.getByLabel(book.translate('Address name'));
  await expect(name).toHaveValue(book.alias);
  await expect(book.location).toHaveValue(/San Rafael/);
  const changed = `${book.alias} 2`;
  await name.fill(changed);
  await book.button('Update address').click();
  await expect(book.card(changed)).toBeVisible();
  await expect(book.card()).toHaveCount(0);
  await book.deleteAddress(changed);
});

test('saves an address whose pin is placed, moved and confirmed on the map (ADDRESSES-62, ADDRESSES-66, ADDRESSES-68, ADDRESSES-95)', async ({
  page,
  createMemberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Marcador');
  await book.open(await createMemberLike(demoMember));
  await book.openForm();
  await book.fillDetails(phone);
  await book.button('Place the pin on the map').click();
  await book.form
    .getByRole('group', { name: book.translate('Map: move the pin with the arrow keys, or tap the map to place it') })
    .click({ position: { x: 150, y: 200 } });
  await book.button('Confirm pin').click();
  await expect(book.location).not.toHaveValue('');
  await expect(book.saveButton).toBeEnabled();

  // Saving is disabled while the pin is being moved.
  await book.button('Move pin').click();
  await expect(book.saveButton).toBeDisabled();
  const pin = book.form.getByRole('button', { name: book.translate('Pin: move it with the arrow keys') });
  await pin.focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await book.button('Confirm pin').click();
  await expect(book.saveButton).toBeEnabled();
  await book.expectSaved();
  await book.deleteAddress();
});

test('saves an address with manually selected province, canton and district (ADDRESSES-70, ADDRESSES-74, ADDRESSES-77)', async ({
  page,
  createMemberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Mano');
  await book.open(await createMemberLike(demoMember));
  await book.openForm();
  await book.fillDetails(phone);
  await book.form
    .getByText(
      book.translate('Choose {province}, {city} and {district} manually', {
        province: 'provincia',
        city: 'cantón',
        district: 'distrito',
      }),
    )
    .click();
  for (const [level, name] of [
    ['Province', 'San José'],
    ['Canton', 'Escazú'],
    ['District', 'San Rafael'],
  ] as const) {
    await book.form.getByLabel(book.translate(level), { exact: true }).selectOption({ label: name });
  }
  await expect(book.location).toHaveValue('San Rafael, Escazú, San José');
  await expect(book.saveButton).toBeEnabled();
  await book.expectSaved();
  await book.button('Edit {name}', { name: book.alias }).click();
  await expect(book.form.getByLabel(book.translate('District'), { exact: true })).toHaveValue(/./);
  await page.keyboard.press('Escape');
  await book.deleteAddress();
});

test('uses the device’s location, and explains when it is unavailable (ADDRESSES-50, ADDRESSES-51)', async ({
  page,
  context,
  createMemberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Actual');
  await book.open(await createMemberLike(demoMember));
  await book.openForm();
  await book.button('Use my current location').click();
  await expect(book.form.getByText(book.translate('Error: The Geolocation service failed.'))).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.9325, longitude: -84.1 });
  await book.button('Use my current location').click();
  await expect(book.form.getByText(book.translate('We deliver here.'))).toBeVisible();
  await context.setGeolocation({ latitude: 40.4, longitude: -3.7 });
  await book.button('Use my current location').click();
  await expect(
    book.form.getByRole('status').filter({
      hasText: book.translate('That location isn’t in this country. Search for another one or move the pin.'),
    }),
  ).toBeVisible();
});

test('blocks an address outside every delivery area and offers pickup at a club (ADDRESSES-83, ADDRESSES-96)', async ({
  page,
  createMemberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Lejos');
  await book.open(await createMemberLike(demoMember));
  await book.openForm();
  await book.fillDetails(phone);
  await book.location.fill('Golfito');
  await book.places.first().click();
  await expect(book.form.getByText(book.translate('Outside our delivery area'))).toBeVisible();
  await expect(book.saveButton).toBeDisabled();
  await book.button('Pick up at a club').click();
  const clubs = page.getByRole('dialog', { name: book.translate('Where will you pick up?') });
  await expect(clubs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clubs).toBeHidden();
  await expect(book.form.getByLabel(book.translate('Address name'))).toHaveValue('Lejos');
});

test('changes the default address (ADDRESSES-9)', async ({ page, createMemberLike }) => {
  const book = new AddressBook(page, getLocale('es', 'SV'), 'Segunda');
  await book.open(await createMemberLike('roberto'));
  await book.openForm();
  await book.selectPlace('salvador del mundo', /Salvador del Mundo/);
  await book.fillDetails('7811 0033');
  await book.expectSaved();
  const isDefault = (alias: string) => book.card(alias).getByText(book.translate('Default'), { exact: true });
  await expect(isDefault('Casa')).toBeVisible();
  await book.button('Set as default: {name}', { name: 'Segunda' }).click();
  await expect(isDefault('Segunda')).toBeVisible();
  await expect(isDefault('Casa')).toHaveCount(0);
});

test('delivers a cart to an address that is added from the cart page (DELIVERY-23, DELIVERY-28, DELIVERY-31, DELIVERY-39)', async ({
  page,
  createMemberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Casa nueva');
  const member = await createMemberLike('mariela');
  await book.open(member);
  for (const alias of member.addresses) await book.deleteAddress(alias);
  await fillCart(page, costaRica, '6401');
  await openPage(page, pathTo('cart', costaRica));
  const pickUp = page.getByRole('radio', { name: book.translate('Pick up at a club') });
  await expect(pickUp).toBeChecked();
  const delivery = page.getByRole('radio', { name: book.translate('Home delivery') });
  await delivery.click();

  const preferences = page.getByRole('dialog', { name: book.translate('Pickup or delivery') });
  const save = preferences.getByRole('button', { name: book.translate('Save') });
  await expect(preferences.getByText(book.translate('You have no saved addresses yet.'))).toBeVisible();
  await expect(save).toBeDisabled();
  await preferences.getByRole('button', { name: book.translate('Add an address') }).click();
  await book.selectPlace('iglesia san rafael', /San Rafael/);
  await book.fillDetails(phone);
  await book.saveButton.click();
  await expect(book.form).toBeHidden();
  await expect(preferences.getByText(book.alias)).toBeVisible();
  await save.click();
  await expect(preferences).toBeHidden();
  await expect(delivery).toBeChecked();
  await page.reload();
  await expect(delivery).toBeChecked();
  const choice = page.getByRole('region', { name: book.translate('Pickup or delivery') });
  await expect(choice.getByText(book.alias)).toBeVisible();
});
