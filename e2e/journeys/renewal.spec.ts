import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { createErrorResponse, mockOperation } from './graph-mocks.ts';
import { openPage } from './interactive.ts';
import { openAndWait } from './membership-page.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn } from './visitors.ts';

const costaRica = getLocale('es', 'CR');
const jamaica = getLocale('en', 'JM');

const createTranslate = (locale: Locale) => (message: string, values?: Record<string, string>) =>
  translateMessage(locale.language, message, values);

/** Returns the renewal and upgrade links of the account page. */
const getOfferLinks = (page: Page, locale: Locale): readonly [renewal: Locator, upgrade: Locator] => {
  const link = (message: string) =>
    page.getByRole('main').getByRole('link', { name: createTranslate(locale)(message) });
  return [link('Renew your membership'), link('Upgrade to Platinum')];
};

test('offers renewal and upgrade to an eligible member without a modal (MEMBERSHIP-30, MEMBERSHIP-31, MEMBERSHIP-40, MEMBERSHIP-41)', async ({
  page,
  createMemberLike,
}) => {
  await signIn(page, costaRica, await createMemberLike('sofia'));
  await openPage(page, pathTo('my-account', costaRica));
  const [renewal, upgrade] = getOfferLinks(page, costaRica);
  await expect(renewal).toHaveAttribute('href', pathTo('renew-welcome', costaRica));
  await expect(upgrade).toHaveAttribute('href', pathTo('upgrade-welcome', costaRica));
  for (const pageId of ['renew-welcome', 'renew-checkout', 'upgrade-welcome', 'upgrade-checkout'] as const) {
    await openAndWait(page, costaRica, pageId);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('shows the expiry date to a member who renews too early, and returns home (MEMBERSHIP-38, MEMBERSHIP-40, ACCOUNT-33)', async ({
  page,
  createMemberLike,
}) => {
  const translate = createTranslate(costaRica);
  await signIn(page, costaRica, await createMemberLike('ana'));
  await openPage(page, pathTo('my-account', costaRica));
  const [renewal, upgrade] = getOfferLinks(page, costaRica);
  await expect(upgrade).toBeVisible();
  await expect(renewal).toBeHidden();
  const until = await page.getByText(/^Válida hasta el /).innerText();
  await openAndWait(page, costaRica, 'renew-checkout');
  const modal = page.getByRole('dialog', { name: translate('It’s too early to renew') });
  await expect(modal).toContainText(until.replace('Válida hasta el ', ''));
  await expect(modal).toContainText('80005');
  await expect(modal.getByRole('link')).toHaveCount(1);
  await modal.getByRole('link', { name: translate('Return home') }).click();
  await page.waitForURL(`**${pathTo('home', costaRica)}`);
  await expect(modal).toBeHidden();
});

test('refuses an upgrade for a Platinum member and links to the account (MEMBERSHIP-41)', async ({
  page,
  createMemberLike,
}) => {
  const translate = createTranslate(jamaica);
  await signIn(page, jamaica, await createMemberLike('marcus'));
  await openAndWait(page, jamaica, 'upgrade-welcome');
  const modal = page.getByRole('dialog', { name: translate('You already have Platinum') });
  await expect(modal).toContainText('110003');
  await expect(modal.getByRole('link', { name: translate('Return home') })).toBeVisible();
  await modal.getByRole('link', { name: translate('Go to my account') }).click();
  await page.waitForURL(`**${pathTo('my-account', jamaica)}`);
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const offer of getOfferLinks(page, jamaica)) await expect(offer).toBeHidden();
});

test('offers nothing in another country and links to the country picker (MEMBERSHIP-34, MEMBERSHIP-42)', async ({
  page,
  createMemberLike,
}) => {
  const translate = createTranslate(jamaica);
  await signIn(page, jamaica, await createMemberLike('sofia'));
  await openPage(page, pathTo('my-account', jamaica));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const offer of getOfferLinks(page, jamaica)) await expect(offer).toBeHidden();
  await openAndWait(page, jamaica, 'renew-welcome');
  const modal = page.getByRole('dialog', {
    name: translate('Your membership is from {country}', { country: 'Costa Rica' }),
  });
  await modal.getByRole('link', { name: translate('Choose a country') }).click();
  await page.waitForURL(`**${pathTo('country-picker', jamaica)}`);
  await expect(modal).toBeHidden();
});

test('shows an error when eligibility is unavailable, and sign-in when the session has ended (MEMBERSHIP-35, MEMBERSHIP-37)', async ({
  page,
  watch,
  createMemberLike,
}) => {
  const translate = createTranslate(costaRica);
  await signIn(page, costaRica, await createMemberLike('sofia'));
  await mockOperation(page, 'RenewalEligibility', (route) =>
    route.fulfill(createErrorResponse('UPSTREAM_UNAVAILABLE')),
  );
  await openAndWait(page, costaRica, 'renew-welcome');
  const modal = page.getByRole('dialog', { name: translate('We couldn’t check your membership') });
  await expect(modal.getByRole('link', { name: translate('Go to my account') })).toBeVisible();
  await modal.getByRole('button', { name: translate('Close') }).click();
  await page.waitForURL(`**${pathTo('home', costaRica)}`);

  watch.allow(/status of 401/);
  await mockOperation(page, 'UpgradeEligibility', (route) => route.fulfill({ status: 401, json: {} }));
  await openAndWait(page, costaRica, 'upgrade-welcome');
  const sessionDialog = page.getByRole('dialog', { name: translate('Your session has ended') });
  const loginPath = pathTo('login', costaRica, {}, { pageTo: pathTo('upgrade-welcome', costaRica) });
  await expect(sessionDialog.getByRole('link', { name: translate('Sign in') })).toHaveAttribute('href', loginPath);
});
