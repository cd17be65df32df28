import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { cartOf, lineOf } from '../../testing/fixtures.ts';
import { type Answers, httpStatus } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { RestorableCarts } from './restorable-carts.tsx';

describe.each(readers)('in $code', (locale) => {
  const aside = [
    cartOf(locale, { id: 'aside-1', lines: [lineOf(locale, 'a', { quantity: 1 })] }),
    cartOf(locale, { id: 'aside-2', lines: [lineOf(locale, 'b', { quantity: 3 })] }),
  ];

  async function renderAside(answers: Answers = {}) {
    const shop = await renderInShop(<RestorableCarts />, {
      locale,
      answers: { RestorableCarts: { restorableCarts: aside }, ...answers },
    });
    await screen.findByRole('heading', { name: shop.words('Saved carts') });
    const waysBack = () => screen.getAllByRole('button', { name: shop.words('Restore') });
    const bringBack = async (index: number) => shop.user.click(waysBack()[index] as HTMLElement);
    return { ...shop, waysBack, bringBack };
  }

  it('a cart that was put aside comes back and leaves the list (MERGE-51)', async () => {
    const restored = { __typename: 'RestoreCartSuccess', cart: cartOf(locale) };
    const { words, graph, waysBack, bringBack } = await renderAside({ RestoreCart: { restoreCart: restored } });
    expect(waysBack()).toHaveLength(2);
    expect(await findViolations()).toEqual([]);
    await bringBack(1);
    expect(await screen.findByText(words('Your items are back in your cart.'))).toBeVisible();
    expect(graph.sent('RestoreCart')).toMatchObject([{ input: { cartId: 'aside-2' } }]);
    await waitFor(() => expect(waysBack()).toHaveLength(1));
  });

  it('without an answer it stays where it is, and that is told', async () => {
    const { words, waysBack, bringBack } = await renderAside({ RestoreCart: httpStatus(503) });
    await bringBack(0);
    const told = words('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(told)).toBeVisible();
    expect(waysBack()).toHaveLength(2);
  });
});

it('without such carts there is nothing to see', async () => {
  const { graph } = await renderInShop(<RestorableCarts />, { answers: { RestorableCarts: { restorableCarts: [] } } });
  await waitFor(() => expect(graph.sent('RestorableCarts')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
