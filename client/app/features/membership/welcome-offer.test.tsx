import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../../i18n/dates.ts';
import { pathTo } from '../../i18n/paths.ts';
import type { MembershipAction } from '../../session/membership.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember, createMoneyFactory } from '../../testing/fixtures.ts';
import type { Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { WelcomeOffer } from './welcome-offer.tsx';

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const offer = (type: string, price: object | null) => ({ type, price, priceInUsd: null, yearlyPrice: price });

  const createOffers = (membership: object = {}, more: Record<string, unknown> = {}): Responses => {
    const me = createMember(locale, {
      membership: {
        type: 'DIAMOND',
        expiresOn: '2027-03-15',
        expiresOnAfterRenewal: '2028-03-15',
        isActive: true,
        renewal: { isEligible: true },
        upgrade: { isEligible: true },
        renewalOffer: offer('DIAMOND', money(35)),
        upgradeOffer: offer('PLATINUM', money(12)),
        ...membership,
      },
      ...more,
    });
    return { RenewalOffer: { me }, UpgradeOffer: { me } };
  };

  const open = (action: MembershipAction, membership: object = {}, more: Record<string, unknown> = {}) => {
    const page = action === 'renewal' ? 'renew-welcome' : 'upgrade-welcome';
    return renderInShop(<WelcomeOffer action={action} />, {
      locale,
      page: pathTo(page, locale).replace(`/${locale.code}/`, ''),
      viewer: { me: createMember(locale, more), cart: null, guestCart: null },
      responses: createOffers(membership, more),
    });
  };

  it.each([
    ['renewal', 'Renew and pay', 'renew-checkout', 'Price of the renewal'],
    ['upgrade', 'Upgrade and pay', 'upgrade-checkout', 'Price of the upgrade'],
  ] as const)(
    '%s shows the membership, what changes, its price and the way to pay (MEMBERSHIP-176)',
    async (action, label, page, price) => {
      const { translate } = await open(action);
      const link = await screen.findByRole('link', { name: translate(label) });
      expect(link).toHaveAttribute('href', pathTo(page, locale));
      expect(document.body).toHaveTextContent('Diamond');
      expect(document.body).toHaveTextContent(formatDate('2027-03-15', locale.code));
      expect(document.body).toHaveTextContent(translate(price));
      expect(await findViolations()).toEqual([]);
    },
  );

  it('a renewal shows the new last day before the payment, an upgrade does not (MEMBERSHIP-300)', async () => {
    const newDay = formatDate('2028-03-15', locale.code);
    const { translate } = await open('renewal');
    await screen.findByRole('link', { name: translate('Renew and pay') });
    expect(document.body).toHaveTextContent(newDay);
    cleanup();
    await open('upgrade');
    await screen.findByRole('link', { name: translate('Upgrade and pay') });
    expect(document.body).not.toHaveTextContent(newDay);
  });

  it('shows no price where the market hides it, and still offers the renewal (MEMBERSHIP-176)', async () => {
    const { translate } = await open('renewal', { renewalOffer: offer('DIAMOND', null) });
    expect(await screen.findByRole('link', { name: translate('Renew and pay') })).toBeVisible();
    expect(document.body).not.toHaveTextContent(translate('Price of the renewal'));
  });

  it('counts the year of an expired membership from today (MEMBERSHIP-176)', async () => {
    const { translate } = await open('renewal', { isActive: false });
    expect(await screen.findByText(translate('One year, counted from today.'))).toBeVisible();
  });

  it.each([
    ['is refused', { renewal: { isEligible: false } }, {}],
    ['belongs to another country', {}, { marketCode: 'PA' }],
  ])('offers nothing to a member who %s (MEMBERSHIP-176)', async (_who, membership, more) => {
    const { graph } = await open('renewal', membership, more);
    await waitFor(() => expect(graph.getRequests('RenewalOffer')).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
