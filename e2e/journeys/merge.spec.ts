import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import type { Member } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { getQuantities } from './kept-pages.ts';
import { tabTo } from './keys.ts';
import { test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, runShopOperation, signIn } from './visitors.ts';

const locale = getLocale('es', 'GT');
const translate = (message: string) => translateMessage(locale.language, message);
const club = '6302';
const savedSku = '110109-1';
const guestSkus = ['110101-1', '110103-1'];

/** Prepares a saved cart of the member with one item and a guest cart, then signs in. */
async function openHomeWithTwoCarts(page: Page, stack: RunningStack, who: Member) {
  const member = await createMemberShopper(stack, who, { market: locale.market.code, language: locale.language, club });
  for (const { id } of (await member.fetchCart())?.lines ?? []) {
    await member.graph.run(operations.removeLine, { input: { commandId: randomUUID(), lineId: id } });
  }
  await member.fillCart([savedSku]);
  await page.context().clearCookies();
  await fillCart(page, locale, club);
  await signIn(page, locale, who);
  await openPage(page, pathTo('home', locale));
}

async function fetchSkus(page: Page): Promise<string[]> {
  const { cart } = await runShopOperation(page, locale, operations.cart, {});
  return (cart?.lines ?? []).map(({ variant }) => variant.sku).sort();
}

test('merges a saved cart and a guest cart with every choice (MERGE-5, MERGE-9, MERGE-15, MERGE-21, MERGE-22, MERGE-25, MERGE-31, MERGE-32, MERGE-47, MERGE-51)', async ({
  page,
  stack,
  watch,
  createMemberLike,
}) => {
  test.setTimeout(180_000);
  const member = await createMemberLike('julio');
  const dialog = page.getByRole('dialog', { name: translate('You have two carts') });
  const getCheckbox = (title: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${translate(title)}`) });
  const press = (name: string) => dialog.getByRole('button', { name: translate(name), exact: true }).click();
  const prepareCarts = () => openHomeWithTwoCarts(page, stack, member);
  const bothSkus = [...guestSkus, savedSku].sort();

  await test.step('keeps both, by keyboard, after a failure', async () => {
    await prepareCarts();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(translate('Your updated cart'))).toBeVisible();
    await expectAccessible(page);
    watch.allow(/ERR_FAILED/);
    const isMerge = (body: string | null) => body?.includes('"MergeCarts"') ?? false;
    await page.route('/graphql', (route) => (isMerge(route.request().postData()) ? route.abort() : route.fallback()));
    await press('Continue');
    await expect(dialog.getByRole('alert')).toContainText(
      translate('We couldn’t combine your carts. Neither has changed; try again.'),
    );
    await expectAccessible(page);
    await page.unroute('/graphql');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: translate('Continue'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await fetchSkus(page)).toEqual(bothSkus);
  });

  await test.step('keeps the saved cart only; the guest cart can be restored', async () => {
    await prepareCarts();
    await getCheckbox('Cart from this visit').uncheck();
    await press('Continue');
    await expect(dialog).toBeHidden();
    expect(await fetchSkus(page)).toEqual([savedSku]);
    await openPage(page, pathTo('cart', locale));
    await page.getByRole('button', { name: translate('Restore') }).click();
    await expect(page.getByText(translate('Your items are back in your cart.'))).toBeVisible();
    await expect(page.getByRole('button', { name: translate('Restore') })).toBeHidden();
    expect(await fetchSkus(page)).toEqual(bothSkus);
  });

  await test.step('keeps the guest cart only; the saved cart can be restored', async () => {
    await prepareCarts();
    await getCheckbox('Cart from this visit').uncheck();
    await getCheckbox('Cart in my account').uncheck();
    await expect(dialog.getByRole('button', { name: translate('Continue'), exact: true })).toBeDisabled();
    await getCheckbox('Cart from this visit').check();
    await press('Continue');
    await expect(dialog).toBeHidden();
    expect(await fetchSkus(page)).toEqual(guestSkus);
    await openPage(page, pathTo('cart', locale));
    await page.getByRole('button', { name: translate('Restore') }).click();
    await expect(page.getByText(translate('Your items are back in your cart.'))).toBeVisible();
    expect(await fetchSkus(page)).toEqual(bothSkus);
  });

  await test.step('keeps the carts separate; the saved cart is archived', async () => {
    await prepareCarts();
    await press('Keep carts separate');
    await page.waitForURL(`**${pathTo('cart', locale)}`);
    await expect(page.getByRole('heading', { name: translate('Saved carts') })).toBeVisible();
    expect(await fetchSkus(page)).toEqual(guestSkus);
    await expectAccessible(page);
  });
});

test('shows the merged cart although the page that merged it was left before the response (MERGE-24)', async ({
  page,
  createMemberLike,
}) => {
  const member = await createMemberLike('julio');
  await fillCart(page, locale, club);
  await signIn(page, locale, member);
  // The request of the page before is executed while the cart page sends its own.
  await page.route('/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'MergeCarts') {
      const input = { commandId: randomUUID(), keepSaved: true, keepGuest: true, clubKey: club };
      await runShopOperation(page, locale, operations.mergeCarts, { input });
    }
    await route.fallback();
  });
  await page.goto(pathTo('cart', locale));
  await expect(getQuantities(page)).toHaveText(['1', '1']);
  expect(await fetchSkus(page)).toEqual(guestSkus);
});
