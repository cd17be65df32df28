import { describe, expect, it } from 'vitest';
import { catchError, startCarts } from '../testing/carts-fixture.ts';
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
  it('is deleted after the configured number of days', async () => {
    const short = await newCart({ deleteDaysAfterLastModification: 3 });
    const long = await newCart({ deleteDaysAfterLastModification: 30 });
    const unlimited = await newCart();
    await deleteAbandonedCarts(commerce.context.db, new Date(Date.now() + 4 * 86_400_000));
    expect((await catchError(inCostaRica().withId({ ID: short.id }).get().execute())).status).toBe(404);
    for (const { id } of [long, unlimited]) await inCostaRica().withId({ ID: id }).get().execute();
  });
});
