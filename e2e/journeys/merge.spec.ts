import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import type { Member } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { tabTo } from './keys.ts';
import { test } from './test.ts';
import { askShop, fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'GT');
const words = (message: string) => wordsOf(locale.language, message);
const club = '6302';
const savedSku = '110109-1';
const guestSkus = ['110101-1', '110103-1'];

/** The member's saved cart holds one thing; then a guest fills another and signs in. */
async function arriveWithTwoCarts(page: Page, stack: RunningStack, who: Member) {
  const member = await memberOf(stack, who, { market: locale.market.code, language: locale.language, club });
  for (const { id } of (await member.cart())?.lines ?? []) {
    await member.graph.run(operations.removeLine, { input: { commandId: randomUUID(), lineId: id } });
  }
  await member.fillCart([savedSku]);
  await page.context().clearCookies();
  await fillCart(page, locale, club);
  await signIn(page, locale, who);
  await openPage(page, pathTo('home', locale));
}

async function skusOf(page: Page): Promise<string[]> {
  const { cart } = await askShop(page, locale, operations.cart, {});
  return (cart?.lines ?? []).map(({ variant }) => variant.sku).sort();
}

test('two carts become one: every outcome (MERGE-5, MERGE-9, MERGE-15, MERGE-21, MERGE-22, MERGE-25, MERGE-31, MERGE-32, MERGE-47, MERGE-51)', async ({
  page,
  stack,
  watch,
  memberLike,
}) => {
  test.setTimeout(180_000);
  const member = await memberLike('julio');
  const dialog = page.getByRole('dialog', { name: words('You have two carts') });
  const tick = (title: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${words(title)}`) });
  const press = (name: string) => dialog.getByRole('button', { name: words(name), exact: true }).click();
  const arrive = () => arriveWithTwoCarts(page, stack, member);
  const bothSkus = [...guestSkus, savedSku].sort();

  await test.step('both, by keyboard alone; a failure first', async () => {
    await arrive();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(words('Your updated cart'))).toBeVisible();
    await expectAccessible(page);
    watch.allow(/ERR_FAILED/);
    const isMerge = (body: string | null) => body?.includes('"MergeCarts"') ?? false;
    await page.route('/graphql', (route) => (isMerge(route.request().postData()) ? route.abort() : route.fallback()));
    await press('Continue');
    await expect(dialog.getByRole('alert')).toContainText(
      words('We couldn’t combine your carts. Neither has changed; try again.'),
    );
    await expectAccessible(page);
    await page.unroute('/graphql');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: words('Continue'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await skusOf(page)).toEqual(bothSkus);
  });

  await test.step('the saved one only; the other comes back', async () => {
    await arrive();
    await tick('Cart from this visit').uncheck();
    await press('Continue');
    await expect(dialog).toBeHidden();
    expect(await skusOf(page)).toEqual([savedSku]);
    await openPage(page, pathTo('cart', locale));
    await page.getByRole('button', { name: words('Restore') }).click();
    await expect(page.getByText(words('Your items are back in your cart.'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('Restore') })).toBeHidden();
    expect(await skusOf(page)).toEqual(bothSkus);
  });

  await test.step('nothing ticked is no choice; the guest’s only; the saved one comes back', async () => {
    await arrive();
    await tick('Cart from this visit').uncheck();
    await tick('My saved cart').uncheck();
    await expect(dialog.getByRole('button', { name: words('Continue'), exact: true })).toBeDisabled();
    await tick('Cart from this visit').check();
    await press('Continue');
    await expect(dialog).toBeHidden();
    expect(await skusOf(page)).toEqual(guestSkus);
    await openPage(page, pathTo('cart', locale));
    await page.getByRole('button', { name: words('Restore') }).click();
    await expect(page.getByText(words('Your items are back in your cart.'))).toBeVisible();
    expect(await skusOf(page)).toEqual(bothSkus);
  });

  await test.step('declined: the cart page shows the guest’s, and the saved one aside', async () => {
    await arrive();
    await press('Keep carts separate');
    await page.waitForURL(`**${pathTo('cart', locale)}`);
    await expect(page.getByRole('heading', { name: words('Saved carts') })).toBeVisible();
    expect(await skusOf(page)).toEqual(guestSkus);
    await expectAccessible(page);
  });
});
