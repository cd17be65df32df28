import { describe, expect, it } from 'vitest';
import { startCarts } from '../testing/carts-fixture.ts';
import { deleteAbandonedCarts } from './cart-cleanup.ts';
import { expireReservations } from './reservation-repository.ts';

const { api, commerce, inCostaRica, newCart } = await startCarts();

it('an expired reservation updates lastModifiedAt of its inventory entry, so that search polls find it', async () => {
  const sku = await commerce.addProduct({ key: '100020', colones: 1_000, stock: 2, club: '6401' });
  const channel = await commerce.channelId('6401');
  const entry = async () => {
    const where = `sku = "${sku}" and supplyChannel(id = "${channel}")`;
    const [found] = (await api.inventory().get({ queryArgs: { where } }).execute()).body.results;
    return found;
  };
  await newCart({
    inventoryMode: 'ReserveOnCart',
    lineItems: [{ sku, quantity: 2, supplyChannel: { typeId: 'channel', key: '6401' } }],
  });
  const reserved = await entry();
  expect(reserved?.availableQuantity).toBe(0);
  await expireReservations(commerce.context.db, new Date(Date.now() + 3_600_000));
  const free = await entry();
  expect(free?.availableQuantity).toBe(2);
  expect(Date.parse(free?.lastModifiedAt ?? '')).toBeGreaterThan(Date.parse(reserved?.lastModifiedAt ?? ''));
});

describe('an abandoned cart', () => {
  const afterDays = (days: number) =>
    deleteAbandonedCarts(commerce.context.db, new Date(Date.now() + days * 86_400_000));
  const exists = ({ id }: { id: string }) =>
    inCostaRica()
      .withId({ ID: id })
      .get()
      .execute()
      .then(
        () => true,
        () => false,
      );

  it("is deleted after its own number of days, or else the project's", async () => {
    const short = await newCart({ deleteDaysAfterLastModification: 3 });
    const usual = await newCart();
    const long = await newCart({ deleteDaysAfterLastModification: 300 });
    await afterDays(4);
    expect([await exists(short), await exists(usual), await exists(long)]).toEqual([false, true, true]);
    await afterDays(91);
    expect([await exists(usual), await exists(long)]).toEqual([false, true]);
  });
});
