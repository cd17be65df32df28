import type { Address } from '@tarima/markets/address';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, clubAddress, deliver, failure, member, startCartGraph } from '../testing/cart-graph.ts';

const { send, given, holds, reported } = await startCartGraph();

const owner = { kind: 'member', membershipNumber: '64011045120001' } as const;
const deliveredFrom = (...keys: string[]): Address['location'] => ({
  latitude: 9.9,
  longitude: -84.1,
  plusCode: null,
  fulfillmentClubs: keys.map((key) => ({ key, distanceKm: 1.6 })),
  isMarkedUndeliverable: keys.length === 0,
});
const home: Address = { ...clubAddress, id: 'home', street: 'Calle 5', location: deliveredFrom('6401') };

const parts = `isReadyForCheckout delivery { method addressId addressProblem address { streetText } club { key } speed
  window { id } }`;
const read = `{ cart { ${parts} } }`;
const cartOf = async () => (await send(read, undefined, member)).data.cart;
const chooseWindow = `mutation ($input: SetDeliveryWindowInput!) { setDeliveryWindow(input: $input) { __typename } }`;
const change = `mutation ($input: ChangeCartLineQuantityInput!) { changeCartLineQuantity(input: $input) { ${failure}
  ... on ChangeCartLineQuantitySuccess { cart { ${parts} } } } }`;

describe('a cart with a saved address', () => {
  beforeEach(async () => {
    given.saved = home;
    await send(add, { sku: 'rice-1', quantity: 2 }, member);
    await send(deliver, { method: 'DELIVERY', addressId: 'home', shippingMethodKey: '6401_SD' }, member);
    await send(chooseWindow, { windowId: 'w0' }, member);
  });

  it('is ready for checkout and not written while the address is unchanged', async () => {
    const before = given.store.writes.length;
    expect(await cartOf()).toMatchObject({ isReadyForCheckout: true, delivery: { addressProblem: null } });
    expect(given.store.writes).toHaveLength(before);
  });

  it('has the name, address and opening hours of its club in the language of the request (CLUBS-8)', async () => {
    const query = '{ cart { delivery { club { key name address city openingHours } } } }';
    const { data } = await send(query, undefined, member);
    expect(data.cart.delivery.club).toEqual({
      key: '6401',
      name: 'Club 6401',
      address: 'Calle 1',
      city: 'San José',
      openingHours: expect.stringMatching(/^Lunes a viernes 9:00\sa\.\sm\.\s–.\s8:30\sp\.\sm\.\nSábado/),
    });
  });

  it('is updated to the edited address, and keeps speed and window when the same club delivers (DELIVERY-52, DELIVERY-53)', async () => {
    given.saved = { ...home, street: 'Calle 9' };
    expect(await cartOf()).toEqual({
      isReadyForCheckout: true,
      delivery: {
        method: 'DELIVERY',
        addressId: 'home',
        addressProblem: null,
        address: { streetText: 'Calle 9' },
        club: { key: '6401' },
        speed: 'SAME_DAY',
        window: { id: 'w0' },
      },
    });
    expect(given.store.findCurrent(owner)?.delivery?.address?.street).toBe('Calle 9');
    expect(holds.size).toBe(1);
  });

  it('moves to the club that delivers to the edited address, and releases its capacity hold (DELIVERY-52, DELIVERY-82, DELIVERY-93)', async () => {
    given.saved = { ...home, location: deliveredFrom('6402', '6401') };
    expect(await cartOf()).toMatchObject({
      isReadyForCheckout: true,
      delivery: { club: { key: '6402' }, speed: 'SAME_DAY', window: null, addressProblem: null },
    });
    expect(given.store.findCurrent(owner)).toMatchObject({ clubKey: '6402', lines: [{ channelKey: '6402' }] });
    expect(holds.size).toBe(0);
  });

  it('is updated to the edited address with the next change (DELIVERY-52)', async () => {
    given.saved = { ...home, street: 'Calle 9' };
    const lineId = given.store.findCurrent(owner)?.lines[0]?.id;
    const { data } = await send(change, { lineId, quantity: 1 }, member);
    expect(data.changeCartLineQuantity.cart.delivery).toMatchObject({
      address: { streetText: 'Calle 9' },
      addressProblem: null,
    });
  });

  it.each<[string, Address | undefined, string]>([
    ['was deleted', undefined, 'DELETED'],
    ['is outside the coverage of every club', { ...home, location: deliveredFrom() }, 'NOT_DELIVERABLE'],
    [
      'is marked as wrong',
      { ...home, location: { ...deliveredFrom('6401'), isMarkedUndeliverable: true } as never },
      'NOT_DELIVERABLE',
    ],
    ['is in another country', { ...home, country: 'PA' }, 'NOT_DELIVERABLE'],
  ])(
    'is not ready for checkout when the address %s, until another address is chosen (DELIVERY-54, DELIVERY-56)',
    async (_what, saved, addressProblem) => {
      given.saved = saved;
      expect(await cartOf()).toMatchObject({
        isReadyForCheckout: false,
        delivery: { addressProblem, address: { streetText: 'Calle 5' } },
      });
      given.saved = { ...home, id: 'office' };
      await send(deliver, { method: 'DELIVERY', addressId: 'office' }, member);
      expect(await cartOf()).toMatchObject({ isReadyForCheckout: true, delivery: { addressProblem: null } });
    },
  );

  it('is not ready for checkout when it cannot be updated to the edited address (DELIVERY-55, DELIVERY-56)', async () => {
    given.saved = { ...home, location: deliveredFrom('6407') };
    expect(await cartOf()).toMatchObject({
      isReadyForCheckout: false,
      delivery: { addressProblem: 'CHANGED', club: { key: '6401' } },
    });
    expect(reported).toEqual([]);
    given.saved = { ...home, street: 'Calle 9' };
    given.store = {
      ...given.store,
      async update() {
        throw new Error('The platform is down.');
      },
    };
    expect(await cartOf()).toMatchObject({ isReadyForCheckout: false, delivery: { addressProblem: 'CHANGED' } });
    expect(reported).toEqual(['a cart could not be updated to its edited address']);
  });

  it('keeps the address of the payment that locks it (DELIVERY-58)', async () => {
    const cart = given.store.findCurrent(owner);
    if (!cart) throw new Error('no cart');
    given.store.put(owner, { ...cart, isLocked: true });
    given.saved = undefined;
    expect(await cartOf()).toMatchObject({ isReadyForCheckout: true, delivery: { addressProblem: null } });
  });

  it('is ready for checkout with a deleted address after pickup is chosen (DELIVERY-56)', async () => {
    given.saved = undefined;
    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6401' }, member);
    expect(await cartOf()).toMatchObject({ isReadyForCheckout: true, delivery: { addressProblem: null } });
  });
});

describe('an address that was chosen before there was a cart', () => {
  beforeEach(() => {
    given.saved = home;
  });

  it('becomes the address of the new cart (DELIVERY-43)', async () => {
    await send(add, { sku: 'rice-1', quantity: 2, clubKey: '6401', addressId: 'home' }, member);
    expect(await cartOf()).toMatchObject({ isReadyForCheckout: true, delivery: { addressId: 'home' } });
  });

  it('does not replace the delivery that a cart has (DELIVERY-44)', async () => {
    await send(add, { sku: 'rice-1' }, member);
    await send(deliver, { method: 'PICK_UP_IN_CLUB', clubKey: '6401' }, member);
    await send(add, { sku: 'rice-1', addressId: 'home' }, member);
    expect(await cartOf()).toMatchObject({ delivery: { method: 'PICK_UP_IN_CLUB' } });
  });

  it.each([
    ['a guest', { kind: 'guest', guestId: 'guest' } as const, 'home'],
    ['an address that is not saved', member, 'other'],
  ])('is ignored for %s, and the line is added (DELIVERY-45)', async (_what, identity, addressId) => {
    const { data } = await send(add, { sku: 'rice-1', addressId }, identity);
    expect(data.addToCart.__typename).toBe('AddToCartSuccess');
    expect((await send(read, undefined, identity)).data.cart.delivery).toBeNull();
  });
});
