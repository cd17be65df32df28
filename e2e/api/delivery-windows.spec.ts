import { randomUUID } from 'node:crypto';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const context = { market: 'GT', language: 'es', club: '6301' };

test('offers shipping methods and delivery windows, keeps the chosen window, and clears it when the method changes (DELIVERY-1, DELIVERY-59, DELIVERY-60, DELIVERY-81, DELIVERY-82)', async ({
  stack,
  createMemberLike,
}) => {
  const { graph } = await createMemberShopper(stack, await createMemberLike('julio'), context);
  const fetchOffer = async () => (await graph.run(operations.deliveryWindows, {})).cart;
  const chooseWindow = async (windowId: string, commandId: string = randomUUID()) =>
    (await graph.run(operations.setDeliveryWindow, { input: { commandId, windowId } })).setDeliveryWindow;
  const setDelivery = async (input: {
    method: string;
    addressId?: string;
    clubKey?: string;
    shippingMethodKey?: string;
  }) => {
    const { setCartDelivery } = await graph.run(operations.setDelivery, {
      input: { commandId: randomUUID(), ...input },
    });
    expect(setCartDelivery.__typename).toBe('SetCartDeliverySuccess');
  };
  const input = { commandId: randomUUID(), sku: '110101-1', quantity: 2, clubKey: context.club };
  expect((await graph.run(operations.addToCart, { input })).addToCart.__typename).toBe('AddToCartSuccess');
  expect(await fetchOffer(), 'before a delivery method is chosen').toMatchObject({
    shippingMethods: [],
    deliveryWindows: [],
  });

  const { homeDelivery } = await graph.run(operations.homeDelivery, {});
  const addressId = homeDelivery?.addressId ?? '';
  await setDelivery({ method: 'DELIVERY', addressId });
  const { shippingMethods: methods, deliveryWindows: windows = [] } = await fetchOffer();
  expect(methods.map(({ speed, isChosen }) => [speed, isChosen])).toEqual([
    ['NEXT_DAY', true],
    ['SAME_DAY', false],
  ]);
  const [window] = windows ?? [];
  expect(window).toMatchObject({ timeZone: 'America/Guatemala', isFull: false });
  expect(Date.parse(window?.start ?? '')).toBeGreaterThan(Date.now());

  const commandId = randomUUID();
  expect(await chooseWindow(window?.id ?? '', commandId)).toMatchObject({ __typename: 'SetDeliveryWindowSuccess' });
  expect(await chooseWindow(window?.id ?? '', commandId), 'retried').toMatchObject({
    __typename: 'SetDeliveryWindowSuccess',
  });
  expect(await chooseWindow('6301-20200101T1500'), 'a past window').toMatchObject({
    code: 'DELIVERY_WINDOW_UNAVAILABLE',
  });
  expect((await fetchOffer()).delivery?.window).toMatchObject({ id: window?.id, isExpired: false });

  await setDelivery({ method: 'DELIVERY', addressId, shippingMethodKey: `${homeDelivery?.club.key}_SD` });
  expect((await fetchOffer()).delivery?.window, 'after the method changed').toBeNull();
});
