import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { RecentPurchases } from './recent-purchases.tsx';

it.each(readers)(
  'shows ten orders, and ten more on each request for older ones, in $code (ORDERS-27)',
  async (locale) => {
    const numbers = Array.from({ length: 25 }, (_, index) => String(640100099 - index));
    const pageOf = ({ first, after }: { readonly first: number; readonly after?: string }) => {
      const start = Number(after ?? 0);
      const end = Math.min(start + first, numbers.length);
      return {
        totalCount: numbers.length,
        pageInfo: { endCursor: String(end), hasNextPage: end < numbers.length },
        nodes: numbers.slice(start, end).map((orderNumber) => createOrder(locale, { orderNumber })),
      };
    };
    const { user } = await renderInShop(<RecentPurchases />, { locale, responses: { Orders: { orders: pageOf } } });
    const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1));

    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 10)));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 20)));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(shown()).toEqual(numbers));
    expect(screen.queryByRole('button')).toBeNull();
  },
);
