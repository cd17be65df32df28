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
import { type Answers, held, httpStatus } from '../../testing/graph.ts';
import { watchLocation } from '../../testing/location.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { CheckoutView } from './checkout-page.tsx';
import { keepGuestDetails } from './guest-details.ts';

let key: Answers;
beforeAll(async () => {
  key = { CardEncryptionKey: await encryptionKey() };
});

describe.each(readers)('in $code', (locale) => {
  const money = moneyOf(locale);
  const delivery = { ...pickupAt(clubOf(locale, 1)), address: { streetText: 'Calle 1', country: locale.market.code } };
  const cart = cartOf(locale, { delivery });
  const open = { __typename: 'BeginCheckoutSuccess', attempt: attemptOf(locale, 'OPEN') };
  const placed = (status: string, more = {}) => ({
    placeOrder: { __typename: 'PlaceOrderSuccess', attempt: attemptOf(locale, status, more) },
  });
  const refused = (__typename: string, more = {}) => ({
    placeOrder: { __typename, code: __typename, message: '', ...more },
  });
  const declined = (code: string) => placed('DECLINED', { failure: { code, message: 'El banco dijo que no.' } });

  /** The checkout of a member at the payment. */
  async function openCheckout(answers: Answers = {}, options: ShopOptions = {}, savedCards: readonly object[] = []) {
    const data = { cart, guestCart: null, me: memberOf(locale), savedCards };
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
      answers: { CheckoutPage: data, BeginCheckout: { beginCheckout: open }, ...key, ...answers },
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
        if (!(alert instanceof HTMLElement)) throw new Error('The notice is no alert.');
        return alert;
      });
    return { ...shop, pay, payWithCard, notice };
  }

  it('is ready with the amount on its button, and pays nothing with an empty card', async () => {
    const { user, words, pay, graph } = await openCheckout();
    expect(pay).toBeEnabled();
    await user.click(pay);
    expect(await screen.findByRole('alert')).toHaveTextContent(words('Enter the card number.'));
    expect(graph.sent('BeginCheckout')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('sends one order however often it is pressed, and leads to the thank-you page (CHECKOUT-57, CHECKOUT-66)', async () => {
    const answer = held<ReturnType<typeof placed>>();
    const { user, words, pay, payWithCard, graph, address } = await openCheckout({ PlaceOrder: () => answer.promise });
    await payWithCard();
    const overlay = await screen.findByRole('dialog', { name: words('Charging your card') });
    await user.click(pay);
    await user.keyboard('{Escape}');
    expect(overlay).toBeVisible();
    expect(await findViolations()).toEqual([]);
    answer.release(placed('COMPLETED', { order: { orderNumber: '640100001' } }));
    const thanks = pathTo('thank-you', locale, {}, { order: '640100001' });
    await waitFor(() => expect(address()).toBe(thanks));
    expect(graph.sent('PlaceOrder')).toMatchObject([
      { input: { attemptId: 'attempt-1', expectedTotal: { centAmount: 1000, currency: locale.market.currency } } },
    ]);
  });

  it('the first of a member’s cards is chosen, and pays without a form (PAYMENTS-70)', async () => {
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

  it('a member can use another card than the saved ones, and save it (PAYMENTS-72)', async () => {
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

  it('a declined card is told in a modal first, then on the page, and another can be tried (CHECKOUT-61)', async () => {
    const { user, words, pay, payWithCard, notice } = await openCheckout({
      PlaceOrder: declined('ERROR_PAYMENT_METHOD'),
    });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: words('Your payment didn’t go through') });
    expect(modal).toHaveTextContent('ERROR_PAYMENT_METHOD');
    expect(modal).toHaveTextContent('El banco dijo que no.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    const told = await notice('Your payment didn’t go through');
    await waitFor(() => expect(told).toHaveFocus());
    expect(screen.getByLabelText(words('Card number'))).toHaveValue('4000 0000 0000 1000');
    expect(pay).toBeEnabled();
  });

  it('items that changed during the payment have a modal of their own (CHECKOUT-41)', async () => {
    const { user, words, pay, payWithCard } = await openCheckout({
      PlaceOrder: declined('ERROR_TAXES_LINE_ITEM_PROCESS_ORDER'),
    });
    await payWithCard();
    const modal = await screen.findByRole('dialog', { name: words('Your cart changed during the payment') });
    await user.click(within(modal).getByRole('button', { name: words('Back to payment') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(pay).toBeEnabled();
  });

  it('a challenge leads to the bank (PAYMENTS-40)', async () => {
    const { assign } = watchLocation();
    const url = 'https://bank.example/challenge';
    const { payWithCard } = await openCheckout({ PlaceOrder: placed('CHALLENGE_REQUIRED', { challengeUrl: url }) });
    await payWithCard();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });

  it('who comes back from the bank without an answer goes there again, or gives the payment up (PAYMENTS-47)', async () => {
    const { assign } = watchLocation();
    const url = 'https://bank.example/challenge';
    const holder = attemptOf(locale, 'CHALLENGE_REQUIRED', { challengeUrl: url });
    const data = { cart: { ...cart, isLocked: true }, guestCart: null, me: memberOf(locale), savedCards: [] };
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
    [refused('PaymentServiceUnavailable'), 'The payment service isn’t responding', undefined],
    [refused('DeliveryWindowNeeded'), 'Choose a delivery time', undefined],
    [refused('InvalidCard', { field: 'card' }), 'Check your details', undefined],
    [refused('AttemptNotFound'), 'The payment was interrupted', undefined],
  ])('says what is the case and takes the focus (%#)', async (answer, title, detail) => {
    const { pay, payWithCard, notice } = await openCheckout({ PlaceOrder: answer });
    await payWithCard();
    const told = await notice(title);
    await waitFor(() => expect(told).toHaveFocus());
    if (detail) expect(told).toHaveTextContent(detail.replace(/\s/g, ' '));
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
  ])('%s %o is told in its words', async (type, more, told) => {
    const { words, payWithCard, notice } = await openCheckout({ PlaceOrder: refused(type, more) });
    await payWithCard();
    const box = await notice('Check your details');
    expect(box).toHaveTextContent(words(told));
    expect(box).toHaveTextContent(words('You haven’t been charged.'));
  });

  it.each([
    ['email', 'Email', 'Check your email address.'],
    ['membershipNumber', 'Membership number', 'We don’t recognise that membership number. Check it and try again.'],
  ])('a guest whose %s is refused is back at the customer step (CHECKOUT-15)', async (field, label, message) => {
    keepGuestDetails({ email: 'ana@example.com', membershipNumber: '64010000012345' });
    const data = { cart, guestCart: null, me: null, savedCards: [] };
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

  it('the shop shows no cart once the order is placed (CHECKOUT-68)', async () => {
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

  it('a cart that is paid elsewhere says so', async () => {
    const elsewhere = { __typename: 'CheckoutInProgress', code: 'X', message: '', attempt: null };
    const { payWithCard, notice } = await openCheckout({ BeginCheckout: { beginCheckout: elsewhere } });
    await payWithCard();
    expect(await notice('This cart is already being paid for')).toBeVisible();
  });

  it('a cart that cannot be paid any more leads to the cart page', async () => {
    const notReady = { __typename: 'CartNotReady', code: 'CART_NOT_READY', message: '' };
    const { words, payWithCard, address } = await openCheckout({ BeginCheckout: { beginCheckout: notReady } });
    await payWithCard();
    await waitFor(() => expect(address()).toBe(pathTo('cart', locale)));
    const told = words(
      'This cart isn’t ready for checkout. You haven’t been charged. Check the items and the delivery, then try again.',
    );
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('an attempt that waits for a person tells the shopper not to pay again (CHECKOUT-62)', async () => {
    const { words, payWithCard } = await openCheckout({ PlaceOrder: placed('NEEDS_REVIEW') });
    await payWithCard();
    const title = words('We’re checking your payment with your bank');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('a lost answer is asked for, and after three minutes the shopper may ask (CHECKOUT-58, CHECKOUT-59)', async () => {
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
    expect(graph.sent('PlaceOrder'), 'never charged again').toHaveLength(1);
  });

  it('after too many tries it comes back when the limit allows it, with what was typed (PAYMENTS-61)', async () => {
    const clock = fakeClock('2026-11-22T10:00:00Z');
    const { words, pay, payWithCard, notice } = await openCheckout(
      { PlaceOrder: refused('TooManyPaymentTries', { retryAfterSeconds: 600 }) },
      clock.options,
    );
    await payWithCard();
    const told = await notice('Too many payment attempts');
    await waitFor(() => expect(told).toHaveFocus());
    expect(told).toHaveTextContent(words('You haven’t been charged and your cart hasn’t changed.'));
    expect(pay).toBeDisabled();
    await clock.pass(10 * 60_000 + 1_000);
    expect(told).toHaveTextContent(words('You can try again now.'));
    expect(pay).toBeEnabled();
    expect(screen.getByLabelText(words('Card number'))).toHaveValue('4000 0000 0000 1000');
  });
});
