import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createOrder } from '../../testing/fixtures.ts';
import { createDeferred, failWithCode, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CancelOrder } from './cancel-order.tsx';

const lostResponse = 'We didn’t get a response, so we don’t know whether your order was cancelled. You can try again.';

describe.each(readers)('in $code', (locale) => {
  const order = createOrder(locale);

  async function openDialog(responses: Responses = {}) {
    const shop = await renderInShop(<CancelOrder order={order} />, { locale, responses });
    const opener = screen.getByRole('button', { name: shop.translate('Cancel order') });
    await shop.user.click(opener);
    const modal = await screen.findByRole('dialog', { name: shop.translate('Cancel this order?') });
    const press = (message: string) => shop.user.click(screen.getByRole('button', { name: shop.translate(message) }));
    return { ...shop, opener, modal, press };
  }

  it('promises a refund only for an order that was paid in the shop (ORDERS-202)', async () => {
    const unpaid = await openDialog();
    const promise = unpaid.translate(
      'Once it’s cancelled, we’ll refund you the way you paid. It can take a few days to show on your statement.',
    );
    expect(unpaid.modal).not.toHaveTextContent(promise);
    await unpaid.press('Keep order');
    const payment = { __typename: 'OrderPayment' as const, brand: 'VISA', lastDigits: '1111', amount: order.total };
    const { user, translate } = await renderInShop(<CancelOrder order={{ ...order, payment }} />, { locale });
    const openers = screen.getAllByRole('button', { name: translate('Cancel order') });
    await user.click(openers.at(-1) as HTMLElement);
    expect(await screen.findByText(promise)).toBeVisible();
  });

  it('shows the order number and sends nothing when the order is kept (ORDERS-47)', async () => {
    const { graph, modal, press, opener } = await openDialog();
    expect(modal).toHaveTextContent(order.orderNumber);
    await press('Keep order');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(graph.getRequests('CancelOrder')).toEqual([]);
  });

  it.each([
    ['CancelOrderSuccess', { __typename: 'CancelOrderSuccess', order }, 'We’ve asked the club to cancel your order.'],
    [
      'OrderNotCancellable',
      { __typename: 'OrderNotCancellable', code: 'ORDER_NOT_CANCELLABLE', message: '' },
      'This order can no longer be cancelled. If you need help, contact your club.',
    ],
    [
      'OrderNotCancellable with ORDER_NOT_READY',
      { __typename: 'OrderNotCancellable', code: 'ORDER_NOT_READY', message: '' },
      'We’re still processing this order. It hasn’t been cancelled; try again in a few minutes.',
    ],
    [
      'OrderNotFound',
      { __typename: 'OrderNotFound', code: 'ORDER_NOT_FOUND', message: '' },
      'We couldn’t find this order. Check My orders.',
    ],
  ])('closes and shows the outcome after %s (ORDERS-55)', async (_type, cancelOrder, expectedText) => {
    const { graph, translate, modal, press } = await openDialog({ CancelOrder: { cancelOrder } });
    await press('Yes, cancel it');
    expect(await screen.findByText(translate(expectedText))).toBeVisible();
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.getRequests('CancelOrder')).toEqual([{ input: { orderNumber: order.orderNumber } }]);
  });

  it.each([
    ['UPSTREAM_UNAVAILABLE', 'We couldn’t cancel your order right now. It hasn’t changed; try again in a few minutes.'],
    ['UPSTREAM_TIMEOUT', lostResponse],
  ])('shows whether the order may have changed after %s (ORDERS-55)', async (code, expectedText) => {
    const { translate, press } = await openDialog({ CancelOrder: failWithCode(code) });
    await press('Yes, cancel it');
    expect(await screen.findByText(translate(expectedText))).toBeVisible();
  });

  it('asks the shopper to sign in again when the session has ended (ORDERS-61)', async () => {
    const { translate, modal, press } = await openDialog({ CancelOrder: failWithCode('UNAUTHENTICATED') });
    await press('Yes, cancel it');
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(screen.queryByText(translate(lostResponse))).toBeNull();
  });

  it('allows another cancellation after a failure (ORDERS-56)', async () => {
    const { user, graph, modal, press, opener } = await openDialog({
      CancelOrder: failWithCode('UPSTREAM_UNAVAILABLE'),
    });
    await press('Yes, cancel it');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(opener).toBeEnabled();

    graph.setResponses({ CancelOrder: { cancelOrder: { __typename: 'CancelOrderSuccess', order } } });
    await user.click(opener);
    const reopened = await screen.findByRole('dialog');
    await press('Yes, cancel it');
    await waitFor(() => expect(reopened).not.toBeInTheDocument());
    const input = { orderNumber: order.orderNumber };
    expect(graph.getRequests('CancelOrder')).toEqual([{ input }, { input }]);
  });

  it('sends one request although it is confirmed twice (ORDERS-51)', async () => {
    const response = createDeferred<{ cancelOrder: object }>();
    const { graph, press, modal } = await openDialog({ CancelOrder: () => response.promise });
    await press('Yes, cancel it');
    await press('Yes, cancel it');
    expect(graph.getRequests('CancelOrder')).toHaveLength(1);
    response.resolve({ cancelOrder: { __typename: 'CancelOrderSuccess', order } });
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });
});

it('shows a disabled button once the cancellation is requested (ORDERS-50)', async () => {
  const [locale] = readers;
  const order = createOrder(locale, { isCancellable: false, isCancellationRequested: true });
  const { translate } = await renderInShop(<CancelOrder order={order} />, { locale });
  expect(screen.getByRole('button', { name: translate('Cancellation requested') })).toBeDisabled();
});

it('shows no button for an order that can no longer be cancelled (ORDERS-57)', async () => {
  const [locale] = readers;
  await renderInShop(<CancelOrder order={createOrder(locale, { isCancellable: false })} />, { locale });
  expect(screen.queryByRole('button')).toBeNull();
});
