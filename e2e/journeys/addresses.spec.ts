import { getLocale } from '@tarima/markets/locale';
import { AddressBook } from './address-book.ts';
import { tabTo } from './keys.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';

const costaRica = getLocale('es', 'CR');
const readers = [
  { locale: costaRica, like: 'esteban', phone: '8642 5333' },
  { locale: getLocale('en', 'JM'), like: 'tanya', phone: '876 473 1405' },
] as const;
const [ticoReader] = readers;

test('by search: saved, changed, deleted', async ({ page, memberLike }) => {
  const book = new AddressBook(page, costaRica, 'Busqueda');
  await book.open(await memberLike(ticoReader.like));
  await book.openForm();
  await expect(book.save).toBeDisabled();
  await book.search('iglesia san rafael', /San Rafael/);
  await book.write('12');
  await expect(book.save).toBeDisabled();
  await expect(book.form.getByText(book.words('The phone is not a number of that country.'))).toBeVisible();
  await book.form.getByLabel(book.words('Phone'), { exact: true }).fill(ticoReader.phone);
  await book.expectSaved();

  await book.button('Edit {name}', { name: book.alias }).click();
  const name = book.form.getByLabel(book.words('Name of this address'));
  await expect(name).toHaveValue(book.alias);
  await expect(book.location).toHaveValue(/San Rafael/);
  const changed = `${book.alias} 2`;
  await name.fill(changed);
  await book.button('Update address').click();
  await expect(book.card(changed)).toBeVisible();
  await expect(book.card()).toHaveCount(0);
  await book.remove(changed);
});

test('by pin: placed on the map, moved, confirmed', async ({ page, memberLike }) => {
  const book = new AddressBook(page, costaRica, 'Marcador');
  await book.open(await memberLike(ticoReader.like));
  await book.openForm();
  await book.write(ticoReader.phone);
  await book.button('Place the pin yourself').click();
  await book.form
    .getByRole('group', { name: book.words('Map: move the pin with the arrow keys, or press where it belongs') })
    .click({ position: { x: 150, y: 200 } });
  await book.button('Confirm pin').click();
  await expect(book.location).not.toHaveValue('');
  await expect(book.save).toBeEnabled();

  // Nothing is saved while the pin is being moved.
  await book.button('Edit pin').click();
  await expect(book.save).toBeDisabled();
  const pin = book.form.getByRole('button', { name: book.words('Pin: move it with the arrow keys') });
  await pin.focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await book.button('Confirm pin').click();
  await expect(book.save).toBeEnabled();
  await book.expectSaved();
  await book.remove();
});

test('by hand: province, city and district, without a search or a pin', async ({ page, memberLike }) => {
  const book = new AddressBook(page, costaRica, 'Mano');
  await book.open(await memberLike(ticoReader.like));
  await book.openForm();
  await book.write(ticoReader.phone);
  await book.form
    .getByText(
      book.words('Choose {province}, {city} and {district} by hand', {
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

test('by the device’s own position; what keeps it from being known is told', async ({ page, context, memberLike }) => {
  const book = new AddressBook(page, costaRica, 'Actual');
  await book.open(await memberLike(ticoReader.like));
  await book.openForm();
  await book.button('Use my current location').click();
  await expect(book.form.getByText(book.words('Error: The Geolocation service failed.'))).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 9.9325, longitude: -84.1 });
  await book.button('Use my current location').click();
  await expect(book.form.getByText(book.words('A club delivers here.'))).toBeVisible();
  await context.setGeolocation({ latitude: 40.4, longitude: -3.7 });
  await book.button('Use my current location').click();
  await expect(
    book.form.getByRole('status').filter({ hasText: book.words('The place is outside the country.') }),
  ).toBeVisible();
});

test('outside every club’s coverage: told, not saved, with the clubs as a way out', async ({ page, memberLike }) => {
  const book = new AddressBook(page, costaRica, 'Lejos');
  await book.open(await memberLike(ticoReader.like));
  await book.openForm();
  await book.write(ticoReader.phone);
  await book.location.fill('Golfito');
  await book.places.first().click();
  await expect(book.form.getByText(book.words('Outside our delivery area'))).toBeVisible();
  await expect(book.save).toBeDisabled();
  await book.button('Collect at a club').click();
  const clubs = page.getByRole('dialog', { name: book.words('Where will you collect?') });
  await expect(clubs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clubs).toBeHidden();
  await expect(book.form.getByLabel(book.words('Name of this address'))).toHaveValue('Lejos');
});

test('another address becomes the default', async ({ page, memberLike }) => {
  const book = new AddressBook(page, getLocale('es', 'SV'), 'Segunda');
  await book.open(await memberLike('roberto'));
  await book.openForm();
  await book.search('salvador del mundo', /Salvador del Mundo/);
  await book.write('7811 0033');
  await book.expectSaved();
  const isDefault = (alias: string) => book.card(alias).getByText(book.words('Offered first'), { exact: true });
  await expect(isDefault('Casa')).toBeVisible();
  await book.button('Offer first: {name}', { name: 'Segunda' }).click();
  await expect(isDefault('Segunda')).toBeVisible();
  await expect(isDefault('Casa')).toHaveCount(0);
});

for (const { locale, like, phone } of readers) {
  test(`by keyboard alone in ${locale.code}, with no fault that axe finds`, async ({ page, memberLike }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'A keyboard stands on a desk.');
    const book = new AddressBook(page, locale, 'Teclado');
    await book.open(await memberLike(like));
    await expectAccessible(page);
    await book.button('Add an address').focus();
    await page.keyboard.press('Enter');
    await expect(book.location).toBeVisible();
    await tabTo(page, book.location);
    await page.keyboard.type(locale.language === 'es' ? 'iglesia san rafael' : 'half way tree');
    await expect(book.places.first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(book.places).toHaveCount(0);
    await expect(book.form).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(book.form.getByText(book.words('A club delivers here.'))).toBeVisible();

    await tabTo(page, book.button('Edit pin'));
    await page.keyboard.press('Enter');
    await tabTo(
      page,
      book.form.getByRole('button', { name: book.words('Pin: move it with the arrow keys') }),
      'Shift+Tab',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowLeft');
    await expectAccessible(page);
    await tabTo(page, book.button('Confirm pin'));
    await page.keyboard.press('Enter');
    await expect(book.button('Edit pin')).toBeVisible();

    for (const [label, text] of [
      ['How to find the door', 'Portón verde'],
      ['Name of this address', 'Teclado'],
      ['Who receives', 'Ana Rojas'],
      ['Phone', phone],
    ] as const) {
      await tabTo(page, book.form.getByLabel(book.words(label), { exact: true }));
      await page.keyboard.type(text);
    }
    await expect(book.save).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(book.form).toBeHidden();
    await expect(book.button('Add an address')).toBeFocused();
    await tabTo(page, book.button('Delete {name}', { name: 'Teclado' }));
    await page.keyboard.press('Enter');
    await tabTo(page, book.button('Yes, delete it'));
    await page.keyboard.press('Enter');
    await expect(book.card()).toHaveCount(0);
  });
}
