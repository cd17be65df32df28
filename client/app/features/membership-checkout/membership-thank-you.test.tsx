import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../../i18n/dates.ts';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createAttempt, createClub } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { type MembershipPurpose, membershipPages } from '../checkout/index.ts';
import { MembershipThankYou } from './membership-thank-you.tsx';

describe.each(readers)('in $code', (locale) => {
  const membership = {
    type: 'PLATINUM',
    firstName: null,
    expiresOn: '2028-01-03',
    onlineAccount: 'NOT_REQUESTED',
    club: createClub(locale, 1),
  };
  const createBought = (purpose: MembershipPurpose, more: object = {}) =>
    createAttempt(locale, 'COMPLETED', {
      purpose,
      email: 'ana@tarima.test',
      membershipNumber: '64010000000001',
      membership: { ...membership, ...more },
    });

  const open = (purpose: MembershipPurpose, attempt: object | null, attemptId: string | null = 'attempt-1') =>
    renderInShop(<MembershipThankYou purpose={purpose} attemptId={attemptId} />, {
      locale,
      page: pathTo(membershipPages[purpose].thankYou, locale).replace(`/${locale.code}/`, ''),
      responses: { MembershipAttempt: { checkoutAttempt: attempt } },
    });

  it.each([
    ['MEMBERSHIP_NEW', 'Welcome to the club!'],
    ['RENEW', 'Your membership has been renewed'],
    ['UPGRADE', 'Your membership has been upgraded'],
  ] as const)('%s shows what was bought (MEMBERSHIP-74, MEMBERSHIP-175)', async (purpose, title) => {
    const { translate } = await open(purpose, createBought(purpose));
    expect(await screen.findByRole('heading', { level: 1, name: translate(title) })).toBeVisible();
    const page = document.body;
    for (const text of ['6401 000000 0001', 'Platinum', formatDate('2028-01-03', locale.code), 'ana@tarima.test'])
      expect(page).toHaveTextContent(text);
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['ACTIVE', 'Sign in', 'login'],
    ['PENDING', 'Sign in', 'login'],
    ['NOT_REQUESTED', 'Create an account', 'onboarding'],
    ['FAILED', 'Create an account', 'onboarding'],
  ] as const)(
    'a new member whose online account is %s is led to “%s” (MEMBERSHIP-175)',
    async (account, label, page) => {
      const { translate } = await open('MEMBERSHIP_NEW', createBought('MEMBERSHIP_NEW', { onlineAccount: account }));
      const link = await screen.findByRole('link', { name: translate(label) });
      expect(link).toHaveAttribute('href', pathTo(page, locale));
    },
  );

  it('shows the same view for a missing attempt, another shopper’s, one for something else and no attempt (MEMBERSHIP-175)', async () => {
    const views: string[] = [];
    const cases = [
      [null, 'foreign-1'],
      [createBought('UPGRADE'), 'attempt-1'],
      [createAttempt(locale, 'DECLINED', { purpose: 'RENEW', email: null, membership }), 'attempt-1'],
      [null, null],
    ] as const;
    for (const [attempt, id] of cases) {
      const { translate } = await open('RENEW', attempt, id);
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: translate('We couldn’t find this purchase'),
      });
      const view = heading.parentElement;
      if (view)
        views.push(
          within(view)
            .getAllByText(/./)
            .map(({ textContent }) => textContent)
            .join('|'),
        );
      cleanup();
    }
    expect(new Set(views).size).toBe(1);
    expect(views).toHaveLength(cases.length);
  });
});
