import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createCart } from '../testing/fixtures.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { CartLink } from './cart-link.tsx';

const [locale] = readers;

describe.each([
  ['the header', <CartLink key="header" />],
  ['the bottom navigation', <BottomTabs key="tabs" />],
])('the cart link of %s', (_where, link) => {
  const badge = () => screen.queryByText(/^\d+\+?$/);

  it('shows no badge for an empty cart (CART-72)', async () => {
    await renderInShop(link, { locale, viewer: { cart: createCart(locale, { lines: [] }) } });
    expect(badge()).toBeNull();
  });

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows a badge for %i items: %s (CART-72)', async (itemCount, text) => {
    await renderInShop(link, { locale, viewer: { cart: createCart(locale, { itemCount }) } });
    expect(badge()?.textContent).toBe(text);
  });
});
