import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Language, MarketCode } from '@tarima/markets/table';
import { type cards, oneTimeCode } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { writeCard } from './card-form.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { askShop } from './visitors.ts';
import { wordsOf } from './words.ts';

/** Where a journey goes shopping, and for what. */
export interface Market {
  readonly language: Language;
  readonly code: MarketCode;
  readonly club: string;
  /** Words that find `product` among others. */
  readonly search: string;
  /** Item number of goods that the club has plenty of: every journey of the market buys some. */
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

/** What a shopper does in the shop, in the words that they read there. */
export interface Shop {
  readonly locale: Locale;
  path(pageId: PageId, params?: Record<string, string>, query?: Record<string, string>): string;
  words(message: string, values?: Record<string, string>, context?: string): string;
  chooseClub(): Promise<void>;
  /** Searches, narrows to what the club has, opens the market's product. @returns its name */
  findProduct(): Promise<string>;
  /** Opens a product by its item number. @returns its name */
  openProduct(sku: string): Promise<string>;
  /** On a product's page. */
  addTwo(product: string): Promise<void>;
  openCart(): Promise<void>;
  /** The stepper of a product in the cart, or on its page. */
  quantityOf(product: string): Locator;
  goToPay(): Promise<void>;
  /** Says who pays without signing in, at the first step. */
  sayWhoPays(): Promise<void>;
  /** From the step that is open to the card's form. */
  goThroughSteps(): Promise<void>;
  /** The id of the cart that this browser sees, asked as the shop's own pages ask. */
  cartId(): Promise<string>;
  pay(card: (typeof cards)[keyof typeof cards]): Promise<void>;
  /** Types the right code at the bank's page. */
  passBank(): Promise<void>;
  /** @returns the order number that the thank-you page tells */
  readThankYou(): Promise<string>;
}

/** The shop of a market as a page shows it. */
export function shopOf(page: Page, market: Market): Shop {
  const locale = getLocale(market.language, market.code);
  const words: Shop['words'] = (message, values, context) => wordsOf(market.language, message, values, context);
  const path: Shop['path'] = (pageId, params, query) => pathTo(pageId, locale, params, query);
  const button = (message: string) => page.getByRole('button', { name: words(message), exact: true });
  const quantityOf = (product: string) =>
    page.getByRole('group', { name: words('Quantity of {name}', { name: product }) }).first();

  return {
    locale,
    words,
    path,
    quantityOf,

    async chooseClub() {
      await visible(page.getByText(words('Pickup or delivery?'))).click();
      await page.getByRole('button', { name: words('Choose a club') }).click();
      const dialog = page.getByRole('dialog', { name: words('Where will you pick up?') });
      await dialog.getByRole('radio', { name: market.club }).check();
      await dialog.getByRole('button', { name: words('Save my club') }).click();
      await expect(dialog).toBeHidden();
      await expect(visible(page.getByText(market.club, { exact: true }))).toBeVisible();
    },

    async findProduct() {
      const search = visible(page.getByLabel(words('Search products'), { exact: true }));
      await search.fill(market.search);
      await search.press('Enter');
      await page.waitForURL(`**${path('search')}?q=*`);
      const aside = page.getByRole('complementary', { name: words('Filters') });
      const openFilters = button('Filters');
      await expect(aside.or(openFilters)).toBeVisible();
      const isNarrow = await openFilters.isVisible();
      if (isNarrow) await openFilters.click();
      const filters = isNarrow ? page.getByRole('dialog', { name: words('Filters') }) : aside;
      await filters.getByRole('link', { name: words('In stock at my club') }).click();
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

    async addTwo(product) {
      const quantity = quantityOf(product);
      await quantity.getByRole('button', { name: words('Increase quantity') }).click();
      await expect(quantity.getByRole('status')).toHaveText('2');
      await button('Add to cart').click();
      await expect(page.getByText(`2 × ${product}`)).toBeVisible();
    },

    async openCart() {
      await visible(page.getByRole('link', { name: new RegExp(`^${words('Cart')},`) })).click();
      await page.waitForURL(`**${path('cart')}`);
      await expect(page.getByRole('heading', { level: 1, name: words('Your cart') })).toBeVisible();
    },

    async goToPay() {
      await visible(page.getByRole('link', { name: words('Checkout', {}, 'button') })).click();
      await page.waitForURL(`**${path('checkout')}*`);
    },

    async sayWhoPays() {
      await whenInteractive(page);
      await page.getByLabel(words('Email')).fill('visita@tarima.test');
      await page.getByLabel(words('Membership number')).fill(market.guestMembership);
    },

    async goThroughSteps() {
      const card = page.getByLabel(words('Card number'));
      await expect(page.getByRole('heading', { level: 1, name: words('Checkout') })).toBeVisible();
      await expect(button('Continue').or(card)).toBeVisible();
      await whenInteractive(page);
      while (!(await card.isVisible())) {
        const open = page.locator('[aria-current=step] h2');
        const title = await open.innerText();
        await button('Continue').click();
        await expect(open).not.toHaveText(title);
      }
    },

    async cartId() {
      const { cart } = await askShop(page, locale, operations.cart, {});
      if (!cart) throw new Error('This browser has no cart.');
      return cart.id;
    },

    async pay(card) {
      await writeCard(page, market.language, card);
      await payButton(page, market.language).click();
    },

    async passBank() {
      await page.locator('input[name=otp]').fill(oneTimeCode);
      await page.locator('button[value=confirm]').click();
    },

    async readThankYou() {
      await page.waitForURL(`**${path('thank-you')}?order=*`);
      await expect(page.getByRole('heading', { level: 1, name: words('Thank you!') })).toBeVisible();
      const orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
      await expect(page.getByText(orderNumber)).toBeVisible();
      return orderNumber;
    },
  };
}

/** The one button of the checkout, whatever the amount on it. */
export function payButton(page: Page, language: Language): Locator {
  const [payWord] = wordsOf(language, 'Pay {0}').split(' ');
  return page.getByRole('button', { name: new RegExp(`^${payWord}\\s`) });
}

/** The one of several that this width shows. */
export const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();
