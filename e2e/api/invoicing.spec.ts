import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cards } from '../graph/cards.ts';
import { requestCommerce } from '../graph/commerce.ts';
import { type CartView, operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper, type ShoppingContext } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const guatemala: ShoppingContext = { market: 'GT', language: 'es', club: '6301' };
const jamaica: ShoppingContext = { market: 'JM', language: 'en', club: '7201' };
const sku = '110101-1';

const ana = {
  idType: 'ID',
  identification: '1-0613-0584',
  name: 'Ana Rojas',
  email: 'ana@tarima.test',
  economicActivity: '5610',
};

const fetchForm = async ({ graph }: Shopper) => (await graph.run(operations.invoiceForm, {})).invoiceForm;
const fetchInvoice = async ({ graph }: Shopper, cartId: string) =>
  (await graph.run(operations.cartInvoice, { cartId })).invoiceDetails;
const setInvoice = async ({ graph }: Shopper, input: { cartId: string; idType: string; [field: string]: unknown }) =>
  (await graph.run(operations.setInvoiceDetails, { input })).setInvoiceDetails;

async function placeOrder(shopper: Shopper, cart: CartView): Promise<string> {
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input });
  const { order } = await shopper.waitUntilSettled(id);
  return order?.orderNumber ?? '';
}

/** The JSON that the platform's order has copied from its cart. */
async function readStoredInvoice(stack: RunningStack, orderNumber: string): Promise<unknown> {
  const order = await requestCommerce(stack, `orders/order-number=${orderNumber}`);
  const { custom } = z.object({ custom: z.object({ fields: z.record(z.string(), z.unknown()) }) }).parse(order);
  const { electronic_invoice: json } = custom.fields;
  return typeof json === 'string' ? JSON.parse(json) : json;
}

test('keeps the invoice details of a cart through every change, and the order copies them (INVOICING-5, INVOICING-106, INVOICING-108, INVOICING-110)', async ({
  stack,
  createMemberLike,
}) => {
  const shopper = await createMemberShopper(stack, await createMemberLike('ana'));
  const { graph } = shopper;
  const { id: cartId } = await shopper.fillCart([sku]);
  expect(await setInvoice(shopper, { cartId, ...ana })).toMatchObject({ __typename: 'SetInvoiceDetailsSuccess' });
  const { details } = (await fetchInvoice(shopper, cartId)) ?? {};
  expect(details).toMatchObject({ idType: 'ID', identification: '106130584', economicActivity: '5610' });

  const cart = await shopper.fillCart([sku, '110103-1']);
  const [line] = cart.lines;
  await graph.run(operations.changeQuantity, {
    input: { commandId: randomUUID(), lineId: line?.id ?? '', quantity: 3 },
  });
  await graph.run(operations.setPartialFulfillment, { input: { commandId: randomUUID(), isAllowed: false } });
  await graph.run(operations.refreshPrices, {});
  expect((await fetchInvoice(shopper, cartId))?.details).toEqual(details);

  const changed = await shopper.fetchCart();
  const orderNumber = await placeOrder(shopper, changed ?? cart);
  expect(await readStoredInvoice(stack, orderNumber)).toEqual({
    identification: '106130584',
    idType: 'ID',
    name: 'Ana Rojas',
    email: 'ana@tarima.test',
    invoicingEnabled: true,
    secondaryIdentification: '',
    secondaryIdType: '',
    citiesType: '',
    departmentType: '',
    municipalityType: '',
    addressType: '',
    economicActivity: '5610',
    fiscalEnable: false,
  });
  const { order } = await graph.run(operations.order, { orderNumber });
  expect(order?.invoice).toMatchObject({ typeLabel: 'Cédula física', isNamed: true, identification: '106130584' });

  const next = await shopper.fillCart([sku]);
  expect(await fetchInvoice(shopper, next.id)).toMatchObject({ details: null, saved: { identification: '106130584' } });
});

test('refuses an identification with a wrong check digit, an unknown activity and a foreign cart (INVOICING-100, INVOICING-111)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack, guatemala);
  const { id: cartId } = await shopper.fillCart([sku]);
  const nit = { cartId, idType: 'NIT', name: 'Soda Ana', email: 'ana@tarima.test' };
  expect(await setInvoice(shopper, { ...nit, identification: '576937-1' })).toMatchObject({
    code: 'INVALID_IDENTIFICATION',
    field: 'identification',
  });
  expect(await setInvoice(shopper, { ...nit, identification: '576937-K' })).toMatchObject({
    __typename: 'SetInvoiceDetailsSuccess',
  });

  const other = createGuestShopper(stack, guatemala);
  expect(await fetchInvoice(other, cartId)).toBeNull();
  expect(await setInvoice(other, { ...nit, identification: '576937-K' })).toMatchObject({ code: 'CART_NOT_READY' });

  const costaRican = createGuestShopper(stack);
  const cart = await costaRican.fillCart([sku]);
  const unknown = { cartId: cart.id, ...ana, economicActivity: '999999' };
  expect(await setInvoice(costaRican, unknown)).toMatchObject({
    code: 'INVALID_INVOICE_FIELD',
    field: 'economicActivity',
  });
});

test('invoices an order without details to a final consumer, who is CF in Guatemala (INVOICING-13, INVOICING-104)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack, guatemala);
  const orderNumber = await placeOrder(shopper, await shopper.fillCart([sku]));
  expect(await readStoredInvoice(stack, orderNumber)).toMatchObject({
    idType: 'CF',
    identification: 'CF',
    name: 'CONSUMIDOR FINAL',
    invoicingEnabled: false,
  });
});

test('refuses a final consumer above the maximum of the market (INVOICING-103, INVOICING-105)', async ({ stack }) => {
  const shopper = createGuestShopper(stack, guatemala);
  const cart = await shopper.fillCart([sku]);
  const [line] = cart.lines;
  const quantity = Math.ceil(250_000 / (line?.unitPrice.centAmount ?? 1)) + 1;
  await shopper.graph.run(operations.changeQuantity, {
    input: { commandId: randomUUID(), lineId: line?.id ?? '', quantity },
  });
  const full = (await shopper.fetchCart()) ?? cart;
  expect(full.total.centAmount).toBeGreaterThan(249_999);
  const { id } = await shopper.beginCheckout(full.id);
  const input = await shopper.createPlaceOrderInput(id, full, cards.approved);
  const { placeOrder: refused } = await shopper.graph.run(operations.placeOrder, { input });
  expect(refused).toMatchObject({ __typename: 'InvalidInvoice', code: 'INVOICE_LIMIT_EXCEEDED', field: 'idType' });
  expect(await shopper.fetchCart()).toMatchObject({ isLocked: false });
});

test('asks for no invoice in a market without electronic invoices (INVOICING-1)', async ({ stack }) => {
  const shopper = createGuestShopper(stack, jamaica);
  expect(await fetchForm(shopper)).toMatchObject({ isOffered: false, idTypes: [], fields: [] });
  const cart = await shopper.fillCart([sku]);
  expect(await setInvoice(shopper, { cartId: cart.id, ...ana })).toMatchObject({ code: 'INVOICE_TYPE_NOT_OFFERED' });
  const orderNumber = await placeOrder(shopper, cart);
  expect(await readStoredInvoice(stack, orderNumber)).toBeUndefined();
});

test.describe('the form', () => {
  for (const [market, idTypes, fiscalCreditIdTypes] of [
    ['CR', ['ID', 'CJ', 'AR', 'NITE', 'ET'], []],
    ['CO', ['CF', 'NIT', 'ID', 'AR', 'PP', 'ET'], []],
    ['GT', ['CF', 'NIT', 'ID', 'PP'], []],
    ['PA', ['CF', 'RUC', 'ID', 'PP'], []],
    ['SV', ['CF', 'ID', 'NIT', 'AR', 'PP'], ['NRC']],
    ['DO', ['CF', 'RNC', 'ID', 'PP'], ['RNC']],
    ['HN', ['CF', 'ID', 'AR', 'PP'], ['ID', 'AR', 'PP']],
  ] as const) {
    test(`of ${market} offers the types of its configuration (INVOICING-2, INVOICING-3, INVOICING-101)`, async ({
      stack,
    }) => {
      const form = await fetchForm(createGuestShopper(stack, { market, language: 'es', club: '' }));
      expect(form.idTypes.map(({ id }) => id)).toEqual(idTypes);
      expect(form.fiscalCreditIdTypes.map(({ id }) => id)).toEqual(fiscalCreditIdTypes);
    });
  }
});
