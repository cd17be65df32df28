import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/fixtures.ts';
import { type Answers, errorCode, held } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CancelOrder } from './cancel-order.tsx';

describe.each(readers)('in $code', (locale) => {
  const order = orderOf(locale);

  async function ask(answers: Answers = {}) {
    const shop = await renderInShop(<CancelOrder order={order} />, { locale, answers });
    const opener = screen.getByRole('button', { name: shop.words('Cancel order') });
    await shop.user.click(opener);
    const modal = await screen.findByRole('dialog', { name: shop.words('Cancel this order?') });
    const press = (message: string) => shop.user.click(screen.getByRole('button', { name: shop.words(message) }));
    return { ...shop, opener, modal, press };
  }

  it('names the order and sends nothing when it is kept (ORDERS-47)', async () => {
    const { graph, modal, press, opener } = await ask();
    expect(modal).toHaveTextContent(order.orderNumber);
    await press('Keep order');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(graph.sent('CancelOrder')).toEqual([]);
  });

  it.each([
    ['CancelOrderSuccess', { __typename: 'CancelOrderSuccess', order }, 'We’ve asked the club to cancel your order.'],
    [
      'OrderNotCancellable',
      { __typename: 'OrderNotCancellable', code: 'ORDER_NOT_CANCELLABLE', message: '' },
      'This order can no longer be cancelled.',
    ],
    [
      'OrderNotFound',
      { __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND', message: '' },
      'We couldn’t find this order.',
    ],
  ])('after %s it closes and says so (ORDERS-55)', async (_type, cancelOrder, told) => {
    const { graph, words, modal, press } = await ask({ CancelOrder: { cancelOrder } });
    await press('Yes, cancel it');
    expect(await screen.findByText(words(told))).toBeVisible();
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.sent('CancelOrder')).toEqual([{ input: { orderNumber: order.orderNumber } }]);
  });

  it('without an answer it says that the order is as it was (ORDERS-55)', async () => {
    const { words, press } = await ask({ CancelOrder: errorCode('UPSTREAM_UNAVAILABLE') });
    await press('Yes, cancel it');
    const told = 'We couldn’t connect. Your order hasn’t changed; try again.';
    expect(await screen.findByText(words(told))).toBeVisible();
  });

  it('after a failure the order can be cancelled again (ORDERS-56)', async () => {
    const { user, graph, modal, press, opener } = await ask({ CancelOrder: errorCode('UPSTREAM_UNAVAILABLE') });
    await press('Yes, cancel it');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(opener).toBeEnabled();

    graph.answer({ CancelOrder: { cancelOrder: { __typename: 'CancelOrderSuccess', order } } });
    await user.click(opener);
    const again = await screen.findByRole('dialog');
    await press('Yes, cancel it');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    const input = { orderNumber: order.orderNumber };
    expect(graph.sent('CancelOrder')).toEqual([{ input }, { input }]);
  });

  it('cannot be confirmed twice while it is under way (ORDERS-51)', async () => {
    const answer = held<{ cancelOrder: object }>();
    const { graph, press, modal } = await ask({ CancelOrder: () => answer.promise });
    await press('Yes, cancel it');
    await press('Yes, cancel it');
    expect(graph.sent('CancelOrder')).toHaveLength(1);
    answer.release({ cancelOrder: { __typename: 'CancelOrderSuccess', order } });
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });
});

it('an order whose cancellation was asked for says so and cannot be cancelled again (ORDERS-50)', async () => {
  const [locale] = readers;
  const order = orderOf(locale, { isCancellable: false, isCancellationRequested: true });
  const { words } = await renderInShop(<CancelOrder order={order} />, { locale });
  expect(screen.getByRole('button', { name: words('Cancellation requested') })).toBeDisabled();
});

it('an order that has gone too far offers nothing (ORDERS-57)', async () => {
  const [locale] = readers;
  await renderInShop(<CancelOrder order={orderOf(locale, { isCancellable: false })} />, { locale });
  expect(screen.queryByRole('button')).toBeNull();
});
