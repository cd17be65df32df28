import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../../i18n/dates.ts';
import { createMember } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { useAccountSuspenseQuery } from './account.gen.ts';
import { MemberCard } from './member-card.tsx';

function Card() {
  const { me } = useAccountSuspenseQuery().data;
  return me && <MemberCard member={me} />;
}

const eligibility = { isEligible: false };
const cards = { isFirstCard: true, otherCardholders: [], club: null };

describe.each(readers)('in $code', (locale) => {
  it.each([
    ['DIAMOND', 'Diamond', 'MEMBERSHIP-2'],
    ['PLATINUM', 'Platinum', 'MEMBERSHIP-2'],
    ['BUSINESS', 'Business', 'MEMBERSHIP-2'],
    ['BUSINESS_PLATINUM', 'Business-Platinum', 'MEMBERSHIP-3'],
  ])('shows a membership of the type %s as %s (%s)', async (type, name) => {
    const membership = {
      type,
      status: 'ACTIVE',
      expiresOn: '2099-12-31',
      renewal: eligibility,
      upgrade: eligibility,
      ...cards,
    };
    const me = createMember(locale, { membership });
    await renderInShop(<Card />, { locale, viewer: { me }, responses: { Account: { me } } });
    expect(await screen.findByText(name)).toBeVisible();
  });

  it.each([
    ['EXPIRED', 'Expired on {until}'],
    ['BLOCKED', 'Blocked'],
    ['CANCELLED', 'Cancelled'],
    ['CARD_INACTIVE', 'Card not active'],
  ])('shows the status %s (ACCOUNT-264)', async (status, text) => {
    const expiresOn = '2026-01-31';
    const membership = { type: 'DIAMOND', status, expiresOn, renewal: eligibility, upgrade: eligibility, ...cards };
    const me = createMember(locale, { membership });
    const { translate } = await renderInShop(<Card />, { locale, viewer: { me }, responses: { Account: { me } } });
    const until = formatDate(expiresOn, locale.code);
    expect(await screen.findByText(translate(text, { until }))).toBeVisible();
  });
});
