import { formatMoney } from '@tarima/markets/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMember, createMoneyFactory } from '../../testing/fixtures.ts';
import { failWithCode } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { SavingsView } from './savings-view.tsx';

/** Amounts have spaces that do not break; by default they would be compared with plain ones. */
const verbatim = { normalizer: (text: string) => text };

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const format = (cents: number) => formatMoney(money(cents), locale);
  const savings = {
    year: 2026,
    receiptCount: 3,
    isComplete: true,
    listTotal: money(1_000_000),
    paidTotal: money(900_000),
    saved: money(100_000),
    rebate: { percent: 2, amount: money(18_000) },
  };
  const show = (type: string, more: object = {}) => {
    const me = createMember(locale, { membership: { type }, savings: { ...savings, ...more } });
    return renderInShop(<SavingsView />, { locale, responses: { MembershipSavings: { me } } });
  };

  it('shows the calculation in figures (MEMBERSHIP-253)', async () => {
    await show('DIAMOND');
    const table = await screen.findByRole('table');
    for (const cents of [1_000_000, 900_000, 100_000]) expect(table.textContent).toContain(format(cents));
  });

  it.each([
    ['DIAMOND', 'With Platinum, you would have earned {amount} back in {year}'],
    ['BUSINESS', 'With Platinum, you would have earned {amount} back in {year}'],
    ['PLATINUM', 'Your Platinum reward for {year} so far: {amount}'],
    ['BUSINESS_PLATINUM', 'Your Platinum reward for {year} so far: {amount}'],
  ])('says what the reward of Platinum is for %s (MEMBERSHIP-253)', async (type, message) => {
    const { translate } = await show(type);
    expect(
      await screen.findByText(translate(message, { amount: format(18_000), year: '2026' }), verbatim),
    ).toBeVisible();
    expect(
      screen.getByText((text) => text.startsWith(format(900_000)) && text.endsWith(format(18_000)), verbatim),
    ).toBeVisible();
  });

  it('says that orders are missing, and nothing about a reward without one (MEMBERSHIP-253)', async () => {
    const { translate } = await show('DIAMOND', { isComplete: false, rebate: null });
    const message = 'Some of this year’s orders aren’t included, so the real amounts can be higher.';
    expect(await screen.findByText(translate(message))).toBeVisible();
    expect(screen.queryByText(/Platinum/)).toBeNull();
  });

  it('fails alone and loads again (MEMBERSHIP-253)', async () => {
    const { translate, graph, user } = await renderInShop(<SavingsView />, {
      locale,
      responses: { MembershipSavings: failWithCode('UPSTREAM_UNAVAILABLE') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      translate('We can’t show your savings right now. Your purchases haven’t changed.'),
    );
    const me = createMember(locale, { membership: { type: 'DIAMOND' }, savings });
    graph.setResponses({ MembershipSavings: { me } });
    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
