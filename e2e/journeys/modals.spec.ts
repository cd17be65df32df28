import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ModalName } from '@tarima/client/modals';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
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
  /** Who opens it in each language; the readers of each market by default. */
  readonly readers?: readonly Reader[];
  /** To the page from which it is opened, once what it needs is there. */
  readonly prepare: (page: Page, reader: Reader, given: Pick<Given, 'stack' | 'memberLike'>) => Promise<void>;
  readonly opener: (page: Page, locale: Locale, isPhone: boolean) => Locator;
  /** As the sources have it. */
  readonly title: string;
  /** Phones have a page for it. */
  readonly isForDesktops?: boolean;
}

const goHome = async (page: Page, { locale }: Reader) => {
  await openPage(page, pathTo('home', locale));
};
const deliverySelector = (page: Page, { language }: Locale) =>
  page.getByRole('link', { name: wordsOf(language, 'Pickup or delivery?') }).filter({ visible: true });
const button = (page: Page, { language }: Locale, message: string) =>
  page.getByRole('button', { name: wordsOf(language, message) });

/** The member with two addresses and orders is at home in Costa Rica. */
const atAnas = (['es', 'en'] as const).map((language) => ({
  locale: getLocale(language, 'CR'),
  club: '6401',
  like: 'ana',
}));

/** A market whose clubs have a pharmacy. */
const inPanama = (['es', 'en'] as const).map((language) => ({
  locale: getLocale(language, 'PA'),
  club: '6201',
  like: 'carmen',
}));

/** Modals of store.md §4.9 that a person opens, by their name there. */
const openedModals = {
  deliveryPreferences: { prepare: goHome, opener: deliverySelector, title: 'How you receive it' },
  deliveryClubs: {
    prepare: async (page, reader) => {
      await goHome(page, reader);
      await deliverySelector(page, reader.locale).click();
    },
    opener: (page, locale) => button(page, locale, 'Choose a club'),
    title: 'Where will you collect?',
  },
  deliveryAddresses: {
    readers: atAnas,
    prepare: async (page, { locale, like }, { memberLike }) => {
      await signIn(page, locale, await memberLike(like), pathTo('home', locale));
      const selector = new RegExp(
        `^(${['Pick up at', 'Deliver to'].map((text) => wordsOf(locale.language, text)).join('|')})`,
      );
      await page.getByRole('link', { name: selector }).filter({ visible: true }).click();
    },
    opener: (page, locale) => button(page, locale, 'Choose another address'),
    title: 'Where shall we deliver?',
  },
  changeCountry: {
    prepare: goHome,
    opener: (page, { language }, isPhone) =>
      page
        .getByRole(isPhone ? 'contentinfo' : 'banner')
        .getByRole('link', { name: new RegExp(`^${wordsOf(language, 'Country:')}`) }),
    title: 'Where do you shop?',
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
  addCard: {
    prepare: async (page, { locale, like }, { memberLike }) => {
      await signIn(page, locale, await memberLike(like), pathTo('my-wallet', locale));
    },
    opener: (page, locale) => button(page, locale, 'Add a card'),
    title: 'Add a card',
  },
  cancelOrder: {
    readers: atAnas,
    prepare: async (page, reader, { stack, memberLike }) => {
      const { locale } = reader;
      const member = await memberLike(reader.like);
      const orderID = await (await memberOf(stack, member, placeOf(reader))).buy(['110101-1']);
      await signIn(page, locale, member, pathTo('order-details', locale, { orderID }));
      await button(page, locale, 'Cancel order').waitFor();
      await whenInteractive(page);
    },
    opener: (page, locale) => button(page, locale, 'Cancel order'),
    title: 'Cancel this order?',
  },
  deleteIdentity: {
    prepare: async (page, { locale, like }, { memberLike }) => {
      await signIn(page, locale, await memberLike(like), pathTo('my-account', locale));
    },
    opener: (page, locale) => button(page, locale, 'Delete my online account'),
    title: 'Delete your online account?',
  },
} satisfies Partial<Record<ModalName, OpenedModal>>;

/** Modals whose journeys are long enough for a file of their own. */
const elsewhere = { mergeCart: 'merge.spec.ts', shippingAddress: 'addresses.spec.ts' } as const;

/** A modal that no journey shows is a name that is missing here. */
const journeys: Readonly<Record<ModalName, OpenedModal | ComingModal | string>> = {
  ...openedModals,
  ...comingModals,
  ...elsewhere,
};

for (const [name, journey] of Object.entries(journeys)) {
  if (typeof journey === 'string') continue;
  const whose = 'opener' in journey ? (journey.readers ?? readers) : readers;
  for (const reader of whose) {
    const { locale } = reader;
    if ('show' in journey) {
      test(`${name} in ${locale.code}: comes by itself, and ${journey.ends}`, async ({ page, watch, memberLike }) => {
        await journey.show(page, reader, { watch, memberLike });
      });
      continue;
    }
    test(`${name} in ${locale.code}: by keyboard alone, and back to where it was opened`, async ({
      page,
      stack,
      memberLike,
    }, { project }) => {
      const isPhone = project.name === 'phone';
      test.skip(isPhone && Boolean(journey.isForDesktops), 'phones have a page for it');
      await journey.prepare(page, reader, { stack, memberLike });
      const way = journey.opener(page, locale, isPhone);
      await operateByKeyboard(page, way, wordsOf(locale.language, journey.title), locale);
    });
  }
}
