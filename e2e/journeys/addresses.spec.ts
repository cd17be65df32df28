import { getLocale } from '@tarima/markets/locale';
import { AddressBook } from './address-book.ts';
import { expect, test } from './test.ts';

const costaRica = getLocale('es', 'CR');
/** Whom the members are like, and a phone of their country. */
const like = 'esteban';
const phone = '8642 5333';

test('by search: saved, changed, deleted', async ({ page, memberLike }) => {
  const book = new AddressBook(page, costaRica, 'Busqueda');
  await book.open(await memberLike(like));
  await book.openForm();
  await expect(book.save).toBeDisabled();
  await book.search('iglesia san rafael', /San Rafael/);
  await book.write('12');
  await expect(book.save).toBeDisabled();
  await expect(book.form.getByText(book.words('Check the phone number.'))).toBeVisible();
  await book.form.getByLabel(book.words('Phone'), { exact: true }).fill(phone);
  await book.expectSaved();

  await book.button('Edit {name}', { name: book.alias }).click();
  const name = book.form.getByLabel(book.words('Address name'));
  await expect(name).toHaveValue(book.alias);
  await expect(book.location).toHaveValue(/San Rafael/);
  const changed = `${book.alias} 2`;
  await name.fill(changed);
  await book.button('Update address').click();
  await expect(book.card(changed)).toBeVisible();
  await expect(book.card()).toHaveCount(0);
  await book.remove(changed);
});

test('by pin: placed on the map, moved, confirmed (ADDRESSES-62, ADDRESSES-66, ADDRESSES-68, ADDRESSES-95)', async ({
  page,
  memberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Marcador');
  await book.open(await memberLike(like));
  await book.openForm();
  await book.write(phone);
  await book.button('Place the pin on the map').click();
  await book.form
    .getByRole('group', { name: book.words('Map: move the pin with the arrow keys, or tap the map to place it') })
    .click({ position: { x: 150, y: 200 } });
  await book.button('Confirm pin').click();
  await expect(book.location).not.toHaveValue('');
  await expect(book.save).toBeEnabled();

  // Nothing is saved while the pin is being moved.
  await book.button('Move pin').click();
  await expect(book.save).toBeDisabled();
  const pin = book.form.getByRole('button', { name: book.words('Pin: move it with the arrow keys') });
  await pin.focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await book.button('Confirm pin').click();
  await expect(book.save).toBeEnabled();
  await book.expectSaved();
  await book.remove();
});

test('by hand: province, city and district, without a search or a pin (ADDRESSES-70, ADDRESSES-74, ADDRESSES-77)', async ({
  page,
  memberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Mano');
  await book.open(await memberLike(like));
  await book.openForm();
  await book.write(phone);
  await book.form
    .getByText(
      book.words('Choose {province}, {city} and {district} manually', {
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
    await book.form.getByLabel(book.words(level), { exact: true }).selectOption({ label: name });
  }
  await expect(book.location).toHaveValue('San Rafael, Escazú, San José');
  await expect(book.save).toBeEnabled();
  await book.expectSaved();
  await book.button('Edit {name}', { name: book.alias }).click();
  await expect(book.form.getByLabel(book.words('District'), { exact: true })).toHaveValue(/./);
  await page.keyboard.press('Escape');
  await book.remove();
});

test('by the device’s own position; what keeps it from being known is told (ADDRESSES-50, ADDRESSES-51)', async ({
  page,
  context,
  memberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Actual');
  await book.open(await memberLike(like));
  await book.openForm();
  await book.button('Use my current location').click();
  await expect(book.form.getByText(book.words('Error: The Geolocation service failed.'))).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.9325, longitude: -84.1 });
  await book.button('Use my current location').click();
  await expect(book.form.getByText(book.words('We deliver here.'))).toBeVisible();
  await context.setGeolocation({ latitude: 40.4, longitude: -3.7 });
  await book.button('Use my current location').click();
  await expect(
    book.form.getByRole('status').filter({ hasText: book.words('That location is outside the country.') }),
  ).toBeVisible();
});

test('outside every club’s coverage: told, not saved, with the clubs as a way out (ADDRESSES-83, ADDRESSES-96)', async ({
  page,
  memberLike,
}) => {
  const book = new AddressBook(page, costaRica, 'Lejos');
  await book.open(await memberLike(like));
  await book.openForm();
  await book.write(phone);
  await book.location.fill('Golfito');
  await book.places.first().click();
  await expect(book.form.getByText(book.words('Outside our delivery area'))).toBeVisible();
  await expect(book.save).toBeDisabled();
  await book.button('Pick up at a club').click();
  const clubs = page.getByRole('dialog', { name: book.words('Where will you pick up?') });
  await expect(clubs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clubs).toBeHidden();
  await expect(book.form.getByLabel(book.words('Address name'))).toHaveValue('Lejos');
});

test('another address becomes the default (ADDRESSES-9)', async ({ page, memberLike }) => {
  const book = new AddressBook(page, getLocale('es', 'SV'), 'Segunda');
  await book.open(await memberLike('roberto'));
  await book.openForm();
  await book.search('salvador del mundo', /Salvador del Mundo/);
  await book.write('7811 0033');
  await book.expectSaved();
  const isDefault = (alias: string) => book.card(alias).getByText(book.words('Default'), { exact: true });
  await expect(isDefault('Casa')).toBeVisible();
  await book.button('Set as default: {name}', { name: 'Segunda' }).click();
  await expect(isDefault('Segunda')).toBeVisible();
  await expect(isDefault('Casa')).toHaveCount(0);
});
