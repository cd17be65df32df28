import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { createCheckoutScenario } from '../../testing/checkout.tsx';
import { readers } from '../../testing/render.tsx';
import { deliveryChoiceId } from '../cart/index.ts';

type Reaction = readonly [title: string, nextStep?: string];

/** Failures before anything is charged: the attempt is open again. */
const refusals: Readonly<Record<string, Reaction>> = {
  PE_0001: ['We couldn’t process your payment'],
  PE_0003: ['This club can’t take online payments right now', 'Choose another club'],
  PEC_503: ['The payment service isn’t responding'],
  ERROR_WITH_TAX_CALCULATOR: ['We couldn’t calculate the taxes', 'Calculate again'],
};
/** Failures of attempts that ended. */
const endings: Readonly<Record<string, Reaction>> = {
  ERROR_CARD_HARD_DECLINE: ['Your bank doesn’t allow payments with this card'],
  ERROR_PAYMENT_METHOD: ['Your payment was declined'],
  ERROR_PAYMENT_TRANSACTION: ['The payment didn’t reach your bank'],
  ERROR_CAPTURE_TRANSACTION_ERROR: ['We couldn’t complete your payment'],
  ERROR_ORDER_NOT_CREATED: ['We couldn’t place your order', 'Edit cart'],
  CARD_TYPE_NOT_ACCEPTED: ['We don’t accept this type of card'],
  AUTHENTICATION_FAILED: ['Your bank couldn’t confirm it’s you'],
  CHALLENGE_EXPIRED: ['Your bank’s confirmation timed out'],
  CHECKOUT_INTERRUPTED: ['The payment was interrupted'],
  CHECKOUT_CANCELLED: ['You cancelled the payment'],
  CHECKOUT_SUPERSEDED: ['You’re paying in another tab', 'My orders'],
  CHECKOUT_EXPIRED: ['Your checkout timed out'],
  A_CODE_OF_A_NEWER_RELEASE: ['Your payment didn’t go through'],
};
const cartChanges = ['ERROR_TAXES_LINE_ITEM_PROCESS_ORDER', 'CART_LINE_ITEMS_NOT_MISMATCH'];
const reason = 'Texto de la causa. No se le cobró nada.';

describe.each(readers)('in $code', (locale) => {
  const { refused, placed, openCheckout } = createCheckoutScenario(locale);
  const refuse = (code: string) => refused('PaymentServiceUnavailable', { code, message: reason });
  const end = (code: string) => placed('VOIDED', { failure: { code, message: reason } });

  const openHeading = () => screen.getByRole('listitem', { current: 'step' }).querySelector('h2');

  it.each([
    ...Object.entries(refusals).map(([code, reaction]) => [code, reaction, refuse(code)] as const),
    ...Object.entries(endings).map(([code, reaction]) => [code, reaction, end(code)] as const),
  ])(
    'shows the text, the code and the next step of %s (CHECKOUT-61, CHECKOUT-315, CHECKOUT-461, PAYMENTS-57)',
    async (code, [title, nextStep], result) => {
      const { user, translate, pay, payWithCard, notice } = await openCheckout({ PlaceOrder: result });
      await payWithCard();
      const modal = await screen.findByRole('dialog', { name: translate(title) });
      expect(modal).toHaveTextContent(reason);
      expect(modal).toHaveTextContent(code);
      await user.click(within(modal).getByRole('button', { name: translate('Back to payment') }));
      expect(openHeading()).toHaveTextContent(translate('Payment'));
      expect(openHeading()).toHaveFocus();
      const box = await notice(title);
      expect(box).toHaveTextContent(reason);
      if (nextStep) expect(within(box).getByText(translate(nextStep))).toBeVisible();
      await waitFor(() => expect(pay).toBeEnabled());
    },
  );

  it('have a different title for each code (CHECKOUT-315)', () => {
    const titles = [...Object.values(refusals), ...Object.values(endings)].map(([title]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(cartChanges)(
    '%s opens the modal of a changed cart and enables payment (CHECKOUT-41, CHECKOUT-42, CHECKOUT-461)',
    async (code) => {
      const { user, translate, pay, payWithCard } = await openCheckout({ PlaceOrder: end(code) });
      await payWithCard();
      const modal = await screen.findByRole('dialog', { name: translate('Your cart changed during the payment') });
      await user.click(within(modal).getByRole('button', { name: translate('Back to payment') }));
      await waitFor(() => expect(modal).not.toBeInTheDocument());
      expect(openHeading()).toHaveFocus();
      expect(pay).toBeEnabled();
    },
  );

  it('opens the modal `error` with the code 500 when the cart has no payment (CHECKOUT-47)', async () => {
    const { translate, payWithCard, notice } = await openCheckout({ PlaceOrder: end('500') });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: translate('Something went wrong on our side') });
    expect(modal).toHaveTextContent('500');
    expect(await notice('Something went wrong with your order')).toHaveTextContent(translate('Edit cart'));
  });

  it('links to the club choice when the club has no payment account', async () => {
    const { user, translate, payWithCard, notice } = await openCheckout({ PlaceOrder: refuse('PE_0003') });
    await payWithCard();
    await user.click(await screen.findByRole('button', { name: translate('Back to payment') }));
    const link = within(await notice('This club can’t take online payments right now')).getByRole('link');
    expect(link).toHaveAttribute('href', `${pathTo('cart', locale)}#${deliveryChoiceId}`);
  });
});
