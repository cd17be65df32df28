import type { Page } from '@playwright/test';
import type { ModalName } from '@tarima/client/modals';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import { cards } from '../graph/cards.ts';
import { errorAnswer, onOperation } from './graph-answers.ts';
import { openPage } from './interactive.ts';
import { expectModal, type Reader } from './modal-checks.ts';
import { costaRica, jamaica, type Shop, shopOf } from './shop.ts';
import { expect, type Given } from './test.ts';
import { fillCart, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

/** A modal that nobody opens: what happens brings it. */
export interface ComingModal {
  readonly show: (page: Page, reader: Reader, given: Pick<Given, 'watch' | 'memberLike'>) => Promise<void>;
  /** How it goes away. */
  readonly ends: string;
}

const dialogOf = (page: Page, { language }: Locale, title: string, values?: Record<string, string>) =>
  page.getByRole('dialog', { name: wordsOf(language, title, values) });
const pressIn = (page: Page, { language }: Locale, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: wordsOf(language, name), exact: true })
    .press('Enter');

/** The page of a product that every club has. */
async function goToProduct(page: Page, locale: Locale): Promise<void> {
  await openPage(page, pathTo('pdp-slug-sku', locale, { sku: '110101-1' }));
}
const addToCart = (page: Page, { language }: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: wordsOf(language, 'Add to cart'), exact: true })
    .click();

/** Fills a cart and pays for it with a card, without signing in. */
async function payAsGuest(page: Page, { locale, club }: Reader, card: Parameters<Shop['pay']>[0]): Promise<void> {
  const shop = shopOf(page, locale.market.code === 'CR' ? costaRica : jamaica);
  await page.goto(pathTo('home', locale));
  await fillCart(page, locale, club);
  await openPage(page, pathTo('checkout', locale));
  await shop.sayWhoPays();
  await shop.goThroughSteps();
  await shop.pay(card);
}

export const comingModals = {
  error: {
    ends: 'tells its code; Escape leaves the page as it was',
    async show(page, { locale }) {
      await onOperation(page, 'AddToCart', (route) => route.fulfill(errorAnswer('INTERNAL_SERVER_ERROR')));
      await goToProduct(page, locale);
      await addToCart(page, locale);
      const modal = dialogOf(page, locale, 'Something went wrong with your cart');
      await expectModal(page, modal);
      await expect(modal.getByText('CART-SM-001')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
    },
  },
  currentVersion: {
    ends: 'is put off, and not offered again in this tab',
    async show(page, { locale }, { watch }) {
      await openPage(page, pathTo('home', locale));
      // From here on a newer shop answers.
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'set-cookie': 'tarima.version=9999.0.0%3A1; path=/' },
        });
      });
      // A page that is left while it is coming in says so.
      watch.allow(/Transition was skipped/);
      const product = page.getByRole('article').getByRole('link');
      await product.first().click();
      const modal = dialogOf(page, locale, 'The shop was renewed');
      await expectModal(page, modal);
      await pressIn(page, locale, 'Later');
      await expect(modal).toBeHidden();
      await page.goBack();
      await expect(product.nth(1)).toBeVisible();
      await product.nth(1).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(modal).toBeHidden();
      // Questions may be under way still.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  loading: {
    ends: 'nobody closes it before the payment is through',
    async show(page, reader) {
      const { locale } = reader;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await onOperation(page, 'PlaceOrder', async (route) => {
        await held;
        await route.fallback();
      });
      await payAsGuest(page, reader, cards.approved);
      const modal = dialogOf(page, locale, 'Charging your card');
      await expectModal(page, modal);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
      await expect(modal).toBeVisible();
      release();
      await page.waitForURL(`**${pathTo('thank-you', locale)}?order=*`);
      await expect(modal).toBeHidden();
    },
  },
  paymentFailure: {
    ends: 'Escape leaves the payment to be made another way',
    async show(page, reader) {
      const { locale } = reader;
      await payAsGuest(page, reader, cards.declined);
      const modal = dialogOf(page, locale, 'Your payment did not go through');
      await expectModal(page, modal);
      await expect(modal.getByText('ERROR_PAYMENT_METHOD')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(
        page.getByRole('alert').filter({ hasText: wordsOf(locale.language, 'Your payment did not go through') }),
      ).toBeFocused();
      await expect(page.getByLabel(wordsOf(locale.language, 'Card number'))).toBeEditable();
    },
  },
  threeDSecure: {
    ends: 'leads to the bank, or out of the payment',
    async show(page, reader) {
      const { locale } = reader;
      await payAsGuest(page, reader, cards.challenged);
      const code = page.locator('input[name=otp]');
      await expect(code).toBeVisible();
      await page.goBack();
      const modal = dialogOf(page, locale, 'Your bank wants to know that it is you');
      await expect(modal.getByRole('button', { name: wordsOf(locale.language, 'Go on at my bank') })).toBeFocused();
      await expectModal(page, modal);
      await pressIn(page, locale, 'Go on at my bank');
      await expect(code).toBeVisible();
      await page.goBack();
      await expect(modal).toBeVisible();
      await pressIn(page, locale, 'Edit cart');
      await page.waitForURL(`**${pathTo('cart', locale)}`);
      await expect(modal).toBeHidden();
      await expect(page.getByRole('link', { name: wordsOf(locale.language, 'Check out') }).first()).toBeVisible();
    },
  },
  renewValidation: {
    ends: 'Escape leads home, and Back does not lead to it again',
    async show(page, { locale }, { memberLike }) {
      // Both have months to go.
      const member = await memberLike(locale.market.code === 'CR' ? 'ana' : 'marcus');
      await signIn(page, locale, member);
      await openPage(page, pathTo('my-account', locale));
      await page.goto(pathTo('renew-welcome', locale));
      const modal = dialogOf(page, locale, 'It is too early to renew');
      await expectModal(page, modal);
      await page.keyboard.press('Escape');
      await page.waitForURL(`**${pathTo('home', locale)}`);
      await expect(modal).toBeHidden();
      await page.goBack();
      await page.waitForURL(`**${pathTo('my-account', locale)}`);
      await expect(modal).toBeHidden();
    },
  },
} satisfies Partial<Record<ModalName, ComingModal>>;
