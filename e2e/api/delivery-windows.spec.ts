import { randomUUID } from 'node:crypto';
import { operations } from '../graph/operations.ts';
import { memberOf } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const here = { market: 'GT', language: 'es', club: '6301' };

test('a home delivery has ways and windows; a chosen one is kept, another way lets go of it (DELIVERY-1, DELIVERY-59, DELIVERY-60, DELIVERY-81, DELIVERY-82)', async ({
  stack,
  memberLike,
}) => {
  const { graph } = await memberOf(stack, await memberLike('julio'), here);
  const offer = async () => (await graph.run(operations.deliveryWindows, {})).cart;
  const choose = async (windowId: string, commandId: string = randomUUID()) =>
    (await graph.run(operations.setDeliveryWindow, { input: { commandId, windowId } })).setDeliveryWindow;
  const deliver = async (input: { method: string; addressId?: string; clubId?: string; shippingMethod?: string }) => {
    const { setCartDelivery } = await graph.run(operations.setDelivery, {
      input: { commandId: randomUUID(), ...input },
    });
    expect(setCartDelivery.__typename).toBe('SetCartDeliverySuccess');
  };
  const input = { commandId: randomUUID(), sku: '110101-1', quantity: 2, clubId: here.club };
  expect((await graph.run(operations.addToCart, { input })).addToCart.__typename).toBe('AddToCartSuccess');
  expect(await offer(), 'before a choice').toMatchObject({ shippingMethods: [], deliveryWindows: [] });

  const { homeDelivery } = await graph.run(operations.homeDelivery, {});
  const addressId = homeDelivery?.addressId ?? '';
  await deliver({ method: 'DELIVERY', addressId });
  const { shippingMethods: methods, deliveryWindows: windows = [] } = await offer();
  expect(methods.map(({ speed, isChosen }) => [speed, isChosen])).toEqual([
    ['NEXT_DAY', true],
    ['SAME_DAY', false],
  ]);
  const [window] = windows ?? [];
  expect(window).toMatchObject({ zone: 'America/Guatemala', isFull: false });
  expect(Date.parse(window?.start ?? '')).toBeGreaterThan(Date.now());

  const commandId = randomUUID();
  expect(await choose(window?.id ?? '', commandId)).toMatchObject({ __typename: 'SetDeliveryWindowSuccess' });
  expect(await choose(window?.id ?? '', commandId), 'sent twice').toMatchObject({
    __typename: 'SetDeliveryWindowSuccess',
  });
  expect(await choose('6301-20200101T1500'), 'long ago').toMatchObject({ code: 'DELIVERY_WINDOW_UNAVAILABLE' });
  expect((await offer()).delivery?.window).toMatchObject({ id: window?.id, isExpired: false });

  await deliver({ method: 'DELIVERY', addressId, shippingMethod: `${homeDelivery?.club.key}_SD` });
  expect((await offer()).delivery?.window, 'of another way').toBeNull();
});
