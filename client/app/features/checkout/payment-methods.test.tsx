import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createCheckoutScenario, createStock } from '../../testing/checkout.tsx';
import { createAttempt, createMember } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { stubLocation } from '../../testing/location.ts';
import { readers } from '../../testing/render.tsx';
import { watchText } from '../../testing/watch-text.ts';

const methods = (...names: string[]) => ({
  PaymentOptions: { paymentOptions: { methods: names, cardTypes: ['VISA'] } },
});
const allMethods = methods('CARD', 'HOSTED_CARD', 'PAYPAL');
const redirect = {
  __typename: 'ProviderRedirect',
  url: 'https://bank.example/pay',
  expiresAt: '2026-11-24T12:00:00Z',
};

describe.each(readers)('in $code', (locale) => {
  const { cart, placed, refused, openCheckout } = createCheckoutScenario(locale);

  it('shows no choice for a single method, and the card form', async () => {
    const { translate } = await openCheckout();
    expect(screen.queryByRole('group', { name: translate('How do you want to pay?') })).toBeNull();
    expect(screen.getByLabelText(translate('Card number'))).toBeVisible();
  });

  it.each([
    [
      'PayPal',
      'PAYPAL',
      'Pay {amount} with PayPal',
      'You’ll confirm the payment at PayPal, then come back here. We’ll place your order when you return.',
    ],
    [
      'Card on a separate secure page',
      'HOSTED_CARD',
      'Continue to pay {amount}',
      'You’ll enter your card on the payment provider’s page, then come back here. We’ll place your order when you return.',
    ],
  ])(
    'explains %s, names the button and redirects to its page (CHECKOUT-311, PAYMENTS-5, PAYMENTS-7)',
    async (name, method, label, note) => {
      const { assign } = stubLocation();
      const { user, translate, graph } = await openCheckout({
        ...allMethods,
        PlaceOrder: placed('CHALLENGE_REQUIRED', { method, action: redirect }),
      });
      await user.click(
        screen.getByRole('radio', { name: new RegExp(`^${name === 'PayPal' ? name : translate(name)}`) }),
      );
      expect(screen.getByText(translate(note))).toBeVisible();
      expect(screen.queryByLabelText(translate('Card number'))).toBeNull();
      expect(await findViolations()).toEqual([]);
      const [before] = translate(label, { amount: '|' }).split('|');
      await user.click(screen.getByRole('button', { name: new RegExp(`^${before}`) }));
      await waitFor(() => expect(assign).toHaveBeenCalledWith(redirect.url));
      expect(graph.getRequests('PlaceOrder')).toMatchObject([{ input: { method, acceptsTerms: true } }]);
      expect(graph.getRequests('PlaceOrder')[0]?.input).not.toHaveProperty('card');
      expect(graph.getRequests('CardEncryptionKey')).toEqual([]);
    },
  );

  it('keeps the method, the terms and the typed name after a reload, but no card (CHECKOUT-312, PAYMENTS-23)', async () => {
    const { user, translate, payWithCard } = await openCheckout({
      ...allMethods,
      PlaceOrder: refused('AttemptNotFound'),
    });
    await payWithCard();
    await user.click(screen.getByRole('radio', { name: /^PayPal/ }));
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('Ana Rojas');
    expect(stored).toContain('PAYPAL');
    expect(stored).not.toMatch(/4000|12.40|"123"/);
    expect(screen.getByRole('checkbox', { name: translate('I accept the terms and conditions.') })).toBeChecked();
  });

  it('sends nothing until the terms are accepted, and says so (CHECKOUT-310)', async () => {
    const { user, translate, pay, payWithCard, graph } = await openCheckout({}, { leavesTerms: true });
    await payWithCard();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent(translate('Accept the terms and conditions to pay.'));
    expect(await findViolations()).toEqual([]);
    expect(graph.getRequests('BeginCheckout')).toEqual([]);
    const link = screen.getByRole('link', { name: new RegExp(`^${translate('Read the terms')}`) });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringMatching(/legal\/term/));
    await user.click(within(summary).getByRole('link'));
    expect(screen.getByRole('checkbox', { name: translate('I accept the terms and conditions.') })).toHaveFocus();
    await user.keyboard(' ');
    expect(pay).toBeEnabled();
  });

  it.each([
    ['the ways to pay', 'PaymentOptions', failWithStatus(503), 'We couldn’t load the payment methods.', allMethods],
    [
      'the stock',
      'CartStock',
      failWithStatus(503),
      'We couldn’t check whether your club has your items.',
      { CartStock: createStock(locale, 9) },
    ],
    ['the taxes', 'CartTaxes', failWithStatus(503), 'We couldn’t calculate the taxes on your order.', {}],
  ])(
    'disables payment while %s cannot be loaded, and a retry keeps the entered card (CHECKOUT-43, CHECKOUT-63, CHECKOUT-64, CHECKOUT-65, CHECKOUT-457)',
    async (_what, operation, failure, text, works) => {
      const { user, translate, pay, graph } = await openCheckout({ [operation]: failure });
      expect(await screen.findAllByText(translate(text)), 'in the header and at the pay button').toHaveLength(2);
      expect(pay).toBeDisabled();
      expect(pay).toHaveAccessibleDescription(expect.stringContaining(translate(text)));
      await user.type(screen.getByLabelText(translate('Card number')), '4000');
      const { paymentData } = createCheckoutScenario(locale);
      graph.setResponses({ ...paymentData, ...works });
      const label = operation === 'CartTaxes' ? 'Calculate again' : 'Try again';
      const [retry] = screen.getAllByRole('button', { name: translate(label) });
      if (retry) await user.click(retry);
      await waitFor(() => expect(screen.queryByText(translate(text))).toBeNull());
      expect(screen.getByLabelText(translate('Card number'))).toHaveValue('4000');
    },
  );

  it('shows the reason of the tax calculator’s refusal with a button to try again (CHECKOUT-43)', async () => {
    const { translate, pay } = await openCheckout({
      CartTaxes: {
        cartTaxes: { __typename: 'PaymentServiceUnavailable', code: 'ERROR_WITH_TAX_CALCULATOR', message: '-' },
      },
    });
    expect((await screen.findAllByRole('button', { name: translate('Calculate again') })).length).toBe(2);
    expect(pay).toBeDisabled();
  });

  it('disables payment when the club lacks an item, with a link to the cart (CHECKOUT-63)', async () => {
    const { translate, pay } = await openCheckout({ CartStock: createStock(locale, 1) });
    expect(await screen.findAllByText(translate('Your club doesn’t have enough of some items.'))).toHaveLength(2);
    expect(pay).toBeDisabled();
  });

  /** Opens the checkout after Back from PayPal's page. */
  function openUnfinished(responses: Responses = {}) {
    const holder = createAttempt(locale, 'CHALLENGE_REQUIRED', { method: 'PAYPAL', action: redirect });
    const data = { cart: { ...cart, isLocked: true }, guestCart: null, me: createMember(locale) };
    return openCheckout({
      CheckoutPage: data,
      CheckoutAttempt: { checkoutAttempt: holder },
      BeginCheckout: { beginCheckout: { __typename: 'CheckoutInProgress', code: 'X', message: '', attempt: holder } },
      ...responses,
    });
  }

  it('offers to continue at PayPal or to cancel after Back from its page (PAYMENTS-47)', async () => {
    const { assign } = stubLocation();
    const { user, translate } = await openUnfinished();
    const go = await screen.findByRole('button', { name: translate('Continue to PayPal') });
    expect(go).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.click(go);
    expect(assign).toHaveBeenCalledWith(redirect.url);
  });

  it('keeps a payment pending that cannot be cancelled now, and checks it again (ERRORS-84)', async () => {
    const { user, translate } = await openUnfinished({ CartHolder: failWithStatus(0) });
    await user.click(await screen.findByRole('button', { name: translate('Cancel payment') }));
    await user.click(await screen.findByRole('button', { name: translate('Check again') }));
    expect(await screen.findByRole('button', { name: translate('Continue to PayPal') })).toBeVisible();
  });

  it('goes back to the review when the cart changed since it was reviewed (CHECKOUT-313)', async () => {
    const first = await openCheckout();
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
    const changed = {
      cart: { ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: 3 })) },
      guestCart: null,
      me: createMember(locale),
    };
    first.graph.setResponses({ CheckoutPage: changed });
    await first.client.refetchQueries({ include: 'active' });
    expect(
      await screen.findByText(first.translate('Your cart or its delivery changed. Check your order before you pay.')),
    ).toBeVisible();
    const listOpened = watchText('[aria-current=step] h2');
    const steps = ['Review items', 'Pickup or delivery', 'Payment'].map((title) => first.translate(title));
    for (let index = 1; index < steps.length; index += 1) {
      await first.user.click(await screen.findByRole('button', { name: first.translate('Continue') }));
      // The payment step of the former address is not shown in between.
      await waitFor(() => expect(listOpened()).toEqual(steps.slice(0, index + 1)));
    }
    expect(
      await screen.findByRole('checkbox', { name: first.translate('I accept the terms and conditions.') }),
    ).not.toBeChecked();
  });
});
