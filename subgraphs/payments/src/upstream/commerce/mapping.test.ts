import { PlatformError } from '@tarima/commerce-client/errors';
import { createTicketDetails } from '@tarima/markets/invoicing/rules';
import { describe, expect, it } from 'vitest';
import { toTaxSummary } from '../tax/mapping.ts';
import {
  createHoldActions,
  createReleaseActions,
  createTaxActions,
  findUnreservedSkus,
  toPayableCart,
  toRefusedError,
} from './mapping.ts';
import { cartWire } from './wire.ts';

const cents = (centAmount: number) => ({ type: 'centPrecision', centAmount, currencyCode: 'CRC', fractionDigits: 2 });
const recorded = {
  id: 'cart-1',
  version: 7,
  cartState: 'Active',
  inventoryMode: 'None',
  anonymousId: 'guest-1',
  totalPrice: cents(1_180_000),
  taxedPrice: { totalNet: cents(1_050_000), totalGross: cents(1_180_000), totalTax: cents(130_000), taxPortions: [] },
  lineItems: [
    {
      id: 'line-1',
      quantity: 2,
      variant: { id: 1, sku: '110101-1', attributes: [] },
      price: { id: 'p', value: cents(600_000), discounted: { value: cents(565_000) } },
      distributionChannel: { typeId: 'channel', id: 'channel-6401' },
      taxRate: { id: 'rate-1', name: 'IVA', amount: 0.13 },
    },
    {
      id: 'line-2',
      quantity: 1,
      variant: { id: 1, sku: '990001-1' },
      price: { id: 'q', value: cents(50_000) },
      custom: { type: { typeId: 'type', id: 't' }, fields: { service_fee: true } },
    },
  ],
  shippingAddress: { country: 'CR', streetName: 'Zapote', city: 'San José' },
  custom: { type: { typeId: 'type', id: 't' }, fields: { delivery_type: 'PICK_UP_IN_CLUB', fulfillment_club: '6401' } },
};
const wire = cartWire.parse(recorded);
const held = cartWire.parse({
  ...recorded,
  cartState: 'Frozen',
  lock: { createdAt: '2026-11-20T17:00:00Z', clientId: 'tarima-store' },
  lineItems: recorded.lineItems.map((line, index) =>
    index === 0 ? { ...line, inventoryMode: 'ReserveOnCart', reservation: { typeId: 'reservation', id: 'r' } } : line,
  ),
  paymentInfo: { payments: [{ typeId: 'payment', id: 'payment-1' }] },
  custom: { ...recorded.custom, fields: { ...recorded.custom.fields, attempt_id: 'attempt' } },
});

describe('carts of the commerce platform', () => {
  it('have their gross total and discounted prices (CHECKOUT-30)', () => {
    expect(toPayableCart(wire, (rateId) => (rateId === 'rate-1' ? 'standard' : undefined))).toMatchObject({
      state: 'ACTIVE',
      isLocked: false,
      total: { centAmount: 1_180_000, currency: 'CRC' },
      taxCents: 130_000,
      club: '6401',
      isDelivery: false,
      lines: [
        {
          sku: '110101-1',
          unitCents: 565_000,
          channelId: 'channel-6401',
          taxCategory: 'standard',
          isServiceFee: false,
        },
        { sku: '990001-1', isServiceFee: true },
      ],
    });
    expect(toPayableCart(wire, () => undefined).window).toBeUndefined();
    expect(toPayableCart({ ...wire, cartState: 'Merged' }, () => undefined).state).toBe('GONE');
  });

  it('have their delivery window with the current volume of their items', () => {
    const [rice, fee] = recorded.lineItems;
    const findWindow = (fields: object) =>
      toPayableCart(
        cartWire.parse({
          ...recorded,
          lineItems: [
            { ...rice, variant: { sku: '110101-1', attributes: [{ name: 'volume', value: 4.5 }] } },
            { ...rice, id: 'line-3', variant: { sku: '110103-1', attributes: [] } },
            { ...fee, variant: { sku: '990001-1', attributes: [{ name: 'volume', value: 9 }] } },
          ],
          custom: {
            fields: {
              windows_data: '{"id":"w","start":"2026-11-25T15:00:00Z","litres":1}',
              delivery_type: 'NEXT_DAY',
              ...fields,
            },
          },
        }),
        () => undefined,
      ).window;
    expect(findWindow({})).toEqual({ id: 'w', start: new Date('2026-11-25T15:00:00Z'), volumeLitres: 9 });
    expect(findWindow({ windows_data: 'not JSON' })).toBeUndefined();
    expect(findWindow({ delivery_type: 'PICK_UP_IN_CLUB' })).toBeUndefined();
  });

  it('are held in one update: reserved in the channel that sells them, then frozen and locked (CHECKOUT-33)', () => {
    expect(createHoldActions(wire, 'attempt', 60).map(({ action }) => action)).toEqual([
      'recalculate',
      'setLineItemSupplyChannel',
      'setLineItemInventoryMode',
      'setReservationExpirationInMinutes',
      'setCustomField',
      'freezeCart',
      'lockCart',
    ]);
    expect(findUnreservedSkus(held)).toEqual([]);
    expect(
      findUnreservedSkus({ ...held, lineItems: held.lineItems.map((line) => ({ ...line, reservation: undefined })) }),
    ).toEqual(['110101-1']);
  });

  it('are released as far as they are held (CHECKOUT-36)', () => {
    expect(createReleaseActions(held).map(({ action }) => action)).toEqual([
      'removePayment',
      'unfreezeCart',
      'setLineItemInventoryMode',
      'setCustomField',
      'unlockCart',
    ]);
    expect(createReleaseActions(wire)).toEqual([]);
  });

  it('receive the calculated amounts in cents and the hash of their lines (CHECKOUT-38)', () => {
    const amounts = (netCents: number, taxCents: number) => ({ netCents, taxCents, grossCents: netCents + taxCents });
    const taxes = toTaxSummary({
      lines: [amounts(1_000, 130), amounts(2_000, 20)],
      shipping: amounts(400, 52),
      serviceFee: amounts(500, 65),
      totals: amounts(3_900, 267),
    });
    const actions = createTaxActions({
      taxes,
      lineHash: 'hash',
      email: 'ana@tarima.test',
      membershipNumber: '64010104512001',
    });
    const written = Object.fromEntries(
      actions.flatMap((action) => (action.action === 'setCustomField' ? [[action.name, action.value]] : [])),
    );
    expect(written).toMatchObject({
      price_with_tax: 3_150,
      price_without_tax: 3_000,
      tax_total: 267,
      totals_without_tax: 3_900,
      shipping_with_tax: 452,
      shipping_without_tax: 400,
      service_fee_with_tax: 565,
      service_fee_without_tax: 500,
      temp_hash: 'hash',
    });
  });

  it('read the invoice details of their custom field, and receive the default details (INVOICING-5, INVOICING-104)', () => {
    const details = createTicketDetails('GT', 'CF', 'es');
    const withInvoice = (json: string) =>
      toPayableCart(
        { ...wire, custom: { fields: { ...wire.custom?.fields, electronic_invoice: json } } },
        () => undefined,
      );
    expect(withInvoice(JSON.stringify(details)).invoice).toEqual(details);
    expect(withInvoice('{').invoice).toBeUndefined();
    expect(withInvoice('{"idType":"CF"}').invoice).toBeUndefined();
    const taxes = toTaxSummary({
      lines: [],
      shipping: { netCents: 0, taxCents: 0, grossCents: 0 },
      serviceFee: { netCents: 0, taxCents: 0, grossCents: 0 },
      totals: { netCents: 0, taxCents: 0, grossCents: 0 },
    });
    const fields = { taxes, lineHash: 'hash', email: '', membershipNumber: '' };
    const action = { action: 'setCustomField', name: 'electronic_invoice', value: JSON.stringify(details) };
    expect(createTaxActions({ ...fields, invoice: details })).toContainEqual(action);
    expect(JSON.stringify(createTaxActions(fields))).not.toContain('electronic_invoice');
  });

  it.each([
    [400, 'OutOfStock', false, 'OUT_OF_STOCK'],
    [409, 'ConcurrentModification', false, 'CART_CHANGED'],
    [404, 'ResourceNotFound', false, 'CART_ORDERED'],
    [400, 'InvalidOperation', false, 'REJECTED'],
    [503, 'Unknown', true, undefined],
    [0, 'NetworkError', true, undefined],
    [0, 'NetworkError', false, undefined],
    [400, 'InvalidInput', false, 'REJECTED'],
    [403, 'insufficient_scope', false, 'REJECTED'],
    [401, 'invalid_token', false, undefined],
    [401, 'NoAccessToken', false, undefined],
    [403, 'NoAccessToken', false, undefined],
    [429, 'Unknown', false, undefined],
  ])('map %s %s (outcome unknown: %s) to %s', (status, code, isOutcomeUnknown, reason) => {
    const errors = [{ code, message: '', skus: ['110101-1'] }];
    expect(toRefusedError(new PlatformError(status, code, isOutcomeUnknown, errors))?.reason).toBe(reason);
  });
});
