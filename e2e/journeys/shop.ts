import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Language, MarketCode } from '@tarima/markets/table';
import { type cards, oneTimeCode } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { fillCardForm } from './card-form.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { translateMessage } from './translations.ts';
import { runShopOperation } from './visitors.ts';

/** Market, club and product of a journey. */
export interface Market {
  readonly language: Language;
  readonly code: MarketCode;
  readonly club: string;
  /** Search text that finds `product`, among others. */
  readonly search: string;
  /** Sku of a product with enough stock for every journey of the market. */
  readonly product: string;
  readonly guestMembership: string;
}

export const costaRica: Market = {
  language: 'es',
  code: 'CR',
  club: 'Escazú',
  search: 'café',
  product: '150102-1',
  guestMembership: '64011045120001',
};
export const jamaica: Market = {
  language: 'en',
  code: 'JM',
  club: 'Portmore',
  search: 'coffee',
  product: '150102-1',
  guestMembership: '72012208710001',
};

/** Page object of the shop. */
export interface Shop {
  readonly locale: Locale;
  path(pageId: PageId, params?: Record<string, string>, query?: Record<string, string>): string;
  translate(message: string, values?: Record<string, string>, context?: string): string;
  chooseClub(): Promise<void>;
  /** Searches, filters by stock at the club, and opens the market's product. @returns its name */
  findProduct(): Promise<string>;
  /** Opens a product page by sku. @returns the product name */
  openProduct(sku: string): Promise<string>;
  /** Adds two items on a product page. */
  addTwoToCart(product: string): Promise<void>;
  openCart(): Promise<void>;
  /** Returns the quantity stepper of a product in the cart or on its page. */
  getQuantityStepper(product: string): Locator;
  goToCheckout(): Promise<void>;
  /** Fills in the contact details of a guest at the first checkout step. */
  fillContactDetails(): Promise<void>;
  /** Completes the checkout steps up to the card form. */
  completeSteps(): Promise<void>;
  /** Fetches the id of this browser's cart. */
  fetchCartId(): Promise<string>;
  /** Accepts the terms and conditions at the payment step. */
  acceptTerms(): Promise<void>;
  /** Accepts the terms, enters a card and presses the pay button. */
  pay(card: (typeof cards)[keyof typeof cards]): Promise<void>;
  /** Enters the correct code on the bank's page, which the checkout shows in a frame. */
  passChallenge(): Promise<void>;
  /** Waits for the thank-you page. @returns the order number */
  readOrderNumber(): Promise<string>;
}

/** Creates the page object of the shop for a market. */
export function createShop(page: Page, market: Market): Shop {
  const locale = getLocale(market.language, market.code);
  const translate: Shop['translate'] = (message, values, context) =>
    translateMessage(market.language, message, values, context);
  const path: Shop['path'] = (pageId, params, query) => pathTo(pageId, locale, params, query);
  const button = (message: string) => page.getByRole('button', { name: translate(message), exact: true });
  const getQuantityStepper = (product: string) =>
    page.getByRole('group', { name: translate('Quantity of {name}', { name: product }) }).first();

  return {
    locale,
    translate,
    path,
    getQuantityStepper,

    async chooseClub() {
      await findVisible(page.getByText(translate('Pickup or delivery?'))).click();
      await page.getByRole('button', { name: translate('Choose a club') }).click();
      const dialog = page.getByRole('dialog', { name: translate('Where will you pick up?') });
      await dialog.getByRole('radio', { name: market.club }).check();
      await dialog.getByRole('button', { name: translate('Save my club') }).click();
      await expect(dialog).toBeHidden();
      await expect(findVisible(page.getByText(market.club, { exact: true }))).toBeVisible();
    },

    async findProduct() {
      const search = findVisible(page.getByLabel(translate('Search products'), { exact: true }));
      await search.fill(market.search);
      await search.press('Enter');
      await page.waitForURL(`**${path('search')}?q=*`);
      const aside = page.getByRole('complementary', { name: translate('Filters') });
      const openFilters = button('Filters');
      await expect(aside.or(openFilters)).toBeVisible();
      const isNarrow = await openFilters.isVisible();
      if (isNarrow) await openFilters.click();
      const filters = isNarrow ? page.getByRole('dialog', { name: translate('Filters') }) : aside;
      await filters.getByRole('link', { name: translate('In stock at my club') }).click();
      await page.waitForURL(/fq=/);
      if (isNarrow) await filters.getByRole('button').last().click();
      const card = page.getByRole('article').locator(`a[href$="/${market.product}"]`).first();
      const name = await card.innerText();
      await card.click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      return name;
    },

    async openProduct(sku) {
      await openPage(page, path('pdp-slug-sku', { sku }));
      return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    },

    async addTwoToCart(product) {
      const quantity = getQuantityStepper(product);
      await quantity.getByRole('button', { name: translate('Increase quantity') }).click();
      await expect(quantity.getByRole('status')).toHaveText('2');
      await button('Add to cart').click();
      await expect(page.getByText(`2 × ${product}`)).toBeVisible();
    },

    async openCart() {
      await findVisible(page.getByRole('link', { name: new RegExp(`^${translate('Cart')},`) })).click();
      await page.waitForURL(`**${path('cart')}`);
      await expect(page.getByRole('heading', { level: 1, name: translate('Your cart') })).toBeVisible();
    },

    async goToCheckout() {
      await findVisible(page.getByRole('link', { name: translate('Checkout', {}, 'button') })).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === path('checkout'), { timeout: 30_000 });
      await page.waitForLoadState();
    },

    async fillContactDetails() {
      await waitUntilInteractive(page);
      await page.getByLabel(translate('Email')).fill('visita@tarima.test');
      await page.getByLabel(translate('Membership number')).fill(market.guestMembership);
    },

    async completeSteps() {
      const card = page.getByLabel(translate('Card number'));
      await expect(page.getByRole('heading', { level: 1, name: translate('Checkout') })).toBeVisible();
      await waitUntilInteractive(page);
      // The payment step has neither while the ways to pay are loading.
      const isAtPayment = async () => {
        await expect(button('Continue').or(card)).toBeVisible();
        return card.isVisible();
      };
      while (!(await isAtPayment())) {
        const open = page.locator('[aria-current=step] h2');
        const title = await open.innerText();
        // The page may have opened the payment step of an earlier visit meanwhile.
        await button('Continue').or(card).click();
        if (!(await card.isVisible())) await expect(open).not.toHaveText(title);
      }
    },

    async fetchCartId() {
      const { cart } = await runShopOperation(page, locale, operations.cart, {});
      if (!cart) throw new Error('This browser has no cart.');
      return cart.id;
    },

    async acceptTerms() {
      await page.getByRole('checkbox', { name: translate('I accept the terms and conditions.') }).check();
    },

    async pay(card) {
      await this.acceptTerms();
      await fillCardForm(page, market.language, card);
      await getPayButton(page, market.language).click();
    },

    async passChallenge() {
      const frame = page.frameLocator('dialog iframe');
      // The bank's page is in the language of the shop, whatever that of the browser is.
      const document = frame.locator('html');
      await expect(document).toHaveAttribute('lang', market.language);
      // The browser drops clicks in a frame that it has not painted yet.
      await expect.poll(() => document.evaluate<number, unknown>(countPaints)).toBeGreaterThan(0);
      await frame.locator('input[name=otp]').fill(oneTimeCode);
      await frame.locator('button[value=confirm]').click();
    },

    async readOrderNumber() {
      await page.waitForURL(`**${path('thank-you')}?order=*`);
      await expect(page.getByRole('heading', { level: 1, name: translate('Thank you!') })).toBeVisible();
      const orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
      await expect(page.getByText(orderNumber)).toBeVisible();
      return orderNumber;
    },
  };
}

/** Script that counts the paints of a document: none, the first, and the first with content. */
const countPaints = `performance.getEntriesByType('paint').length`;

/** Returns the pay button of the checkout, with any amount. */
export function getPayButton(page: Page | Locator, language: Language): Locator {
  const [payWord] = translateMessage(language, 'Pay {amount}').split(' ');
  return page.getByRole('button', { name: new RegExp(`^${payWord}\\s`) });
}

/** Returns the first visible match of a locator. */
export const findVisible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** Finds the link to the pharmacy in the footer, whose lists are closed on phones. */
export async function findPharmacyLink(
  place: Page | FrameLocator,
  language: Language,
): Promise<{ readonly link: Locator; readonly url: string }> {
  const [list, name] = language === 'es' ? ['Su club', 'Farmacia'] : ['Your club', 'Pharmacy'];
  const footer = place.getByRole('contentinfo');
  const link = footer.getByRole('link', { name, exact: true });
  const summary = footer.locator('summary').filter({ hasText: list, visible: true });
  await expect(link.or(summary)).toBeVisible();
  if (await summary.isVisible()) await summary.click();
  return { link, url: (await link.getAttribute('href')) ?? '' };
}
