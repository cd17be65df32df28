import type { Locale } from '@tarima/markets/locale';
import { screen, within } from '@testing-library/react';
import { CartKeeper } from '../features/cart/cart-keeper.tsx';
import { CartLines } from '../features/cart/cart-lines.tsx';
import { QueuedChangesNotice } from '../features/cart/queued-changes-notice.tsx';
import { useCartSuspenseQuery } from '../session/cart.gen.ts';
import { cartOf, lineOf } from './fixtures.ts';
import type { Answers, Variables } from './graph.ts';
import { renderInShop, type ShopOptions } from './render.tsx';

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

/** The input of a mutation. */
export const inputOf = (variables: Variables | undefined) => variables?.input as Record<string, unknown>;

/** A cart with two lines, its page, and the responses of the graph to its changes. */
export function createCartLinesScenario(locale: Locale) {
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
  return { coffee, rice, cart, withCoffee, show, changed };
}
