import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ModalName } from '@tarima/client/modals';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import { type ComingModal, comingModals } from './coming-modals.ts';
import { openPage, whenInteractive } from './interactive.ts';
import { operateByKeyboard, placeOf, type Reader } from './modal-checks.ts';
import { readers } from './page-checks.ts';
import { type Given, test } from './test.ts';
import { askShop, signIn } from './visitors.ts';
import { wordsOf } from './words.ts';

interface OpenedModal {
  /** Who opens it in Spanish and in English; the readers of each market by default. */
  readonly readers?: readonly [Reader, Reader];
  /** To the page from which it is opened, once what it needs is there. */
  readonly prepare: (page: Page, reader: Reader, given: Pick<Given, 'stack' | 'memberLike'>) => Promise<void>;
  readonly opener: (page: Page, locale: Locale) => Locator;
  /** As the sources have it. */
  readonly title: string;
  /** Phones have a page for it. */
  readonly isForDesktops?: boolean;
}

const goHome = async (page: Page, { locale }: Reader) => {
  await openPage(page, pathTo('home', locale));
};
const button = (page: Page, { language }: Locale, message: string) =>
  page.getByRole('button', { name: wordsOf(language, message) });

/** The same member on a phone in Spanish and on a desktop in English. */
const inBothLanguages = (country: string, club: string, like: string): readonly [Reader, Reader] => [
  { locale: getLocale('es', country), club, like },
  { locale: getLocale('en', country), club, like },
];
/** The member with two addresses and orders is at home in Costa Rica. */
const atAnas = inBothLanguages('CR', '6401', 'ana');
/** A market whose clubs have a pharmacy. */
const inPanama = inBothLanguages('PA', '6201', 'carmen');

/** Modals of store.md §4.9 that a person opens, by their name there. */
const openedModals = {
  deliveryAddresses: {
    readers: atAnas,
    prepare: async (page, { locale, like }, { memberLike }) => {
      await signIn(page, locale, await memberLike(like));
      await openPage(page, pathTo('home', locale));
      const selector = new RegExp(
        `^(${['Pick up at', 'Deliver to'].map((text) => wordsOf(locale.language, text)).join('|')})`,
      );
      await page.getByRole('link', { name: selector }).filter({ visible: true }).click();
    },
    opener: (page, locale) => button(page, locale, 'Choose another address'),
    title: 'Where shall we deliver?',
  },
  categories: {
    prepare: goHome,
    opener: (page, locale) => button(page, locale, 'All categories'),
    title: 'All categories',
    isForDesktops: true,
  },
  serviceFee: {
    // One bag is less than the least that clubs send without a fee.
    prepare: async (page, { locale, club }) => {
      const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubId: club };
      await askShop(page, locale, operations.addToCart, { input });
      await openPage(page, pathTo('cart', locale));
    },
    opener: (page, locale) => button(page, locale, 'Why is there a service fee?'),
    title: 'Why is there a service fee?',
  },
  pharmacyLink: {
    readers: inPanama,
    // Inside the club's app; in a browser the link opens the pharmacy's site itself.
    prepare: async (page, reader) => {
      await goHome(page, reader);
      await page.context().addCookies([{ name: 'tarima.native-app', value: '1', url: page.url() }]);
      const column = page.getByRole('contentinfo').locator('summary').filter({ visible: true });
      const yourClub = reader.locale.language === 'es' ? 'Su club' : 'Your club';
      if ((await column.count()) > 0) await column.filter({ hasText: yourClub }).click();
    },
    opener: (page, { language }) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: language === 'es' ? 'Farmacia' : 'Pharmacy', exact: true })
        .filter({ visible: true }),
    title: 'The pharmacy opens outside the app',
  },
  cancelOrder: {
    readers: atAnas,
    prepare: async (page, reader, { stack, memberLike }) => {
      const { locale } = reader;
      const member = await memberLike(reader.like);
      const orderID = await (await memberOf(stack, member, placeOf(reader))).buy(['110101-1']);
      await signIn(page, locale, member);
      await openPage(page, pathTo('order-details', locale, { orderID }));
      await button(page, locale, 'Cancel order').waitFor();
      await whenInteractive(page);
    },
    opener: (page, locale) => button(page, locale, 'Cancel order'),
    title: 'Cancel this order?',
  },
} satisfies Partial<Record<ModalName, OpenedModal>>;

/** Modals that other journeys open and examine for accessibility; client/app/modals/modals.test.tsx has the rest. */
const elsewhere = {
  addCard: 'wallet.spec.ts',
  changeCountry: 'countries.spec.ts',
  deleteIdentity: 'delete-identity.spec.ts',
  deliveryClubs: 'clubs.spec.ts',
  deliveryPreferences: 'delivery.spec.ts',
  goToCartFromCountry: 'countries.spec.ts',
  mergeCart: 'merge.spec.ts',
  sessionExpired: 'session-gone.spec.ts',
  shippingAddress: 'addresses.spec.ts',
  signOut: 'sign-out.spec.ts',
  taxesLineItem: 'paymentFailure, the same component with another title',
  timeoutRetry: 'cart-choices.spec.ts',
} as const;

/** A modal that no journey shows is a name that is missing here. */
const journeys: Readonly<Record<ModalName, OpenedModal | ComingModal | string>> = {
  ...openedModals,
  ...comingModals,
  ...elsewhere,
};

for (const [name, journey] of Object.entries(journeys)) {
  if (typeof journey === 'string') continue;
  const [inSpanish, inEnglish] = 'opener' in journey ? (journey.readers ?? readers) : readers;
  const readerOf = (language: Language) => (language === 'es' ? inSpanish : inEnglish);
  if ('show' in journey) {
    test(`${name}: comes by itself, and ${journey.ends}`, async ({ page, language, watch, memberLike }) => {
      await journey.show(page, readerOf(language), { watch, memberLike });
    });
    continue;
  }
  test(`${name}: by keyboard alone, and back to where it was opened`, async ({
    page,
    language,
    isMobile,
    stack,
    memberLike,
  }) => {
    test.skip(isMobile && Boolean(journey.isForDesktops), 'phones have a page for it');
    const reader = readerOf(language);
    await journey.prepare(page, reader, { stack, memberLike });
    const way = journey.opener(page, reader.locale);
    await operateByKeyboard(page, way, wordsOf(reader.locale.language, journey.title), reader.locale);
  });
}
