import { formatMoney } from '@tarima/markets/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCartLinesScenario, inputOf } from '../../testing/cart-lines.tsx';
import { createCart, createCartLine, createMoneyFactory } from '../../testing/fixtures.ts';
import { createDeferred, failWithCode } from '../../testing/graph.ts';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { coffee, rice, cart, withCoffee, show, changed } = createCartLinesScenario(locale);

  it('shows the picture, name, prices, quantity and total of each line (CART-62)', async () => {
    const amount = (centAmount: number) =>
      formatMoney(createMoneyFactory(locale)(centAmount), locale).replace(/\s/g, ' ');
    const image = { thumbnail: 'https://pictures.example/96.webp', card: 'https://pictures.example/320.webp' };
    const discounted = createCartLine(locale, '1', {
      quantity: 3,
      image,
      regularUnitPrice: createMoneyFactory(locale)(650),
    });
    const { translate } = await show({}, { viewer: { cart: createCart(locale, { lines: [discounted, rice] }) } });
    const list = screen.getByRole('list', { name: translate('Items in your cart') });
    const [first, second] = within(list)
      .getAllByRole('listitem')
      .map((item) => within(item));
    if (!first || !second) throw new Error('A line is missing.');

    const picture = first.getByRole('presentation');
    expect(picture).toHaveAttribute('src', image.thumbnail);
    expect(picture).toHaveAttribute('width', '100');
    expect(picture).toHaveAttribute('height', '100');
    const page = pathTo('pdp-slug-sku', locale, { slug: 'cafe-1', sku: 'sku-1' });
    expect(first.getByRole('link', { name: 'Café 1' })).toHaveAttribute('href', page);
    expect(first.getByText(amount(500))).toBeVisible();
    expect(first.getByText(amount(650), { selector: 's' })).toBeVisible();
    expect(first.getByRole('status')).toHaveTextContent('3');
    expect(first.getByText(amount(1500))).toBeVisible();
    expect(second.queryByText(/./, { selector: 's' }), 'no regular price without a discount').toBeNull();
  });

  it('shows the new quantity and total immediately, and sends one command (CART-25, CART-68, CART-70)', async () => {
    const response = createDeferred<ReturnType<typeof changed>>();
    const { user, graph, button, quantity } = await show({ ChangeQuantity: () => response.promise });
    await user.click(button('Café 1', 'Increase quantity'));
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    const total = formatMoney(createMoneyFactory(locale)(1500), locale);
    expect(screen.getByText((text) => text === total)).toBeVisible();
    response.resolve(changed(3));
    await waitFor(() => expect(graph.getRequests('ChangeQuantity')).toHaveLength(1));
    expect(inputOf(graph.getRequests('ChangeQuantity')[0])).toMatchObject({ lineId: '1', quantity: 3 });
    expect(button('Café 1', 'Increase quantity'), 'the maximum quantity per order').toBeDisabled();
    expect(graph.getRequests('Cart'), 'the response has the cart, so it is not fetched').toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('sends with a later change the ids of the changes it replaces (CART-86)', async () => {
    const response = createDeferred<ReturnType<typeof changed>>();
    const { user, graph, button, quantity } = await show({ ChangeQuantity: () => response.promise });
    await user.click(button('Café 1', 'Increase quantity'));
    await user.click(button('Café 1', 'Decrease quantity'));
    await waitFor(() => expect(graph.getRequests('ChangeQuantity')).toHaveLength(2));
    const [first, second] = graph.getRequests('ChangeQuantity').map(inputOf);
    expect(second?.replaces).toEqual([first?.commandId]);
    response.resolve(changed(2));
    await waitFor(() => expect(quantity('Café 1')).toBe('2'));
  });

  it('reverts a refused change and shows the message (CART-69)', async () => {
    const message = 'No hay tantos.';
    const outOfStock = { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message };
    const { user, button, quantity } = await show({ ChangeQuantity: { changeCartLineQuantity: outOfStock } });
    await user.click(button('Café 1', 'Increase quantity'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(quantity('Café 1')).toBe('2');
  });

  it('shows that nothing changed when an upstream is unavailable (CART-103)', async () => {
    const { user, translate, button, quantity } = await show({ ChangeQuantity: failWithCode('UPSTREAM_UNAVAILABLE') });
    await user.click(button('Café 1', 'Increase quantity'));
    const message = translate('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(message)).toBeVisible();
    expect(quantity('Café 1')).toBe('2');
  });

  it('shows an error modal with a code after a server error (CART-97)', async () => {
    const { user, translate, button } = await show({ ChangeQuantity: failWithCode('INTERNAL_SERVER_ERROR') });
    await user.click(button('Café 1', 'Increase quantity'));
    const modal = await screen.findByRole('dialog', { name: translate('Something went wrong with your cart') });
    expect(modal).toHaveTextContent('CART-SM-001');
  });

  it('refetches the cart when a line no longer exists (CART-98)', async () => {
    const notFound = { __typename: 'CartLineNotFound', code: 'CART_LINE_NOT_FOUND', message: 'Ya no está.' };
    const { user, graph, button, lines } = await show({
      ChangeQuantity: { changeCartLineQuantity: notFound },
      Cart: { cart: createCart(locale, { version: 2, lines: [rice] }) },
    });
    await user.click(button('Café 1', 'Increase quantity'));
    await waitFor(() => expect(lines()).toBe(1));
    expect(graph.getRequests('Cart')).toHaveLength(1);
  });

  it('retries the same command after each timeout that the shopper confirms (CART-101)', async () => {
    const { user, translate, graph, button, quantity } = await show({
      ChangeQuantity: failWithCode('UPSTREAM_TIMEOUT'),
    });
    await user.click(button('Café 1', 'Increase quantity'));
    const title = translate('This is taking longer than usual');
    const modal = await screen.findByRole('dialog', { name: title });
    await user.click(within(modal).getByRole('button', { name: translate('Try again') }));
    await waitFor(() => expect(graph.getRequests('ChangeQuantity')).toHaveLength(2));
    const secondModal = await screen.findByRole('dialog', { name: title });
    graph.setResponses({ ChangeQuantity: changed(3) });
    await user.click(within(secondModal).getByRole('button', { name: translate('Try again') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    const ids = graph.getRequests('ChangeQuantity').map((variables) => inputOf(variables)?.commandId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('shows the current cart when the shopper declines a retry after a timeout (CART-102)', async () => {
    const { user, translate, button, quantity } = await show({
      ChangeQuantity: failWithCode('UPSTREAM_TIMEOUT'),
      Cart: { cart: withCoffee(1) },
    });
    await user.click(button('Café 1', 'Increase quantity'));
    await user.click(await screen.findByRole('button', { name: translate('Not now') }));
    await waitFor(() => expect(quantity('Café 1')).toBe('1'));
  });

  it('removes a line immediately and restores it by undo (CART-63, CART-64)', async () => {
    const without = createCart(locale, { version: 2, lines: [coffee] });
    const { user, translate, graph, button, lines } = await show({
      RemoveLine: { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: without } },
      AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: { ...cart, version: 3 } } },
    });
    const removeButton = button('Café 2', 'Remove {name} from cart');
    removeButton.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toBe(1));
    expect(await screen.findByText(translate('{name} was removed from your cart.', { name: 'Café 2' }))).toBeVisible();
    const undo = screen.getByRole('button', { name: translate('Undo') });
    await waitFor(() => expect(undo, 'receives the focus').toHaveFocus());
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toBe(2));
    expect(inputOf(graph.getRequests('AddToCart')[0])).toMatchObject({ sku: 'sku-2', quantity: 1 });
  });

  it('removes a line once when its button is clicked twice (CART-64)', async () => {
    const without = createCart(locale, { version: 2, lines: [coffee] });
    const response = createDeferred<object>();
    const { translate, graph, button, lines } = await show({ RemoveLine: () => response.promise as never });
    const removeButton = button('Café 2', 'Remove {name} from cart');
    removeButton.click();
    removeButton.click();
    await waitFor(() => expect(lines()).toBe(1));
    response.resolve({ removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: without } });
    expect(await screen.findByText(translate('{name} was removed from your cart.', { name: 'Café 2' }))).toBeVisible();
    expect(graph.getRequests('RemoveLine')).toHaveLength(1);
  });

  it('shows a change from another tab (CART-76)', async () => {
    const { graph, quantity } = await show();
    graph.setResponses({ Cart: { cart: withCoffee(3) } });
    const otherTab = new BroadcastChannel('tarima.cart');
    const change = { marketCode: locale.market.code, time: String(Date.now()) };
    otherTab.postMessage(change);
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    const key = `tarima.cart.${change.marketCode}`;
    dispatchEvent(new StorageEvent('storage', { key, newValue: change.time }));
    expect(graph.getRequests('Cart')).toHaveLength(1);
    otherTab.close();
  });

  it('shows a change whose message came before the page listened (CART-76)', async () => {
    const { graph, quantity } = await show();
    graph.setResponses({ Cart: { cart: withCoffee(3) } });
    const key = `tarima.cart.${locale.market.code}`;
    dispatchEvent(new StorageEvent('storage', { key, newValue: String(Date.now()) }));
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
  });

  it('shows a change of another tab while the page was loading (CART-76)', async () => {
    const key = `tarima.cart.${locale.market.code}`;
    localStorage.setItem(key, `${Date.now()}.5`);
    const { quantity } = await show({ Cart: { cart: withCoffee(3) } });
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    localStorage.removeItem(key);
  });

  it('has no controls while a payment locks the cart (CART-93)', async () => {
    await show({}, { viewer: { cart: { ...cart, isLocked: true } } });
    expect(screen.queryByRole('group')).toBeNull();
    expect(within(screen.getByRole('list', { name: /./ })).queryByRole('button')).toBeNull();
  });
});
