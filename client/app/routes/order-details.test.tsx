import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longestWaitMs, minimumGapMs, shortestWaitMs } from '../features/orders/order-waits.ts';
import { installFakeClock } from '../testing/clock.ts';
import { createMember, createMoneyFactory, createOrder } from '../testing/fixtures.ts';
import { failWithCode, failWithStatus, GraphFailure, type Responses } from '../testing/graph.ts';
import { openInApp, signedOutMessage, tokenMessage } from '../testing/native-app.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import OrderDetailsPage from './order-details.tsx';
// Loaded before the tests, so that the page loads it without a timer.
import '../features/orders/order-updates.tsx';
import '../features/native-app/native-app.tsx';

/** Fakes whether the page is visible and online. */
function fakePage() {
  const state = { isVisible: true, isOnline: true };
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (state.isVisible ? 'visible' : 'hidden'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.isOnline);
  return {
    setVisible: (isVisible: boolean) =>
      act(async () => {
        state.isVisible = isVisible;
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    setOnline: (isOnline: boolean) =>
      act(async () => {
        state.isOnline = isOnline;
        dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      }),
  };
}

// Every wait is the middle of its range.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

describe.each(readers)('the page of an order, in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const placed = createOrder(locale, { statusLabel: 'Label 1', statusCode: '2000' });
  const sent = { ...placed, statusLabel: 'Label 2', statusCode: 'IN_TRANSIT_TO_BE_DELIVERED', isCancellable: false };
  const notice = 'We can’t update this order right now. Last updated: {time}';

  async function open(order: object = placed, options: { email?: string; responses?: Responses; me?: object } = {}) {
    const page = fakePage();
    const clock = installFakeClock('2026-11-22T12:00:00Z');
    const { email = null, responses, me = createMember(locale) } = options;
    const shop = await renderInShop(<OrderDetailsPage />, {
      locale,
      viewer: { me },
      pageData: { orderNumber: placed.orderNumber, email },
      responses: { Order: { order }, OrderStatus: { order }, ...responses },
      ...clock.options,
    });
    await clock.pass(0);
    const countChecks = () => shop.graph.getRequests('OrderStatus').length;
    const respond = (OrderStatus: Responses[string]) => shop.graph.setResponses({ OrderStatus });
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    return { ...shop, ...page, clock, countChecks, respond, announced };
  }

  it('shows a new status without a reload, and announces it once (ORDERS-350, ORDERS-356)', async () => {
    const { clock, respond, announced, translate, graph, countChecks } = await open();
    expect(screen.getByText('Label 1')).toBeVisible();
    expect(screen.getByRole('button', { name: translate('Cancel order') })).toBeVisible();
    respond({ order: sent });
    await clock.pass(shortestWaitMs - 1);
    expect(countChecks()).toBe(0);
    await clock.pass(1);
    expect(screen.getByText('Label 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: translate('Cancel order') })).toBeNull();
    expect(announced()).toContain(translate('Order status: {statusLabel}.', { statusLabel: 'Label 2' }));
    expect(graph.getRequests('OrderStatus')).toEqual([{ orderNumber: placed.orderNumber, email: null }]);
    expect(graph.getRequests('Order')).toHaveLength(1);
  });

  it('shows and announces a new delivery window, a corrected total and a refund (ORDERS-350, ORDERS-356)', async () => {
    const payment = { __typename: 'OrderPayment' as const, brand: 'VISA', lastDigits: '1111', amount: money(1000) };
    const order = { ...placed, deliveryMethod: 'DELIVERY', payment };
    const { clock, respond, announced, translate } = await open(order);
    const refund = {
      __typename: 'Refund',
      id: 'r1',
      state: 'COMPLETED',
      reason: 'MISSING_ITEMS',
      requestedAt: '2026-11-22T12:00:00Z',
      completedAt: '2026-11-22T12:00:00Z',
      amount: money(300),
    };
    const deliveryWindow = { start: '2026-11-24T15:00:00Z', end: '2026-11-24T17:00:00Z' };
    respond({ order: { ...order, deliveryWindow, correctedTotal: money(700), refunds: [refund] } });
    await clock.pass(shortestWaitMs);
    expect(screen.getByRole('heading', { name: translate('Refunds') })).toBeVisible();
    expect(screen.getByText(translate('Total after missing items and weight changes'))).toBeVisible();
    const text = announced().find((status) => status?.includes(translate('Delivery: {day}, {time}.').slice(0, 4)));
    const amounts = [money(700), money(300)].map(({ centAmount }) => (centAmount / 100).toFixed(0));
    for (const amount of amounts) expect(text).toContain(amount);
  });

  it('polls at increasing intervals, and at the shortest one after a change (ORDERS-353)', async () => {
    const { clock, respond, countChecks } = await open();
    const gaps: number[] = [];
    for (let seconds = 0, last = 0, seen = 0; seconds < 900; seconds += 1) {
      await clock.pass(1_000);
      if (countChecks() === seen) continue;
      seen = countChecks();
      gaps.push(seconds + 1 - last);
      last = seconds + 1;
    }
    expect(gaps[0]).toBe(shortestWaitMs / 1_000);
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect(gaps.at(-1)).toBe(longestWaitMs / 1_000);
    const before = countChecks();
    respond({ order: sent });
    await clock.pass(longestWaitMs);
    expect(countChecks()).toBe(before + 1);
    await clock.pass(shortestWaitMs);
    expect(countChecks()).toBe(before + 2);
  });

  it('starts again with the shortest wait when it becomes visible (ORDERS-353)', async () => {
    const { clock, countChecks, setVisible } = await open();
    await clock.pass(10 * longestWaitMs);
    await setVisible(false);
    await setVisible(true);
    await clock.pass(minimumGapMs);
    const checks = countChecks();
    await clock.pass(shortestWaitMs);
    expect(countChecks()).toBe(checks + 1);
  });

  it.each(['hidden', 'offline'] as const)(
    'sends no request while it is %s, and one at once when that ends (ORDERS-351, ORDERS-352)',
    async (condition) => {
      const { clock, respond, countChecks, setVisible, setOnline } = await open();
      const set = condition === 'hidden' ? setVisible : setOnline;
      await set(false);
      await clock.pass(10 * longestWaitMs);
      expect(countChecks()).toBe(0);
      respond({ order: sent });
      await set(true);
      await clock.pass(0);
      expect(countChecks()).toBe(1);
      expect(screen.getByText('Label 2')).toBeVisible();
      // Repeated switching does not send a request each time.
      for (let turn = 0; turn < 5; turn += 1) {
        await set(false);
        await set(true);
      }
      expect(countChecks()).toBe(1);
      await clock.pass(minimumGapMs);
      expect(countChecks()).toBe(2);
    },
  );

  it('sends no request after the shopper has left it (ORDERS-351)', async () => {
    const { clock, navigate, countChecks } = await open();
    await act(() => navigate(`/${locale.code}/other`));
    await clock.pass(longestWaitMs);
    expect(countChecks()).toBe(0);
  });

  const payment = { __typename: 'OrderPayment' as const, brand: 'VISA', lastDigits: '1111', amount: money(900) };
  const refund = { __typename: 'Refund', id: 'r1', reason: 'CANCELLED', requestedAt: '2026-11-22T12:00:00Z' };
  const completed = { ...refund, state: 'COMPLETED', completedAt: '2026-11-22T12:00:00Z', amount: money(900) };
  it.each([
    ['a completed order', false, { stage: 'COMPLETED' }],
    ['a delivery in transit', true, { stage: 'COMPLETED', isInTransit: true }],
    ['a cancelled order that was not paid', false, { stage: 'CANCELLED' }],
    ['a cancelled order without its refund', true, { stage: 'CANCELLED', payment }],
    ['a refund in progress', true, { stage: 'CANCELLED', payment, refunds: [{ ...completed, state: 'REQUESTED' }] }],
    ['a refunded order', false, { stage: 'CANCELLED', payment, refunds: [completed] }],
    ['a corrected order without its refund', true, { stage: 'COMPLETED', payment, correctedTotal: money(600) }],
  ])('polls for %s: %s (ORDERS-354)', async (_which, isPolled, changes) => {
    const { clock, countChecks, setVisible } = await open({ ...placed, ...changes });
    await clock.pass(longestWaitMs);
    await setVisible(false);
    await setVisible(true);
    await clock.pass(longestWaitMs);
    expect(countChecks() > 0).toBe(isPolled);
  });

  it('stops polling when the order is settled (ORDERS-354)', async () => {
    const { clock, respond, countChecks } = await open();
    respond({ order: { ...placed, stage: 'COMPLETED', statusCode: '7000', statusLabel: 'Label 3' } });
    await clock.pass(shortestWaitMs);
    expect(screen.getByText('Label 3')).toBeVisible();
    await clock.pass(10 * longestWaitMs);
    expect(countChecks()).toBe(1);
  });

  it.each([
    ['no response', failWithStatus(0)],
    ['too many requests', failWithCode('TOO_MANY_REQUESTS')],
    ['no status of order management', { order: { ...placed, isStatusKnown: false, statusLabel: 'Label 0' } }],
    ['no order', { order: null }],
  ])(
    'keeps the last status after %s, and shows a notice after three consecutive failures (ORDERS-355)',
    async (_which, response) => {
      const { clock, respond, translate, countChecks } = await open();
      const text = translate(notice, { time: '@' }).split('@', 1)[0] ?? '';
      const findNotice = () => screen.queryByText((content) => content.startsWith(text));
      respond(response);
      while (countChecks() < 2) await clock.pass(1_000);
      expect(screen.getByText('Label 1')).toBeVisible();
      expect(findNotice()).toBeNull();
      while (countChecks() < 3) await clock.pass(1_000);
      expect(findNotice()).toBeVisible();
      expect(screen.getByText('Label 1')).toBeVisible();
      respond({ order: placed });
      while (countChecks() < 4) await clock.pass(1_000);
      expect(findNotice()).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('keeps the refunds that it shows while refunds cannot be read (ORDERS-355)', async () => {
    const order = { ...placed, stage: 'CANCELLED', payment, refunds: [{ ...completed, state: 'REQUESTED' }] };
    const { clock, respond, translate } = await open(order);
    const data = { order: { ...order, statusLabel: 'Label 4', refunds: null } };
    const errors = [{ message: 'down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } } as never];
    respond(new GraphFailure(async () => ({ data, errors })));
    await clock.pass(shortestWaitMs);
    expect(screen.getByText('Label 4')).toBeVisible();
    expect(screen.getByText(translate('Order cancelled'))).toBeVisible();
  });

  it('opens the modal of an ended session once, and stops polling (ORDERS-358)', async () => {
    const { clock, respond, translate, countChecks, graph } = await open();
    respond({ order: null });
    graph.setResponses({ Viewer: { me: null, cart: null, guestCart: null } });
    await clock.pass(shortestWaitMs);
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    expect(screen.getByText('Label 1')).toBeVisible();
    await clock.pass(10 * longestWaitMs);
    expect(countChecks()).toBe(1);
  });

  it('polls again after the app has renewed the session (ORDERS-359)', async () => {
    const app = openInApp();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    const { clock, respond, graph, translate, countChecks } = await open();
    const me = createMember(locale);
    respond({ order: null });
    graph.setResponses({ Viewer: { me: null, cart: null, guestCart: null } });
    await clock.pass(shortestWaitMs);
    await vi.waitFor(() => expect(app.listTypes()).toContain('refreshToken'));
    app.send(signedOutMessage);
    const dialog = await screen.findByRole('dialog', { name: translate('You’re not signed in to the app') });
    await clock.pass(10 * longestWaitMs);
    expect(countChecks(), 'polling has stopped').toBe(1);

    // The member signs in to the app, then the shop requests the session again.
    respond({ order: sent });
    graph.setResponses({ Viewer: { me, cart: null, guestCart: null } });
    act(() =>
      within(dialog)
        .getByRole('button', { name: translate('Try again') })
        .click(),
    );
    await vi.waitFor(() => expect(app.listTypes().filter((type) => type === 'refreshToken')).toHaveLength(2));
    app.send(tokenMessage);
    await waitForElementToBeRemoved(dialog);
    await clock.pass(shortestWaitMs);
    expect(screen.getByText('Label 2')).toBeVisible();
  });

  it('polls the order of a guest with its number and email (ORDERS-350)', async () => {
    const { clock, graph } = await open(placed, { email: 'ana@example.com', me: null as never });
    await clock.pass(shortestWaitMs);
    expect(graph.getRequests('OrderStatus')).toEqual([{ orderNumber: placed.orderNumber, email: 'ana@example.com' }]);
  });
});
