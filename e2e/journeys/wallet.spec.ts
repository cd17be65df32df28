import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cardExpiry, cardHolder, cards } from '../graph/cards.ts';
import type { Member } from '../graph/members.ts';
import { expectAccessible } from './accessibility.ts';
import { cardFields, writeCard } from './card-form.ts';
import { openPage } from './interactive.ts';
import { payButton } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const locale = getLocale('es', 'CO');
const words = (message: string, values?: Record<string, string>) => wordsOf(locale.language, message, values);

/** The wallet of a new member in the words of its page, empty at first. */
async function openWallet(page: Page, memberLike: (like: string) => Promise<Member>) {
  await signIn(page, locale, await memberLike('valentina'));
  await openPage(page, pathTo('my-wallet', locale));

  const button = (message: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: words(message, values), exact: true });
  const form = page.getByRole('dialog', { name: words('Add a card') });
  return {
    button,
    form,
    fields: cardFields(form, locale.language),
    add: button('Add a card'),
    save: button('Save card'),
    nameOf: (network: string, lastDigits: string) => words('{network} ending in {lastDigits}', { network, lastDigits }),
    card: (name: string) => page.getByRole('article', { name, exact: true }),
    told: (text: string) => page.getByRole('status').getByText(text),
    write: (card: (typeof cards)[keyof typeof cards]) => writeCard(form, locale.language, card),
  };
}

test('a card is added, found there already, preferred, deleted, and pays', async ({ page, memberLike }) => {
  const wallet = await openWallet(page, memberLike);
  const { add, form, save, button, card } = wallet;
  const visa = wallet.nameOf('Visa', '1000');
  const mastercard = wallet.nameOf('Mastercard', '1005');
  const isFirst = (name: string) => card(name).getByText(words('Default'), { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('No saved cards'));
  await expectAccessible(page);

  await add.click();
  await wallet.write(cards.approved);
  await save.click();
  await expect(form).toBeHidden();
  await expect(wallet.told(words('Your card is saved.'))).toBeVisible();
  await expect(isFirst(visa)).toBeVisible();
  await expect(add).toBeFocused();

  await add.click();
  await expect(wallet.fields.number, 'nothing is left of the card before').toHaveValue('');
  await wallet.write(cards.approved);
  await save.click();
  const told = form.getByRole('alert');
  await expect(told).toHaveText(
    words('You’ve already saved this card. If it isn’t in your saved cards, it can’t be used here; use another card.'),
  );
  await expect(told).toBeFocused();
  await expectAccessible(page);
  await wallet.write(cards.mastercard);
  await save.click();
  await expect(form).toBeHidden();
  await expect(card(mastercard)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  await button('Set as default: {name}', { name: mastercard }).click();
  await expect(isFirst(mastercard)).toBeVisible();
  await expect(isFirst(visa)).toHaveCount(0);
  await expect(button('Delete {name}', { name: mastercard })).toBeFocused();

  await button('Delete {name}', { name: mastercard }).click();
  const question = page.getByRole('dialog', { name: words('Delete {name}?', { name: mastercard }) });
  await question.getByRole('button', { name: words('Keep it') }).click();
  await expect(question).toBeHidden();
  await expect(button('Delete {name}', { name: mastercard })).toBeFocused();
  await button('Delete {name}', { name: mastercard }).click();
  await expectAccessible(page);
  await button('Yes, delete it').click();
  await expect(card(mastercard)).toHaveCount(0);
  await expect(wallet.told(words('{name} was deleted.', { name: mastercard }))).toBeVisible();
  await expect(isFirst(visa)).toBeVisible();
  await expect(add).toBeFocused();

  await fillCart(page, locale, '6103');
  await openPage(page, pathTo('checkout', locale, {}, { step: 'payment' }));
  await expect(page.getByRole('radio', { name: /1000/ })).toBeChecked();
  await payButton(page, locale.language).click();
  await page.waitForURL(`**${pathTo('thank-you', locale)}?order=*`);
});

test('a refused card and a lost answer are told, and what was typed stays (PAYMENTS-23, PAYMENTS-80)', async ({
  page,
  memberLike,
}) => {
  const wallet = await openWallet(page, memberLike);
  const { add, form, save, fields } = wallet;
  await add.click();
  await save.click();
  await expect(form.getByRole('alert')).toContainText(words('Enter the card number.'));
  await wallet.write(cards.declined);
  await save.click();
  const told = form.getByRole('alert');
  await expect(told).toBeFocused();
  await expect(told).toHaveText(
    words(
      'Your bank didn’t accept this card, so we didn’t save it. Check the details and enter the security code again, or use another card.',
    ),
  );
  await expect(fields.number).toHaveValue('4000 0000 0000 1018');
  await expect(fields.expiry).toHaveValue(cardExpiry);
  await expect(fields.holder).toHaveValue(cardHolder);
  await expect(fields.code).toHaveValue('');

  await wallet.write(cards.answersTooLate);
  await save.click();
  await expect(told).toHaveText(
    words(
      'We didn’t get a response, so we don’t know whether your card was saved. You can try again; it won’t be saved twice.',
    ),
    { timeout: 25_000 },
  );
  await expect(fields.code).not.toHaveValue('');
  await save.click();
  await expect(form).toBeHidden();
  await expect(wallet.card(wallet.nameOf('Visa', '1042'))).toHaveCount(1);
  await expect(add).toBeFocused();

  const kept = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
  );
  expect(kept).not.toMatch(new RegExp(`4000 ?0000|${cardHolder}`));
});
