import type { ChannelDirectory } from '@tarima/commerce-client/channel-directory';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound } from '@tarima/commerce-client/errors';
import { baseOrderWire, toMoney } from '@tarima/commerce-client/wire';
import { money, sumMoney } from '@tarima/markets/money';
import { z } from 'zod';
import type { OrderReader } from '../../application/mails/ports.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';

const paymentWire = z.object({
  paymentMethodInfo: z.object({ method: z.string().optional() }).optional(),
  transactions: z.array(z.object({ type: z.string(), state: z.string() })),
  custom: z
    .object({ fields: z.object({ card_brand: z.string().optional(), card_last_digits: z.string().optional() }) })
    .optional(),
});

/** The fields of an order that its confirmation shows. */
export const placedOrderWire = baseOrderWire.extend({
  paymentInfo: z.object({ payments: z.array(z.object({ obj: paymentWire.optional() })) }).optional(),
  custom: z
    .object({
      fields: z.object({
        delivery_type: z.string().optional(),
        club: z.string().optional(),
        fulfillment_club: z.string().optional(),
        windows_data: z.string().optional(),
      }),
    })
    .optional(),
});

type PlacedOrderWire = z.output<typeof placedOrderWire>;

/** The JSON in the field `windows_data`. */
const windowWire = z.object({ start: z.iso.datetime(), end: z.iso.datetime(), zone: z.string().min(1) });
const windowJson = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

/** Reads placed orders from the commerce platform. */
export function createOrderReader(commerce: CommerceApi, channels: Pick<ChannelDirectory, 'findClub'>): OrderReader {
  return {
    async findPlacedOrder(market, orderNumber) {
      try {
        const { body } = await commerce
          .inStore(market)
          .orders()
          .withOrderNumber({ orderNumber })
          .get({ queryArgs: { expand: ['paymentInfo.payments[*]'] } })
          .execute();
        const wire = placedOrderWire.parse(body);
        const clubKey = wire.custom?.fields.fulfillment_club ?? wire.custom?.fields.club;
        const club = clubKey === undefined ? undefined : await channels.findClub(clubKey);
        return toPlacedOrder(wire, club && { name: club.name, street: club.address.street, city: club.address.city });
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Maps an order of the platform; amounts and payment as the order's page shows them (ORDERS-6, ORDERS-7, ORDERS-8). */
export function toPlacedOrder(wire: PlacedOrderWire, club: PlacedOrder['club']): PlacedOrder {
  const isFee = ({ custom }: PlacedOrderWire['lineItems'][number]) => custom?.fields.service_fee === true;
  const fees = wire.lineItems.filter(isFee);
  const isPickup = (wire.custom?.fields.delivery_type ?? 'PICK_UP_IN_CLUB') === 'PICK_UP_IN_CLUB';
  const { taxedPrice, shippingInfo, shippingAddress, totalPrice } = wire;
  const { currencyCode } = totalPrice;
  const address = shippingAddress && {
    alias: shippingAddress.custom?.fields.alias,
    street: shippingAddress.streetNumber || shippingAddress.streetName || '',
    city: shippingAddress.city,
    region: shippingAddress.region ?? shippingAddress.state,
  };
  return {
    orderNumber: wire.orderNumber ?? '',
    placedAt: new Date(wire.createdAt),
    isGuest: wire.customerId === undefined,
    items: wire.lineItems
      .filter((line) => !isFee(line))
      .map(({ name, variant, quantity, totalPrice: total }) => ({
        name,
        sku: variant.sku,
        quantity,
        total: toMoney(total),
      })),
    serviceFee:
      fees.length > 0
        ? sumMoney(
            currencyCode,
            fees.map((fee) => toMoney(fee.totalPrice)),
          )
        : undefined,
    deliveryCharge:
      shippingInfo && !isPickup ? toMoney(shippingInfo.discountedPrice?.value ?? shippingInfo.price) : undefined,
    tax: taxedPrice && money(taxedPrice.totalGross.centAmount - taxedPrice.totalNet.centAmount, currencyCode),
    total: toMoney(taxedPrice?.totalGross ?? totalPrice),
    club,
    isPickup,
    address,
    window: isPickup ? undefined : toWindow(wire.custom?.fields.windows_data),
    payment: toPayment(wire),
  };
}

function toWindow(json: string | undefined): PlacedOrder['window'] {
  const chosen = windowJson.pipe(windowWire).safeParse(json).data;
  return chosen && { start: new Date(chosen.start), end: new Date(chosen.end), timeZone: chosen.zone };
}

/** The successful charge; undefined before there is one. */
function toPayment({ paymentInfo }: PlacedOrderWire): PlacedOrder['payment'] {
  const charged = paymentInfo?.payments.find(({ obj }) =>
    obj?.transactions.some(({ type, state }) => type === 'Charge' && state === 'Success'),
  );
  const fields = charged?.obj?.custom?.fields;
  // A payment without a card is named by its method.
  const wallet = charged?.obj?.paymentMethodInfo?.method === 'PAYPAL' ? 'PAYPAL' : undefined;
  return charged && { brand: fields?.card_brand ?? wallet, lastDigits: fields?.card_last_digits };
}
