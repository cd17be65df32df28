import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMoneyFactory, createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderView } from './order-view.tsx';

const createRefund = (id: string, state: 'COMPLETED' | 'REQUESTED' | 'IN_REVIEW', amount: object) => ({
  __typename: 'Refund' as const,
  id,
  state,
  reason: 'MISSING_ITEMS' as const,
  requestedAt: '2026-01-10T12:00:00Z',
  completedAt: state === 'COMPLETED' ? '2026-01-11T18:00:00Z' : null,
  amount,
});

it.each(readers)('shows each refund with its amount and day in $code (ORDERS-201)', async (locale) => {
  const money = createMoneyFactory(locale);
  const refunds = [createRefund('1', 'COMPLETED', money(300)), createRefund('2', 'IN_REVIEW', money(200))];
  const order = createOrder(locale, { refunds, correctedTotal: money(500) }) as never;
  const { translate } = await renderInShop(<OrderView order={order} />, { locale });
  const heading = screen.getByRole('heading', { name: translate('Refunds') });
  const [done, reviewed] = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  const day = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: locale.market.timeZone });
  expect(done).toHaveTextContent(day.format(new Date('2026-01-11T18:00:00Z')));
  expect(done).toHaveTextContent(translate('Missing items'));
  expect(reviewed).toHaveTextContent(translate('We’re checking this refund. You don’t need to do anything.'));
  expect(screen.getByText(translate('Total after missing items and weight changes'))).toBeVisible();
});

describe.each(readers)('a refund that has not come, in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const payment = { __typename: 'OrderPayment' as const, brand: 'VISA', lastDigits: '1111', amount: money(900) };
  const preparing = 'We’re preparing your refund. The amount and date will appear here.';
  const unavailable = 'We can’t show your refunds right now. Check again in a few minutes.';
  const bankNote = 'It can take a few days to show on your statement.';
  const show = (overrides: object) =>
    renderInShop(<OrderView order={createOrder(locale, { payment, ...overrides }) as never} />, { locale });

  it('is in progress, and promises no money at the bank yet (ORDERS-201)', async () => {
    const { translate } = await show({ stage: 'CANCELLED', refunds: [createRefund('1', 'REQUESTED', money(900))] });
    const day = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: locale.market.timeZone });
    expect(screen.getByText((text) => text.includes(day.format(new Date('2026-01-10T12:00:00Z'))))).toBeVisible();
    expect(screen.queryByText(translate(preparing))).toBeNull();
    expect(screen.queryByText(translate(bankNote))).toBeNull();
  });

  it.each([[[]], [[createRefund('1', 'COMPLETED', money(300))]]])(
    'is announced for a cancelled order until the refunds add up to the payment: %j (ORDERS-251)',
    async (refunds) => {
      const { translate } = await show({ stage: 'CANCELLED', refunds });
      expect(screen.getByText(translate(preparing))).toBeVisible();
    },
  );

  it.each([
    { stage: 'CANCELLED', payment: null, refunds: [] },
    { stage: 'OPEN', refunds: [] },
    { stage: 'OPEN', refunds: null },
  ])('is not announced for %j (ORDERS-251, ORDERS-250)', async (overrides) => {
    const { translate } = await show(overrides);
    expect(screen.queryByRole('heading', { name: translate('Refunds') })).toBeNull();
  });

  it.each([
    { stage: 'CANCELLED', refunds: null },
    { stage: 'OPEN', correctedTotal: money(500), refunds: null },
  ])('cannot be shown while payments is down: %j (ORDERS-250)', async (overrides) => {
    const { translate } = await show(overrides);
    expect(screen.getByText(translate(unavailable))).toBeVisible();
    expect(screen.getByRole('heading', { name: translate('Items') })).toBeVisible();
  });
});

it.each(readers)(
  'says that a cancellation is pending, and what happens to a payment, in $code (ORDERS-252)',
  async (locale) => {
    const payment = {
      __typename: 'OrderPayment' as const,
      brand: 'VISA',
      lastDigits: '1111',
      amount: createMoneyFactory(locale)(9),
    };
    const show = (overrides: object) =>
      renderInShop(
        <OrderTimeline order={createOrder(locale, { isCancellationRequested: true, ...overrides }) as never} />,
        { locale },
      );
    const { translate } = await show({ payment });
    const promise = translate('Once it’s cancelled, we’ll refund you the way you paid.');
    expect(
      screen.getByText((text) => text.includes(translate('We’ve asked the club to cancel this order.'))),
    ).toBeVisible();
    expect(screen.getByText((text) => text.includes(promise))).toBeVisible();
    expect(screen.queryByRole('list', { name: translate('Order progress') })).toBeNull();
    cleanup();
    await show({ payment: null });
    expect(screen.queryByText((text) => text.includes(promise))).toBeNull();
  },
);

it.each(readers)('shows refunds in the order list in $code (ORDERS-201)', async (locale) => {
  const refunds = [createRefund('1', 'COMPLETED', createMoneyFactory(locale)(300))];
  await renderInShop(<OrderCard order={createOrder(locale, { refunds }) as never} />, { locale });
  const day = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: locale.market.timeZone });
  const text = day.format(new Date('2026-01-11T18:00:00Z'));
  expect(
    screen.getByText((_content, element) => element?.tagName === 'P' && !!element.textContent?.includes(text)),
  ).toBeVisible();
});

it.each(readers)('shows what the club found of an item in $code (ORDERS-200)', async (locale) => {
  const money = createMoneyFactory(locale);
  const line = {
    __typename: 'OrderLine' as const,
    id: '1',
    name: 'Tomate',
    isReorderable: false,
    quantity: 3,
    slug: null,
    image: null,
    unitPrice: money(500),
    total: money(1500),
    fulfilledQuantity: 2,
    correctedTotal: money(900),
    weight: { __typename: 'OrderLineWeight' as const, estimated: 6, actual: 3.6, unit: 'kg' },
    variant: { __typename: 'ProductVariant' as const, sku: 'sku-1' },
  };
  await renderInShop(<OrderLines lines={[line]} />, { locale });
  const item = screen.getByRole('listitem');
  const weight = new Intl.NumberFormat(locale.code).format(3.6);
  expect(item).toHaveTextContent(locale.language === 'es' ? 'Disponibles: 2 de 3' : '2 of 3 available');
  expect(item).toHaveTextContent(`${weight} kg`);
});
