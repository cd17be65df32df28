import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { errorAnswer, onOperation } from './graph-answers.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

const costaRica = getLocale('es', 'CR');
const jamaica = getLocale('en', 'JM');

const wordsIn = (locale: Locale) => (message: string, values?: Record<string, string>) =>
  wordsOf(locale.language, message, values);

/** Opens a page for renewals or upgrades. @returns once the shop has said whether the member may be there */
async function openAndAsk(page: Page, locale: Locale, pageId: PageId): Promise<void> {
  const name = pageId.startsWith('renew-') ? 'RenewalEligibility' : 'UpgradeEligibility';
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false);
  await page.goto(pathTo(pageId, locale));
  await answer;
  await whenInteractive(page);
}

/** The ways to renew and to upgrade on the account page. */
const offers = (page: Page, locale: Locale): readonly [renewal: Locator, upgrade: Locator] => {
  const link = (message: string) => page.getByRole('main').getByRole('link', { name: wordsIn(locale)(message) });
  return [link('Renew your membership'), link('Upgrade to Platinum')];
};

test('a member who may renew and upgrade is offered both, and nothing is in the way (MEMBERSHIP-30, MEMBERSHIP-31, MEMBERSHIP-40, MEMBERSHIP-41)', async ({
  page,
  memberLike,
}) => {
  await signIn(page, costaRica, await memberLike('sofia'));
  await openPage(page, pathTo('my-account', costaRica));
  const [renewal, upgrade] = offers(page, costaRica);
  await expect(renewal).toHaveAttribute('href', pathTo('renew-welcome', costaRica));
  await expect(upgrade).toHaveAttribute('href', pathTo('upgrade-welcome', costaRica));
  for (const pageId of ['renew-welcome', 'renew-checkout', 'upgrade-welcome', 'upgrade-checkout'] as const) {
    await openAndAsk(page, costaRica, pageId);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('who comes too early reads until when the membership is valid; OK leads home (MEMBERSHIP-38, MEMBERSHIP-40, ACCOUNT-33)', async ({
  page,
  memberLike,
}) => {
  const words = wordsIn(costaRica);
  await signIn(page, costaRica, await memberLike('ana'));
  await openPage(page, pathTo('my-account', costaRica));
  const [renewal, upgrade] = offers(page, costaRica);
  await expect(upgrade).toBeVisible();
  await expect(renewal).toBeHidden();
  const until = await page.getByText(/^Válida hasta el /).innerText();
  await openAndAsk(page, costaRica, 'renew-checkout');
  const modal = page.getByRole('dialog', { name: words('It’s too early to renew') });
  await expect(modal).toContainText(until.replace('Válida hasta el ', ''));
  await expect(modal).toContainText('80005');
  await expect(modal.getByRole('link')).toHaveCount(1);
  await modal.getByRole('link', { name: words('Return home') }).click();
  await page.waitForURL(`**${pathTo('home', costaRica)}`);
  await expect(modal).toBeHidden();
});

test('who has Platinum has nothing to upgrade to, and is led to the account (MEMBERSHIP-41)', async ({
  page,
  memberLike,
}) => {
  const words = wordsIn(jamaica);
  await signIn(page, jamaica, await memberLike('marcus'));
  await openAndAsk(page, jamaica, 'upgrade-welcome');
  const modal = page.getByRole('dialog', { name: words('You already have Platinum') });
  await expect(modal).toContainText('110003');
  await expect(modal.getByRole('link', { name: words('Return home') })).toBeVisible();
  await modal.getByRole('link', { name: words('Go to my account') }).click();
  await page.waitForURL(`**${pathTo('my-account', jamaica)}`);
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const offer of offers(page, jamaica)) await expect(offer).toBeHidden();
});

test('in another country nothing is offered, and the way is to the choice of a country (MEMBERSHIP-34, MEMBERSHIP-42)', async ({
  page,
  memberLike,
}) => {
  const words = wordsIn(jamaica);
  await signIn(page, jamaica, await memberLike('sofia'));
  await openPage(page, pathTo('my-account', jamaica));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const offer of offers(page, jamaica)) await expect(offer).toBeHidden();
  await openAndAsk(page, jamaica, 'renew-welcome');
  const modal = page.getByRole('dialog', {
    name: words('Your membership is from {country}', { country: 'Costa Rica' }),
  });
  await modal.getByRole('link', { name: words('Choose a country') }).click();
  await page.waitForURL(`**${pathTo('country-picker', jamaica)}`);
  await expect(modal).toBeHidden();
});

test('without an answer the page says so; without a session the way is to sign in (MEMBERSHIP-35, MEMBERSHIP-37)', async ({
  page,
  watch,
  memberLike,
}) => {
  const words = wordsIn(costaRica);
  await signIn(page, costaRica, await memberLike('sofia'));
  await onOperation(page, 'RenewalEligibility', (route) => route.fulfill(errorAnswer('UPSTREAM_UNAVAILABLE')));
  await openAndAsk(page, costaRica, 'renew-welcome');
  const modal = page.getByRole('dialog', { name: words('We couldn’t check your membership') });
  await expect(modal.getByRole('link', { name: words('Go to my account') })).toBeVisible();
  await modal.getByRole('button', { name: words('Close') }).click();
  await page.waitForURL(`**${pathTo('home', costaRica)}`);

  watch.allow(/status of 401/);
  await onOperation(page, 'UpgradeEligibility', (route) => route.fulfill({ status: 401, json: {} }));
  await openAndAsk(page, costaRica, 'upgrade-welcome');
  const ended = page.getByRole('dialog', { name: words('Your session has ended') });
  const back = pathTo('login', costaRica, {}, { pageTo: pathTo('upgrade-welcome', costaRica) });
  await expect(ended.getByRole('link', { name: words('Sign in') })).toHaveAttribute('href', back);
});
