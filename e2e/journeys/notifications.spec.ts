import type { Locator } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { expectAccessible } from './accessibility.ts';
import { AddressBook } from './address-book.ts';
import { getBox } from './box.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage } from './interactive.ts';
import { findVisible } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart } from './visitors.ts';

const locale = getLocale('es', 'CR');
const translate = (message: string) => translateMessage('es', message);
const refusal = (field: string, message: string) => ({
  json: { data: { [field]: { __typename: 'CartBusy', code: 'CART_BUSY', message } } },
});

/** Expects that a notification in a dialog covers neither its header nor its content nor its footer. */
async function expectBeside(dialog: Locator, notice: Locator): Promise<void> {
  const countCovered = async () => {
    const { top, bottom } = await getBox(notice);
    const parts = await dialog.locator('> div').filter({ hasNot: notice }).all();
    expect(parts.length).toBeGreaterThan(1);
    const boxes = await Promise.all(parts.map(getBox));
    return boxes.filter((part) => part.top < bottom && top < part.bottom).length;
  };
  // Both move while they appear.
  await expect.poll(countCovered).toBe(0);
}

test('keeps a persistent notification until it is closed (ERRORS-23, ROUTING-55)', async ({ page }) => {
  await page.clock.install();
  await page.goto(pathTo('home', locale, {}, { signIn: 'failed' }));
  const notice = page.getByRole('listitem').filter({ hasText: translate('We couldn’t sign you in. Try again.') });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(60_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: translate('Close') }).click();
  await expect(notice).toBeHidden();
});

test('shows notifications above an open modal, and closes all modals on navigation (ERRORS-26, ERRORS-27, ERRORS-46, ERRORS-59)', async ({
  page,
}) => {
  await mockOperation(page, 'SetDelivery', (route) => route.fulfill(refusal('setCartDelivery', 'Aviso del club')));
  await openPage(page, pathTo('categories', locale));
  await fillCart(page, locale, '6401');
  await page.context().addCookies([{ name: 'tarima.club', value: '6401', url: page.url() }]);
  await openPage(page, pathTo('cart', locale));
  await findVisible(page.getByRole('link', { name: new RegExp(`^${translate('Pick up at')}`) })).click();
  const preferences = page.getByRole('dialog', { name: translate('Pickup or delivery') });
  await preferences.getByRole('button', { name: translate('Save') }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Aviso del club' });
  await expect(notice).toBeVisible();
  await expectBeside(preferences, notice);
  await notice.getByRole('button', { name: translate('Close') }).click();
  await expect(notice).toBeHidden();

  await preferences.getByRole('button', { name: translate('Choose another club') }).click();
  await expect(page.getByRole('dialog', { name: translate('Where will you pick up?') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('getComputedStyle(document.body).overflowY')).not.toBe('hidden');
});

test('shows notifications beside the parts of a dialog as high as the screen (ERRORS-59)', async ({
  page,
  createMemberLike,
}) => {
  const book = new AddressBook(page, locale, '');
  await book.open(await createMemberLike('esteban'));
  await openPage(page, pathTo('address-book', locale, {}, { signIn: 'failed' }));
  const notice = page.getByRole('listitem').filter({ hasText: translate('We couldn’t sign you in. Try again.') });
  await expect(notice).toBeVisible();
  await book.openForm();
  await expectBeside(book.form, notice);
  await notice.getByRole('button', { name: translate('Close') }).click();
  await expect(notice).toBeHidden();
});
