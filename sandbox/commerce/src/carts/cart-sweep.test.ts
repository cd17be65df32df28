import { describe, expect, it } from 'vitest';
import { refusal, startCarts } from '../testing/carts-fixture.ts';
import { deleteAbandonedCarts } from './cart-sweep.ts';

const { commerce, inCostaRica, newCart } = await startCarts();

describe('a cart that is left alone', () => {
  it('is deleted after as many days as it says', async () => {
    const short = await newCart({ deleteDaysAfterLastModification: 3 });
    const long = await newCart({ deleteDaysAfterLastModification: 30 });
    const unlimited = await newCart();
    await deleteAbandonedCarts(commerce.context.db, new Date(Date.now() + 4 * 86_400_000));
    expect((await refusal(inCostaRica().withId({ ID: short.id }).get().execute())).status).toBe(404);
    for (const { id } of [long, unlimited]) await inCostaRica().withId({ ID: id }).get().execute();
  });
});
