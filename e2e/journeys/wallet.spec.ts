import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { cardExpiry, cardHolder, cards } from '../graph/cards.ts';
import type { Member } from '../graph/members.ts';
import { saveProviderCard } from '../graph/provider-cards.ts';
import { expectAccessible } from './accessibility.ts';
import { fillCardForm, getCardFields } from './card-form.ts';
import { openPage } from './interactive.ts';
import { getPayButton } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn } from './visitors.ts';

const locale = getLocale('es', 'CO');
const translate = (message: string, values?: Record<string, string>) =>
  translateMessage(locale.language, message, values);

/** Signs in a new member and opens the empty wallet. @returns its page object */
async function openWallet(page: Page, createMemberLike: (demoMember: string) => Promise<Member>) {
  return openWalletOf(page, await createMemberLike('lucia'));
}

async function openWalletOf(page: Page, member: Member) {
  await signIn(page, locale, member);
  await openPage(page, pathTo('my-wallet', locale));

  const button = (message: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: translate(message, values), exact: true });
  const form = page.getByRole('dialog', { name: translate('Add a card') });
  return {
    button,
    form,
    fields: getCardFields(form, locale.language),
    add: button('Add a card'),
    save: button('Save card'),
    getCardName: (network: string, lastDigits: string) =>
      translate('{network} ending in {lastDigits}', { network, lastDigits }),
    card: (name: string) => page.getByRole('article', { name, exact: true }),
    statusMessage: (text: string) => page.getByRole('status').getByText(text),
    fillForm: (card: (typeof cards)[keyof typeof cards]) => fillCardForm(form, locale.language, card),
  };
}

test('adds, sets as default and deletes cards, rejects a duplicate, and pays with a saved card', async ({
  page,
  createMemberLike,
}) => {
  const wallet = await openWallet(page, createMemberLike);
  const { add, form, save, button, card } = wallet;
  const visa = wallet.getCardName('Visa', '1000');
  const mastercard = wallet.getCardName('Mastercard', '1005');
  const getDefaultBadge = (name: string) => card(name).getByText(translate('Default'), { exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('No saved cards'));
  await expectAccessible(page);

  await add.click();
  await wallet.fillForm(cards.approved);
  await save.click();
  await expect(form).toBeHidden();
  await expect(wallet.statusMessage(translate('Your card has been saved.'))).toBeVisible();
  await expect(getDefaultBadge(visa)).toBeVisible();
  await expect(add).toBeFocused();

  await add.click();
  await expect(wallet.fields.number, 'the form is empty').toHaveValue('');
  await wallet.fillForm(cards.approved);
  await save.click();
  const alert = form.getByRole('alert');
  await expect(alert).toHaveText(
    translate('This card can’t be saved again. If you don’t see it in your saved cards, use another card.'),
  );
  await expect(alert).toBeFocused();
  await expectAccessible(page);
  await wallet.fillForm(cards.mastercard);
  await save.click();
  await expect(form).toBeHidden();
  await expect(card(mastercard)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  await button('Set as default: {name}', { name: mastercard }).click();
  await expect(getDefaultBadge(mastercard)).toBeVisible();
  await expect(getDefaultBadge(visa)).toHaveCount(0);
  await expect(button('Delete {name}', { name: mastercard })).toBeFocused();

  await button('Delete {name}', { name: mastercard }).click();
  const question = page.getByRole('dialog', { name: translate('Delete {name}?', { name: mastercard }) });
  await question.getByRole('button', { name: translate('Keep it') }).click();
  await expect(question).toBeHidden();
  await expect(button('Delete {name}', { name: mastercard })).toBeFocused();
  await button('Delete {name}', { name: mastercard }).click();
  await expectAccessible(page);
  await button('Yes, delete it').click();
  await expect(card(mastercard)).toHaveCount(0);
  await expect(wallet.statusMessage(translate('{name} was deleted.', { name: mastercard }))).toBeVisible();
  await expect(getDefaultBadge(visa)).toBeVisible();
  await expect(add).toBeFocused();

  await fillCart(page, locale, '6103');
  await openPage(page, pathTo('checkout', locale, {}, { step: 'payment' }));
  await expect(page.getByRole('radio', { name: /1000/ })).toBeChecked();
  await page.getByRole('checkbox', { name: translate('I accept the terms and conditions.') }).check();
  await getPayButton(page, locale.language).click();
  await page.waitForURL(`**${pathTo('thank-you', locale)}?order=*`);
});

test('reports a refused card and a lost response, and keeps the input (PAYMENTS-23, PAYMENTS-80)', async ({
  page,
  createMemberLike,
}) => {
  const wallet = await openWallet(page, createMemberLike);
  const { add, form, save, fields } = wallet;
  await add.click();
  await save.click();
  await expect(form.getByRole('alert')).toContainText(translate('Enter the card number.'));
  await wallet.fillForm(cards.declined);
  await save.click();
  const alert = form.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toHaveText(
    translate(
      'Your bank didn’t accept this card, so we didn’t save it. Check the details and enter the security code again, or use another card.',
    ),
  );
  await expect(fields.number).toHaveValue('4000 0000 0000 1018');
  await expect(fields.expiry).toHaveValue(cardExpiry);
  await expect(fields.holder).toHaveValue(cardHolder);
  await expect(fields.code).toHaveValue('');

  await wallet.fillForm(cards.timesOut);
  await save.click();
  await expect(alert).toHaveText(
    translate(
      'We didn’t get a response, so we don’t know whether your card was saved. You can try again; it won’t be saved twice.',
    ),
    { timeout: 25_000 },
  );
  await expect(fields.code).not.toHaveValue('');
  await save.click();
  await expect(form).toBeHidden();
  await expect(wallet.card(wallet.getCardName('Visa', '1042'))).toHaveCount(1);
  await expect(add).toBeFocused();

  const storedData = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
  );
  expect(storedData).not.toMatch(new RegExp(`4000 ?0000|${cardHolder}`));
});

test('shows a card that can no longer pay in the wallet with its next step, and not at checkout (PAYMENTS-68, PAYMENTS-69)', async ({
  page,
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('lucia');
  await saveProviderCard(stack, member, cards.flagged);
  await saveProviderCard(stack, member, cards.approved);
  const { button, card, getCardName } = await openWalletOf(page, member);
  const [flagged, visa] = [getCardName('Visa', '1083'), getCardName('Visa', '1000')];
  await expect(page.getByRole('article').last()).toHaveAccessibleName(flagged);
  await expect(card(flagged).getByText(translate('Can’t be used'))).toBeVisible();
  const nextStep =
    'We can no longer take payments with this card. Delete it and add another one. If you think it should work, call your bank.';
  await expect(card(flagged).getByText(translate(nextStep))).toBeVisible();
  await expect(card(flagged).getByRole('button')).toHaveCount(1);
  await expect(card(visa).getByText(translate('Can’t be used'))).toHaveCount(0);
  await expectAccessible(page);

  await fillCart(page, locale, '6103');
  await openPage(page, pathTo('checkout', locale, {}, { step: 'payment' }));
  await expect(page.getByRole('radio', { name: /1000/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /1083/ })).toHaveCount(0);

  await openPage(page, pathTo('my-wallet', locale));
  await button('Delete {name}', { name: flagged }).click();
  await button('Yes, delete it').click();
  await expect(card(flagged)).toHaveCount(0);
});
