import { formatMoney } from '@tarima/markets/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCheckoutScenario } from '../../testing/checkout.tsx';
import { installFakeClock } from '../../testing/clock.ts';
import { readers } from '../../testing/render.tsx';
import { saveGuestDetails } from './guest-details.ts';

describe.each(readers)('in $code', (locale) => {
  const { money, cart, refused, declined, openCheckout } = createCheckoutScenario(locale);

  it('shows a declined card in a modal and then on the page, and allows another attempt (CHECKOUT-61)', async () => {
    const { user, translate, pay, payWithCard, notice } = await openCheckout({
      PlaceOrder: declined('ERROR_PAYMENT_METHOD'),
    });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: translate('Your payment was declined') });
    expect(modal).toHaveTextContent('ERROR_PAYMENT_METHOD');
    expect(modal).toHaveTextContent('El banco dijo que no.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    const box = await notice('Your payment was declined');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveTextContent('El banco dijo que no.');
    expect(screen.getByLabelText(translate('Card number'))).toHaveValue('4000 0000 0000 1000');
    expect(pay).toBeEnabled();
  });

  it.each([
    [refused('ItemsOutOfStock', { skus: ['sku-1'] }), 'Some items are no longer available', 'Café 1'],
    [refused('TotalChanged', { total: money(1200) }), 'The total has changed', formatMoney(money(1200), locale)],
    [refused('TermsNotAccepted'), 'Accept the terms and conditions', undefined],
    // ACCOUNT-253
    [refused('MembershipRefused', { code: 'EXPIRED-MEMBERSHIP' }), 'Your membership has expired', 'EXPIRED-MEMBERSHIP'],
    [
      refused('MembershipRefused', { code: 'MEMBERSHIP_NO_ALLOW' }),
      'Your membership can’t be used',
      'MEMBERSHIP_NO_ALLOW',
    ],
    [refused('DeliveryWindowNeeded'), 'Choose a delivery time', undefined],
    [refused('InvalidCard', { field: 'card' }), 'Check your details', undefined],
    [refused('AttemptNotFound'), 'The payment was interrupted', undefined],
  ])('shows the problem and focuses it (%#)', async (result, title, detail) => {
    const { pay, payWithCard, notice } = await openCheckout({ PlaceOrder: result });
    await payWithCard();
    const box = await notice(title);
    await waitFor(() => expect(box).toHaveFocus());
    if (detail) expect(box).toHaveTextContent(detail.replace(/\s/g, ' '));
    expect(pay).toBeEnabled();
    expect(await findViolations()).toEqual([]);
  });

  it.each([
    ['InvalidCard', { field: 'holderName' }, 'Enter the first and last name as they appear on the card.'],
    ['InvalidCard', { field: 'savedCardId' }, 'That saved card can’t be used any more. Choose another card.'],
    [
      'InvalidCard',
      { field: 'card', code: 'CARD_DECLINED_TOO_OFTEN' },
      'This card was declined too many times. Use another card, or try this one again later.',
    ],
  ])('shows the message for %s %o', async (type, overrides, expectedText) => {
    const { translate, payWithCard, notice } = await openCheckout({ PlaceOrder: refused(type, overrides) });
    await payWithCard();
    const box = await notice('Check your details');
    expect(box).toHaveTextContent(translate(expectedText));
    expect(box).toHaveTextContent(translate('You haven’t been charged.'));
  });

  it.each([
    ['email', 'Email', 'Enter a valid email address, such as ana@example.com.'],
    ['membershipNumber', 'Membership number', 'We don’t recognise that membership number. Check it and try again.'],
  ])('returns a guest whose %s is refused to the customer step (CHECKOUT-15)', async (field, label, message) => {
    saveGuestDetails({ email: 'ana@example.com', membershipNumber: '64010000012345' });
    const data = { cart, guestCart: null, me: null };
    const { translate, payWithCard, notice } = await openCheckout(
      { CheckoutPage: data, PlaceOrder: refused('InvalidGuest', { field }) },
      { viewer: data },
    );
    expect(screen.queryByLabelText(translate(label))).toBeNull();
    await payWithCard();
    expect(await notice('Check your details')).toHaveTextContent(translate(message));
    const step = screen.getByRole('listitem', { current: 'step' });
    expect(within(step).getByLabelText(translate(label))).toBeVisible();
  });

  it('shows that the cart is being paid for in another session', async () => {
    const elsewhere = { __typename: 'CheckoutInProgress', code: 'X', message: '', attempt: null };
    const { payWithCard, notice } = await openCheckout({ BeginCheckout: { beginCheckout: elsewhere } });
    await payWithCard();
    expect(await notice('A payment for this cart is already in progress')).toBeVisible();
  });

  it('redirects to the cart page when the cart is not ready', async () => {
    const notReady = { __typename: 'CartNotReady', code: 'CART_NOT_READY', message: '' };
    const { translate, payWithCard, address } = await openCheckout({ BeginCheckout: { beginCheckout: notReady } });
    await payWithCard();
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    const expectedText = translate(
      'This cart isn’t ready for checkout. You haven’t been charged. Check your items and your pickup or delivery details, then try again.',
    );
    expect(await screen.findByText(expectedText)).toBeVisible();
  });

  it('enables payment at the retry time after too many attempts, and keeps the input (PAYMENTS-61)', async () => {
    const clock = installFakeClock('2026-11-22T10:00:00Z');
    const { translate, pay, payWithCard, notice } = await openCheckout(
      { PlaceOrder: refused('TooManyPaymentAttempts', { retryAfterSeconds: 600 }) },
      clock.options,
    );
    await payWithCard();
    const box = await notice('Too many payment attempts');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveTextContent(translate('You haven’t been charged and your cart hasn’t changed.'));
    expect(pay).toBeDisabled();
    await clock.pass(10 * 60_000 + 1_000);
    expect(box).toHaveTextContent(translate('You can try again now.'));
    expect(pay).toBeEnabled();
    expect(screen.getByLabelText(translate('Card number'))).toHaveValue('4000 0000 0000 1000');
  });
});
