import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCart, createMember } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { LazyCartSync } from './lazy-parts.tsx';

const [locale] = readers;
const changeKey = `tarima.cart.${locale.market.code}`;
const outboxKey = `tarima.waiting.${locale.market.code}`;

afterEach(() => localStorage.clear());

/** Renders the component after another tab has changed the cart, which it refetches as soon as its code is loaded. */
async function show(viewer: object) {
  const cart = createCart(locale);
  localStorage.setItem(changeKey, String(Date.now() + 1_000));
  const { graph } = await renderInShop(<LazyCartSync />, { locale, viewer, responses: { Cart: { cart } } });
  await act(() => vi.dynamicImportSettled());
  return { countRequests: () => graph.getRequests('Cart').length };
}

describe('the code that keeps the cart up to date', () => {
  it.each([
    ['a shopper with a cart', { cart: createCart(locale) }],
    ['a member', { me: createMember(locale) }],
  ])('is loaded at once for %s (CART-76)', async (_, viewer) => {
    const { countRequests } = await show(viewer);
    await waitFor(() => expect(countRequests()).toBe(1));
  });

  it.each([
    ['queued changes (CART-107)', outboxKey],
    ['a kept cart, which may be that of another shopper (OFFLINE-5)', 'tarima.kept-cart.JM'],
  ])('is loaded at once for a visitor with %s', async (_, key) => {
    localStorage.setItem(key, '[{}]');
    const { countRequests } = await show({});
    await waitFor(() => expect(countRequests()).toBe(1));
  });

  it.each([
    ['an interaction', () => fireEvent.keyDown(document, { key: 'Tab' })],
    ['a change of another tab', () => dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))],
  ])('is loaded for a visitor without a cart after %s (CART-76, ROUTING-67)', async (_, begin) => {
    const { countRequests } = await show({});
    expect(countRequests()).toBe(0);
    begin();
    await waitFor(() => expect(countRequests()).toBe(1));
  });
});
