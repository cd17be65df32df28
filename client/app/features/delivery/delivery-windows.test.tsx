import type { Locale } from '@tarima/markets/locale';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { capitalize } from '../../i18n/dates.ts';
import { useCartSuspenseQuery } from '../../session/cart.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { installFakeClock } from '../../testing/clock.ts';
import { createAddress, createCart, createClub, createMoneyFactory } from '../../testing/fixtures.ts';
import { failWithCode, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { DeliveryWindows } from './delivery-windows.tsx';

function Windows() {
  const { cart } = useCartSuspenseQuery().data;
  return cart && <DeliveryWindows cart={cart} disabled={false} />;
}

/** A two-hour window on a day in November, in the market's time zone (which has no daylight saving time). */
function windowOf(locale: Locale, id: string, day: number, hour: number, more: object = {}) {
  const zone = locale.market.timeZone;
  const offset = zone === 'America/Costa_Rica' ? 6 : 5;
  const at = (localHour: number) => new Date(Date.UTC(2026, 10, day, localHour + offset)).toISOString();
  return {
    id,
    start: at(hour),
    end: at(hour + 2),
    timeZone: zone,
    isFull: false,
    availableCapacityLitres: 10,
    ...more,
  };
}

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  let clock: ReturnType<typeof installFakeClock>;
  beforeEach(() => {
    clock = installFakeClock('2026-11-22T15:00:00Z');
  });

  const today = windowOf(locale, 'today-1', 22, 14);
  const full = windowOf(locale, 'today-2', 22, 16, { isFull: true });
  const tomorrow = windowOf(locale, 'tomorrow-1', 23, 9);
  const chosenOf = (window: ReturnType<typeof windowOf>, more: object = {}) => ({
    id: window.id,
    start: window.start,
    end: window.end,
    timeZone: window.timeZone,
    isExpired: false,
    heldUntil: '2026-11-22T15:30:00Z',
    hasEnoughCapacity: true,
    ...more,
  });
  const cartWith = (window: object | null, version = 1, more: object = {}) =>
    createCart(locale, {
      version,
      deliveryWindows: [today, full, tomorrow],
      delivery: {
        method: 'DELIVERY',
        speed: 'NEXT_DAY',
        addressId: '1',
        addressProblem: null,
        address: createAddress(locale, '1').address,
        club: createClub(locale, 1),
        window,
      },
      ...more,
    });

  async function show(cart: object, responses: Responses = {}) {
    const shop = await renderInShop(<Windows />, {
      locale,
      viewer: { cart },
      responses: { DeliveryWindows: { cart }, ...responses },
      ...clock.options,
    });
    const windows = () => screen.findAllByRole('radio');
    return { ...shop, windows };
  }
  const set = (cart: object) => ({ setDeliveryWindow: { __typename: 'SetDeliveryWindowSuccess', cart } });
  const expiredText = (words: (message: string) => string) =>
    words(
      'The delivery time you chose ({day}, {hours}) is no longer reserved. Your cart hasn’t changed; choose a time again.',
    ).split(' (')[0] ?? '';

  it('lists the windows by day and disables full ones (DELIVERY-78, DELIVERY-79)', async () => {
    const chosen = cartWith(chosenOf(tomorrow), 2);
    const { user, translate, windows, graph } = await show(cartWith(null), { SetDeliveryWindow: set(chosen) });
    const [first, second] = await windows();
    expect(first).toBeEnabled();
    expect(second).toBeDisabled();
    expect(second?.closest('label')).toHaveTextContent(translate('Full'));
    const days = screen.getByLabelText(translate('Delivery day'));
    const names = new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' });
    const offered = within(days).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      [0, 1].map((away) => capitalize(names.format(away, 'day'), locale.code)),
    );
    expect(await findViolations()).toEqual([]);
    await user.selectOptions(days, offered[1] as HTMLElement);
    const [later] = await windows();
    graph.setResponses({ DeliveryWindows: { cart: chosen } });
    if (later) await user.click(later);
    await waitFor(() =>
      expect(graph.getRequests('SetDeliveryWindow')).toMatchObject([{ input: { windowId: 'tomorrow-1' } }]),
    );
    const [arrives = ''] = translate('Arrives {day}, <0>{hours}</0>').split('{');
    expect(await screen.findByText((text) => text.startsWith(arrives.split(' ')[0] ?? arrives))).toBeVisible();
  });

  it('shows only the chosen window until the shopper wants another one (DELIVERY-84)', async () => {
    const { user, translate, windows } = await show(cartWith(chosenOf(today)));
    const another = await screen.findByRole('button', { name: translate('Choose another time') });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(another);
    const [first] = await windows();
    expect(first).toBeChecked();
  });

  it('shows when the reservation expires, and lets the window be chosen again (DELIVERY-92)', async () => {
    const { translate, windows, graph } = await show(cartWith(chosenOf(today)));
    await screen.findByRole('button', { name: translate('Choose another time') });
    const before = graph.getRequests('DeliveryWindows').length;
    await clock.pass(30 * 60_000 + 1_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(expiredText(translate));
    await waitFor(() => expect(graph.getRequests('DeliveryWindows').length).toBeGreaterThan(before));
    const [first] = await windows();
    expect(first).not.toBeChecked();
    expect(await findViolations()).toEqual([]);
  });

  it('shows when the club no longer offers the window (DELIVERY-92)', async () => {
    const { translate } = await show(cartWith(chosenOf(today), 1, { deliveryWindows: [tomorrow] }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expiredText(translate));
  });

  it('shows when the window lacks capacity for the cart (DELIVERY-92)', async () => {
    const { translate } = await show(cartWith(chosenOf(today, { hasEnoughCapacity: false })));
    const [start = ''] = translate(
      'There’s no longer room for everything in your cart at the delivery time you chose ({day}, {hours}). Your cart hasn’t changed; choose another time.',
    ).split(' (');
    expect(await screen.findByRole('alert')).toHaveTextContent(start);
  });

  it('shows why a choice is refused, and refetches the windows', async () => {
    const message = 'Esa hora ya no está.';
    const refusal = { __typename: 'DeliveryWindowUnavailable', code: 'DELIVERY_WINDOW_UNAVAILABLE', message };
    const { user, windows, graph } = await show(cartWith(null), { SetDeliveryWindow: { setDeliveryWindow: refusal } });
    const [first] = await windows();
    const before = graph.getRequests('DeliveryWindows').length;
    if (first) await user.click(first);
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(graph.getRequests('DeliveryWindows').length).toBeGreaterThan(before));
    expect(first).not.toBeChecked();
  });

  it('shows that no windows are left (DELIVERY-85)', async () => {
    const { translate } = await show(cartWith(null, 1, { deliveryWindows: [] }));
    const none = 'No delivery times are left for this option. Choose another option, or pick up at a club.';
    expect(await screen.findByText(translate(none))).toBeVisible();
  });

  it('shows that windows cannot be loaded (DELIVERY-86)', async () => {
    const { translate } = await show(cartWith(null), { DeliveryWindows: failWithCode('UPSTREAM_UNAVAILABLE') });
    const unknown = 'We can’t load delivery times right now. Your cart is saved; try again in a moment.';
    expect(await screen.findByText(translate(unknown))).toBeVisible();
  });

  it('offers the shipping methods with their prices (DELIVERY-62)', async () => {
    const method = {
      key: 'standard',
      speed: 'NEXT_DAY',
      isFree: true,
      isChosen: true,
      price: money(0),
      freeAbove: null,
    };
    const sameDay = { ...method, key: 'today', speed: 'SAME_DAY', isFree: false, isChosen: false, price: money(300) };
    const cart = cartWith(null, 1, { shippingMethods: [method, sameDay] });
    const { user, translate, graph } = await show(cart, {
      SetDelivery: { setCartDelivery: { __typename: 'SetCartDeliverySuccess', cart } },
    });
    expect(await screen.findByRole('radio', { name: new RegExp(translate('Tomorrow or later')) })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${translate('Today')}`) }));
    await waitFor(() =>
      expect(graph.getRequests('SetDelivery')).toMatchObject([
        { input: { method: 'DELIVERY', addressId: '1', shippingMethodKey: 'today' } },
      ]),
    );
  });

  it('shows only the chosen window while a payment locks the cart', async () => {
    const { translate } = await show(cartWith(chosenOf(today), 1, { isLocked: true }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: translate('Choose another time') })).toBeNull();
  });
});
