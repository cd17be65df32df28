import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { messages } from '../../subgraphs/payments/src/messages.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { requestCommerce } from '../graph/commerce.ts';
import { blockMembership, type Member } from '../graph/members.ts';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, jamaica } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn, signInFromPage } from './visitors.ts';

const locales = { es: getLocale('es', 'CR'), en: getLocale('en', 'TT') } as const;
/** Deletes the customer record of a member, as the club's staff can. */
async function deleteCustomer(stack: RunningStack, { login }: Member): Promise<void> {
  const page = await requestCommerce(stack, 'customers', { query: { where: `email="${login}"` } });
  const [customer] = z.object({ results: z.array(z.object({ id: z.string(), version: z.int() })) }).parse(page).results;
  if (!customer) throw new Error(`${login} has no customer record.`);
  await requestCommerce(stack, `customers/${customer.id}`, {
    method: 'DELETE',
    query: { version: String(customer.version) },
  });
}

const shops = {
  es: { shop: costaRica, club: '6401', member: 'ana' },
  en: { shop: jamaica, club: '7201', member: 'marcus' },
} as const;
const demoMembers = { es: 'ana', en: 'anil' } as const;

test('a blocked member gets no session, keeps the cart and reads why (ACCOUNT-11, ACCOUNT-251)', async ({
  page,
  language,
  createMemberLike,
}) => {
  const locale = locales[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMembers[language], { status: 'BLOCKED' });
  const account = pathTo('my-account', locale);
  await openPage(page, pathTo('login', locale, {}, { pageTo: account }));
  await signInFromPage(page, locale, member);
  const dialog = page.getByRole('dialog', { name: translate('Your membership is blocked') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(new RegExp(`${pathTo('home', locale)}$`));
  await dialog.getByRole('link', { name: translate('Find your club') }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('clubsAndLocations', locale)}$`));
  await page.goto(account);
  await expect(page, 'the member is not signed in').toHaveURL(/pageTo=/);
});

test('an expired member signs in and is offered the renewal (ACCOUNT-10, ACCOUNT-264, ACCOUNT-265)', async ({
  page,
  language,
  createMemberLike,
}) => {
  const locale = locales[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMembers[language], { expiresOn: '2026-01-31' });
  await signIn(page, locale, member);
  await openPage(page, pathTo('my-account', locale));
  const text = translate(
    'Your membership has expired, so you can’t place orders. Your cart, your addresses and your orders are saved.',
  );
  await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await openPage(page, pathTo('mobile-menu', locale));
  const renew = page.getByRole('main').getByRole('link', { name: translate('Renew your membership') });
  await expect(renew).toBeVisible();
  await renew.click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('renew-welcome', locale)}$`));
});

/** Members whose orders are refused, and the next step. */
const refusedOrders = [
  {
    what: 'has expired',
    code: 'EXPIRED-MEMBERSHIP',
    title: 'Your membership has expired',
    link: ['Renew your membership', 'renew-welcome'],
  },
  {
    what: 'was blocked after the sign-in',
    code: 'MEMBERSHIP_NO_ALLOW',
    title: 'Your membership can’t be used',
    link: ['My account', 'my-account'],
  },
] as const;

for (const { what, code, title, link } of refusedOrders) {
  test(`the order of a member whose membership ${what} is refused at the payment with ${code}, and nothing is charged (ACCOUNT-253)`, async ({
    page,
    stack,
    language,
    createMemberLike,
  }) => {
    const market = shops[language];
    const shop = createShop(page, market.shop);
    const isExpired = code === 'EXPIRED-MEMBERSHIP';
    const member = await createMemberLike(market.member, isExpired ? { expiresOn: '2026-01-31' } : {});
    await signIn(page, shop.locale, member);
    await fillCart(page, shop.locale, market.club);
    const cartId = await shop.fetchCartId();
    await openPage(page, shop.path('checkout'));
    await shop.completeSteps();
    if (!isExpired) await blockMembership(stack, member.membershipNumber);
    await shop.pay(cards.approved);
    const notice = page.getByRole('alert').filter({ hasText: code });
    await expect(notice).toContainText(shop.translate(title));
    await expect(notice).toContainText(messages[code][language]);
    await expectAccessible(page);
    expect(await auditCart(stack, cartId)).toMatchObject({ authorised: 0, captured: 0, orderNumbers: [] });
    const [label, pageId] = link;
    await notice.getByRole('link', { name: shop.translate(label) }).click();
    await expect(page).toHaveURL(new RegExp(`${shop.path(pageId)}$`));
  });
}

test('a member whose record is deleted is signed out (ACCOUNT-5, ACCOUNT-6)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const locale = locales[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, member);
  await deleteCustomer(stack, member);
  await openPage(page, pathTo('my-account', locale));
  const dialog = page.getByRole('dialog', { name: translate('We can’t find your account') });
  await expect(dialog).toContainText('USER_NOT_VALID');
  await dialog.getByRole('link', { name: translate('Sign out') }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('home', locale)}$`));
});

test('a session is ended from another device, whose next page says so (ACCOUNT-258, ACCOUNT-20)', async ({
  page,
  browser,
  stack,
  language,
  createMemberLike,
}) => {
  const locale = locales[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, member);
  const elsewhere = await browser.newContext({ baseURL: stack.shopUrl });
  const other = await elsewhere.newPage();
  await signIn(other, locale, member);
  await other.goto(pathTo('my-account', locale));
  await openPage(page, pathTo('my-account', locale, {}, { section: 'devices' }));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(translate('This device'))).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('article').nth(1).getByRole('button').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await other.goto(pathTo('home', locale));
  await expect(other.getByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article'), 'this session goes on').toHaveCount(1);
  await elsewhere.close();
});

test('details are changed; another tab does not overwrite them unseen (ACCOUNT-260, ACCOUNT-262)', async ({
  page,
  context,
  language,
  createMemberLike,
}) => {
  const locale = locales[language];
  const translate = (message: string) => translateMessage(language, message);
  const member = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, member);
  const details = pathTo('my-account', locale, {}, { section: 'details' });
  await openPage(page, details);
  const otherTab = await context.newPage();
  await openPage(otherTab, details);
  const rename = async (tab: typeof page, name: string) => {
    await tab.getByLabel(translate('First name')).fill(name);
    await tab.getByRole('button', { name: translate('Save details') }).click();
  };
  await rename(page, 'Primera');
  await expect(page.getByText(translate('Your details have been saved.'))).toBeVisible();
  await rename(otherTab, 'Segunda');
  await expect(otherTab.getByText(translate('Currently saved'))).toBeVisible();
  await expectAccessible(otherTab);
  await otherTab.getByRole('button', { name: translate('Save details') }).click();
  await expect(otherTab.getByText(translate('Your details have been saved.'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(translate('First name'))).toHaveValue('Segunda');
});
