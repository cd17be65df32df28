import { screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { parsePurchaseFilter } from './purchase-filter.ts';
import { RecentPurchases } from './recent-purchases.tsx';

/** The list with the filters of the URL, as the route shows it. */
function PurchasesOfUrl() {
  const [query] = useSearchParams();
  return <RecentPurchases filter={parsePurchaseFilter(query)} />;
}

interface Request {
  readonly first: number;
  readonly after?: string;
  readonly filter?: { readonly status?: string; readonly months?: number; readonly text?: string };
}

const pageInfo = (endCursor: string | null, hasNextPage: boolean) => ({ endCursor, hasNextPage });

it.each(readers)(
  'shows ten orders, and ten more on each request for older ones, and moves the focus to them, in $code (ORDERS-27)',
  async (locale) => {
    const numbers = Array.from({ length: 25 }, (_, index) => String(640100099 - index));
    const pageOf = ({ first, after }: Request) => {
      const start = Number(after ?? 0);
      const end = Math.min(start + first, numbers.length);
      return {
        totalCount: numbers.length,
        pageInfo: pageInfo(String(end), end < numbers.length),
        nodes: numbers.slice(start, end).map((orderNumber) => createOrder(locale, { orderNumber })),
      };
    };
    const { user, translate } = await renderInShop(<PurchasesOfUrl />, {
      locale,
      page: 'recent-purchases',
      responses: { Orders: { orders: pageOf } },
    });
    const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1));
    const older = { name: translate('Show older orders') };

    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 10)));
    await user.click(screen.getByRole('button', older));
    await waitFor(() => expect(shown()).toEqual(numbers.slice(0, 20)));
    expect(screen.getAllByRole('link')[10]).toHaveFocus();
    await user.click(screen.getByRole('button', older));
    await waitFor(() => expect(shown()).toEqual(numbers));
    expect(screen.getAllByRole('link')[20]).toHaveFocus();
    expect(screen.queryByRole('button', older)).toBeNull();
  },
);

describe.each(readers)('the filters of recent purchases in $code', (locale) => {
  const open = createOrder(locale, { orderNumber: 'OPEN1' });
  const cancelled = createOrder(locale, { orderNumber: 'CANCELLED1', stage: 'CANCELLED' });

  const show = async (page: string, listOrders: (request: Request) => object) => {
    const shop = await renderInShop(<PurchasesOfUrl />, {
      locale,
      page: `recent-purchases${page}`,
      responses: { Orders: { orders: listOrders } },
    });
    const { translate } = shop;
    return {
      ...shop,
      search: screen.queryByRole('search', { name: translate('Search my orders') }),
      query: () => shop.address().split('?')[1] ?? '',
    };
  };

  /** Lists the cancelled order for its status or a text, both orders without a filter, and nothing with both. */
  const listOrders = ({ filter = {} }: Request) => {
    const { status, text } = filter;
    const nodes = status && text ? [] : status || text ? [cancelled] : [open, cancelled];
    return { totalCount: filter.status || text ? null : nodes.length, pageInfo: pageInfo('1', false), nodes };
  };

  it('are in the URL, keep the focus, and follow Back (ORDERS-316, ORDERS-318, ORDERS-320)', async () => {
    const { user, search, query, translate, navigate, address, graph } = await show('', listOrders);
    const form = within(search as HTMLElement);
    const status = form.getByLabelText<HTMLSelectElement>(translate('Status'));
    const text = form.getByLabelText<HTMLInputElement>(translate('Order number or product'));
    expect(await findViolations()).toEqual([]);

    await user.selectOptions(status, 'cancelled');
    await waitFor(() => expect(query()).toBe('status=cancelled'));
    await waitFor(() => expect(screen.queryByText(/OPEN1/)).toBeNull());
    expect(screen.getByText(/CANCELLED1/)).toBeVisible();
    expect(status).toHaveFocus();

    await user.selectOptions(status, '');
    await waitFor(() => expect(query()).toBe(''));
    await user.type(text, ' café {Enter}');
    await waitFor(() => expect(query()).toBe('find=caf%C3%A9'));
    await waitFor(() => expect(screen.queryByText(/OPEN1/)).toBeNull());
    expect(await screen.findByText(/CANCELLED1/)).toBeVisible();
    expect(graph.getRequests('Orders')).toEqual([
      {},
      { filter: { status: 'CANCELLED' } },
      { filter: { text: 'café' } },
    ]);

    await navigate(address().split('?')[0] ?? '');
    expect(await screen.findByText(/OPEN1/)).toBeVisible();
    expect([text.value, status.value]).toEqual(['', '']);
  });

  it('are those of the URL on a link that was shared, with the number of orders found (ORDERS-320)', async () => {
    const { search, translate } = await show('?status=cancelled&months=3', listOrders);
    const form = within(search as HTMLElement);
    expect(form.getByLabelText(translate('Status'))).toHaveValue('cancelled');
    expect(form.getByLabelText(translate('Order date'))).toHaveValue('3');
    expect(screen.getByText(/^1 /)).toHaveRole('status');
  });

  it('say when no order matches, and can be cleared (ORDERS-321)', async () => {
    const { user, translate, query } = await show('?find=arroz&status=open', listOrders);
    expect(screen.getByRole('heading', { name: translate('No orders found') })).toBeVisible();
    expect(screen.queryByRole('button', { name: translate('Search older orders') })).toBeNull();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('link', { name: translate('Clear filters') }));
    expect(await screen.findByText(/OPEN1/)).toBeVisible();
    expect(query()).toBe('');
  });

  it('offer to search older orders when only the latest were searched (ORDERS-319)', async () => {
    const pages: Readonly<Record<string, object>> = {
      '': { totalCount: null, pageInfo: pageInfo('60', true), nodes: [] },
      '60': { totalCount: null, pageInfo: pageInfo('120', true), nodes: [] },
      '120': { totalCount: null, pageInfo: pageInfo('130', false), nodes: [cancelled] },
    };
    const { user, translate } = await show('?status=cancelled', ({ after = '' }) => pages[after] ?? {});
    expect(
      screen.getByText(translate('None of your latest orders match. You can search your older orders.')),
    ).toBeVisible();
    const older = screen.getByRole('button', { name: translate('Search older orders') });
    await user.click(older);
    expect(await screen.findByText(translate('No matches in these orders. You can search older ones.'))).toBeVisible();
    await user.click(older);
    expect(await screen.findByText(/CANCELLED1/)).toBeVisible();
    expect(older).not.toBeInTheDocument();
  });

  it('are not offered to a member without orders', async () => {
    const { search, translate } = await show('', () => ({ totalCount: 0, pageInfo: pageInfo(null, false), nodes: [] }));
    expect(search).toBeNull();
    expect(screen.getByRole('heading', { name: translate('No orders yet') })).toBeVisible();
  });
});
