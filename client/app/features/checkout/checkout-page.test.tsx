import { formatMoney } from '@tarima/markets/money';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { CartLink } from '../../shell/cart-link.tsx';
import { findViolations } from '../../testing/accessibility.ts';
import { cardOf, encryptionKey, fillCard } from '../../testing/cards.ts';
import { fakeClock } from '../../testing/clock.ts';
import { attemptOf, cartOf, clubOf, memberOf, moneyOf, pickupAt } from '../../testing/fixtures.ts';
import { type Answers, errorCode, held, httpStatus } from '../../testing/graph.ts';
import { watchLocation } from '../../testing/location.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { CheckoutView } from './checkout-page.tsx';
import { saveGuestDetails } from './guest-details.ts';

let key: Answers;
beforeAll(async () => {
  key = { CardEncryptionKey: await encryptionKey() };
});

describe.each(readers)('in $code', (locale) => {
  const money = moneyOf(locale);
  const delivery = { ...pickupAt(clubOf(locale, 1)), address: { streetText: 'Calle 1', country: locale.market.code } };
  const cart = cartOf(locale, { delivery });
  const open = { __typename: 'BeginCheckoutSuccess', attempt: attemptOf(locale, 'OPEN') };
  const placed = (status: string, overrides = {}) => ({
    placeOrder: { __typename: 'PlaceOrderSuccess', attempt: attemptOf(locale, status, overrides) },
  });
  const refused = (__typename: string, overrides = {}) => ({
    placeOrder: { __typename, code: __typename, message: '', ...overrides },
  });
  const declined = (code: string) => placed('DECLINED', { failure: { code, message: 'El banco dijo que no.' } });

  /** Renders a member's checkout at the payment step. */
  async function openCheckout(answers: Answers = {}, options: ShopOptions = {}, savedCards: readonly object[] = []) {
    const data = { cart, guestCart: null, me: memberOf(locale) };
    const page = (
      <>
        <CartLink />
        <CheckoutView />
      </>
    );
    const shop = await renderInShop(page, {
      locale,
      page: pathTo('checkout', locale, {}, { step: 'payment' }).replace(`/${locale.code}/`, ''),
      viewer: data,
      answers: {
        CheckoutPage: data,
        Wallet: { savedCards },
        BeginCheckout: { beginCheckout: open },
        ...key,
        ...answers,
      },
      ...options,
    });
    const amount = formatMoney(cart.total, locale);
    const pay = await screen.findByRole('button', { name: shop.words('Pay {0}', { 0: amount }).replace(/\s/g, ' ') });
    const payWithCard = async () => {
      await fillCard(shop.user, shop.words);
      await shop.user.click(pay);
    };
    const notice = (title: string) =>
      screen.findByText(shop.words(title), { selector: '[role=alert] h2' }).then((heading) => {
        const alert = heading.closest('[role=alert]');
        if (!(alert instanceof HTMLElement)) throw new Error('The notice is not an alert.');
        return alert;
      });
    return { ...shop, pay, payWithCard, notice };
  }

  it('shows the amount on the pay button, and sends nothing for an empty card', async () => {
    const { user, words, pay, graph } = await openCheckout();
    expect(pay).toBeEnabled();
    await user.click(pay);
    expect(await screen.findByRole('alert')).toHaveTextContent(words('Enter the card number.'));
    expect(graph.sent('BeginCheckout')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('sends one order although the button is pressed twice, and opens the thank-you page (CHECKOUT-57, CHECKOUT-66)', async () => {
    const response = held<ReturnType<typeof placed>>();
    const { user, words, pay, payWithCard, graph, address } = await openCheckout({
      PlaceOrder: () => response.promise,
    });
    await payWithCard();
    const overlay = await screen.findByRole('dialog', { name: words('Charging your card') });
    await user.click(pay);
    await user.keyboard('{Escape}');
    expect(overlay).toBeVisible();
    expect(await findViolations()).toEqual([]);
    response.release(placed('COMPLETED', { order: { orderNumber: '640100001' } }));
    const thanks = pathTo('thank-you', locale, {}, { order: '640100001' });
    await waitFor(() => expect(address()).toBe(thanks));
    expect(graph.sent('PlaceOrder')).toMatchObject([
      { input: { attemptId: 'attempt-1', expectedTotal: { centAmount: 1000, currency: locale.market.currency } } },
    ]);
  });

  it('preselects the default card and pays with it without a form (PAYMENTS-70)', async () => {
    const cards = [cardOf('1'), cardOf('2', { isDefault: true, lastDigits: '1005' })];
    const { user, pay, graph, address } = await openCheckout(
      { PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }) },
      {},
      cards,
    );
    expect(screen.getByRole('radio', { name: /1005/ })).toBeChecked();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(pay);
    await waitFor(() => expect(address()).toContain('640100001'));
    expect(graph.sent('PlaceOrder')).toMatchObject([{ input: { savedCardId: '2' } }]);
  });

  it('lets a member pay with a new card and save it (PAYMENTS-72)', async () => {
    const { user, words, payWithCard, graph, address } = await openCheckout(
      { PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }) },
      {},
      [cardOf('1')],
    );
    await user.click(screen.getByRole('radio', { name: words('Use another card') }));
    await user.click(screen.getByRole('checkbox', { name: words('Save this card') }));
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    expect(graph.sent('PlaceOrder')).toMatchObject([{ input: { card: { save: true } } }]);
  });

  it('lets a member pay with a new card while the saved cards cannot be loaded (PAYMENTS-83)', async () => {
    const { words, payWithCard, address } = await openCheckout({
      Wallet: errorCode('UPSTREAM_UNAVAILABLE'),
      PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }),
    });
    const expectedText = words('We can’t show your saved cards right now. You can pay with another card.');
    expect(screen.getByText(expectedText)).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
  });

  it('shows a guest no message about saved cards', async () => {
    saveGuestDetails({ email: 'ana@example.com', membershipNumber: '64010000012345' });
    const data = { cart, guestCart: null, me: null };
    const { words, graph } = await openCheckout({ CheckoutPage: data }, { viewer: data });
    expect(
      screen.queryByText(words('We can’t show your saved cards right now. You can pay with another card.')),
    ).toBeNull();
    expect(graph.sent('Wallet')).toEqual([]);
  });

  it('shows a declined card in a modal and then on the page, and allows another attempt (CHECKOUT-61)', async () => {
    const { user, words, pay, payWithCard, notice } = await openCheckout({
      PlaceOrder: declined('ERROR_PAYMENT_METHOD'),
    });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: words('Your payment didn’t go through') });
    expect(modal).toHaveTextContent('ERROR_PAYMENT_METHOD');
    expect(modal).toHaveTextContent('El banco dijo que no.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    const box = await notice('Your payment didn’t go through');
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.getByLabelText(words('Card number'))).toHaveValue('4000 0000 0000 1000');
    expect(pay).toBeEnabled();
  });

  it.each(['PE_0001', 'PE_0003', 'ERROR_WITH_TAX_CALCULATOR'])(
    'shows why the payment was refused with %s, in a modal and then on the page (PAYMENTS-57)',
    async (code) => {
      const message = 'El club no puede cobrar en línea. No se le cobró nada.';
      const { user, words, pay, payWithCard, notice } = await openCheckout({
        PlaceOrder: refused('PaymentServiceUnavailable', { code, message }),
      });
      await payWithCard();
      const modal = await screen.findByRole('dialog', { name: words('Your payment didn’t go through') });
      expect(modal).toHaveTextContent(message);
      expect(modal).toHaveTextContent(code);
      await user.click(within(modal).getByRole('button', { name: words('Back to payment') }));
      expect(await notice('Your payment didn’t go through')).toHaveTextContent(message);
      expect(pay).toBeEnabled();
    },
  );

  it('shows a separate modal when the cart changed during the payment (CHECKOUT-41)', async () => {
    const { user, words, pay, payWithCard } = await openCheckout({
      PlaceOrder: declined('ERROR_TAXES_LINE_ITEM_PROCESS_ORDER'),
    });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: words('Your cart changed during the payment') });
    await user.click(within(modal).getByRole('button', { name: words('Back to payment') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(pay).toBeEnabled();
  });

  it('redirects to the bank for a challenge (PAYMENTS-40)', async () => {
    const { assign } = watchLocation();
    const url = 'https://bank.example/challenge';
    const { payWithCard } = await openCheckout({ PlaceOrder: placed('CHALLENGE_REQUIRED', { challengeUrl: url }) });
    await payWithCard();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });

  it('offers to continue at the bank or cancel the payment after an unfinished challenge (PAYMENTS-47)', async () => {
    const { assign } = watchLocation();
    const url = 'https://bank.example/challenge';
    const holder = attemptOf(locale, 'CHALLENGE_REQUIRED', { challengeUrl: url });
    const data = { cart: { ...cart, isLocked: true }, guestCart: null, me: memberOf(locale) };
    const { user, words, graph, address } = await openCheckout({
      CheckoutPage: data,
      BeginCheckout: { beginCheckout: { __typename: 'CheckoutInProgress', code: 'X', message: '', attempt: holder } },
      CartHolder: { cart: { ...cart, attemptId: 'attempt-1' } },
      CancelCheckout: { cancelCheckout: { __typename: 'CancelCheckoutSuccess', attempt: attemptOf(locale, 'VOIDED') } },
    });
    const title = words('Your bank needs to confirm it’s you');
    const go = await screen.findByRole('button', { name: words('Continue to my bank') });
    expect(go).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: words('Edit cart') }));
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    expect(graph.sent('CancelCheckout')).toEqual([{ input: { attemptId: 'attempt-1' } }]);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    [refused('ItemsOutOfStock', { skus: ['sku-1'] }), 'Some items are no longer available', 'Café 1'],
    [refused('TotalChanged', { total: money(1200) }), 'The total has changed', formatMoney(money(1200), locale)],
    [refused('PaymentServiceUnavailable', { code: 'PEC_503' }), 'The payment service isn’t responding', undefined],
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
    ['InvalidCard', { field: 'holderName' }, 'Enter the name as it appears on the card.'],
    ['InvalidCard', { field: 'savedCardId' }, 'That saved card can’t be used any more. Choose another card.'],
    [
      'InvalidCard',
      { field: 'card', code: 'CARD_DECLINED_TOO_OFTEN' },
      'This card was declined too many times. Use another card, or try this one again later.',
    ],
  ])('shows the message for %s %o', async (type, overrides, expectedText) => {
    const { words, payWithCard, notice } = await openCheckout({ PlaceOrder: refused(type, overrides) });
    await payWithCard();
    const box = await notice('Check your details');
    expect(box).toHaveTextContent(words(expectedText));
    expect(box).toHaveTextContent(words('You haven’t been charged.'));
  });

  it.each([
    ['email', 'Email', 'Check your email address.'],
    ['membershipNumber', 'Membership number', 'We don’t recognise that membership number. Check it and try again.'],
  ])('returns a guest whose %s is refused to the customer step (CHECKOUT-15)', async (field, label, message) => {
    saveGuestDetails({ email: 'ana@example.com', membershipNumber: '64010000012345' });
    const data = { cart, guestCart: null, me: null };
    const { words, payWithCard, notice } = await openCheckout(
      { CheckoutPage: data, PlaceOrder: refused('InvalidGuest', { field }) },
      { viewer: data },
    );
    expect(screen.queryByLabelText(words(label))).toBeNull();
    await payWithCard();
    expect(await notice('Check your details')).toHaveTextContent(words(message));
    const step = screen.getByRole('listitem', { current: 'step' });
    expect(within(step).getByLabelText(words(label))).toBeVisible();
  });

  it('shows no cart once the order is placed (CHECKOUT-68)', async () => {
    const { words, payWithCard, client, address } = await openCheckout({
      PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }),
    });
    const link = screen.getByRole('link', { name: new RegExp(`^${words('Cart')}`) });
    expect(link).toHaveTextContent('2');
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    await waitFor(() => expect(link).not.toHaveTextContent(/\d/));
    expect(client.readQuery({ query: ViewerDocument })?.cart).toBeNull();
  });

  it('shows that the cart is being paid for in another session', async () => {
    const elsewhere = { __typename: 'CheckoutInProgress', code: 'X', message: '', attempt: null };
    const { payWithCard, notice } = await openCheckout({ BeginCheckout: { beginCheckout: elsewhere } });
    await payWithCard();
    expect(await notice('This cart is already being paid for')).toBeVisible();
  });

  it('redirects to the cart page when the cart is not ready', async () => {
    const notReady = { __typename: 'CartNotReady', code: 'CART_NOT_READY', message: '' };
    const { words, payWithCard, address } = await openCheckout({ BeginCheckout: { beginCheckout: notReady } });
    await payWithCard();
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    const expectedText = words(
      'This cart isn’t ready for checkout. You haven’t been charged. Check the items and the delivery, then try again.',
    );
    expect(await screen.findByText(expectedText)).toBeVisible();
  });

  it('asks the shopper not to pay again while the attempt is in review (CHECKOUT-62)', async () => {
    const { words, payWithCard } = await openCheckout({ PlaceOrder: placed('NEEDS_REVIEW') });
    await payWithCard();
    const title = words('We’re checking your payment with your bank');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('polls the attempt after a lost response, and offers to check again after three minutes (CHECKOUT-58, CHECKOUT-59)', async () => {
    const clock = fakeClock('2026-11-22T10:00:00Z');
    const { words, payWithCard, graph } = await openCheckout(
      { PlaceOrder: httpStatus(0), CheckoutAttempt: { checkoutAttempt: attemptOf(locale, 'PROCESSING') } },
      clock.options,
    );
    await payWithCard();
    expect(await screen.findByRole('dialog', { name: words('Confirming with your bank') })).toBeVisible();
    await clock.pass(25_000);
    expect(await screen.findByRole('dialog', { name: words('Your bank is taking longer than usual') })).toBeVisible();
    await clock.pass(200_000);
    expect(await screen.findByRole('heading', { name: words('Your bank hasn’t responded yet') })).toBeVisible();
    expect(screen.getByRole('button', { name: words('Check again') })).toBeVisible();
    expect(graph.sent('PlaceOrder'), 'the order is sent once').toHaveLength(1);
  });

  it('enables payment at the retry time after too many attempts, and keeps the input (PAYMENTS-61)', async () => {
    const clock = fakeClock('2026-11-22T10:00:00Z');
    const { words, pay, payWithCard, notice } = await openCheckout(
      { PlaceOrder: refused('TooManyPaymentTries', { retryAfterSeconds: 600 }) },
      clock.options,
    );
    await payWithCard();
    const box = await notice('Too many payment attempts');
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveTextContent(words('You haven’t been charged and your cart hasn’t changed.'));
    expect(pay).toBeDisabled();
    await clock.pass(10 * 60_000 + 1_000);
    expect(box).toHaveTextContent(words('You can try again now.'));
    expect(pay).toBeEnabled();
    expect(screen.getByLabelText(words('Card number'))).toHaveValue('4000 0000 0000 1000');
  });
});
