import type { Locator, Page } from '@playwright/test';
import type { shopRows } from '../../scripts/error-index/shop-rows.ts';
import type { Call } from '../faults/call-rules.ts';
import { matchPost } from '../faults/kill-points.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper, costaRica as place } from '../graph/shopper.ts';
import { type CodeJourney, refusedSignIn, refuseExpired, type Visit } from './code-journeys.ts';
import { test } from './fault-test.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage, openPageWithLazyCode, waitUntilInteractive } from './interactive.ts';
import { costaRica, createShop } from './shop.ts';
import { expect } from './test.ts';
import { fillCart, runShopOperation, signIn } from './visitors.ts';

/** Codes of the shop that other journeys produce: the index names them (ERRORS-57). */
type ProducedElsewhere =
  | '500'
  | '30012'
  | 'ERROR_SESSION_EXPIRED'
  | 'ERROR_CURRENT_VERSION'
  | 'PHARMACY_NATIVE_EXTERNAL_LINK'
  | 'USER_NOT_VALID'
  | 'BLOCKED';
type Code = Exclude<keyof typeof shopRows, ProducedElsewhere>;

const [sku, savedSku] = ['110101-1', '110103-1'];
const changeCart = matchPost(/\/carts/);
const deleteIdentity = ({ method, path }: Call) => method === 'DELETE' && path.includes('/identities/');

const fetchSkus = async ({ page, shop }: Visit) => {
  const { cart } = await runShopOperation(page, shop.locale, operations.cart, {});
  return (cart?.lines ?? []).map(({ variant }) => variant.sku).sort();
};

const press = ({ shop }: Visit, place: Page | Locator, name: string) =>
  place.getByRole('button', { name: shop.translate(name), exact: true }).click();

const getMergeDialog = ({ page, shop }: Visit) =>
  page.getByRole('dialog', { name: shop.translate('You have two carts') });

/** Fills the cart of a guest, who then signs in. */
async function signInWithCart({ page, shop, scene }: Visit, savedSkus: readonly string[]) {
  const member = await createMember(scene.stack, 'ana');
  if (savedSkus.length > 0) await (await createMemberShopper(scene.stack, member)).fillCart(savedSkus);
  await fillCart(page, shop.locale, place.club, [sku]);
  await signIn(page, shop.locale, member);
}

async function reload(visit: Visit, modal: Locator): Promise<void> {
  const opened = visit.page.waitForEvent('domcontentloaded');
  await press(visit, modal, 'Reload');
  await opened;
  await waitUntilInteractive(visit.page);
}

/** Combines both carts after the page was opened again. */
async function reloadAndMerge(visit: Visit, modal: Locator): Promise<void> {
  await reload(visit, modal);
  await press(visit, getMergeDialog(visit), 'Continue');
  await expect(getMergeDialog(visit)).toBeHidden();
  expect(await fetchSkus(visit)).toEqual([sku, savedSku]);
}

const addToCart = (visit: Visit) => press(visit, visit.page.getByRole('main'), 'Add to cart');

async function openProduct({ page, shop }: Visit): Promise<void> {
  await openPageWithLazyCode(page, shop.path('pdp-slug-sku', { sku }));
}

/** One journey for each code; a code without a journey does not compile (ERRORS-57). */
const journeys: Readonly<Record<Code, CodeJourney>> = {
  'CART-SM-001': {
    cause: 'a commerce platform that refuses a new cart',
    title: 'Something went wrong with your cart',
    text: 'Your items are saved. Reload the page to see your current cart.',
    isShown: true,
    async produce(visit) {
      await openProduct(visit);
      const stopRefusing = visit.scene.interceptor.refuseCalls(changeCart, 'InvalidInput');
      await addToCart(visit);
      return stopRefusing;
    },
    async continue(visit, modal) {
      await reload(visit, modal);
      await addToCart(visit);
      await expect.poll(() => fetchSkus(visit)).toEqual([sku]);
    },
  },
  'CART-SM-002': {
    cause: 'a commerce platform that refuses to give the cart of a guest to the member',
    title: 'We couldn’t move your cart to your account',
    text: 'Your cart hasn’t changed. Reload the page to try again.',
    isShown: true,
    async produce(visit) {
      await signInWithCart(visit, []);
      const stopRefusing = visit.scene.interceptor.refuseCalls(changeCart, 'InvalidInput');
      await openPage(visit.page, visit.shop.path('home'));
      return stopRefusing;
    },
    async continue(visit, modal) {
      await reload(visit, modal);
      await expect.poll(() => fetchSkus(visit)).toEqual([sku]);
    },
  },
  EG_400: {
    cause: 'a request for both carts with a market that the shop does not have',
    title: 'We couldn’t open your cart',
    text: 'Your items are saved. Reload the page; if that doesn’t help, sign out and sign in again.',
    isShown: true,
    async produce(visit) {
      const { page, shop, watch } = visit;
      watch.allow(/status of 400/);
      await signInWithCart(visit, [savedSku]);
      await mockOperation(page, 'CartsToMerge', (route) =>
        route.continue({ headers: { ...route.request().headers(), 'x-market': 'XX' } }),
      );
      await openPage(page, shop.path('home'));
      return () => page.unrouteAll();
    },
    continue: reloadAndMerge,
  },
  EG_500: {
    cause: 'a commerce platform that refuses the combined cart',
    title: 'We couldn’t combine your carts',
    text: 'Neither cart has changed. Reload the page to choose again.',
    isShown: true,
    async produce(visit) {
      await signInWithCart(visit, [savedSku]);
      await openPage(visit.page, visit.shop.path('home'));
      const stopRefusing = visit.scene.interceptor.refuseCalls(changeCart, 'InvalidInput');
      await press(visit, getMergeDialog(visit), 'Continue');
      return stopRefusing;
    },
    continue: reloadAndMerge,
  },
  'MO-500': {
    cause: 'an identity provider that is down when an address is confirmed',
    title: 'We couldn’t complete your online registration',
    text: 'Your membership hasn’t changed, and what you entered is still here. Try again in a few minutes.',
    isShown: true,
    async produce(visit) {
      const { page, shop, scene } = visit;
      const link = `#membership=${costaRica.guestMembership}&code=unknown`;
      await openPage(page, `${shop.path('onboarding-email-verify')}${link}`);
      scene.interceptor.makeUnavailable('IDENTITY_API_URL');
      await press(visit, page, 'Confirm my email');
      return () => scene.interceptor.restore('IDENTITY_API_URL');
    },
    async continue(visit, modal) {
      const { page, shop } = visit;
      await modal.getByText(shop.translate('Close'), { exact: true }).last().click();
      await expect(modal).toBeHidden();
      await press(visit, page, 'Confirm my email');
      await expect(page.getByRole('heading', { name: shop.translate('Get a new email') })).toBeVisible();
    },
  },
  DELETE_DIGITAL_IDENTITY: {
    cause: 'an identity provider that refuses the deletion',
    title: 'Delete your online account?',
    text: 'We can’t yet confirm that your online account was deleted. Nothing else has changed; try again.',
    isShown: true,
    async produce(visit) {
      const { page, shop, scene } = visit;
      await signIn(page, shop.locale, await createMember(scene.stack, 'ana'));
      await openPage(page, shop.path('my-account'));
      await press(visit, page, 'Delete my online account');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      const stopRefusing = scene.interceptor.refuseCalls(deleteIdentity);
      await press(visit, dialog, 'Delete my online account');
      return stopRefusing;
    },
    async continue(visit, modal) {
      const { page, shop } = visit;
      await press(visit, modal, 'Delete my online account');
      await page.waitForURL((url) => url.pathname === shop.path('home') && url.search === '');
      const text = 'Your online account has been deleted. Your membership hasn’t changed.';
      await expect(page.getByText(shop.translate(text))).toBeVisible();
    },
  },
  ERROR_TIMEOUT_RETRY: {
    cause: 'a commerce platform that does not respond to a change of the cart',
    title: 'This is taking longer than usual',
    text: 'We don’t know whether your change went through. You can try again; it won’t be made twice.',
    isShown: false,
    async produce(visit) {
      const { interceptor } = visit.scene;
      await openProduct(visit);
      interceptor.makeSilent('COMMERCE_API_URL');
      await addToCart(visit);
      return () => interceptor.restore('COMMERCE_API_URL');
    },
    async continue(visit, modal) {
      await press(visit, modal, 'Try again');
      await expect(modal).toBeHidden();
      await expect.poll(() => fetchSkus(visit)).toEqual([sku]);
    },
  },
  EXPIRED: refusedSignIn(
    'an expired membership where editors let none sign in',
    {
      title: 'Your membership has expired',
      text: 'You can sign in again once it’s renewed. Renew it at your club’s service desk. Your cart and your orders are saved.',
    },
    ['Find your club', 'clubsAndLocations'],
    { expiresOn: '2026-01-31' },
    refuseExpired,
  ),
  CANCELLED: refusedSignIn(
    'a membership that was cancelled',
    {
      title: 'Your membership was cancelled',
      text: 'You can’t sign in with it any more. To shop as a member again, buy a new membership. Orders you’ve already placed will still arrive.',
    },
    ['See memberships', 'membership-info'],
    { status: 'CANCELLED' },
  ),
  CARD_INACTIVE: refusedSignIn(
    'a card that the club has deactivated',
    {
      title: 'Your membership card isn’t active',
      text: 'You can’t sign in with this card. The service desk at your club can activate it or give you a new one.',
    },
    ['Find your club', 'clubsAndLocations'],
    { cardStatus: 'INACTIVE' },
  ),
};

// The tests run in sequence, because they share the stack.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const [code, journey] of Object.entries(journeys)) {
  test(`${code}: ${journey.cause} (ERRORS-52, ERRORS-57)`, async ({ page, scene, language, watch }) => {
    const shop = createShop(page, { ...costaRica, language });
    const visit = { page, shop, scene, watch };
    const restore = await journey.produce(visit);
    const modal = page.getByRole('dialog', { name: shop.translate(journey.title) });
    try {
      await expect(modal.getByText(shop.translate(journey.text))).toBeVisible({ timeout: 40_000 });
      if (journey.isShown) await expect(modal.getByText(code, { exact: true })).toBeVisible();
    } finally {
      await restore();
    }
    await journey.continue(visit, modal);
  });
}
