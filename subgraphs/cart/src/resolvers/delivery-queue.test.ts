import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Address } from '@tarima/markets/address';
import { expect, it } from 'vitest';
import { toShopperKey } from '../domain/shopper.ts';
import { add, clubAddress, deliver, member, startCartGraph } from '../testing/cart-graph.ts';
import { member as shopper } from '../testing/shoppers.ts';

const { send, given, holds, hooks, queue } = await startCartGraph();

const home: Address = {
  ...clubAddress,
  id: 'home',
  location: {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: null,
    fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
    isMarkedUndeliverable: false,
  },
};
const chooseWindow = `mutation ($input: SetDeliveryWindowInput!) { setDeliveryWindow(input: $input) { __typename
  ... on SetDeliveryWindowSuccess { cart { delivery { window { id } } } } } }`;

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

it('keeps the hold of a window that is chosen while the previous hold is released', async () => {
  given.saved = home;
  await send(add, { sku: 'rice-1', quantity: 2 }, member);
  await send(deliver, { method: 'DELIVERY', addressId: 'home' }, member);
  await send(chooseWindow, { windowId: 'w0' }, member);

  let chosen: ReturnType<typeof send> | undefined;
  hooks.beforeRelease = async () => {
    chosen = send(chooseWindow, { windowId: 'w1' }, member);
    // Enough turns for the choice to overtake the release, if nothing prevented it.
    await Promise.race([chosen, turns(500)]);
  };
  await send(deliver, { method: 'DELIVERY', addressId: 'home', shippingMethodKey: '6401_SD' }, member);

  expect((await chosen)?.data.setDeliveryWindow.cart.delivery.window).toEqual({ id: 'w1' });
  expect([...holds.values()]).toEqual([{ windowId: 'w1', litres: 4 }]);
});

it('reads the cart after earlier commands: holds no capacity for a cart that one of them changes to pickup', async () => {
  given.saved = home;
  await send(add, { sku: 'rice-1', quantity: 2 }, member);
  await send(deliver, { method: 'DELIVERY', addressId: 'home' }, member);

  const { promise: queued, resolve: continueEarlier } = Promise.withResolvers<void>();
  const earlier = queue.runExclusive(toShopperKey(shopper), async () => {
    await queued;
    const cart = given.store.findCurrent(shopper.owner);
    if (!cart?.delivery) throw new Error('no delivery');
    given.store.put(shopper.owner, {
      ...cart,
      version: cart.version + 1,
      delivery: { ...cart.delivery, method: 'PICK_UP_IN_CLUB', speed: null },
    });
  });
  const chosen = send(chooseWindow, { windowId: 'w0' }, member);
  // Enough turns to read the cart before the earlier command ends, if nothing prevented it.
  await turns(50);
  continueEarlier();
  await earlier;

  expect((await chosen).data.setDeliveryWindow.__typename).toBe('DeliveryWindowUnavailable');
  expect(holds.size).toBe(0);
});
