import { describe, expect, it } from 'vitest';
import { ana, startInvoicingForEach } from '../testing/invoicing-graph.ts';
import { beginMutation, createOrderInput, placeMutation } from '../testing/payments-graph.ts';

const { payments, execute, configure, addCart, setDetails } = await startInvoicingForEach();

describe('placeOrder with an invoice', () => {
  async function place(cartId: string) {
    const { data } = await execute(beginMutation, { input: { idempotencyKey: crypto.randomUUID(), cartId } });
    const { id } = data.beginCheckout.attempt;
    const placed = await execute(placeMutation, createOrderInput(id));
    return placed.data.placeOrder;
  }

  it('refuses an order without details where the market has no default (INVOICING-104)', async () => {
    configure({ defaultIdType: null });
    const cartId = addCart();
    expect(await place(cartId)).toMatchObject({
      __typename: 'InvalidInvoice',
      code: 'INVOICE_REQUIRED',
      field: 'idType',
    });
    expect(payments.world.carts.get(cartId)).toMatchObject({ isLocked: false, state: 'ACTIVE' });
    expect(payments.world.count('AUTHORISE', cartId)).toBe(0);
  });

  it('refuses details that today’s rules refuse (INVOICING-105)', async () => {
    configure();
    const cartId = addCart();
    await setDetails({ cartId, ...ana });
    configure({ requiredFields: ['name', 'email', 'addressType'] });
    expect(await place(cartId)).toMatchObject({ code: 'INVOICE_FIELD_MISSING', field: 'addressType' });
    configure({ idTypes: ['CJ'], defaultIdType: 'CJ' });
    expect(await place(addCart())).toMatchObject({ code: 'INVOICE_REQUIRED' });
  });

  it('refuses a ticket above its maximum by the total of the held cart (INVOICING-15, INVOICING-105)', async () => {
    configure({ ticketMaximumCents: 1_129_999 });
    expect(await place(addCart())).toMatchObject({ code: 'INVOICE_LIMIT_EXCEEDED', field: 'idType' });
  });

  it('writes the market’s default on the held cart of a shopper who chose nothing (INVOICING-104)', async () => {
    configure();
    const cartId = addCart();
    expect(await place(cartId)).toMatchObject({ __typename: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } });
    expect(payments.world.cartFields.get(cartId)?.invoice).toMatchObject({ idType: 'ET', invoicingEnabled: false });
  });

  it('keeps the details that the shopper chose (INVOICING-5)', async () => {
    configure();
    const cartId = addCart();
    await setDetails({ cartId, ...ana });
    expect(await place(cartId)).toMatchObject({ attempt: { status: 'COMPLETED' } });
    expect(payments.world.cartFields.get(cartId)?.invoice).toBeUndefined();
    expect(payments.world.carts.get(cartId)?.invoice).toMatchObject({ identification: '106130584' });
  });

  it('stores no invoice details with the attempt (INVOICING-107)', async () => {
    configure();
    const cartId = addCart();
    await setDetails({ cartId, ...ana });
    await place(cartId);
    const tables = await payments.database.execute(
      'select a::text as row from payments.attempt a union all select s::text from payments.step s',
    );
    expect(JSON.stringify(tables)).toContain(cartId);
    expect(JSON.stringify(tables)).not.toContain('106130584');
  });
});
