import type { Locator, Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import type { Locale } from '@tarima/markets/locale';
import type { cards } from '../graph/cards.ts';
import { fillCardForm } from './card-form.ts';
import { waitUntilInteractive } from './interactive.ts';
import type { Shop } from './shop.ts';
import { expect } from './test.ts';

/** The pay button of the checkout of a membership. */
export const getMembershipPayButton = (page: Page, shop: Shop): Locator =>
  page.getByRole('button', { name: new RegExp(`^${shop.translate('Pay {amount}').split(' ')[0]} `) });

/** Enters a card, accepts the terms and presses the button, which is disabled before. */
export async function payWith(page: Page, shop: Shop, card: (typeof cards)[keyof typeof cards]): Promise<void> {
  const button = getMembershipPayButton(page, shop);
  await fillCardForm(page, shop.locale.language, card);
  await page.getByRole('checkbox', { name: shop.translate('I accept the terms and conditions.') }).check();
  await expect(button).toBeEnabled();
  await button.click();
}

/** Waits for the thank-you page. @returns the attempt in its address */
export async function readAttempt(
  page: Page,
  shop: Shop,
  pageId: 'renew-thank-you' | 'upgrade-thank-you',
): Promise<string> {
  await page.waitForURL(`**${shop.path(pageId)}?attempt=*`, { timeout: 45_000 });
  return new URL(page.url()).searchParams.get('attempt') ?? '';
}

/** Opens a renewal or upgrade page and waits for the eligibility response. */
export async function openAndWait(page: Page, locale: Locale, pageId: PageId): Promise<void> {
  const name = pageId.startsWith('renew-') ? 'RenewalEligibility' : 'UpgradeEligibility';
  const eligibilityResponse = page.waitForResponse(
    (response) => response.request().postData()?.includes(name) ?? false,
  );
  await page.goto(pathTo(pageId, locale));
  await eligibilityResponse;
  await waitUntilInteractive(page);
}
