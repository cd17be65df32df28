import { formatMoney } from '@tarima/markets/money';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../i18n/paths.ts';
import {
  createAddress,
  createAttempt,
  createCart,
  createCartLine,
  createClub,
  createMoneyFactory,
  createPickup,
} from '../testing/fixtures.ts';
import { failWithCode, type Responses } from '../testing/graph.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import CartPage, { ErrorBoundary } from './cart.tsx';

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const amount = (centAmount: number) => formatMoney(money(centAmount), locale).replace(/\s/g, ' ');
  const coffee = createCartLine(locale, '1', { quantity: 4 });
  const rice = createCartLine(locale, '2', { quantity: 2 });
  const cart = createCart(locale, { lines: [coffee, rice] });

  /** The stock of the club per line, and the unit price. */
  const stock = (lines: Readonly<Record<string, readonly [pieces: number, centAmount: number]>>): Responses => ({
    CartStock: {
      cart: {
        id: 'cart-1',
        lines: Object.entries(lines).map(([id, [quantity, centAmount]]) => ({
          id,
          variant: { sku: `sku-${id}`, price: { current: money(centAmount) }, availability: { quantity } },
        })),
      },
    },
  });
  const sufficientStock = stock({ 1: [9, 500], 2: [9, 500] });
  /** The price of the coffee has increased, and one piece is out of stock, shown after the stock has loaded. */
  const increasedPrices = stock({ 1: [3, 600], 2: [9, 500] });

  async function show(shown: object | null, responses: Responses = {}) {
    const viewer = { me: null, cart: shown, guestCart: null };
    const shop = await renderInShop(<CartPage />, {
      locale,
      page: pathTo('cart', locale).replace(`/${locale.code}/`, ''),
      viewer,
      responses: {
        CartPage: viewer,
        DeliveryWindows: viewer,
        RestorableCarts: { restorableCarts: [] },
        ...sufficientStock,
        ...responses,
      },
    });
    await screen.findByRole('heading', { level: 1 });
    return shop;
  }
  /** The notice that fewer pieces of the coffee are left. */
  const shortage = (pieces: number) =>
    screen.findByText(
      (_, element) => element?.tagName === 'LI' && new RegExp(`^Café 1\\D+${pieces}\\b`).test(element.textContent),
    );
  /** The lines of notices, such as changed prices. */
  const getNoticeLines = () =>
    screen.getAllByRole('status').flatMap((status) => within(status).queryAllByRole('listitem'));

  it('lists lines with insufficient stock; one button lowers or removes each (CART-32, CART-33)', async () => {
    const oil = createCartLine(locale, '3', { quantity: 1 });
    const lowered = createCartLine(locale, '1', { quantity: 3 });
    const { user, graph } = await show(createCart(locale, { lines: [coffee, rice, oil] }), {
      ...stock({ 1: [3, 500], 2: [0, 500], 3: [1, 500] }),
      ChangeQuantity: {
        changeCartLineQuantity: {
          __typename: 'ChangeCartLineQuantitySuccess',
          cart: createCart(locale, { version: 2, lines: [lowered, rice, oil] }),
        },
      },
      RemoveLine: {
        removeCartLine: {
          __typename: 'RemoveCartLineSuccess',
          cart: createCart(locale, { version: 3, lines: [lowered, oil] }),
        },
      },
    });
    const lowStockNotice = await shortage(3);
    expect(getNoticeLines().map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Café 1', 'Café 2']);
    await user.click(within(lowStockNotice).getByRole('button'));
    await waitFor(() => expect(lowStockNotice).not.toBeInTheDocument());
    expect(graph.getRequests('ChangeQuantity')).toMatchObject([{ input: { lineId: '1', quantity: 3 } }]);
    const [riceNotice] = getNoticeLines();
    if (!riceNotice) throw new Error('The rice is no longer listed.');
    await user.click(within(riceNotice).getByRole('button'));
    await waitFor(() => expect(riceNotice).not.toBeInTheDocument());
    expect(graph.getRequests('RemoveLine')).toMatchObject([{ input: { lineId: '2' } }]);
  });

  it('shows only the error page with its retry for an error of the server (ERRORS-54)', async () => {
    // The browser gets an error without a code.
    const error = new Error('Unexpected Server Error');
    const { translate } = await renderInShop(<ErrorBoundary error={error} />, { locale });
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: translate('Try again') })).toBeVisible();
  });

  it('refreshes a cart with outdated prices once (CART-58)', async () => {
    const updatedLine = createCartLine(locale, '1', { quantity: 4, unitPrice: money(600), total: money(2400) });
    const refreshed = createCart(locale, { version: 2, lines: [updatedLine, rice] });
    const { graph } = await show(cart, {
      ...increasedPrices,
      RefreshCartPrices: { refreshCartPrices: { __typename: 'RefreshCartPricesSuccess', cart: refreshed } },
    });
    expect(await screen.findByText(amount(2400))).toBeVisible();
    expect(graph.getRequests('RefreshCartPrices')).toHaveLength(1);
  });

  it('does not refresh current prices or a cart locked by a payment (CART-58)', async () => {
    const current = await show(cart, stock({ 1: [3, 500], 2: [9, 500] }));
    await shortage(3);
    expect(current.graph.getRequests('RefreshCartPrices')).toEqual([]);
    cleanup();
    const lockedPage = await show({ ...cart, isLocked: true }, increasedPrices);
    await shortage(3);
    expect(lockedPage.graph.getRequests('RefreshCartPrices')).toEqual([]);
  });

  it.each([
    ['is rejected', { refreshCartPrices: { __typename: 'CartBusy', code: 'CART_BUSY', message: 'Otro cambio.' } }],
    ['fails because the club’s system is down', failWithCode('UPSTREAM_UNAVAILABLE')],
    ['fails with an internal error', failWithCode('INTERNAL_SERVER_ERROR')],
  ])('shows no message when the refresh %s, and does not repeat it (CART-58)', async (_how, response) => {
    const { graph, translate } = await show(cart, { ...increasedPrices, RefreshCartPrices: response });
    await waitFor(() => expect(graph.getRequests('RefreshCartPrices')).toHaveLength(1));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: translate('Close') }), 'a notification').toBeNull();
    expect(graph.getRequests('RefreshCartPrices')).toHaveLength(1);
  });

  it('stores seen prices, and lists changed prices on the next visit (CART-59, CART-60)', async () => {
    const seen = () => JSON.parse(localStorage.getItem('tarima.seen.cart-1') ?? '{}');
    await show(cart);
    expect(getNoticeLines(), 'the first visit').toEqual([]);
    expect(seen()).toEqual({ 'sku-1': 500, 'sku-2': 500 });
    cleanup();

    const other = createCartLine(locale, '1', { quantity: 4, unitPrice: money(700), total: money(2800) });
    const { translate } = await show(createCart(locale, { lines: [other, rice] }), stock({ 1: [9, 700], 2: [9, 500] }));
    const change = { 0: 'Café 1', 1: amount(500), 2: amount(700) };
    await waitFor(() => expect(getNoticeLines()).toHaveLength(1));
    expect(getNoticeLines()[0]).toHaveTextContent(translate('{0}: was {1}, now <0>{2}</0>', change));
    expect(seen()).toEqual({ 'sku-1': 700, 'sku-2': 500 });
  });

  it.each([
    ['without a cart', null],
    ['without lines', createCart(locale, { lines: [] })],
  ])('shows an empty cart with a link to the categories, %s (CART-61)', async (_what, empty) => {
    const { translate } = await show(empty);
    expect(screen.getByRole('heading', { level: 1, name: translate('Your cart is empty') })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', pathTo('categories', locale));
  });

  const delivered = {
    ...createPickup(createClub(locale, 1)),
    method: 'DELIVERY',
    speed: 'NEXT_DAY',
    addressId: '1',
    address: createAddress(locale, '1').address,
  };
  it.each([
    ['Choose pickup or delivery', 'has neither pickup nor delivery', null],
    ['Choose an address', 'has an address with a problem', { ...delivered, addressProblem: 'NOT_DELIVERABLE' }],
    ['Choose a delivery time', 'lacks a delivery window', delivered],
  ])('links to the choice of pickup or delivery: "%s" when the cart %s (CART-75)', async (label, _what, delivery) => {
    const { translate } = await show(createCart(locale, { delivery, isReadyForCheckout: false }));
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.pathname)).not.toContain(pathTo('checkout', locale));
    const [link] = links.filter(({ textContent }) => textContent === translate(label));
    if (!link) throw new Error('There is no such link.');
    expect(document.querySelector(link.hash)).toContainElement(
      screen.getByRole('radio', { name: translate('Home delivery') }),
    );
  });

  it('offers to cancel the payment that locks the cart, or to continue it (CART-94)', async () => {
    const lockedPage = { ...cart, isLocked: true, attemptId: 'attempt-1' };
    const { user, translate, graph } = await show(lockedPage, {
      CartHolder: { cart: lockedPage },
      CancelCheckout: {
        cancelCheckout: { __typename: 'CancelCheckoutSuccess', attempt: createAttempt(locale, 'VOIDED') },
      },
    });
    const edit = screen.getByRole('button', { name: translate('Edit cart') });
    const offer = edit.closest('section');
    if (!offer) throw new Error('The button is in no section.');
    expect(within(offer).getByRole('link')).toHaveAttribute('href', pathTo('checkout', locale));
    await user.click(edit);
    await waitFor(() => expect(graph.getRequests('CancelCheckout')).toEqual([{ input: { attemptId: 'attempt-1' } }]));
    await waitFor(() => expect(edit).not.toHaveAttribute('aria-busy'));
  });
});
