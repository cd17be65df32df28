import { formatMoney } from '@tarima/markets/money';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { useCartSuspenseQuery } from '../../session/cart.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { cartOf, lineOf, memberOf, moneyOf } from '../../testing/fixtures.ts';
import { type Answers, errorCode, held, httpStatus, type Variables } from '../../testing/graph.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { CartKeeper } from './cart-keeper.tsx';
import { CartLines } from './cart-lines.tsx';
import { type ExpectedPriceFragment, ExpectedPriceFragmentDocument } from './expected-price.gen.ts';
import { QueuedChangesNotice } from './queued-changes-notice.tsx';

/** The cart lines with the component that keeps the cart up to date. */
function Cart() {
  const { cart } = useCartSuspenseQuery().data;
  return (
    <>
      <CartKeeper />
      <QueuedChangesNotice />
      {cart && <CartLines cart={cart} />}
    </>
  );
}

const inputOf = (variables: Variables | undefined) => variables?.input as Record<string, unknown>;

/** Fakes the browser's connection; returns a function that switches it on or off. */
function fakeConnection() {
  let isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  return (isNowOnline: boolean) => {
    isOnline = isNowOnline;
    if (isNowOnline) dispatchEvent(new Event('online'));
  };
}

describe.each(readers)('in $code', (locale) => {
  const coffee = lineOf(locale, '1', { quantity: 2, maximumQuantity: 3 });
  const rice = lineOf(locale, '2', { quantity: 1 });
  const cart = cartOf(locale, { lines: [coffee, rice] });
  const withCoffee = (quantity: number) =>
    cartOf(locale, { version: 2, lines: [lineOf(locale, '1', { quantity, maximumQuantity: 3 }), rice] });

  async function show(answers: Answers = {}, options: ShopOptions = {}) {
    const shop = await renderInShop(<Cart />, { locale, viewer: { cart }, answers, ...options });
    const stepper = (name: string) => screen.getByRole('group', { name: shop.words('Quantity of {name}', { name }) });
    const button = (name: string, message: string) =>
      within(stepper(name)).getByRole('button', { name: shop.words(message, { name }) });
    const quantity = (name: string) => within(stepper(name)).getByRole('status').textContent;
    const lines = () => screen.getAllByRole('group').length;
    return { ...shop, stepper, button, quantity, lines };
  }
  const changed = (quantity: number) => ({
    changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart: withCoffee(quantity) },
  });

  it('shows the picture, name, prices, quantity and total of each line (CART-62)', async () => {
    const amount = (centAmount: number) => formatMoney(moneyOf(locale)(centAmount), locale).replace(/\s/g, ' ');
    const image = { thumbnail: 'https://pictures.example/96.webp', card: 'https://pictures.example/320.webp' };
    const discounted = lineOf(locale, '1', { quantity: 3, image, regularUnitPrice: moneyOf(locale)(650) });
    const { words } = await show({}, { viewer: { cart: cartOf(locale, { lines: [discounted, rice] }) } });
    const list = screen.getByRole('list', { name: words('Items in your cart') });
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
    const answer = held<ReturnType<typeof changed>>();
    const { user, graph, button, quantity } = await show({ ChangeQuantity: () => answer.promise });
    await user.click(button('Café 1', 'Increase quantity'));
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    const total = formatMoney(moneyOf(locale)(1500), locale);
    expect(screen.getByText((text) => text === total)).toBeVisible();
    answer.release(changed(3));
    await waitFor(() => expect(graph.sent('ChangeQuantity')).toHaveLength(1));
    expect(inputOf(graph.sent('ChangeQuantity')[0])).toMatchObject({ lineId: '1', quantity: 3 });
    expect(button('Café 1', 'Increase quantity'), 'the maximum quantity per order').toBeDisabled();
    expect(graph.sent('Cart'), 'the response has the cart, so it is not fetched').toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('sends with a later change the ids of the changes it replaces (CART-86)', async () => {
    const answer = held<ReturnType<typeof changed>>();
    const { user, graph, button, quantity } = await show({ ChangeQuantity: () => answer.promise });
    await user.click(button('Café 1', 'Increase quantity'));
    await user.click(button('Café 1', 'Decrease quantity'));
    await waitFor(() => expect(graph.sent('ChangeQuantity')).toHaveLength(2));
    const [first, second] = graph.sent('ChangeQuantity').map(inputOf);
    expect(second?.replaces).toEqual([first?.commandId]);
    answer.release(changed(2));
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
    const { user, words, button, quantity } = await show({ ChangeQuantity: errorCode('UPSTREAM_UNAVAILABLE') });
    await user.click(button('Café 1', 'Increase quantity'));
    const message = words('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(message)).toBeVisible();
    expect(quantity('Café 1')).toBe('2');
  });

  it('shows an error modal with a code after a server error (CART-97)', async () => {
    const { user, words, button } = await show({ ChangeQuantity: errorCode('INTERNAL_SERVER_ERROR') });
    await user.click(button('Café 1', 'Increase quantity'));
    const modal = await screen.findByRole('dialog', { name: words('Something went wrong with your cart') });
    expect(modal).toHaveTextContent('CART-SM-001');
  });

  it('refetches the cart when a line no longer exists (CART-98)', async () => {
    const notFound = { __typename: 'CartLineNotFound', code: 'CART_LINE_NOT_FOUND', message: 'Ya no está.' };
    const { user, graph, button, lines } = await show({
      ChangeQuantity: { changeCartLineQuantity: notFound },
      Cart: { cart: cartOf(locale, { version: 2, lines: [rice] }) },
    });
    await user.click(button('Café 1', 'Increase quantity'));
    await waitFor(() => expect(lines()).toBe(1));
    expect(graph.sent('Cart')).toHaveLength(1);
  });

  it('retries the same command after each timeout that the shopper confirms (CART-101)', async () => {
    const { user, words, graph, button, quantity } = await show({ ChangeQuantity: errorCode('UPSTREAM_TIMEOUT') });
    await user.click(button('Café 1', 'Increase quantity'));
    const title = words('This is taking longer than usual');
    const modal = await screen.findByRole('dialog', { name: title });
    await user.click(within(modal).getByRole('button', { name: words('Try again') }));
    await waitFor(() => expect(graph.sent('ChangeQuantity')).toHaveLength(2));
    const secondModal = await screen.findByRole('dialog', { name: title });
    graph.answer({ ChangeQuantity: changed(3) });
    await user.click(within(secondModal).getByRole('button', { name: words('Try again') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    const ids = graph.sent('ChangeQuantity').map((variables) => inputOf(variables)?.commandId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('refetches the cart when the shopper declines a retry after a timeout (CART-102)', async () => {
    const { user, words, graph, button, quantity } = await show({ ChangeQuantity: errorCode('UPSTREAM_TIMEOUT') });
    await user.click(button('Café 1', 'Increase quantity'));
    await user.click(await screen.findByRole('button', { name: words('Not now') }));
    await waitFor(() => expect(graph.sent('Cart').length).toBeGreaterThan(0));
    expect(quantity('Café 1')).toBe('2');
  });

  it('keeps a change of a member with an expired session, and opens the sign-in modal (CART-104, ACCOUNT-24)', async () => {
    const viewer = { cart, me: memberOf(locale) };
    const { user, words, button } = await show({ ChangeQuantity: httpStatus(401) }, { viewer });
    await user.click(button('Café 1', 'Increase quantity'));
    expect(await screen.findByRole('dialog', { name: words('Your session has ended') })).toBeVisible();
    expect(
      await screen.findByText(words('We’ve saved your change and will apply it when you sign in again.')),
    ).toBeVisible();
    const kept = JSON.parse(localStorage.getItem(`tarima.kept-for-sign-in.${locale.market.code}`) ?? '[]');
    expect(kept).toMatchObject([{ memberId: 'member-1', command: { kind: 'change', input: { quantity: 3 } } }]);
  });

  it('removes a line immediately and restores it by undo (CART-63, CART-64)', async () => {
    const without = cartOf(locale, { version: 2, lines: [coffee] });
    const { user, words, graph, button, lines } = await show({
      RemoveLine: { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: without } },
      AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: { ...cart, version: 3 } } },
    });
    const removeButton = button('Café 2', 'Remove {name} from cart');
    removeButton.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toBe(1));
    expect(await screen.findByText(words('{name} was removed from your cart.', { name: 'Café 2' }))).toBeVisible();
    const undo = screen.getByRole('button', { name: words('Undo') });
    expect(undo, 'receives the focus').toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toBe(2));
    expect(inputOf(graph.sent('AddToCart')[0])).toMatchObject({ sku: 'sku-2', quantity: 1 });
  });

  it('shows and queues changes while offline, and sends them in order when online (CART-106, CART-107)', async () => {
    const goOnline = fakeConnection();
    const without = cartOf(locale, { version: 3, lines: [lineOf(locale, '1', { quantity: 3, maximumQuantity: 3 })] });
    const { user, words, graph, button, quantity, lines } = await show({
      ChangeQuantity: changed(3),
      RemoveLine: { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: without } },
    });
    goOnline(false);
    await user.click(button('Café 1', 'Increase quantity'));
    await user.click(button('Café 2', 'Remove {name} from cart'));
    await waitFor(() => expect(lines()).toBe(1));
    expect(quantity('Café 1')).toBe('3');
    expect(screen.getByText(words('Waiting for a connection'))).toBeVisible();
    expect(graph.sent('ChangeQuantity')).toEqual([]);
    const count = words(
      '{count, plural, one {# change will be sent when you’re back online.} other {# changes will be sent when you’re back online.}}',
      {
        count: 2,
      },
    );
    expect(await screen.findByText(count)).toBeVisible();
    expect(await findViolations()).toEqual([]);

    graph.answer({ Cart: { cart: without } });
    goOnline(true);
    expect(await screen.findByText(words('Your cart changes have been sent.'))).toBeVisible();
    expect(screen.queryByText(words('Waiting for a connection'))).toBeNull();
    expect(graph.sent('ChangeQuantity')).toMatchObject([{ input: { lineId: '1', quantity: 3 } }]);
    expect(graph.sent('RemoveLine')).toMatchObject([{ input: { lineId: '2' } }]);
  });

  it('changes the quantity of a first product while offline (CART-108)', async () => {
    const goOnline = fakeConnection();
    const clubId = `${locale.market.channelKey}01`;
    const product = (
      <>
        <CartKeeper />
        <AddToCart sku="sku-1" name="Café 1" available />
      </>
    );
    const confirmed = cartOf(locale, { lines: [lineOf(locale, '1', { quantity: 1 })] });
    const counted = cartOf(locale, { version: 2, lines: [lineOf(locale, '1', { quantity: 2 })] });
    const { user, words, graph, client } = await renderInShop(product, {
      locale,
      shell: { clubKey: clubId },
      answers: {
        AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: confirmed } },
        ChangeQuantity: { changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart: counted } },
      },
    });
    // The price that the product page has put into the cache.
    client.cache.writeFragment<ExpectedPriceFragment>({
      id: client.cache.identify({ __typename: 'ProductVariant', sku: 'sku-1' }) ?? '',
      fragment: ExpectedPriceFragmentDocument,
      fragmentName: 'ExpectedPrice',
      variables: { clubId },
      data: {
        __typename: 'ProductVariant',
        sku: 'sku-1',
        price: { __typename: 'ProductPrice', current: moneyOf(locale)(500), regular: null },
      },
    });
    goOnline(false);
    await user.click(screen.getByRole('button', { name: words('Add {name} to cart', { name: 'Café 1' }) }));
    const stepper = await screen.findByRole('group', { name: words('Quantity of {name}', { name: 'Café 1' }) });
    const press = (message: string) =>
      user.click(within(stepper).getByRole('button', { name: words(message, { name: 'Café 1' }) }));
    await press('Increase quantity');
    await waitFor(() => expect(within(stepper).getByRole('status')).toHaveTextContent('2'));
    expect(graph.sent('AddToCart')).toEqual([]);
    graph.answer({ Cart: { cart: confirmed } });
    goOnline(true);
    await waitFor(() => expect(graph.sent('ChangeQuantity')).toHaveLength(1));
    expect(await screen.findByText(words('Your cart changes have been sent.'))).toBeVisible();
    expect(graph.sent('AddToCart')).toMatchObject([{ input: { sku: 'sku-1', quantity: 1, clubId } }]);
    expect(graph.sent('ChangeQuantity'), 'for the line that the server created').toMatchObject([
      { input: { lineId: '1', quantity: 2 } },
    ]);
  });

  it('sends commands that a previous page queued (CART-107)', async () => {
    const input = { commandId: 'command-1', lineId: '1', quantity: 3 };
    const entry = { memberId: null, command: { kind: 'change', input } };
    localStorage.setItem(`tarima.waiting.${locale.market.code}`, JSON.stringify([entry]));
    const { words, graph } = await show({ ChangeQuantity: changed(3), Cart: { cart: withCoffee(3) } });
    expect(await screen.findByText(words('Your cart changes have been sent.'))).toBeVisible();
    expect(graph.sent('ChangeQuantity')).toEqual([{ input }]);
  });

  it('shows a change from another tab (CART-76)', async () => {
    const { graph, quantity } = await show();
    graph.answer({ Cart: { cart: withCoffee(3) } });
    const otherTab = new BroadcastChannel('tarima.cart');
    otherTab.postMessage(locale.market.code);
    await waitFor(() => expect(quantity('Café 1')).toBe('3'));
    otherTab.close();
  });

  it('has no controls while a payment locks the cart (CART-93)', async () => {
    await show({}, { viewer: { cart: { ...cart, isLocked: true } } });
    expect(screen.queryByRole('group')).toBeNull();
    expect(within(screen.getByRole('list', { name: /./ })).queryByRole('button')).toBeNull();
  });

  it('replaces the add button with a focused stepper after adding (CART-65, CART-66)', async () => {
    const sku = 'sku-1';
    const added = cartOf(locale, { lines: [lineOf(locale, '1', { quantity: 1 })] });
    const { user, words, graph } = await renderInShop(<AddToCart sku={sku} name="Café 1" available />, {
      locale,
      shell: { clubKey: `${locale.market.channelKey}01` },
      answers: { AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: added } } },
    });
    await user.click(screen.getByRole('button', { name: words('Add {name} to cart', { name: 'Café 1' }) }));
    expect(await screen.findByText(words('{name} is in your cart.', { name: 'Café 1' }))).toBeVisible();
    const stepper = screen.getByRole('group', { name: words('Quantity of {name}', { name: 'Café 1' }) });
    await waitFor(() =>
      expect(within(stepper).getByRole('button', { name: words('Increase quantity') })).toHaveFocus(),
    );
    expect(graph.sent('AddToCart')).toMatchObject([
      { input: { sku, quantity: 1, clubId: `${locale.market.channelKey}01` } },
    ]);
  });

  it('disables the add button of an unavailable product (CART-67)', async () => {
    const { words } = await renderInShop(<AddToCart sku="sku-1" name="Café 1" available={false} />, { locale });
    expect(screen.getByRole('button', { name: words('Add {name} to cart', { name: 'Café 1' }) })).toBeDisabled();
  });
});
