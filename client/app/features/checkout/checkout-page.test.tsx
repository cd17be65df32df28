import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createSavedCard } from '../../testing/cards.ts';
import { createCheckoutScenario } from '../../testing/checkout.tsx';
import { installFakeClock } from '../../testing/clock.ts';
import { createAttempt, createMember } from '../../testing/fixtures.ts';
import { createDeferred, failWithCode, failWithStatus } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { watchText } from '../../testing/watch-text.ts';
import { CheckoutView } from './checkout-page.tsx';
import { saveGuestDetails } from './guest-details.ts';

describe.each(readers)('in $code', (locale) => {
  const { cart, open, placed, paymentData, openCheckout } = createCheckoutScenario(locale);

  it('opens the step that the query parameter names (CHECKOUT-10)', async () => {
    const data = { cart, guestCart: null, me: createMember(locale) };
    const { translate } = await renderInShop(<CheckoutView />, {
      locale,
      page: pathTo('checkout', locale, {}, { step: 'billing' }).replace(`/${locale.code}/`, ''),
      viewer: data,
      responses: {
        CheckoutPage: data,
        Wallet: { savedCards: [] },
        BeginCheckout: { beginCheckout: open },
        ...paymentData,
      },
    });
    const step = await screen.findByRole('listitem', { current: 'step' });
    expect(within(step).getByRole('heading', { name: translate('Review items') })).toBeVisible();
  });

  it('shows the amount on the pay button, and sends nothing for an empty card', async () => {
    const { user, translate, pay, graph } = await openCheckout();
    expect(pay).toBeEnabled();
    await user.click(pay);
    expect(await screen.findByRole('alert')).toHaveTextContent(translate('Enter the card number.'));
    expect(graph.getRequests('BeginCheckout')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('cannot be paid while changes of the cart wait for a connection (CHECKOUT-454)', async () => {
    const name = `tarima.waiting.${locale.market.code}`;
    const command = { kind: 'remove', input: { commandId: crypto.randomUUID(), lineId: 'line-1' } };
    localStorage.setItem(name, JSON.stringify([{ memberId: null, cartId: cart.id, command }]));
    const { translate, pay } = await openCheckout();
    const reason = translate('Some changes to your cart aren’t saved yet. We’ll keep trying.');
    expect((await screen.findAllByText(reason))[0]).toBeVisible();
    expect(pay).toBeDisabled();
    localStorage.removeItem(name);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
    await waitFor(() => expect(pay).toBeEnabled());
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('sends one order although the button is pressed twice, and opens the thank-you page (CHECKOUT-57, CHECKOUT-66)', async () => {
    const response = createDeferred<ReturnType<typeof placed>>();
    const { user, translate, pay, payWithCard, graph, address } = await openCheckout({
      PlaceOrder: () => response.promise,
    });
    await payWithCard();
    const overlay = await screen.findByRole('dialog', { name: translate('Processing your payment') });
    await user.click(pay);
    await user.keyboard('{Escape}');
    expect(overlay).toBeVisible();
    expect(await findViolations()).toEqual([]);
    response.resolve(placed('COMPLETED', { order: { orderNumber: '640100001' } }));
    const thanks = pathTo('thank-you', locale, {}, { order: '640100001' });
    await waitFor(() => expect(address()).toBe(thanks));
    expect(graph.getRequests('PlaceOrder')).toMatchObject([
      {
        input: {
          attemptId: 'attempt-1',
          method: 'CARD',
          acceptsTerms: true,
          expectedTotal: { centAmount: 1000, currency: locale.market.currency },
          device: { userAgent: navigator.userAgent },
        },
      },
    ]);
  });

  it('preselects the default card and pays with it without a form (PAYMENTS-70)', async () => {
    const cards = [createSavedCard('1'), createSavedCard('2', { isDefault: true, lastDigits: '1005' })];
    const { user, pay, graph, address } = await openCheckout(
      { PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }) },
      {},
      cards,
    );
    expect(screen.getByRole('radio', { name: /1005/ })).toBeChecked();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(pay);
    await waitFor(() => expect(address()).toContain('640100001'));
    expect(graph.getRequests('PlaceOrder')).toMatchObject([{ input: { savedCardId: '2' } }]);
  });

  it('does not show a flagged card (PAYMENTS-68)', async () => {
    const cards = [createSavedCard('1'), createSavedCard('2', { isFlagged: true, lastDigits: '1083' })];
    await openCheckout({}, {}, cards);
    expect(screen.getByRole('radio', { name: /1000/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /1083/ })).toBeNull();
  });

  it('lets a member pay with a new card and save it (PAYMENTS-72)', async () => {
    const { user, translate, payWithCard, graph, address } = await openCheckout(
      { PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }) },
      {},
      [createSavedCard('1')],
    );
    await user.click(screen.getByRole('radio', { name: translate('Use another card') }));
    await user.click(screen.getByRole('checkbox', { name: translate('Save this card') }));
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    expect(graph.getRequests('PlaceOrder')).toMatchObject([{ input: { card: { save: true } } }]);
  });

  it('lets a member pay with a new card while the saved cards cannot be loaded (PAYMENTS-81, PAYMENTS-83)', async () => {
    const { translate, pay, payWithCard, address } = await openCheckout({
      Wallet: failWithCode('UPSTREAM_UNAVAILABLE'),
      PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }),
    });
    const reasons = screen.getAllByText(
      translate('We can’t show your saved cards right now. Enter another card to pay.'),
    );
    expect(reasons, 'in the header and at the pay button').toHaveLength(2);
    expect(pay).toBeDisabled();
    expect(await findViolations()).toEqual([]);
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
  });

  it('preselects the default card when the saved cards are loaded after all (PAYMENTS-70)', async () => {
    const { user, translate, graph } = await openCheckout({ Wallet: failWithCode('UPSTREAM_UNAVAILABLE') });
    graph.setResponses({ Wallet: { savedCards: [createSavedCard('1', { isDefault: true })] } });
    const [retry] = screen.getAllByRole('button', { name: translate('Try again') });
    if (retry) await user.click(retry);
    expect(await screen.findByRole('radio', { name: /1000/ })).toBeChecked();
  });

  it('shows a guest no message about saved cards', async () => {
    saveGuestDetails({ email: 'ana@example.com', membershipNumber: '64010000012345' });
    const data = { cart, guestCart: null, me: null };
    const { translate, graph } = await openCheckout({ CheckoutPage: data }, { viewer: data });
    expect(
      screen.queryByText(translate('We can’t show your saved cards right now. Enter another card to pay.')),
    ).toBeNull();
    expect(graph.getRequests('Wallet')).toEqual([]);
  });

  it('shows no cart once the order is placed (CHECKOUT-68)', async () => {
    const { translate, payWithCard, client, address } = await openCheckout({
      PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }),
    });
    const link = screen.getByRole('link', { name: new RegExp(`^${translate('Cart')}`) });
    expect(link).toHaveTextContent('2');
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    await waitFor(() => expect(link).not.toHaveTextContent(/\d/));
    expect(client.readQuery({ query: ViewerDocument })?.cart).toBeNull();
  });

  it('stays on the screen until the next page is rendered (CHECKOUT-68)', async () => {
    const { translate, payWithCard } = await openCheckout({
      PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }),
    });
    const listTitles = watchText('h1');
    await payWithCard();
    await waitFor(() => expect(listTitles()).toEqual([translate('Checkout'), 'Next page']));
  });

  it('shows the outcome of a payment whose cart became an order meanwhile (CHECKOUT-458)', async () => {
    const response = createDeferred<ReturnType<typeof placed>>();
    const { translate, payWithCard, client } = await openCheckout({ PlaceOrder: () => response.promise });
    const listTitles = watchText('h1');
    await payWithCard();
    await screen.findByRole('dialog', { name: translate('Processing your payment') });
    act(() => void client.writeQuery({ query: CartDocument, data: { cart: null } }));
    response.resolve(placed('COMPLETED', { order: { orderNumber: '640100001' } }));
    await waitFor(() => expect(listTitles()).toEqual([translate('Checkout'), 'Next page']));
  });

  it('opens the cart page with a notification when the cart was ordered in another tab (CHECKOUT-458)', async () => {
    const { translate, client, graph, address } = await openCheckout();
    const listTitles = watchText('h1');
    graph.setResponses({ CheckoutPage: { cart: null, guestCart: null, me: createMember(locale) } });
    act(() => void client.writeQuery({ query: CartDocument, data: { cart: null } }));
    const text = 'This cart is no longer available. If you placed the order, you’ll find it in My orders.';
    expect(await screen.findByText(translate(text))).toBeVisible();
    await waitFor(() => expect(listTitles()).toEqual([translate('Checkout'), 'Next page']));
    expect(address()).toBe(pathTo('cart', locale));
  });

  it('stays, and reports the end of the session, when the cart is gone because of it (CHECKOUT-458)', async () => {
    const { translate, client, graph, address } = await openCheckout();
    const page = address();
    graph.setResponses({ CheckoutPage: { cart: null, guestCart: null, me: null } });
    act(() => void client.writeQuery({ query: CartDocument, data: { cart: null } }));
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    expect(address()).toBe(page);
    expect(screen.getByRole('heading', { level: 1, name: translate('Checkout'), hidden: true })).toBeInTheDocument();
  });

  it('links to the cart when there is none (CHECKOUT-458)', async () => {
    const data = { cart: null, guestCart: null, me: createMember(locale) };
    const { translate } = await renderInShop(<CheckoutView />, {
      locale,
      viewer: data,
      responses: { CheckoutPage: data },
    });
    expect(await screen.findByRole('heading', { level: 1, name: translate('Your cart is empty') })).toBeVisible();
    const link = screen.getByRole('link', { name: translate('Go to cart') });
    expect(link).toHaveAttribute('href', pathTo('cart', locale));
  });

  it('asks the shopper not to pay again while the attempt is in review (CHECKOUT-62)', async () => {
    const { translate, payWithCard } = await openCheckout({ PlaceOrder: placed('NEEDS_REVIEW') });
    await payWithCard();
    const title = translate('We’re checking your payment with your bank');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('polls the attempt after a lost response, and offers to check again after three minutes (CHECKOUT-58, CHECKOUT-59)', async () => {
    const clock = installFakeClock('2026-11-22T10:00:00Z');
    const { translate, payWithCard, graph } = await openCheckout(
      { PlaceOrder: failWithStatus(0), CheckoutAttempt: { checkoutAttempt: createAttempt(locale, 'PROCESSING') } },
      clock.options,
    );
    await payWithCard();
    expect(await screen.findByRole('dialog', { name: translate('Confirming your payment') })).toBeVisible();
    await clock.pass(25_000);
    expect(
      await screen.findByRole('dialog', { name: translate('Your bank is taking longer than usual') }),
    ).toBeVisible();
    await clock.pass(200_000);
    expect(await screen.findByRole('heading', { name: translate('Your bank hasn’t responded yet') })).toBeVisible();
    expect(screen.getByRole('button', { name: translate('Check again') })).toBeVisible();
    expect(graph.getRequests('PlaceOrder'), 'the order is sent once').toHaveLength(1);
  });
});
