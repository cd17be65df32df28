import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createCart, createCartLine } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { RestorableCarts } from './restorable-carts.tsx';

describe.each(readers)('in $code', (locale) => {
  const archived = [
    createCart(locale, { id: 'archived-1', lines: [createCartLine(locale, 'a', { quantity: 1 })] }),
    createCart(locale, { id: 'archived-2', lines: [createCartLine(locale, 'b', { quantity: 3 })] }),
  ];

  async function renderArchived(responses: Responses = {}) {
    const shop = await renderInShop(<RestorableCarts />, {
      locale,
      responses: { RestorableCarts: { restorableCarts: archived }, ...responses },
    });
    await screen.findByRole('heading', { name: shop.translate('Saved carts') });
    const restoreButtons = () => screen.getAllByRole('button', { name: shop.translate('Restore') });
    const restore = async (index: number) => shop.user.click(restoreButtons()[index] as HTMLElement);
    return { ...shop, restoreButtons, restore };
  }

  it('restores an archived cart and removes it from the list (MERGE-51)', async () => {
    const restored = { __typename: 'RestoreCartSuccess', cart: createCart(locale) };
    const { translate, graph, restoreButtons, restore } = await renderArchived({
      RestoreCart: { restoreCart: restored },
    });
    expect(restoreButtons()).toHaveLength(2);
    expect(await findViolations()).toEqual([]);
    await restore(1);
    expect(await screen.findByText(translate('Your items are back in your cart.'))).toBeVisible();
    expect(graph.getRequests('RestoreCart')).toMatchObject([{ input: { cartId: 'archived-2' } }]);
    await waitFor(() => expect(restoreButtons()).toHaveLength(1));
  });

  it('keeps the cart in the list and shows an error when the server is unreachable', async () => {
    const { translate, restoreButtons, restore } = await renderArchived({ RestoreCart: failWithStatus(503) });
    await restore(0);
    const message = translate('We couldn’t connect. Nothing has changed; try again.');
    expect(await screen.findByText(message)).toBeVisible();
    expect(restoreButtons()).toHaveLength(2);
  });
});

it('renders nothing without archived carts', async () => {
  const { graph } = await renderInShop(<RestorableCarts />, {
    responses: { RestorableCarts: { restorableCarts: [] } },
  });
  await waitFor(() => expect(graph.getRequests('RestorableCarts')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
