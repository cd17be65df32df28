import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createCart, createMoneyFactory, createReorderLine } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { BuyOrderAgain } from './buy-order-again.tsx';

const lines = [{ isReorderable: true }, { isReorderable: false }];
const lostResponse = () => failWithStatus(0);

describe.each(readers)('buying an order again in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const clubKey = `${locale.market.channelKey}02`;
  const unchanged = createReorderLine(locale, '1');
  const added = { addItemsToCart: { __typename: 'AddItemsToCartSuccess', cart: createCart(locale) } };

  const respond = (items: readonly object[]) => ({
    order: { orderNumber: 'A1', reorder: { club: { key: clubKey, name: 'Escazú' }, lines: items } },
  });
  const show = async (items: readonly object[], responses: Responses = {}) => {
    const shop = await renderInShop(<BuyOrderAgain order={{ orderNumber: 'A1', email: 'ana@example.com', lines }} />, {
      locale,
      shell: { clubKey },
      responses: { Reorder: respond(items), AddItemsToCart: added, ...responses },
    });
    const buyAgain = screen.getByRole('button', { name: new RegExp(shop.translate('Buy again')) });
    const findDialog = () => screen.findByRole('dialog', { name: shop.translate('Some items have changed') });
    const confirm = async () =>
      shop.user.click(within(await findDialog()).getByRole('button', { name: /^(Add|Agregar) \d/ }));
    const listAdded = () => shop.graph.getRequests('AddItemsToCart').map(({ input }) => input as { commandId: string });
    return { ...shop, buyAgain, findDialog, confirm, listAdded };
  };

  it('adds the items of an unchanged order at once, at the club (ORDERS-323, ORDERS-327)', async () => {
    const { user, buyAgain, listAdded, graph } = await show([
      unchanged,
      createReorderLine(locale, '2', { quantity: 2 }),
    ]);
    await user.click(buyAgain);
    await waitFor(() =>
      expect(listAdded()).toMatchObject([
        {
          clubKey,
          items: [
            { sku: 'sku-1', quantity: 3 },
            { sku: 'sku-2', quantity: 2 },
          ],
        },
      ]),
    );
    expect(graph.getRequests('Reorder')).toEqual([{ orderNumber: 'A1', email: 'ana@example.com', clubKey }]);
    expect(await screen.findByText(/5/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['NOT_SOLD', { quantity: 0, unitPrice: null }, 'No longer sold at this club.', {}],
    ['SOLD_BY_WEIGHT', { quantity: 0 }, 'Sold by weight, so you need to choose it again.', {}],
    ['MAXIMUM_LINES', { quantity: 0 }, 'Your cart is full.', {}],
    ['STOCK', { quantity: 0 }, 'Out of stock.', {}],
    [
      'STOCK',
      { quantity: 0, cartQuantity: 4 },
      'No more in stock than the {cartQuantity} in your cart.',
      { cartQuantity: 4 },
    ],
    ['STOCK', { quantity: 2 }, 'Only {quantity} of {orderedQuantity} in stock.', { quantity: 2, orderedQuantity: 3 }],
    [
      'MAXIMUM_QUANTITY',
      { quantity: 0, cartQuantity: 9 },
      'Your cart already has the maximum of {maximum}.',
      { maximum: 9 },
    ],
    [
      'MAXIMUM_QUANTITY',
      { quantity: 1, cartQuantity: 8 },
      'Only {quantity} of {orderedQuantity}: the maximum is {maximum} per order.',
      { quantity: 1, orderedQuantity: 3, maximum: 9 },
    ],
  ])('shows why fewer units can be bought: %s with %o (ORDERS-325)', async (limit, more, text, values) => {
    const { user, buyAgain, findDialog, translate } = await show([
      unchanged,
      createReorderLine(locale, '2', { limit, ...more }),
    ]);
    await user.click(buyAgain);
    const dialog = await findDialog();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(translate(text, values));
    expect(await findViolations()).toEqual([]);
  });

  it('shows the former and the new price, and adds what can be bought once confirmed (ORDERS-326, ORDERS-327)', async () => {
    const cheaper = createReorderLine(locale, '2', { unitPrice: money(400), formerUnitPrice: money(500) });
    const gone = createReorderLine(locale, '3', { quantity: 0, limit: 'NOT_SOLD', unitPrice: null });
    const { user, buyAgain, findDialog, confirm, listAdded, translate } = await show([unchanged, cheaper, gone]);
    await user.click(buyAgain);
    const dialog = await findDialog();
    const [price] = within(dialog).getAllByRole('listitem');
    expect(price).toHaveTextContent(new RegExp(`${translate('Before:')}.*5.*${translate('Now:')}.*4`));
    expect(dialog).toHaveTextContent('Escazú');
    expect(listAdded()).toEqual([]);
    await confirm();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(listAdded()).toMatchObject([
      {
        items: [
          { sku: 'sku-1', quantity: 3 },
          { sku: 'sku-2', quantity: 3 },
        ],
      },
    ]);
  });

  it('offers nothing to add when no item can be bought (ORDERS-325)', async () => {
    const { user, buyAgain, translate } = await show([createReorderLine(locale, '1', { quantity: 0, limit: 'STOCK' })]);
    await user.click(buyAgain);
    const dialog = await screen.findByRole('dialog', { name: translate('You can’t buy these items right now') });
    await user.click(
      within(dialog)
        .getAllByRole('button', { name: translate('Close') })
        .at(-1) as HTMLElement,
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('shows the latest stock when items sold out since (ORDERS-329)', async () => {
    const message = 'Sold out';
    const refused = {
      addItemsToCart: { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message, availableQuantity: 1 },
    };
    const { user, graph, buyAgain, findDialog, confirm, listAdded, translate } = await show([unchanged], {
      AddItemsToCart: () => {
        graph.setResponses({ Reorder: respond([createReorderLine(locale, '1', { quantity: 1, limit: 'STOCK' })]) });
        return refused;
      },
    });
    await user.click(buyAgain);
    const only = { quantity: 1, orderedQuantity: 3 };
    expect(await findDialog()).toHaveTextContent(translate('Only {quantity} of {orderedQuantity} in stock.', only));
    graph.setResponses({ AddItemsToCart: added });
    await confirm();
    await waitFor(() => expect(listAdded()).toHaveLength(2));
    const [first, second] = listAdded();
    expect(second?.commandId).not.toBe(first?.commandId);
    expect(second).toMatchObject({ items: [{ sku: 'sku-1', quantity: 1 }] });
  });

  it('repeats an addition with an unknown outcome under the same id (ORDERS-328)', async () => {
    const { user, graph, buyAgain, listAdded, translate } = await show([unchanged], { AddItemsToCart: lostResponse() });
    await user.click(buyAgain);
    expect(await screen.findByText(translate('We couldn’t connect. Nothing has changed; try again.'))).toBeVisible();
    graph.setResponses({ AddItemsToCart: added });
    await user.click(buyAgain);
    await waitFor(() => expect(listAdded().length).toBeGreaterThan(2));
    expect(new Set(listAdded().map((input) => JSON.stringify(input))).size).toBe(1);
    expect(graph.getRequests('Reorder')).toHaveLength(1);
  });

  it.each([
    [
      'the connection is lost',
      lostResponse(),
      'We couldn’t check these items right now. Your cart hasn’t changed; try again.',
    ],
    [
      'an upstream is down',
      failWithCode('UPSTREAM_UNAVAILABLE'),
      'We couldn’t check these items right now. Your cart hasn’t changed; try again.',
    ],
    ['the order cannot be read', { order: null }, 'We couldn’t find this order. Check My orders.'],
    [
      'the club takes no orders',
      { order: { orderNumber: 'A1', reorder: null } },
      'Your club isn’t taking online orders right now. Your cart hasn’t changed; choose another club.',
    ],
  ])('shows that nothing has changed when %s (ORDERS-330)', async (_condition, Reorder, text) => {
    const { user, buyAgain, listAdded, translate } = await show([], { Reorder });
    await user.click(buyAgain);
    expect(await screen.findByText(translate(text))).toBeVisible();
    expect(listAdded()).toEqual([]);
  });

  it('opens the modal `sessionExpired` when the session has ended (ORDERS-330)', async () => {
    const { user, buyAgain, translate } = await show([], { Reorder: failWithCode('UNAUTHENTICATED') });
    await user.click(buyAgain);
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
  });
});

it('is not offered for an order whose items are all sold by weight (ORDERS-59)', async () => {
  const order = { orderNumber: 'A1', lines: [{ isReorderable: false }] };
  await renderInShop(<BuyOrderAgain order={order} />);
  expect(screen.queryByRole('button')).toBeNull();
});
