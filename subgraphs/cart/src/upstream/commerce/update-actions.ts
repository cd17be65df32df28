import type { CartUpdateAction, LineItemDraft } from '@commercetools/platform-sdk';
import type { Cart } from '../../domain/cart.ts';
import type { DeliveryChoice } from '../../domain/delivery.ts';
import type { ChosenWindow } from '../../domain/delivery-window.ts';
import type { Step } from '../../domain/steps.ts';
import { toAddressDraft } from './address-mapping.ts';
import type { ChosenWindowWire } from './wire.ts';

type Fields = Record<string, unknown>;

const toChannel = (key: string) => ({ typeId: 'channel' as const, key });

/** A line item in a channel. The service fee is marked, so that it is recognised after the configuration changes. */
export function toLineItemDraft(step: Extract<Step, { kind: 'addLine' }>): LineItemDraft {
  return {
    sku: step.sku,
    quantity: step.quantity,
    distributionChannel: toChannel(step.channelKey),
    supplyChannel: toChannel(step.channelKey),
    ...(step.isServiceFee
      ? { custom: { type: { typeId: 'type', key: 'line-item' }, fields: { service_fee: true } } }
      : {}),
  };
}

/** The custom fields that steps set; null clears a field. */
export function toCustomFields(steps: readonly Step[]): Fields {
  return Object.assign(
    {},
    ...steps.map((step): Fields => {
      switch (step.kind) {
        case 'setClub':
          return { club: step.clubKey };
        case 'setCommandLog':
          return { commandLog: step.commandLog };
        case 'setArchived':
          return { set_aside: step.isArchived };
        case 'setFormerGuest':
          return { past_guest: step.guestHash };
        case 'setPartialFulfillment':
          return { allow_partial_fulfillment: step.isAllowed };
        case 'deliver':
          return toDeliveryFields(step.choice);
        case 'setWindow':
          return { windows_data: JSON.stringify(toWindowWire(step.window)) };
        default:
          return {};
      }
    }),
  );
}

/** The custom fields of a choice of pickup (DELIVERY-3, DELIVERY-5) or delivery (DELIVERY-14). */
function toDeliveryFields(choice: DeliveryChoice): Fields {
  return {
    delivery_type: choice.method === 'DELIVERY' ? choice.speed : choice.method,
    fulfillment_club: choice.clubKey,
    distance: choice.method === 'DELIVERY' ? choice.distanceKm : null,
    // A window belongs to a club and a speed.
    windows_data: null,
  };
}

function toWindowWire({ timeZone, heldVolumeLitres, heldUntil, ...window }: ChosenWindow): ChosenWindowWire {
  return { ...window, zone: timeZone, litres: heldVolumeLitres, keptUntil: heldUntil };
}

/** The update actions of steps, in their order; custom fields come last, with their type when the cart has none yet. */
export function toUpdateActions(
  steps: readonly Step[],
  cart: Pick<Cart, 'hasCustomFields' | 'delivery'>,
): CartUpdateAction[] {
  // Clearing a field that is not set is an error.
  const isSet = { distance: cart.delivery?.distanceKm != null, windows_data: cart.delivery?.window != null };
  const fields = Object.entries(toCustomFields(steps)).filter(
    ([name, value]) => value !== null || isSet[name as keyof typeof isSet],
  );
  const values = fields.filter(([, value]) => value !== null);
  return [
    ...steps.flatMap(toActions),
    ...(cart.hasCustomFields
      ? fields.map(([name, value]): CartUpdateAction => ({ action: 'setCustomField', name, value }))
      : [
          {
            action: 'setCustomType' as const,
            type: { typeId: 'type' as const, key: 'cart' },
            fields: Object.fromEntries(values),
          },
        ]),
  ];
}

function toActions(step: Step): CartUpdateAction[] {
  switch (step.kind) {
    case 'addLine':
      return [{ action: 'addLineItem', ...toLineItemDraft(step) }];
    case 'setQuantity':
      return [{ action: 'changeLineItemQuantity', lineItemId: step.lineId, quantity: step.quantity }];
    case 'removeLine':
      return [{ action: 'removeLineItem', lineItemId: step.lineId }];
    case 'setLineChannel':
      return [
        {
          action: 'setLineItemDistributionChannel',
          lineItemId: step.lineId,
          distributionChannel: toChannel(step.channelKey),
        },
        { action: 'setLineItemSupplyChannel', lineItemId: step.lineId, supplyChannel: toChannel(step.channelKey) },
      ];
    case 'reprice':
      return [{ action: 'recalculate' }];
    case 'deliver':
      return toDeliveryActions(step.choice);
    case 'setClub':
    case 'setPartialFulfillment':
    case 'setWindow':
    case 'setArchived':
    case 'setFormerGuest':
    case 'setCommandLog':
      return [];
  }
}

/** The shipping method is removed before the address changes (DELIVERY-15); pickup has none (DELIVERY-4). */
function toDeliveryActions(choice: DeliveryChoice): CartUpdateAction[] {
  return [
    { action: 'setShippingMethod' },
    { action: 'setShippingAddress', address: toAddressDraft(choice.address) },
    ...(choice.method === 'DELIVERY'
      ? [
          {
            action: 'setShippingMethod' as const,
            shippingMethod: { typeId: 'shipping-method' as const, key: choice.shippingMethodKey },
          },
          // The invoice takes the tax of the delivery from here (DELIVERY-16).
          {
            action: 'setShippingCustomType' as const,
            type: { typeId: 'type' as const, key: 'shipping-method' },
            fields: { 'tax-included-in-price': choice.shippingTax.isIncluded, tax: choice.shippingTax.rate },
          },
        ]
      : []),
  ];
}
