import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Address } from '../domain/address.ts';
import { add, clubAddress, deliver, member, startCartGraph } from '../testing/cart-graph.ts';

const { ask, given, holds, gate } = await startCartGraph();

const home: Address = {
  ...clubAddress,
  id: 'home',
  location: {
    latitude: 9.9,
    longitude: -84.1,
    plusCode: null,
    fulfillmentClubs: [{ key: '6401', distanceKm: 1.6 }],
    isWrong: false,
  },
};
const chooseWindow = `mutation ($input: SetDeliveryWindowInput!) { setDeliveryWindow(input: $input) { __typename
  ... on SetDeliveryWindowSuccess { cart { delivery { window { id } } } } } }`;

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

it('keeps the hold of a delivery window that is chosen while the hold of the previous one is released', async () => {
  given.saved = home;
  await ask(add, { sku: 'rice-1', quantity: 2 }, member);
  await ask(deliver, { method: 'DELIVERY', addressId: 'home' }, member);
  await ask(chooseWindow, { windowId: 'w0' }, member);

  let chosen: ReturnType<typeof ask> | undefined;
  gate.beforeRelease = async () => {
    chosen = ask(chooseWindow, { windowId: 'w1' }, member);
    // As many turns as the choice needs, if nothing keeps it from overtaking the release.
    await Promise.race([chosen, turns(500)]);
  };
  await ask(deliver, { method: 'DELIVERY', addressId: 'home', shippingMethod: '6401_SD' }, member);

  expect((await chosen)?.data.setDeliveryWindow.cart.delivery.window).toEqual({ id: 'w1' });
  expect([...holds.values()]).toEqual([{ windowId: 'w1', litres: 4 }]);
});
