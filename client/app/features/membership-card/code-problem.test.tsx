import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MembershipStatus } from '../../apollo/schema-types.gen.ts';
import { pathTo } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CodeProblem } from './code-problem.tsx';

const cases: readonly [MembershipStatus, string, string, PageId][] = [
  [
    'EXPIRED',
    'Your membership has expired. Your card works again once you renew it.',
    'Renew your membership',
    'renew-welcome',
  ],
  [
    'BLOCKED',
    'Your membership is blocked. The service desk at your club can tell you why and help you.',
    'Find your club',
    'clubsAndLocations',
  ],
  [
    'CANCELLED',
    'Your membership was cancelled. To shop at the club again, buy a new membership.',
    'See memberships',
    'membership-info',
  ],
  [
    'CARD_INACTIVE',
    'This card isn’t active. The service desk at your club can activate it.',
    'Find your club',
    'clubsAndLocations',
  ],
  ['ACTIVE', 'Ask the service desk at your club.', 'Find your club', 'clubsAndLocations'],
];

describe.each(readers)('a card without a code in $code', (locale) => {
  it.each(cases)('whose membership is %s says why and leads to the next step (ACCOUNT-291)', async (...row) => {
    const [status, text, action, page] = row;
    const { translate } = await renderInShop(<CodeProblem problem="inactive" status={status} onRetry={vi.fn()} />, {
      locale,
    });
    expect(screen.getByText(translate(text))).toBeVisible();
    const link = screen.getByRole('link', { name: translate(action) });
    expect(link).toHaveAttribute('href', pathTo(page, locale));
    expect(await findViolations()).toEqual([]);
  });

  it('can be set up again after a failure', async () => {
    const retry = vi.fn();
    const { translate, user } = await renderInShop(<CodeProblem problem="failed" status="ACTIVE" onRetry={retry} />, {
      locale,
    });
    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
