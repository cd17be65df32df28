import type { Locator, Page } from '@playwright/test';
import { cards } from '../graph/cards.ts';
import { createRecipient, waitForMail } from '../graph/mailbox.ts';
import { readMembershipTransaction } from '../graph/membership-transactions.ts';
import { expectAccessible } from './accessibility.ts';
import { fillCardForm } from './card-form.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { costaRica, createShop, findVisible, getPayButton, type Market, type Shop } from './shop.ts';
import { expect, test } from './test.ts';
import { signInFromPage } from './visitors.ts';

/** The shopper of a language: es-CR and en-TT. `club` is one that the shopper has to choose. */
const buyers = {
  es: { market: costaRica, phone: '8821 4512', club: { key: '6403', name: 'Heredia' } },
  en: {
    market: { ...costaRica, language: 'en', code: 'TT' },
    phone: '868 622 1234',
    club: { key: '7104', name: 'La Romain' },
  },
} as const satisfies Record<string, { market: Market; phone: string; club: { key: string; name: string } }>;

const password = 'Club.2026x';

/** Finds the fields and buttons of the shop's forms by their labels. */
const findControls = (page: Page, { translate }: Shop) => ({
  field: (label: string) => page.getByLabel(translate(label), { exact: true }),
  button: (label: string) => page.getByRole('button', { name: translate(label), exact: true }),
});

/** Opens the page that compares the memberships as a guest finds it: in the account menu, or in the menu of a phone. */
async function openComparison(page: Page, { translate, path }: Shop): Promise<void> {
  await openPage(page, path('home'));
  const trigger = page
    .getByRole('banner')
    .getByRole('button', { name: translate('My account'), exact: true })
    .or(page.getByRole('navigation', { name: translate('Main menu') }).getByRole('link', { name: translate('Menu') }));
  await findVisible(trigger).click();
  await findVisible(page.getByRole('link', { name: translate('Become a member') })).click();
  await page.waitForURL(`**${path('membership-info')}`);
}

/** Opens the registration for a Diamond membership from the page that compares the types. */
async function openRegistration(page: Page, language: 'es' | 'en'): Promise<Shop> {
  const shop = createShop(page, buyers[language].market);
  await openPage(page, shop.path('membership-info'));
  await page.getByRole('link', { name: shop.translate('Buy {name}', { name: 'Diamond' }), exact: true }).click();
  await findControls(page, shop).field('First name').waitFor();
  return shop;
}

/** Types the details of a new member. */
async function typeDetails(page: Page, shop: Shop, language: 'es' | 'en', email: string): Promise<void> {
  const { field } = findControls(page, shop);
  const type = (target: Locator, text: string) => target.pressSequentially(text);
  await type(field('First name'), 'Nora');
  await type(field('Last name'), 'Prado Mora');
  await type(field('ID number'), '1-0234-0567');
  // Day and month are padded and separated while they are typed.
  await type(field('Date of birth'), '2/1/1990');
  await expect(field('Date of birth')).toHaveValue('02/01/1990');
  await type(field('Email'), email);
  await type(field('Phone'), buyers[language].phone);
  await page.locator('#province').selectOption({ index: 1 });
  await expect(page.locator('#city')).toBeEnabled();
  await page.locator('#city').selectOption({ index: 1 });
  await type(field('Address'), 'Calle 5');
  await type(field('Password'), password);
}

test('a guest buys a membership, gets the mail and signs in with the new account (MEMBERSHIP-51, MEMBERSHIP-63, MEMBERSHIP-69, MEMBERSHIP-133, MEMBERSHIP-138, MEMBERSHIP-153, MEMBERSHIP-154, MEMBERSHIP-158, MEMBERSHIP-175, MEMBERSHIP-280, MEMBERSHIP-353)', async ({
  page,
  stack,
  language,
}) => {
  const { market, club } = buyers[language];
  const shop = createShop(page, market);
  const { translate, path } = shop;
  const { field, button } = findControls(page, shop);
  const email = createRecipient(`nora-${language}`);

  await openComparison(page, shop);
  await expect(page.getByRole('link', { name: new RegExp(`^${translate('Buy {name}', { name: '' })}`) })).toHaveCount(
    4,
  );
  await field('Your club').selectOption(club.key);
  await page.waitForURL(`**${path('membership-info')}?club=${club.key}`);
  await page.getByRole('link', { name: translate('Buy {name}', { name: 'Platinum' }), exact: true }).click();
  await field('First name').waitFor();
  await waitUntilInteractive(page);
  await typeDetails(page, shop, language, email);
  const captcha = page.getByRole('region', { name: translate('Security check') }).getByRole('checkbox');
  await expect(captcha, 'a visitor who has written nothing yet').toBeChecked();
  await expectAccessible(page);
  await button('Continue to payment').click();

  await page.waitForURL(`**${path('membership-checkout')}?attempt=*`);
  const attempt = new URL(page.url()).searchParams.get('attempt') ?? '';
  await waitUntilInteractive(page);
  await expect(page.getByText(club.name)).toBeVisible();
  const payButton = getPayButton(page, language);
  const price = (await payButton.innerText()).replace(/^\S+\s/, '');
  await fillCardForm(page, language, cards.approved);
  await shop.acceptTerms();
  await expect(captcha).toBeChecked();
  await payButton.click();

  await page.waitForURL(`**${path('membership-thank-you')}?attempt=${attempt}`);
  await expect(
    page.getByRole('heading', { level: 1, name: translate('Welcome, {firstName}!', { firstName: 'Nora' }) }),
  ).toBeVisible();
  const bought = await readMembershipTransaction(stack, `${attempt}.1`);
  const number = bought?.membershipId ?? '';
  expect(number).toMatch(new RegExp(`^${club.key}\\d{6}0001$`));
  const formatted = number.replace(/^(....)(......)/, '$1 $2 ');
  for (const text of [formatted, 'Platinum', club.name, price]) await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);

  const [mail] = await waitForMail(stack, email);
  expect(mail?.language).toMatch(new RegExp(`^${language}`));
  expect(mail?.text).toContain(formatted);
  expect(mail?.text.replace(/\s/g, ' ')).toContain(price.replace(/\s/g, ' '));
  expect(mail?.text).not.toContain(password);

  await page
    .getByRole('main')
    .getByRole('link', { name: translate('Sign in'), exact: true })
    .click();
  await signInFromPage(page, shop.locale, { login: email, password });
  await page.waitForURL((url) => url.origin === new URL(stack.shopUrl).origin && !url.pathname.startsWith('/auth/'));
  await openPage(page, path('my-account', {}, { section: 'membership' }));
  const main = page.getByRole('main');
  await expect(main.getByText(formatted)).toBeVisible();
  await expect(main.getByText('Platinum', { exact: true })).toBeVisible();
});

test('an address with an account is refused with the next steps, and what was typed stays (MEMBERSHIP-132, MEMBERSHIP-157, MEMBERSHIP-158)', async ({
  page,
  language,
  createMemberLike,
}) => {
  const { login } = await createMemberLike(language === 'es' ? 'ana' : 'anil');
  const shop = await openRegistration(page, language);
  const { translate, path } = shop;
  const { field, button } = findControls(page, shop);
  await typeDetails(page, shop, language, login);
  await button('Continue to payment').click();
  const refusal = translate('There’s already an account with this email address.');
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription(new RegExp(refusal));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: translate('Sign in'), exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: translate('I have a membership number') })).toHaveAttribute(
    'href',
    path('onboarding'),
  );
  await expectAccessible(page);
  await expect(field('ID number')).toHaveValue('102340567');
  await expect(field('Date of birth')).toHaveValue('02/01/1990');
  await expect(field('Password')).toHaveValue(password);

  await field('Email').fill(createRecipient('nora'));
  await button('Continue to payment').click();
  await page.waitForURL(`**${path('membership-checkout')}?attempt=*`);
});

test('refuses a person under 18 and a document number with letters (MEMBERSHIP-60, MEMBERSHIP-64)', async ({
  page,
  language,
}) => {
  const shop = await openRegistration(page, language);
  const { field, button } = findControls(page, shop);
  await field('ID number').fill('A123');
  await field('Date of birth').pressSequentially('01012020');
  await button('Continue to payment').click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(shop.translate('You need to be 18 or older to buy a membership.'));
  await expect(summary).toContainText(shop.translate('Enter your ID number using digits only.'));
});

test('a club without online memberships shows those of the next club, and a market can hide the price until the payment (MEMBERSHIP-54, MEMBERSHIP-150, MEMBERSHIP-153, MEMBERSHIP-156)', async ({
  page,
  language,
}) => {
  const islands = createShop(page, { ...costaRica, language, code: 'VI' });
  await openPage(page, islands.path('membership-info', {}, { club: '7302' }));
  const replaced = islands.translate(
    '{name} doesn’t sell memberships online, so these are the prices at {chosenName}. You can still shop at {name}.',
    { name: 'Saint Croix', chosenName: 'Saint Thomas' },
  );
  await expect(page.getByText(replaced)).toBeVisible();
  await expect(findControls(page, islands).field('Your club')).toHaveValue('7301');
  const buy = page.getByRole('link', { name: islands.translate('Buy {name}', { name: 'Diamond' }), exact: true });
  await expect(buy).toHaveAttribute('href', /club=7301/);
  await page.goto(islands.path('membership-register', {}, { type: 'DIAMOND', club: '7302' }));
  await page.waitForURL(`**${islands.path('membership-info')}*`);

  const barbados = createShop(page, { ...costaRica, language, code: 'BB' });
  await openPage(page, barbados.path('membership-info'));
  const main = page.getByRole('main');
  const hidden = barbados.translate('You’ll see the price before you pay.');
  await expect(main.getByText(hidden)).toHaveCount(4);
  await expect(main).not.toContainText(/\$\s?\d/);
});
