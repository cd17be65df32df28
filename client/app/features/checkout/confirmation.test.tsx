import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { installFakeClock } from '../../testing/clock.ts';
import { createAttempt, createCart } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { Confirmation } from './confirmation.tsx';

const redirect = { __typename: 'ProviderRedirect', url: 'https://bank.example/pay', expiresAt: '2026-11-24T12:00:00Z' };

describe.each(readers)('in $code', (locale) => {
  const open = (
    attempt: object | null,
    options: ShopOptions = {},
    responses: Responses = {},
    page: PageId = 'paypal-confirmation',
  ) =>
    renderInShop(<Confirmation />, {
      locale,
      page: pathTo(page, locale, {}, { attempt: 'attempt-1', cart: 'cart-1' }).replace(`/${locale.code}/`, ''),
      responses: {
        CheckoutAttempt: { checkoutAttempt: attempt },
        CheckoutPage: { cart: createCart(locale), me: null, guestCart: null },
        ...responses,
      },
      ...options,
    });
  const completed = createAttempt(locale, 'COMPLETED', { order: { orderNumber: '640100001' } });
  const failed = createAttempt(locale, 'DECLINED', { failure: { code: 'ERROR_PAYMENT_METHOD', message: 'No.' } });

  it.each<PageId>(['fac-confirmation', 'cybersource-confirmation', 'paypal-confirmation'])(
    '%s opens the thank-you page when the payment completed (CHECKOUT-322, PAYMENTS-43)',
    async (page) => {
      const { address, graph } = await open(completed, {}, {}, page);
      await waitFor(() => expect(address()).toBe(pathTo('thank-you', locale, {}, { order: '640100001' })));
      expect(graph.getRequests('CheckoutAttempt')).toEqual([{ id: 'attempt-1' }]);
    },
  );

  it('returns to the checkout, which shows the failure of the attempt (CHECKOUT-322)', async () => {
    const { address } = await open(failed);
    await waitFor(() =>
      expect(address()).toBe(pathTo('checkout', locale, {}, { step: 'payment', attempt: 'attempt-1' })),
    );
  });

  it('returns to the checkout when the shopper left the provider’s page without finishing', async () => {
    const clock = installFakeClock('2026-11-24T10:00:00Z');
    const { address } = await open(createAttempt(locale, 'CHALLENGE_REQUIRED', { action: redirect }), clock.options);
    await clock.pass(16_000);
    await waitFor(() => expect(address()).toContain('attempt=attempt-1'));
  });

  it('explains that the payment continues in another session (CHECKOUT-323)', async () => {
    const { translate } = await open(null);
    const title = translate('Your payment continues where you started it');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('asks the shopper not to pay again while the attempt is in review (CHECKOUT-62)', async () => {
    const { translate } = await open(createAttempt(locale, 'NEEDS_REVIEW'));
    expect(await screen.findByText(translate('We’re checking your payment with your bank'))).toBeVisible();
  });

  it('returns to the checkout when the graph does not respond', async () => {
    const clock = installFakeClock('2026-11-24T10:00:00Z');
    const { address } = await open(null, clock.options, { CheckoutAttempt: failWithStatus(503) });
    await clock.pass(16_000);
    await waitFor(() => expect(address()).toContain('attempt=attempt-1'));
  });

  it.each([
    ['MEMBERSHIP_NEW', 'membership-checkout'],
    ['RENEW', 'renew-checkout'],
    ['UPGRADE', 'upgrade-checkout'],
  ] as const)('a payment for %s returns to its own checkout (MEMBERSHIP-171)', async (purpose, checkout) => {
    const { address } = await renderInShop(<Confirmation />, {
      locale,
      page: pathTo('fac-confirmation', locale, {}, { attempt: 'attempt-1' }).replace(`/${locale.code}/`, ''),
      responses: { CheckoutAttempt: { checkoutAttempt: { ...failed, purpose } } },
    });
    await waitFor(() => expect(address()).toBe(pathTo(checkout, locale, {}, { attempt: 'attempt-1' })));
  });

  it('explains where the result of a membership in another session is (CHECKOUT-323, MEMBERSHIP-171)', async () => {
    const { translate } = await renderInShop(<Confirmation />, {
      locale,
      page: pathTo('fac-confirmation', locale, {}, { attempt: 'attempt-1' }).replace(`/${locale.code}/`, ''),
      responses: { CheckoutAttempt: { checkoutAttempt: null } },
    });
    expect(await screen.findByText(new RegExp(translate('Return home')))).toBeVisible();
    expect(screen.queryByText(translate('My orders'))).toBeNull();
  });

  it('without an attempt has one next step', async () => {
    const { translate } = await renderInShop(<Confirmation />, { locale, page: 'x' });
    expect(await screen.findByRole('heading', { name: translate('Payment not found') })).toBeVisible();
    expect(screen.getByRole('link', { name: translate('Go to cart') })).toBeVisible();
  });
});
