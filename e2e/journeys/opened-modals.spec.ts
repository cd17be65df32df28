import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ModalName } from '@tarima/client/modals';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { expectModal, getFocusLocation } from './modal-checks.ts';
import { expect, type JourneyFixtures, test } from './test.ts';
import { runShopOperation, signIn } from './visitors.ts';

interface OpenedModal {
  /** Prepares the data and opens the page with the opener. */
  readonly prepare: (page: Page, given: Pick<JourneyFixtures, 'stack' | 'createMemberLike'>) => Promise<void>;
  readonly opener: (page: Page) => Locator;
  readonly title: string;
  /** Ids of rules that the journey covers in addition to those of all modals. */
  readonly rules?: string;
}

const costaRica = getLocale('en', 'CR');
const panama = getLocale('en', 'PA');
const getButton = (page: Page, name: string) => page.getByRole('button', { name });

/** Modals that the shopper opens. */
const openedModals = {
  deliveryAddresses: {
    prepare: async (page, { createMemberLike }) => {
      await signIn(page, costaRica, await createMemberLike('ana'));
      await openPage(page, pathTo('home', costaRica));
      await page
        .getByRole('link', { name: /^(Pick up at|Deliver to)/ })
        .filter({ visible: true })
        .click();
    },
    opener: (page) => getButton(page, 'Choose another address'),
    title: 'Where should we deliver?',
  },
  categories: {
    prepare: (page) => openPage(page, pathTo('home', costaRica)),
    opener: (page) => getButton(page, 'All categories'),
    title: 'All categories',
  },
  serviceFee: {
    // One item is below the minimum order without a service fee.
    prepare: async (page) => {
      const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubKey: '6401' };
      await runShopOperation(page, costaRica, operations.addToCart, { input });
      await openPage(page, pathTo('cart', costaRica));
    },
    opener: (page) => getButton(page, 'Why is there a service fee?'),
    title: 'Why is there a service fee?',
  },
  pharmacyLink: {
    // The modal opens only in the club's app; in a browser the link opens the pharmacy's site.
    prepare: async (page) => {
      await openPage(page, pathTo('home', panama));
      await page.context().addCookies([{ name: 'tarima.native-app', value: '1', url: page.url() }]);
    },
    opener: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pharmacy', exact: true }),
    title: 'The pharmacy opens outside the app',
    rules: 'NATIVE-1, NATIVE-14',
  },
  cancelOrder: {
    prepare: async (page, { stack, createMemberLike }) => {
      const member = await createMemberLike('ana');
      const place = { market: costaRica.market.code, language: costaRica.language, club: '6401' };
      const orderID = await (await createMemberShopper(stack, member, place)).buy(['110101-1']);
      await signIn(page, costaRica, member);
      await openPage(page, pathTo('order-details', costaRica, { orderID }));
      await getButton(page, 'Cancel order').waitFor();
      await waitUntilInteractive(page);
    },
    opener: (page) => getButton(page, 'Cancel order'),
    title: 'Cancel this order?',
  },
} satisfies Partial<Record<ModalName, OpenedModal>>;

/** Modals that other journeys open and check for accessibility; client/app/shell/modals/modals.test.tsx covers the rest. */
const testedElsewhere = {
  addCard: 'wallet.spec.ts',
  appSession: 'native-sessions.spec.ts',
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
  reorder: 'reorder.spec.ts',
  sessionExpired: 'expired-session.spec.ts',
  shippingAddress: 'addresses.spec.ts',
  signInRefused: 'member-status.spec.ts',
  signOut: 'sign-out.spec.ts',
  taxesLineItem: 'paymentFailure, the same component with another title',
  threeDSecure: 'automatic-modals.spec.ts',
  timeoutRetry: 'cart-choices.spec.ts',
} as const;

/** The type makes this fail to compile when a modal has no journey. */
const journeys: Readonly<Record<ModalName, OpenedModal | string>> = { ...openedModals, ...testedElsewhere };

for (const [name, journey] of Object.entries(journeys)) {
  if (typeof journey === 'string') continue;
  const rules = ['ERRORS-43, ERRORS-44, ERRORS-47', journey.rules].filter(Boolean).join(', ');
  test(`${name}: opens and closes by keyboard and returns the focus to the opener (${rules})`, async ({
    page,
    stack,
    createMemberLike,
  }) => {
    await journey.prepare(page, { stack, createMemberLike });
    const opener = journey.opener(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: journey.title });
    await expect(modal).toBeVisible();
    expect(await getFocusLocation(page)).toBe('modal');
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
