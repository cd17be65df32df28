import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatDate } from '../../i18n/dates.ts';
import { pathTo } from '../../i18n/paths.ts';
import type { MembershipAction } from '../../session/membership.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember, createMoneyFactory } from '../../testing/fixtures.ts';
import { failWithCode, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { WelcomeOffer } from './welcome-offer.tsx';

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const offer = (type: string, price: object | null) => ({ type, price, priceInUsd: null, yearlyPrice: price });

  const onRetry = vi.fn<() => void>();
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

  const open = (
    action: MembershipAction,
    membership: object = {},
    more: Record<string, unknown> = {},
    responses = createOffers(membership, more),
  ) => {
    const page = action === 'renewal' ? 'renew-welcome' : 'upgrade-welcome';
    return renderInShop(<WelcomeOffer action={action} onRetry={onRetry} />, {
      locale,
      page: pathTo(page, locale).replace(`/${locale.code}/`, ''),
      viewer: { me: createMember(locale, more), cart: null, guestCart: null },
      responses,
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

  it.each([
    ['renewal', 'RenewalOffer', 'Renew and pay'],
    ['upgrade', 'UpgradeOffer', 'Upgrade and pay'],
  ] as const)(
    '%s says that the membership could not be loaded, and loads it again (MEMBERSHIP-355)',
    async (action, operation, label) => {
      const failure = { [operation]: failWithCode('UPSTREAM_UNAVAILABLE') };
      const { translate, user, graph } = await open(action, {}, {}, failure);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        translate('We can’t show your membership right now. It hasn’t changed; try again in a few minutes.'),
      );
      expect(await findViolations()).toEqual([]);
      onRetry.mockClear();
      graph.setResponses(createOffers());
      await user.click(screen.getByRole('button', { name: translate('Try again') }));
      expect(await screen.findByRole('link', { name: translate(label) })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(onRetry).toHaveBeenCalledOnce();
    },
  );

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
    // The skeleton is gone.
    await waitFor(() => expect(document.querySelector('span[aria-hidden=true]')).toBeNull());
    expect(screen.queryByRole('link')).toBeNull();
  });
});
