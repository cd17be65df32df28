import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ModalName } from '@tarima/client/modals';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { expectModal, focusPlace } from './modal-checks.ts';
import { expect, type Given, test } from './test.ts';
import { askShop, signIn } from './visitors.ts';

interface OpenedModal {
  /** To the page from which it is opened, once what it needs is there. */
  readonly prepare: (page: Page, given: Pick<Given, 'stack' | 'memberLike'>) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  readonly title: string;
  /** Ids of the rules that the journey proves besides those of every modal. */
  readonly rules?: string;
}

const costaRica = getLocale('en', 'CR');
const panama = getLocale('en', 'PA');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Modals that a person opens. */
const openedModals = {
  deliveryAddresses: {
    prepare: async (page, { memberLike }) => {
      await signIn(page, costaRica, await memberLike('ana'));
      await openPage(page, pathTo('home', costaRica));
      await page
        .getByRole('link', { name: /^(Pick up at|Deliver to)/ })
        .filter({ visible: true })
        .click();
    },
    opener: (page) => button(page, 'Choose another address'),
    title: 'Where shall we deliver?',
  },
  categories: {
    prepare: (page) => openPage(page, pathTo('home', costaRica)),
    opener: (page) => button(page, 'All categories'),
    title: 'All categories',
  },
  serviceFee: {
    // One bag is less than the least that clubs send without a fee.
    prepare: async (page) => {
      const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubId: '6401' };
      await askShop(page, costaRica, operations.addToCart, { input });
      await openPage(page, pathTo('cart', costaRica));
    },
    opener: (page) => button(page, 'Why is there a service fee?'),
    title: 'Why is there a service fee?',
  },
  pharmacyLink: {
    // Inside the club's app; in a browser the link opens the pharmacy's site itself.
    prepare: async (page) => {
      await openPage(page, pathTo('home', panama));
      await page.context().addCookies([{ name: 'tarima.native-app', value: '1', url: page.url() }]);
    },
    opener: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pharmacy', exact: true }),
    title: 'The pharmacy opens outside the app',
    rules: 'NATIVE-1, NATIVE-14',
  },
  cancelOrder: {
    prepare: async (page, { stack, memberLike }) => {
      const member = await memberLike('ana');
      const place = { market: costaRica.market.code, language: costaRica.language, club: '6401' };
      const orderID = await (await memberOf(stack, member, place)).buy(['110101-1']);
      await signIn(page, costaRica, member);
      await openPage(page, pathTo('order-details', costaRica, { orderID }));
      await button(page, 'Cancel order').waitFor();
      await whenInteractive(page);
    },
    opener: (page) => button(page, 'Cancel order'),
    title: 'Cancel this order?',
  },
} satisfies Partial<Record<ModalName, OpenedModal>>;

/** Modals that other journeys open and examine for accessibility; client/app/modals/modals.test.tsx has the rest. */
const elsewhere = {
  addCard: 'wallet.spec.ts',
  changeCountry: 'countries.spec.ts',
  currentVersion: 'automatic-modals.spec.ts',
  deleteIdentity: 'delete-identity.spec.ts',
  deliveryClubs: 'clubs.spec.ts',
  deliveryPreferences: 'delivery.spec.ts',
  error: 'automatic-modals.spec.ts',
  goToCartFromCountry: 'countries.spec.ts',
  loading: 'automatic-modals.spec.ts',
  mergeCart: 'merge.spec.ts',
  paymentFailure: 'automatic-modals.spec.ts',
  renewValidation: 'automatic-modals.spec.ts',
  sessionExpired: 'session-gone.spec.ts',
  shippingAddress: 'addresses.spec.ts',
  signOut: 'sign-out.spec.ts',
  taxesLineItem: 'paymentFailure, the same component with another title',
  threeDSecure: 'automatic-modals.spec.ts',
  timeoutRetry: 'cart-choices.spec.ts',
} as const;

/** A modal that no journey shows is a name that is missing here. */
const journeys: Readonly<Record<ModalName, OpenedModal | string>> = { ...openedModals, ...elsewhere };

for (const [name, journey] of Object.entries(journeys)) {
  if (typeof journey === 'string') continue;
  const rules = ['ERRORS-43, ERRORS-44, ERRORS-47', journey.rules].filter(Boolean).join(', ');
  test(`${name}: by keyboard alone, and back to where it was opened (${rules})`, async ({
    page,
    stack,
    memberLike,
  }) => {
    await journey.prepare(page, { stack, memberLike });
    const opener = journey.opener(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: journey.title });
    await expect(modal).toBeVisible();
    expect(await focusPlace(page)).toBe('modal');
    await expectModal(page, modal);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await modal.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
