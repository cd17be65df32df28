import { describe, expect, it } from 'vitest';
import type { Step } from '../../domain/steps.ts';
import { buildAddress } from '../../testing/addresses.ts';
import { toCustomFields, toUpdateActions } from './update-actions.ts';

const address = buildAddress({ id: 'a1', alias: 'Casa', firstName: 'Ana' });
const cart = { hasCustomFields: true, delivery: null };
const log: Step = { kind: 'setCommandLog', commandLog: ['c1:hash'] };

const window = {
  id: 'w',
  start: '2026-11-20T19:00:00Z',
  end: '2026-11-20T21:00:00Z',
  timeZone: 'America/Costa_Rica',
  heldVolumeLitres: 4,
  heldUntil: '2026-11-20T17:00:00Z',
};

describe('toUpdateActions', () => {
  it('adds, updates and removes lines with the channel’s key', () => {
    const steps: Step[] = [
      { kind: 'removeLine', lineId: 'l1' },
      { kind: 'setQuantity', lineId: 'l2', quantity: 3 },
      { kind: 'setLineChannel', lineId: 'l2', channelKey: '6401' },
      { kind: 'addLine', sku: 'fee-1', quantity: 1, channelKey: '64', isServiceFee: true },
      log,
    ];
    expect(toUpdateActions(steps, cart)).toEqual([
      { action: 'removeLineItem', lineItemId: 'l1' },
      { action: 'changeLineItemQuantity', lineItemId: 'l2', quantity: 3 },
      {
        action: 'setLineItemDistributionChannel',
        lineItemId: 'l2',
        distributionChannel: { typeId: 'channel', key: '6401' },
      },
      { action: 'setLineItemSupplyChannel', lineItemId: 'l2', supplyChannel: { typeId: 'channel', key: '6401' } },
      {
        action: 'addLineItem',
        sku: 'fee-1',
        quantity: 1,
        distributionChannel: { typeId: 'channel', key: '64' },
        supplyChannel: { typeId: 'channel', key: '64' },
        custom: { type: { typeId: 'type', key: 'line-item' }, fields: { service_fee: true } },
      },
      { action: 'setCustomField', name: 'commandLog', value: ['c1:hash'] },
    ]);
  });

  it('keeps the other custom fields, such as the invoice details, in every step (INVOICING-108)', () => {
    const steps: Record<Step['kind'], Step> = {
      addLine: { kind: 'addLine', sku: 'a-1', quantity: 1, channelKey: '64', isServiceFee: false },
      setQuantity: { kind: 'setQuantity', lineId: 'l', quantity: 2 },
      removeLine: { kind: 'removeLine', lineId: 'l' },
      setLineChannel: { kind: 'setLineChannel', lineId: 'l', channelKey: '6401' },
      reprice: { kind: 'reprice' },
      setClub: { kind: 'setClub', clubKey: '6401' },
      setPartialFulfillment: { kind: 'setPartialFulfillment', isAllowed: true },
      deliver: { kind: 'deliver', choice: { method: 'PICK_UP_IN_CLUB', clubKey: '6401', address } },
      setWindow: { kind: 'setWindow', window },
      setArchived: { kind: 'setArchived', isArchived: true },
      setFormerGuest: { kind: 'setFormerGuest', guestHash: 'hash' },
      setCommandLog: log,
    };
    for (const action of toUpdateActions(Object.values(steps), cart)) {
      expect(action.action).not.toBe('setCustomType');
      expect(action).not.toMatchObject({ name: 'electronic_invoice' });
    }
  });

  it('recalculates prices after the lines are changed (CART-56)', () => {
    expect(toUpdateActions([{ kind: 'removeLine', lineId: 'l1' }, { kind: 'reprice' }], cart)).toEqual([
      { action: 'removeLineItem', lineItemId: 'l1' },
      { action: 'recalculate' },
    ]);
  });

  it('sets whether partial fulfillment is allowed (CART-78)', () => {
    expect(toUpdateActions([{ kind: 'setPartialFulfillment', isAllowed: false }], cart)).toEqual([
      { action: 'setCustomField', name: 'allow_partial_fulfillment', value: false },
    ]);
  });

  it('removes the shipping method before the address changes, and sets the new one after it (DELIVERY-1, DELIVERY-14, DELIVERY-15, DELIVERY-16)', () => {
    const delivery: Step = {
      kind: 'deliver',
      choice: {
        method: 'DELIVERY',
        clubKey: '6401',
        address,
        distanceKm: 1.6,
        shippingMethodKey: '6401_ND',
        shippingTax: { isIncluded: true, rate: 0.13 },
        speed: 'NEXT_DAY',
      },
    };
    expect(toUpdateActions([delivery], cart)).toEqual([
      { action: 'setShippingMethod' },
      {
        action: 'setShippingAddress',
        address: { id: 'a1', firstName: 'Ana', city: 'Escazú', country: 'CR', streetNumber: 'Calle 1' },
      },
      { action: 'setShippingMethod', shippingMethod: { typeId: 'shipping-method', key: '6401_ND' } },
      {
        action: 'setShippingCustomType',
        type: { typeId: 'type', key: 'shipping-method' },
        fields: { 'tax-included-in-price': true, tax: 0.13 },
      },
      { action: 'setCustomField', name: 'delivery_type', value: 'NEXT_DAY' },
      { action: 'setCustomField', name: 'fulfillment_club', value: '6401' },
      { action: 'setCustomField', name: 'distance', value: 1.6 },
    ]);
  });

  it('sets the club of a pickup, and no shipping method (DELIVERY-3, DELIVERY-4)', () => {
    const pickup: Step = { kind: 'deliver', choice: { method: 'PICK_UP_IN_CLUB', clubKey: '6401', address } };
    expect(toUpdateActions([pickup], cart)).toEqual([
      { action: 'setShippingMethod' },
      { action: 'setShippingAddress', address: expect.objectContaining({ streetNumber: 'Calle 1', country: 'CR' }) },
      { action: 'setCustomField', name: 'delivery_type', value: 'PICK_UP_IN_CLUB' },
      { action: 'setCustomField', name: 'fulfillment_club', value: '6401' },
    ]);
  });

  it('clears distance and window only when they are set (DELIVERY-5, DELIVERY-80)', () => {
    const pickup: Step = { kind: 'deliver', choice: { method: 'PICK_UP_IN_CLUB', clubKey: '6401', address } };
    const cleared = ['distance', 'windows_data'].map((name) => ({ action: 'setCustomField', name, value: null }));
    for (const action of cleared) expect(toUpdateActions([pickup], cart)).not.toContainEqual(action);
    const delivered = {
      method: 'DELIVERY',
      clubKey: '6401',
      address,
      distanceKm: 2,
      speed: 'NEXT_DAY',
      window,
    } as const;
    expect(toUpdateActions([pickup], { ...cart, delivery: delivered })).toEqual(expect.arrayContaining(cleared));
    expect(toUpdateActions([pickup, { kind: 'setWindow', window }], { ...cart, delivery: delivered })).toContainEqual({
      action: 'setCustomField',
      name: 'windows_data',
      value:
        '{"id":"w","start":"2026-11-20T19:00:00Z","end":"2026-11-20T21:00:00Z","zone":"America/Costa_Rica","litres":4,"keptUntil":"2026-11-20T17:00:00Z"}',
    });
  });

  it('sets the custom type of a cart without one', () => {
    expect(
      toUpdateActions([{ kind: 'setClub', clubKey: '6401' }, log], { hasCustomFields: false, delivery: null }),
    ).toEqual([
      {
        action: 'setCustomType',
        type: { typeId: 'type', key: 'cart' },
        fields: { club: '6401', commandLog: ['c1:hash'] },
      },
    ]);
    expect(toCustomFields([log])).toEqual({ commandLog: ['c1:hash'] });
  });
});
