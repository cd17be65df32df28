import type { Page } from '@playwright/test';
import { consentCookie } from '@tarima/client/consent';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import { getLocale } from '@tarima/markets/locale';
import type { ReasonCode } from '@tarima/markets/membership-reasons';
import type { MarketCode } from '@tarima/markets/table';
import { z } from 'zod';
import { verificationCodeExpired } from '../../subgraphs/membership/src/domain/failure.ts';
import { messages } from '../../subgraphs/payments/src/messages.ts';
import type { FaultStack } from '../errors/fault-stack.ts';
import type { Call } from '../faults/call-rules.ts';
import { matchPost } from '../faults/kill-points.ts';
import { cards } from '../graph/cards.ts';
import { fetchJson } from '../graph/commerce.ts';
import { readLedgerOfAttempt } from '../graph/ledger.ts';
import { createRecipient, readMail } from '../graph/mailbox.ts';
import { readLastDay } from '../graph/member-records.ts';
import { cancelMembership, createMember, type Member, type MembershipChange } from '../graph/members.ts';
import { readMembershipTransaction } from '../graph/membership-transactions.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './fault-test.ts';
import { openPage, waitUntilInteractive } from './interactive.ts';
import { openAndWait, payWith, readAttempt } from './membership-page.ts';
import { createNumber, getLinkMessage, openOnboarding, readLink } from './onboarding-page.ts';
import { costaRica, createShop, jamaica } from './shop.ts';
import { expect } from './test.ts';
import { translateMessage } from './translations.ts';
import { signIn } from './visitors.ts';

// The tests run in sequence, because they share the stack.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Members whose memberships can be renewed and upgraded. */
const markets = {
  es: { market: costaRica, member: 'sofia' },
  en: { market: jamaica, member: 'delroy' },
} as const;

interface Refusal {
  readonly code: ReasonCode;
  readonly page: 'renew-welcome' | 'renew-checkout' | 'upgrade-welcome' | 'upgrade-checkout';
  readonly market: MarketCode;
  readonly like: string;
  readonly change?: MembershipChange;
  /** Whether the member cancels after the sign-in. */
  readonly isCancelled?: true;
  /** A call that the club refuses. */
  readonly refused?: (call: Call) => boolean;
  readonly link: readonly [label: string, page: PageId];
}

const account = ['Go to my account', 'my-account'] as const;
const clubs = ['Find a club', 'clubsAndLocations'] as const;
const expired = { expiresOn: '2026-01-31' };

/** Each numbered reason, produced by a member's real state, by the market's configuration, or by a failure of the club. */
const refusals: readonly Refusal[] = [
  { code: 80001, page: 'renew-welcome', market: 'SV', like: 'roberto', link: clubs },
  { code: 110001, page: 'upgrade-checkout', market: 'SV', like: 'roberto', link: clubs },
  { code: 80002, page: 'renew-welcome', market: 'CR', like: 'sofia', isCancelled: true, link: account },
  {
    code: 80003,
    page: 'renew-welcome',
    market: 'CR',
    like: 'sofia',
    refused: matchPost(/is-renewable$/),
    link: account,
  },
  { code: 80004, page: 'renew-welcome', market: 'PA', like: 'ricardo', link: account },
  { code: 80005, page: 'renew-checkout', market: 'CR', like: 'ana', link: ['Return home', 'home'] },
  { code: 110002, page: 'upgrade-welcome', market: 'CR', like: 'sofia', change: expired, link: account },
  { code: 110003, page: 'upgrade-welcome', market: 'JM', like: 'marcus', link: account },
  { code: 110004, page: 'upgrade-welcome', market: 'BB', like: 'shanice', link: account },
  { code: 110005, page: 'upgrade-checkout', market: 'HN', like: 'walter', link: account },
  { code: 110006, page: 'upgrade-welcome', market: 'PA', like: 'ricardo', link: account },
];

/** All cookies but the choice about analytics. */
const otherCookies = new RegExp(`^(?!${consentCookie}$)`);

const text = z.object({ es: z.string(), en: z.string() });
const configuration = z.object({
  membership: z.object({ reasonMessages: z.record(z.string(), z.object({ title: text, text })) }),
});

/** The modal of a reason, with what editors wrote about it. */
async function expectReason(page: Page, { stack }: FaultStack, code: ReasonCode, language: 'es' | 'en') {
  const { membership } = configuration.parse(await fetchJson(`${stack.contentUrl}/config/global`, {}));
  const message = membership.reasonMessages[code];
  if (!message) throw new Error(`Editors have no text for ${code}.`);
  const modal = page.getByRole('dialog', { name: message.title[language] });
  await expect(modal).toContainText(message.text[language].split('{date}')[0]?.trim() ?? '');
  await expect(modal).toContainText(String(code));
  return modal;
}

test('each refusal shows the text of editors and leads to the page of its type (MEMBERSHIP-30, MEMBERSHIP-35, MEMBERSHIP-36, MEMBERSHIP-38, MEMBERSHIP-301)', async ({
  page,
  scene,
  language,
}) => {
  const members = new Map<string, Member>();
  for (const refusal of refusals) {
    const { code, page: pageId, market, like, change, link } = refusal;
    await test.step(String(code), async () => {
      const locale = getLocale(language, market);
      const key = JSON.stringify([like, change, refusal.isCancelled]);
      const member = members.get(key) ?? (await createMember(scene.stack, like, change));
      members.set(key, member);
      await page.context().clearCookies({ name: otherCookies });
      await signIn(page, locale, member);
      if (refusal.isCancelled) await cancelMembership(scene.stack, member.membershipNumber);
      const restore = refusal.refused && scene.interceptor.refuseCalls(refusal.refused);
      await openAndWait(page, locale, pageId);
      const modal = await expectReason(page, scene, code, language);
      const [label, target] = link;
      await modal.getByRole('link', { name: translateMessage(language, label), exact: true }).click();
      await page.waitForURL(`**${pathTo(target, locale)}`);
      await expect(modal).toBeHidden();
      restore?.();
    });
  }
});

test('a membership of another country leads to the country picker, a missing session to the sign-in and back, closing to home (MEMBERSHIP-34, MEMBERSHIP-37, MEMBERSHIP-39)', async ({
  page,
  scene,
  language,
}) => {
  const shop = createShop(page, language === 'es' ? costaRica : jamaica);
  await page.goto(shop.path('renew-welcome'));
  await page.waitForURL(`**${shop.path('login', {}, { pageTo: shop.path('renew-welcome') })}`);
  await signIn(page, shop.locale, await createMember(scene.stack, 'ricardo'));
  const title = shop.translate('Your membership is from {country}', {
    country: language === 'es' ? 'Panamá' : 'Panama',
  });
  const modal = page.getByRole('dialog', { name: title });
  await openAndWait(page, shop.locale, 'upgrade-welcome');
  await modal.getByRole('button', { name: shop.translate('Close') }).click();
  await page.waitForURL(`**${shop.path('home')}`);
  await openAndWait(page, shop.locale, 'renew-welcome');
  await modal.getByRole('link', { name: shop.translate('Choose a country') }).click();
  await page.waitForURL(`**${shop.path('country-picker')}`);
});

/** Opens the checkout of a member's renewal. */
async function openRenewal(page: Page, language: 'es' | 'en', stack: Parameters<typeof createMember>[0]) {
  const { market, member: like } = markets[language];
  const shop = createShop(page, market);
  const member = await createMember(stack, like);
  await signIn(page, shop.locale, member);
  // A membership that is cancelled before the check of the page has ended opens the modal of its reason.
  await openAndWait(page, shop.locale, 'renew-checkout');
  return { shop, member };
}

test('a renewal that became impossible is refused at the payment, with its reason and without a charge (MEMBERSHIP-130, MEMBERSHIP-174)', async ({
  page,
  scene,
  language,
}) => {
  const { shop, member } = await openRenewal(page, language, scene.stack);
  const before = await readLastDay(scene.stack, member.membershipNumber);
  await page.waitForURL(/attempt=/);
  await cancelMembership(scene.stack, member.membershipNumber);
  await payWith(page, shop, cards.approved);
  const modal = await expectReason(page, scene, 80002, language);
  const attempt = new URL(page.url()).searchParams.get('attempt') ?? '';
  await modal.getByRole('link', { name: shop.translate('Go to my account') }).click();
  await page.waitForURL(`**${shop.path('my-account')}`);
  expect(await readMembershipTransaction(scene.stack, `${attempt}.1`)).toBeUndefined();
  expect(await readLastDay(scene.stack, member.membershipNumber)).toBe(before);
});

const isRenewal = matchPost(/\/renew$/);
const timeout = { status: 504, code: 'TIMEOUT' };

test('a 504 of the membership API is confirmed by its status: the store waits, thanks and charges once (MEMBERSHIP-75, MEMBERSHIP-76)', async ({
  page,
  scene,
  language,
}) => {
  const { shop, member } = await openRenewal(page, language, scene.stack);
  const before = await readLastDay(scene.stack, member.membershipNumber);
  const lost = scene.interceptor.failCall({ matches: isRenewal, phase: 'response' }, timeout);
  await payWith(page, shop, cards.approved);
  await lost.held;
  await expect(page.getByRole('dialog', { name: shop.translate('Confirming your membership') })).toBeVisible();
  const attempt = await readAttempt(page, shop, 'renew-thank-you');
  await waitUntilInteractive(page);
  expect(await readMembershipTransaction(scene.stack, `${attempt}.1`)).toMatchObject({ status: 'SUCCESS' });
  const after = await readLastDay(scene.stack, member.membershipNumber);
  expect(Number(after.slice(0, 4)) - Number(before.slice(0, 4))).toBe(1);
  const movements = await readLedgerOfAttempt(scene.stack, attempt);
  expect(movements.map(({ kind }) => kind)).toEqual(['AUTHORISE', 'CAPTURE']);
});

test('a 504 whose status is a failure undoes the payment and says so with its code (MEMBERSHIP-76, MEMBERSHIP-77, MEMBERSHIP-81)', async ({
  page,
  scene,
  language,
}) => {
  const { shop, member } = await openRenewal(page, language, scene.stack);
  const held = scene.interceptor.holdCall({ matches: isRenewal, phase: 'request' });
  scene.interceptor.failCall({ matches: isRenewal, phase: 'response' }, timeout);
  await payWith(page, shop, cards.approved);
  await held.held;
  // The club refuses the renewal of a membership that was cancelled in the meantime.
  await cancelMembership(scene.stack, member.membershipNumber);
  held.release();
  const modal = page.getByRole('dialog', { name: shop.translate('We couldn’t activate your membership') });
  await expect(modal).toBeVisible({ timeout: 45_000 });
  await expect(modal).toContainText(messages.ERROR_MEMBERSHIP_NOT_APPLIED[language]);
  await expect(modal).toContainText('30012');
});

test('an expired link of a verification mail leads to another mail, whose link confirms the account (MEMBERSHIP-93, MEMBERSHIP-205, MEMBERSHIP-263)', async ({
  page,
  scene: { stack, interceptor },
  language,
}) => {
  const { path, translate, field, button, fill } = openOnboarding(page, language);
  const email = createRecipient('expired-link');
  const number = await createNumber(stack, language);
  await openPage(page, path('onboarding'));
  await field('Membership number').waitFor();
  await fill(number, email);
  await button('Create account').click();
  await page.waitForURL(`**${path('onboarding-created')}`);
  const link = await readLink(stack, email);

  const check = matchPost(/\/verification-codes\/check$/);
  const expired = interceptor.failCall({ matches: check, phase: 'request' }, { status: 410, code: 'CODE_EXPIRED' });
  await openPage(page, link);
  await button('Confirm my email').click();
  await expired.held;
  await expect(page.getByRole('heading', { name: translate('Get a new email') })).toBeVisible();
  const notice = page.getByRole('alert').filter({ has: page.locator('p') });
  await expect(notice).toContainText(getLinkMessage(verificationCodeExpired, language));
  await expect(field('Membership number')).toHaveValue(number.replace(/^(....)(......)/, '$1 $2 '));
  await expectAccessible(page);

  await field('Email').fill(email);
  await button('Send the email again').click();
  await expect.poll(async () => (await readMail(stack, email)).length).toBe(2);
  // The links differ in their hash only, which loads no page.
  await page.goto('about:blank');
  await openPage(page, await readLink(stack, email));
  await button('Confirm my email').click();
  const title = translate('Your email is confirmed');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
