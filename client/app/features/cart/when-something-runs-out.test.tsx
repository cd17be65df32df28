import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCartQuery } from '../../session/cart.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { cartOf } from '../../testing/fixtures.ts';
import { type Answers, held, httpStatus } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { WhenSomethingRunsOut } from './when-something-runs-out.tsx';

/** The choice of the cart in the cache, as the cart page shows it. */
function Choice() {
  const { data } = useCartQuery();
  return data?.cart ? <WhenSomethingRunsOut cart={data.cart} /> : null;
}

describe.each(readers)('in $code', (locale) => {
  async function renderChoice(answers: Answers = {}, cart = cartOf(locale)) {
    const shop = await renderInShop(<Choice />, { locale, viewer: { cart }, answers });
    await screen.findByRole('group', { name: shop.words('If an item is unavailable') });
    const option = (message: string) => screen.getByRole('radio', { name: new RegExp(`^${shop.words(message)}`) });
    return { ...shop, takeRest: option('Send what’s available'), cancelAll: option('Cancel the whole order') };
  }

  it('is sent, and shown before its answer (CART-77, CART-78)', async () => {
    const answer = held<object>();
    const { user, graph, takeRest, cancelAll } = await renderChoice({
      SetPartialFulfillment: async () => ({ setPartialFulfillment: await answer.promise }),
    });
    expect(takeRest).toBeChecked();
    expect(await findViolations()).toEqual([]);
    await user.click(cancelAll);
    expect(cancelAll).toBeChecked();
    const cart = cartOf(locale, { allowsPartialFulfillment: false, version: 2 });
    answer.release({ __typename: 'SetPartialFulfillmentSuccess', cart });
    await waitFor(() => expect(graph.sent('SetPartialFulfillment')).toMatchObject([{ input: { isAllowed: false } }]));
    expect(cancelAll).toBeChecked();
  });

  it('without an answer the cart keeps its choice, and that is told', async () => {
    const { user, words, takeRest, cancelAll } = await renderChoice({ SetPartialFulfillment: httpStatus(503) });
    await user.click(cancelAll);
    const told = words('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(told)).toBeVisible();
    expect(takeRest).toBeChecked();
  });

  it('tells that too when its code for such cases cannot be loaded', async () => {
    vi.doMock('./cart-trouble.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => vi.doUnmock('./cart-trouble.ts'));
    const { user, words, cancelAll } = await renderChoice({ SetPartialFulfillment: httpStatus(503) });
    await user.click(cancelAll);
    const told = words('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('a cart that is being paid keeps its choice (CART-93)', async () => {
    const { takeRest, cancelAll } = await renderChoice({}, cartOf(locale, { isLocked: true }));
    expect(takeRest).toBeEnabled();
    expect(cancelAll).toBeDisabled();
  });
});
