import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../testing/fixtures.ts';
import { type Answers, errorCode, held } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CancelOrder } from './cancel-order.tsx';

describe.each(readers)('in $code', (locale) => {
  const order = orderOf(locale);

  async function openDialog(answers: Answers = {}) {
    const shop = await renderInShop(<CancelOrder order={order} />, { locale, answers });
    const opener = screen.getByRole('button', { name: shop.words('Cancel order') });
    await shop.user.click(opener);
    const modal = await screen.findByRole('dialog', { name: shop.words('Cancel this order?') });
    const press = (message: string) => shop.user.click(screen.getByRole('button', { name: shop.words(message) }));
    return { ...shop, opener, modal, press };
  }

  it('shows the order number and sends nothing when the order is kept (ORDERS-47)', async () => {
    const { graph, modal, press, opener } = await openDialog();
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
  ])('closes and shows the outcome after %s (ORDERS-55)', async (_type, cancelOrder, expectedText) => {
    const { graph, words, modal, press } = await openDialog({ CancelOrder: { cancelOrder } });
    await press('Yes, cancel it');
    expect(await screen.findByText(words(expectedText))).toBeVisible();
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.sent('CancelOrder')).toEqual([{ input: { orderNumber: order.orderNumber } }]);
  });

  it('shows that the order has not changed when the request fails (ORDERS-55)', async () => {
    const { words, press } = await openDialog({ CancelOrder: errorCode('UPSTREAM_UNAVAILABLE') });
    await press('Yes, cancel it');
    const expectedText = 'We couldn’t connect. Your order hasn’t changed; try again.';
    expect(await screen.findByText(words(expectedText))).toBeVisible();
  });

  it('asks the shopper to sign in again when the session has ended (ORDERS-61)', async () => {
    const { words, modal, press } = await openDialog({ CancelOrder: errorCode('UNAUTHENTICATED') });
    await press('Yes, cancel it');
    expect(await screen.findByRole('dialog', { name: words('Your session has ended') })).toBeVisible();
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(screen.queryByText(words('We couldn’t connect. Your order hasn’t changed; try again.'))).toBeNull();
  });

  it('allows another cancellation after a failure (ORDERS-56)', async () => {
    const { user, graph, modal, press, opener } = await openDialog({ CancelOrder: errorCode('UPSTREAM_UNAVAILABLE') });
    await press('Yes, cancel it');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(opener).toBeEnabled();

    graph.answer({ CancelOrder: { cancelOrder: { __typename: 'CancelOrderSuccess', order } } });
    await user.click(opener);
    const reopened = await screen.findByRole('dialog');
    await press('Yes, cancel it');
    await waitFor(() => expect(reopened).not.toBeInTheDocument());
    const input = { orderNumber: order.orderNumber };
    expect(graph.sent('CancelOrder')).toEqual([{ input }, { input }]);
  });

  it('sends one request although it is confirmed twice (ORDERS-51)', async () => {
    const response = held<{ cancelOrder: object }>();
    const { graph, press, modal } = await openDialog({ CancelOrder: () => response.promise });
    await press('Yes, cancel it');
    await press('Yes, cancel it');
    expect(graph.sent('CancelOrder')).toHaveLength(1);
    response.release({ cancelOrder: { __typename: 'CancelOrderSuccess', order } });
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });
});

it('shows a disabled button once the cancellation is requested (ORDERS-50)', async () => {
  const [locale] = readers;
  const order = orderOf(locale, { isCancellable: false, isCancellationRequested: true });
  const { words } = await renderInShop(<CancelOrder order={order} />, { locale });
  expect(screen.getByRole('button', { name: words('Cancellation requested') })).toBeDisabled();
});

it('shows no button for an order that can no longer be cancelled (ORDERS-57)', async () => {
  const [locale] = readers;
  await renderInShop(<CancelOrder order={orderOf(locale, { isCancellable: false })} />, { locale });
  expect(screen.queryByRole('button')).toBeNull();
});
