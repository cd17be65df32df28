import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { mockOperation } from './graph-mocks.ts';
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

interface OfferCase {
  readonly member: string;
  readonly demoMember: string;
  readonly locale: Locale;
  readonly isRenewalOffered: boolean;
  readonly isUpgradeOffered: boolean;
}

/** Before the last day of the membership. */
const untilText = { es: /^Válida hasta el /, en: /^Valid until / } as const;

/** What my account offers; membership-errors.spec.ts opens the pages of the refused actions. */
const offerCases: readonly OfferCase[] = [
  {
    member: 'an eligible member',
    demoMember: 'sofia',
    locale: costaRica,
    isRenewalOffered: true,
    isUpgradeOffered: true,
  },
  {
    member: 'a member who renews too early',
    demoMember: 'ana',
    locale: costaRica,
    isRenewalOffered: false,
    isUpgradeOffered: true,
  },
  {
    member: 'a Platinum member',
    demoMember: 'marcus',
    locale: jamaica,
    isRenewalOffered: false,
    isUpgradeOffered: false,
  },
  {
    member: 'a member of another country',
    demoMember: 'sofia',
    locale: jamaica,
    isRenewalOffered: false,
    isUpgradeOffered: false,
  },
];

for (const { member, demoMember, locale, isRenewalOffered, isUpgradeOffered } of offerCases) {
  test(`offers ${member} what the club allows (MEMBERSHIP-40, MEMBERSHIP-41, MEMBERSHIP-42, ACCOUNT-33)`, async ({
    page,
    createMemberLike,
  }) => {
    await signIn(page, locale, await createMemberLike(demoMember));
    await openPage(page, pathTo('my-account', locale));
    await expect(page.getByText(untilText[locale.language])).toBeVisible();
    const [renewal, upgrade] = getOfferLinks(page, locale);
    await expect(renewal).toHaveCount(isRenewalOffered ? 1 : 0);
    await expect(upgrade).toHaveCount(isUpgradeOffered ? 1 : 0);
    if (isRenewalOffered) await expect(renewal).toHaveAttribute('href', pathTo('renew-welcome', locale));
    if (isUpgradeOffered) await expect(upgrade).toHaveAttribute('href', pathTo('upgrade-welcome', locale));
  });
}

test('opens the pages of a renewal and an upgrade for an eligible member without a modal (MEMBERSHIP-30, MEMBERSHIP-31)', async ({
  page,
  createMemberLike,
}) => {
  await signIn(page, costaRica, await createMemberLike('sofia'));
  for (const pageId of ['renew-welcome', 'renew-checkout', 'upgrade-welcome', 'upgrade-checkout'] as const) {
    await openAndWait(page, costaRica, pageId);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('leads to the sign-in and back when the session has ended on the page (MEMBERSHIP-37)', async ({
  page,
  watch,
  createMemberLike,
}) => {
  const translate = createTranslate(costaRica);
  await signIn(page, costaRica, await createMemberLike('sofia'));
  watch.allow(/status of 401/);
  await mockOperation(page, 'UpgradeEligibility', (route) => route.fulfill({ status: 401, json: {} }));
  await openAndWait(page, costaRica, 'upgrade-welcome');
  const sessionDialog = page.getByRole('dialog', { name: translate('Your session has ended') });
  const loginPath = pathTo('login', costaRica, {}, { pageTo: pathTo('upgrade-welcome', costaRica) });
  await expect(sessionDialog.getByRole('link', { name: translate('Sign in') })).toHaveAttribute('href', loginPath);
});
