import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCartLinesScenario } from '../../testing/cart-lines.tsx';
import { createCart, createCartLine, createMember, createMoneyFactory } from '../../testing/fixtures.ts';
import { failWithStatus } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { CartSync } from './cart-sync.tsx';
import { type ExpectedPriceFragment, ExpectedPriceFragmentDocument } from './expected-price.gen.ts';

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
  const { cart, withCoffee, show, changed } = createCartLinesScenario(locale);

  it('keeps a change of a member with an expired session, and opens the sign-in modal (CART-104, ACCOUNT-24)', async () => {
    const viewer = { cart, me: createMember(locale) };
    const { user, translate, button } = await show({ ChangeQuantity: failWithStatus(401) }, { viewer });
    await user.click(button('Café 1', 'Increase quantity'));
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    expect(
      await screen.findByText(translate('We’ve saved your change and will apply it when you sign in again.')),
    ).toBeVisible();
    const kept = JSON.parse(localStorage.getItem(`tarima.kept-for-sign-in.${locale.market.code}`) ?? '[]');
    expect(kept).toMatchObject([{ memberId: 'member-1', command: { kind: 'change', input: { quantity: 3 } } }]);
  });

  it('shows and queues changes while offline, and sends them in order when online (CART-106, CART-107)', async () => {
    const goOnline = fakeConnection();
    const without = createCart(locale, {
      version: 3,
      lines: [createCartLine(locale, '1', { quantity: 3, maximumQuantity: 3 })],
    });
    const { user, translate, graph, button, quantity, lines } = await show({
      ChangeQuantity: changed(3),
      RemoveLine: { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: without } },
    });
    goOnline(false);
    await user.click(button('Café 1', 'Increase quantity'));
    await user.click(button('Café 2', 'Remove {name} from cart'));
    await waitFor(() => expect(lines()).toBe(1));
    expect(quantity('Café 1')).toBe('3');
    expect(screen.getByText(translate('Waiting for a connection'))).toBeVisible();
    expect(graph.getRequests('ChangeQuantity')).toEqual([]);
    const count = translate(
      '{count, plural, one {# change will be applied when the connection is back.} other {# changes will be applied when the connection is back.}}',
      {
        count: 2,
      },
    );
    expect(await screen.findByText(count)).toBeVisible();
    expect(JSON.parse(localStorage.getItem(`tarima.waiting.${locale.market.code}`) ?? '[]')).toMatchObject([
      { memberId: null, command: { kind: 'change', input: { lineId: '1', quantity: 3 } } },
      { memberId: null, command: { kind: 'remove', input: { lineId: '2' } } },
    ]);
    expect(await findViolations()).toEqual([]);

    graph.setResponses({ Cart: { cart: without } });
    goOnline(true);
    expect(await screen.findByText(translate('Your cart changes have been applied.'))).toBeVisible();
    expect(screen.queryByText(translate('Waiting for a connection'))).toBeNull();
    expect(graph.getRequests('ChangeQuantity')).toMatchObject([{ input: { lineId: '1', quantity: 3 } }]);
    expect(graph.getRequests('RemoveLine')).toMatchObject([{ input: { lineId: '2' } }]);
  });

  it('changes the quantity of a first product while offline (CART-108)', async () => {
    const goOnline = fakeConnection();
    const clubKey = `${locale.market.channelKey}01`;
    const product = (
      <>
        <CartSync />
        <AddToCart sku="sku-1" name="Café 1" available />
      </>
    );
    const confirmed = createCart(locale, { lines: [createCartLine(locale, '1', { quantity: 1 })] });
    const counted = createCart(locale, { version: 2, lines: [createCartLine(locale, '1', { quantity: 2 })] });
    const { user, translate, graph, client } = await renderInShop(product, {
      locale,
      shell: { clubKey },
      responses: {
        AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: confirmed } },
        ChangeQuantity: { changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart: counted } },
      },
    });
    // The price that the product page has put into the cache.
    client.cache.writeFragment<ExpectedPriceFragment>({
      id: client.cache.identify({ __typename: 'ProductVariant', sku: 'sku-1' }) ?? '',
      fragment: ExpectedPriceFragmentDocument,
      fragmentName: 'ExpectedPrice',
      variables: { clubKey },
      data: {
        __typename: 'ProductVariant',
        sku: 'sku-1',
        price: { __typename: 'ProductPrice', current: createMoneyFactory(locale)(500), regular: null },
      },
    });
    goOnline(false);
    await user.click(screen.getByRole('button', { name: translate('Add {name} to cart', { name: 'Café 1' }) }));
    const stepper = await screen.findByRole('group', { name: translate('Quantity of {name}', { name: 'Café 1' }) });
    const press = (message: string) =>
      user.click(within(stepper).getByRole('button', { name: translate(message, { name: 'Café 1' }) }));
    await press('Increase quantity');
    await waitFor(() => expect(within(stepper).getByRole('status')).toHaveTextContent('2'));
    expect(graph.getRequests('AddToCart')).toEqual([]);
    graph.setResponses({ Cart: { cart: confirmed } });
    goOnline(true);
    await waitFor(() => expect(graph.getRequests('ChangeQuantity')).toHaveLength(1));
    expect(await screen.findByText(translate('Your cart changes have been applied.'))).toBeVisible();
    expect(graph.getRequests('AddToCart')).toMatchObject([{ input: { sku: 'sku-1', quantity: 1, clubKey } }]);
    expect(graph.getRequests('ChangeQuantity'), 'for the line that the server created').toMatchObject([
      { input: { lineId: '1', quantity: 2 } },
    ]);
  });

  it('sends commands that a previous page queued (CART-107)', async () => {
    const input = { commandId: 'command-1', lineId: '1', quantity: 3 };
    const entry = { memberId: null, command: { kind: 'change', input } };
    localStorage.setItem(`tarima.waiting.${locale.market.code}`, JSON.stringify([entry]));
    const { translate, graph } = await show({ ChangeQuantity: changed(3), Cart: { cart: withCoffee(3) } });
    expect(await screen.findByText(translate('Your cart changes have been applied.'))).toBeVisible();
    expect(graph.getRequests('ChangeQuantity')).toEqual([{ input }]);
  });

  it('sends a guest’s queued change once the guest’s cart has become the member’s (CART-113)', async () => {
    const input = { commandId: 'command-1', lineId: '1', quantity: 3 };
    const entry = { memberId: null, cartId: cart.id, command: { kind: 'change', input } };
    localStorage.setItem(`tarima.waiting.${locale.market.code}`, JSON.stringify([entry]));
    const ofMember = createCart(locale, { id: 'of-member', lines: [createCartLine(locale, '2', { quantity: 1 })] });
    const { translate, graph, client } = await show(
      { ChangeQuantity: changed(3), Cart: { cart: withCoffee(3) } },
      { viewer: { me: createMember(locale), cart: ofMember, guestCart: cart } },
    );
    graph.setResponses({ Viewer: { me: createMember(locale), cart, guestCart: null } });
    await act(() => client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }));
    expect(await screen.findByText(translate('Your cart changes have been applied.'))).toBeVisible();
    expect(graph.getRequests('ChangeQuantity')).toEqual([{ input }]);
  });
});
