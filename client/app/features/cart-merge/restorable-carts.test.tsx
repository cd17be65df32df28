import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { cartOf, lineOf } from '../../testing/fixtures.ts';
import { type Answers, httpStatus } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { RestorableCarts } from './restorable-carts.tsx';

describe.each(readers)('in $code', (locale) => {
  const archived = [
    cartOf(locale, { id: 'archived-1', lines: [lineOf(locale, 'a', { quantity: 1 })] }),
    cartOf(locale, { id: 'archived-2', lines: [lineOf(locale, 'b', { quantity: 3 })] }),
  ];

  async function renderArchived(answers: Answers = {}) {
    const shop = await renderInShop(<RestorableCarts />, {
      locale,
      answers: { RestorableCarts: { restorableCarts: archived }, ...answers },
    });
    await screen.findByRole('heading', { name: shop.words('Saved carts') });
    const restoreButtons = () => screen.getAllByRole('button', { name: shop.words('Restore') });
    const restore = async (index: number) => shop.user.click(restoreButtons()[index] as HTMLElement);
    return { ...shop, restoreButtons, restore };
  }

  it('restores an archived cart and removes it from the list (MERGE-51)', async () => {
    const restored = { __typename: 'RestoreCartSuccess', cart: cartOf(locale) };
    const { words, graph, restoreButtons, restore } = await renderArchived({ RestoreCart: { restoreCart: restored } });
    expect(restoreButtons()).toHaveLength(2);
    expect(await findViolations()).toEqual([]);
    await restore(1);
    expect(await screen.findByText(words('Your items are back in your cart.'))).toBeVisible();
    expect(graph.sent('RestoreCart')).toMatchObject([{ input: { cartId: 'archived-2' } }]);
    await waitFor(() => expect(restoreButtons()).toHaveLength(1));
  });

  it('keeps the cart in the list and shows an error when the server is unreachable', async () => {
    const { words, restoreButtons, restore } = await renderArchived({ RestoreCart: httpStatus(503) });
    await restore(0);
    const message = words('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(message)).toBeVisible();
    expect(restoreButtons()).toHaveLength(2);
  });
});

it('renders nothing without archived carts', async () => {
  const { graph } = await renderInShop(<RestorableCarts />, { answers: { RestorableCarts: { restorableCarts: [] } } });
  await waitFor(() => expect(graph.sent('RestorableCarts')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
