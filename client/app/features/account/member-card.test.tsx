import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMember } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { useAccountSuspenseQuery } from './account.gen.ts';
import { MemberCard } from './member-card.tsx';

function Card() {
  const { me } = useAccountSuspenseQuery().data;
  return me && <MemberCard member={me} />;
}

const eligibility = { isEligible: false };

describe.each(readers)('in $code', (locale) => {
  it.each([
    ['DIAMOND', 'Diamond', 'MEMBERSHIP-2'],
    ['PLATINUM', 'Platinum', 'MEMBERSHIP-2'],
    ['BUSINESS', 'Business', 'MEMBERSHIP-2'],
    ['BUSINESS_PLATINUM', 'Business-Platinum', 'MEMBERSHIP-3'],
  ])('shows a membership of the type %s as %s (%s)', async (type, name) => {
    const membership = { type, expiresOn: '2099-12-31', isActive: true, renewal: eligibility, upgrade: eligibility };
    const me = createMember(locale, { membership });
    await renderInShop(<Card />, { locale, viewer: { me }, responses: { Account: { me } } });
    expect(await screen.findByText(name)).toBeVisible();
  });
});
