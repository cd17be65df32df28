import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCartQuery } from '../../session/cart.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCart } from '../../testing/fixtures.ts';
import { createDeferred, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { PartialFulfillmentChoice } from './partial-fulfillment-choice.tsx';

/** The choice for the cart in the cache, as on the cart page. */
function Choice() {
  const { data } = useCartQuery();
  return data?.cart ? <PartialFulfillmentChoice cart={data.cart} /> : null;
}

describe.each(readers)('in $code', (locale) => {
  async function renderChoice(responses: Responses = {}, cart = createCart(locale)) {
    const shop = await renderInShop(<Choice />, { locale, viewer: { cart }, responses });
    await screen.findByRole('group', { name: shop.translate('If an item is unavailable') });
    const option = (message: string) => screen.getByRole('radio', { name: new RegExp(`^${shop.translate(message)}`) });
    return { ...shop, sendAvailable: option('Send what’s available'), cancelAll: option('Cancel the whole order') };
  }

  it('sends the choice and shows it before the response (CART-77, CART-78)', async () => {
    const response = createDeferred<object>();
    const { user, graph, sendAvailable, cancelAll } = await renderChoice({
      SetPartialFulfillment: async () => ({ setPartialFulfillment: await response.promise }),
    });
    expect(sendAvailable).toBeChecked();
    expect(await findViolations()).toEqual([]);
    await user.click(cancelAll);
    expect(cancelAll).toBeChecked();
    const cart = createCart(locale, { allowsPartialFulfillment: false, version: 2 });
    response.resolve({ __typename: 'SetPartialFulfillmentSuccess', cart });
    await waitFor(() =>
      expect(graph.getRequests('SetPartialFulfillment')).toMatchObject([{ input: { isAllowed: false } }]),
    );
    expect(cancelAll).toBeChecked();
  });

  it('reverts the choice and shows an error when the server is unreachable', async () => {
    const { user, translate, sendAvailable, cancelAll } = await renderChoice({
      SetPartialFulfillment: failWithStatus(503),
    });
    await user.click(cancelAll);
    const message = translate('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(message)).toBeVisible();
    expect(sendAvailable).toBeChecked();
  });

  it('shows the error when the failure handling cannot be loaded', async () => {
    vi.doMock('./cart-failure-action.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => vi.doUnmock('./cart-failure-action.ts'));
    const { user, translate, cancelAll } = await renderChoice({ SetPartialFulfillment: failWithStatus(503) });
    await user.click(cancelAll);
    const message = translate('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('disables the other option while a payment locks the cart (CART-93)', async () => {
    const { sendAvailable, cancelAll } = await renderChoice({}, createCart(locale, { isLocked: true }));
    expect(sendAvailable).toBeEnabled();
    expect(cancelAll).toBeDisabled();
  });
});
