import type { Locale } from '@tarima/markets/locale';
import { screen, within } from '@testing-library/react';
import { CartLines } from '../features/cart/cart-lines.tsx';
import { CartSync } from '../features/cart/cart-sync.tsx';
import { QueuedChangesNotice } from '../features/cart/queued-changes-notice.tsx';
import { useCartSuspenseQuery } from '../session/cart.gen.ts';
import { createCart, createCartLine } from './fixtures.ts';
import type { Responses, Variables } from './graph.ts';
import { renderInShop, type ShopOptions } from './render.tsx';

/** The cart lines with the component that keeps the cart up to date. */
function Cart() {
  const { cart } = useCartSuspenseQuery().data;
  return (
    <>
      <CartSync />
      <QueuedChangesNotice />
      {cart && <CartLines cart={cart} />}
    </>
  );
}

/** The input of a mutation. */
export const inputOf = (variables: Variables | undefined) => variables?.input as Record<string, unknown>;

/** A cart with two lines, its page, and the responses of the graph to its changes. */
export function createCartLinesScenario(locale: Locale) {
  const coffee = createCartLine(locale, '1', { quantity: 2, maximumQuantity: 3 });
  const rice = createCartLine(locale, '2', { quantity: 1 });
  const cart = createCart(locale, { lines: [coffee, rice] });
  const withCoffee = (quantity: number) =>
    createCart(locale, { version: 2, lines: [createCartLine(locale, '1', { quantity, maximumQuantity: 3 }), rice] });

  async function show(responses: Responses = {}, options: ShopOptions = {}) {
    const shop = await renderInShop(<Cart />, { locale, viewer: { cart }, responses, ...options });
    const stepper = (name: string) =>
      screen.getByRole('group', { name: shop.translate('Quantity of {name}', { name }) });
    const button = (name: string, message: string) =>
      within(stepper(name)).getByRole('button', { name: shop.translate(message, { name }) });
    const quantity = (name: string) => within(stepper(name)).getByRole('status').textContent;
    const lines = () => screen.getAllByRole('group').length;
    return { ...shop, stepper, button, quantity, lines };
  }
  const changed = (quantity: number) => ({
    changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart: withCoffee(quantity) },
  });
  return { coffee, rice, cart, withCoffee, show, changed };
}
