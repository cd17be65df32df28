import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { AddressBook } from './address-book.ts';
import { tabTo } from './keys.ts';
import { expect, test } from './test.ts';

const readers = [
  { locale: getLocale('es', 'CR'), demoMember: 'esteban', phone: '8642 5333' },
  { locale: getLocale('en', 'JM'), demoMember: 'tanya', phone: '876 473 1405' },
] as const;

for (const { locale, demoMember, phone } of readers) {
  test(`creates and deletes an address by keyboard in ${locale.code} without axe violations`, async ({
    page,
    createMemberLike,
  }) => {
    const book = new AddressBook(page, locale, 'Teclado');
    await book.open(await createMemberLike(demoMember));
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
    await expect(book.form.getByText(book.translate('We deliver here.'))).toBeVisible();

    await tabTo(page, book.button('Move pin'));
    await page.keyboard.press('Enter');
    await tabTo(
      page,
      book.form.getByRole('button', { name: book.translate('Pin: move it with the arrow keys') }),
      'Shift+Tab',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowLeft');
    await expectAccessible(page);
    await tabTo(page, book.button('Confirm pin'));
    await page.keyboard.press('Enter');
    await expect(book.button('Move pin')).toBeVisible();

    for (const [label, text] of [
      ['Delivery instructions', 'Portón verde'],
      ['Address name', 'Teclado'],
      ['Recipient', 'Ana Rojas'],
      ['Phone', phone],
    ] as const) {
      await tabTo(page, book.form.getByLabel(book.translate(label), { exact: true }));
      await page.keyboard.type(text);
    }
    await expect(book.saveButton).toBeEnabled();
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
