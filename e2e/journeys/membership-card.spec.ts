import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale, type Locale } from '@tarima/markets/locale';
import jsqr from 'jsqr';
import sharp from 'sharp';
import type { RunningStack } from '../stack/running.ts';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './interactive.ts';
import { expectOfflinePage, getLines, goOffline, waitForKeptCart } from './kept-pages.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart, signIn, signOut } from './visitors.ts';

test.use({ serviceWorkers: 'allow' });

const markets = {
  es: { locale: getLocale('es', 'CR'), club: '6401' },
  en: { locale: getLocale('en', 'JM'), club: '7201' },
};
/** Demo members with an active membership of each market. */
const demoMembers = { es: 'ana', en: 'marcus' } as const;

/** Reads the QR code of the page from a picture of the screen, as a scanner does. */
async function readQrCode(page: Page): Promise<string> {
  const picture = await page.screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
  expect(found, 'a QR code on the screen').not.toBeNull();
  return found?.data ?? '';
}

const getQrCode = (page: Page) => page.locator('svg[role=img]');

/** Opens the card of a signed-in member and waits until the service worker has kept the page with its files. */
async function openCard(page: Page, locale: Locale): Promise<void> {
  await openPage(page, pathTo('membership-card', locale));
  await expect(getQrCode(page)).toBeVisible();
  const path = pathTo('membership-card', locale);
  const isKept = `caches.match('${path}?offline').then((found) => found !== undefined)`;
  await expect.poll(() => page.evaluate<boolean>(isKept), { timeout: 20_000 }).toBe(true);
}

/** Checks a code on the scanner page of the club and returns the name of the result. */
async function scan(page: Page, stack: RunningStack, code: string): Promise<string> {
  const form = { code, language: 'en' };
  const response = await page.request.post(new URL('/scanner', stack.membershipUrl).href, { form });
  return /data-result="(?<result>\w+)"/.exec(await response.text())?.groups?.result ?? '';
}

const formatNumber = (membershipNumber: string) => membershipNumber.replace(/^(\d{4})(\d{6})/, '$1 $2 ');

/** Cancels a membership in the club's own system. */
async function cancelAtClub({ membershipUrl, membershipApiKey }: RunningStack, membership: string): Promise<void> {
  const response = await fetch(`${membershipUrl}/v1/memberships/cancellation`, {
    method: 'POST',
    headers: { 'x-api-key': membershipApiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ membership, action: 'CANCEL' }),
  });
  expect(response.status).toBe(200);
}

/** Script that reads everything that the service worker has stored: URLs and texts. */
const readCachesScript = `(async () => {
  const entries = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      entries.push({ url: request.url, text: await (await cache.match(request)).text() });
    }
  }
  return entries;
})()`;

/** Script that counts the stored cards and the kept pages. */
const countCardsScript = `(async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith('tarima-card-')).length;
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'tarima-card')) return { cards: 0, kept };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tarima-card');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const count = opening.result.transaction('cards').objectStore('cards').count();
      count.onsuccess = () => resolve({ cards: count.result, kept });
    };
  });
})()`;

test('opens the card without a connection, and the club accepts its code once (MEMBERSHIP-230, MEMBERSHIP-231, MEMBERSHIP-250)', async ({
  page,
  context,
  stack,
  language,
  watch,
  createMemberLike,
}) => {
  const { locale } = markets[language];
  const member = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, member);
  await openCard(page, locale);
  await expectAccessible(page);

  await goOffline(context, watch);
  await page.reload();
  await expect(getQrCode(page)).toBeVisible();
  await expect(page.getByText(formatNumber(member.membershipNumber))).toBeVisible();
  const code = await readQrCode(page);
  expect(code).toMatch(new RegExp(`^${member.membershipNumber}\\d{8}$`));
  expect(await scan(page, stack, code)).toBe('ACCEPTED');
  expect(await scan(page, stack, code)).toBe('ALREADY_USED');

  await page.goto(pathTo('my-account', locale));
  await expectOfflinePage(page, language);
  await context.setOffline(false);
});

test('opens the cart without a connection after the card (OFFLINE-24)', async ({
  page,
  context,
  language,
  watch,
  createMemberLike,
}) => {
  const { locale, club } = markets[language];
  await signIn(page, locale, await createMemberLike(demoMembers[language]));
  await fillCart(page, locale, club);
  await openCard(page, locale);
  await openPage(page, pathTo('cart', locale));
  await waitForKeptCart(page, locale);
  await goOffline(context, watch);
  const keptCartCode = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/deferred-'));
  await page.goto(pathTo('membership-card', locale));
  await expect(getQrCode(page)).toBeVisible();
  await keptCartCode;
  await page.goto(pathTo('cart', locale));
  await expect(getLines(page)).toHaveCount(2);
});

test('keeps no names, carts or tokens in its caches, and never the checkout (MEMBERSHIP-249, OFFLINE-1)', async ({
  page,
  language,
  createMemberLike,
}) => {
  const { locale, club } = markets[language];
  const member = await createMemberLike(demoMembers[language]);
  await signIn(page, locale, member);
  await fillCart(page, locale, club);
  await openCard(page, locale);
  for (const pageId of ['home', 'my-account', 'cart', 'checkout', 'recent-purchases'] as const) {
    await openPage(page, pathTo(pageId, locale));
  }
  const entries = await page.evaluate<{ url: string; text: string }[]>(readCachesScript);
  const paths = entries.map(({ url }) => new URL(url).pathname);
  const pages = paths.filter((path) => !path.startsWith('/assets/'));
  expect(pages.toSorted()).toEqual(
    [
      pathTo('membership-card', locale),
      pathTo('cart', locale),
      '/favicon.svg',
      '/offline.en.html',
      '/offline.es.html',
    ].toSorted(),
  );
  const [firstName = ''] = member.firstName.split(' ');
  const secrets = [firstName, member.login, member.membershipNumber, '110101-1', 'eyJhbGciOi'];
  const shown = entries.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
  for (const secret of secrets) {
    expect(
      shown.filter(({ text }) => text.includes(secret)).map(({ url }) => url),
      secret,
    ).toEqual([]);
  }
});

test('deletes the card, its key and its page at the sign-out (MEMBERSHIP-238, MEMBERSHIP-252)', async ({
  page,
  stack,
  language,
  createMemberLike,
}) => {
  const { locale } = markets[language];
  await signIn(page, locale, await createMemberLike(demoMembers[language]));
  await openCard(page, locale);
  expect(await page.evaluate(countCardsScript)).toEqual({ cards: 1, kept: 1 });
  const code = await readQrCode(page);
  await signOut(page, locale);
  await expect.poll(() => page.evaluate(countCardsScript)).toEqual({ cards: 0, kept: 0 });
  expect(await scan(page, stack, code)).toBe('INVALID_CODE');
});

test('shows why an expired and a cancelled card have no code, and the next step (MEMBERSHIP-239, ACCOUNT-291)', async ({
  page,
  context,
  stack,
  language,
  createMemberLike,
}) => {
  const { locale } = markets[language];
  const translate = (message: string) => translateMessage(language, message);
  const unusable = page.getByText(translate('This card can’t be used at the club right now.'));
  await signIn(page, locale, await createMemberLike(demoMembers[language], { expiresOn: '2026-01-31' }));
  await openPage(page, pathTo('membership-card', locale));
  await expect(unusable).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: translate('Renew your membership') })).toBeVisible();
  await expect(getQrCode(page)).toBeHidden();
  await expectAccessible(page);

  const member = await createMemberLike(demoMembers[language]);
  await context.clearCookies({ name: /^(?!tarima\.consent$)/ });
  await signIn(page, locale, member);
  await openPage(page, pathTo('membership-card', locale));
  await expect(getQrCode(page)).toBeVisible();
  const code = await readQrCode(page);
  await cancelAtClub(stack, member.membershipNumber);
  expect(await scan(page, stack, code)).toBe('CANCELLED');
  await page.reload();
  await expect(unusable).toBeVisible();
  await expect(getQrCode(page)).toBeHidden();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('See memberships') })
    .click();
  await page.waitForURL(`**${pathTo('membership-info', locale)}`);
});

test('deletes the card of a member when another one signs in on the device, and at a sign-out by link (MEMBERSHIP-252)', async ({
  page,
  context,
  language,
  watch,
  createMemberLike,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|could not be/);
  const { locale } = markets[language];
  const translate = (message: string) => translateMessage(language, message);
  const [first, second] = [
    await createMemberLike(demoMembers[language]),
    await createMemberLike(demoMembers[language]),
  ];
  await signIn(page, locale, first);
  await openCard(page, locale);
  await context.clearCookies({ name: /^(?!tarima\.consent$)/ });
  await signIn(page, locale, second);
  await openPage(page, pathTo('home', locale));
  await expect.poll(() => page.evaluate(countCardsScript)).toEqual({ cards: 0, kept: 0 });
  await context.setOffline(true);
  await page.goto(pathTo('membership-card', locale));
  await expect(getQrCode(page)).toBeHidden();
  await expect(page.getByText(formatNumber(first.membershipNumber))).toBeHidden();
  await context.setOffline(false);
  await openCard(page, locale);
  await expect(page.getByText(formatNumber(second.membershipNumber))).toBeVisible();

  await page.goto(pathTo('home', locale, {}, { logout: 'true' }));
  const dialog = page.getByRole('dialog', { name: translate('Sign out?') });
  await dialog.getByRole('button', { name: translate('Sign out'), exact: true }).click();
  await expect.poll(() => page.evaluate(countCardsScript).catch(() => undefined)).toEqual({ cards: 0, kept: 0 });
});
