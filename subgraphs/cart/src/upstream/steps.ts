import type { CartUpdateAction, LineItemDraft } from '@commercetools/platform-sdk';
import type { Cart } from '../domain/cart.ts';
import type { DeliveryChoice } from '../domain/delivery.ts';
import type { Step } from '../domain/difference.ts';
import { fromAddress } from './address-mapping.ts';

type Fields = Record<string, unknown>;

const channel = (key: string) => ({ typeId: 'channel' as const, key });

/** The line of a sku at a place; the fee is marked, so that it is known whatever the configuration says later. */
export function lineDraft(step: Extract<Step, { kind: 'addLine' }>): LineItemDraft {
  return {
    sku: step.sku,
    quantity: step.quantity,
    distributionChannel: channel(step.placeKey),
    supplyChannel: channel(step.placeKey),
    ...(step.isServiceFee
      ? { custom: { type: { typeId: 'type', key: 'line-item' }, fields: { service_fee: true } } }
      : {}),
  };
}

/** Custom fields that steps set; null clears it. */
export function fieldsOf(steps: readonly Step[]): Fields {
  return Object.assign(
    {},
    ...steps.map((step): Fields => {
      switch (step.kind) {
        case 'setClub':
          return { club: step.clubKey };
        case 'log':
          return { commandLog: step.commandLog };
        case 'setAside':
          return { set_aside: step.isSetAside };
        case 'pastGuest':
          return { past_guest: step.mark };
        case 'setPartialFulfillment':
          return { allow_partial_fulfillment: step.isAllowed };
        case 'deliver':
          return deliveryFields(step.choice);
        case 'setWindow':
          return { windows_data: JSON.stringify(step.window) };
        default:
          return {};
      }
    }),
  );
}

/** The custom fields of a choice of pickup (DELIVERY-3, DELIVERY-5) or delivery (DELIVERY-14). */
function deliveryFields(choice: DeliveryChoice): Fields {
  return {
    delivery_type: choice.method === 'DELIVERY' ? choice.speed : choice.method,
    fulfillment_club: choice.clubKey,
    distance: choice.method === 'DELIVERY' ? choice.distanceKm : null,
    // A window is of one club and one way.
    windows_data: null,
  };
}

/**
 * The platform's update actions of steps, in their order; custom fields come last, with their type when the cart has
 * none yet.
 */
export function updateActions(steps: readonly Step[], cart: Pick<Cart, 'hasFields' | 'delivery'>): CartUpdateAction[] {
  // The platform refuses to clear a field that is not set.
  const clearable = { distance: cart.delivery?.distanceKm != null, windows_data: cart.delivery?.window != null };
  const fields = Object.entries(fieldsOf(steps)).filter(
    ([name, value]) => value !== null || clearable[name as keyof typeof clearable],
  );
  const given = fields.filter(([, value]) => value !== null);
  return [
    ...steps.flatMap(actionsOf),
    ...(cart.hasFields
      ? fields.map(([name, value]): CartUpdateAction => ({ action: 'setCustomField', name, value }))
      : [
          {
            action: 'setCustomType' as const,
            type: { typeId: 'type' as const, key: 'cart' },
            fields: Object.fromEntries(given),
          },
        ]),
  ];
}

function actionsOf(step: Step): CartUpdateAction[] {
  switch (step.kind) {
    case 'addLine':
      return [{ action: 'addLineItem', ...lineDraft(step) }];
    case 'setQuantity':
      return [{ action: 'changeLineItemQuantity', lineItemId: step.lineId, quantity: step.quantity }];
    case 'removeLine':
      return [{ action: 'removeLineItem', lineItemId: step.lineId }];
    case 'moveLine':
      return [
        {
          action: 'setLineItemDistributionChannel',
          lineItemId: step.lineId,
          distributionChannel: channel(step.placeKey),
        },
        { action: 'setLineItemSupplyChannel', lineItemId: step.lineId, supplyChannel: channel(step.placeKey) },
      ];
    case 'reprice':
      return [{ action: 'recalculate' }];
    case 'deliver':
      return deliveryActions(step.choice);
    case 'setClub':
    case 'setPartialFulfillment':
    case 'setWindow':
    case 'setAside':
    case 'pastGuest':
    case 'log':
      return [];
  }
}

/** The shipping method is set to none before the address changes (DELIVERY-15); pickup leaves it so (DELIVERY-4). */
function deliveryActions(choice: DeliveryChoice): CartUpdateAction[] {
  return [
    { action: 'setShippingMethod' },
    { action: 'setShippingAddress', address: fromAddress(choice.address) },
    ...(choice.method === 'DELIVERY'
      ? [
          {
            action: 'setShippingMethod' as const,
            shippingMethod: { typeId: 'shipping-method' as const, key: choice.shippingMethodKey },
          },
          // The invoice of the delivery reads its tax here (DELIVERY-16).
          {
            action: 'setShippingCustomType' as const,
            type: { typeId: 'type' as const, key: 'shipping-method' },
            fields: { 'tax-included-in-price': choice.shippingTax.isIncluded, tax: choice.shippingTax.rate },
          },
        ]
      : []),
  ];
}
