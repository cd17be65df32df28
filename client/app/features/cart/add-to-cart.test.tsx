import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createCart, createCartLine } from '../../testing/fixtures.ts';
import { createDeferred } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AddToCart } from './add-to-cart.tsx';

describe.each(readers)('in $code', (locale) => {
  it('replaces the add button with a focused stepper after adding (CART-65, CART-66)', async () => {
    const sku = 'sku-1';
    const added = createCart(locale, { lines: [createCartLine(locale, '1', { quantity: 1 })] });
    const { user, translate, graph } = await renderInShop(<AddToCart sku={sku} name="Café 1" available />, {
      locale,
      shell: { clubKey: `${locale.market.channelKey}01` },
      responses: { AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: added } } },
    });
    await user.click(screen.getByRole('button', { name: translate('Add {name} to cart', { name: 'Café 1' }) }));
    expect(await screen.findByText(translate('{name} is in your cart.', { name: 'Café 1' }))).toBeVisible();
    const stepper = screen.getByRole('group', { name: translate('Quantity of {name}', { name: 'Café 1' }) });
    await waitFor(() =>
      expect(within(stepper).getByRole('button', { name: translate('Increase quantity') })).toHaveFocus(),
    );
    expect(graph.getRequests('AddToCart')).toMatchObject([
      { input: { sku, quantity: 1, clubKey: `${locale.market.channelKey}01` } },
    ]);
  });

  it('shows that it is adding in the next frame, and then sends the command (ROUTING-68)', async () => {
    const added = createCart(locale, { lines: [createCartLine(locale, '1')] });
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
    const { user, translate, graph } = await renderInShop(<AddToCart sku="sku-3" name="Café 3" available />, {
      locale,
      responses: { AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: added } } },
    });
    const button = screen.getByRole('button', { name: translate('Add {name} to cart', { name: 'Café 3' }) });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(graph.getRequests('AddToCart')).toEqual([]);
    for (const callback of frames) callback(0);
    expect(await screen.findByText(translate('{name} is in your cart.', { name: 'Café 3' }))).toBeVisible();
    expect(graph.getRequests('AddToCart')).toHaveLength(1);
  });

  it('adds a product once when the button is clicked again before the response', async () => {
    const added = createCart(locale, { lines: [createCartLine(locale, '1')] });
    const response = createDeferred<object>();
    const { user, translate, graph } = await renderInShop(<AddToCart sku="sku-2" name="Café 2" available />, {
      locale,
      responses: {
        AddToCart: () => response.promise.then(() => ({ addToCart: { __typename: 'AddToCartSuccess', cart: added } })),
      },
    });
    const button = screen.getByRole('button', { name: translate('Add {name} to cart', { name: 'Café 2' }) });
    await user.click(button);
    await user.click(button);
    response.resolve({});
    expect(await screen.findByText(translate('{name} is in your cart.', { name: 'Café 2' }))).toBeVisible();
    expect(graph.getRequests('AddToCart')).toHaveLength(1);
  });

  it('disables the add button of an unavailable product (CART-67)', async () => {
    const { translate } = await renderInShop(<AddToCart sku="sku-1" name="Café 1" available={false} />, { locale });
    expect(screen.getByRole('button', { name: translate('Add {name} to cart', { name: 'Café 1' }) })).toBeDisabled();
  });
});
