import { toAddress } from '@tarima/commerce-client/address';
import { toMoney } from '@tarima/commerce-client/wire';
import { getLocalizedText } from '@tarima/markets/localized-text';
import { money } from '@tarima/markets/money';
import { isSoldByWeight } from '@tarima/markets/sold-by-weight';
import type { KnownMarket, Language } from '@tarima/markets/table';
import { z } from 'zod';
import type { Cart, CartLine, Delivery, FeeLine } from '../../domain/cart.ts';
import type { ChosenWindow } from '../../domain/delivery-window.ts';
import type { Offer, Offers } from '../../domain/offer.ts';
import { type CartWire, chosenWindowWire, type LineWire, type VariantWire } from './wire.ts';

export interface CartMappingOptions {
  /** The market of the cart's store. */
  readonly market: KnownMarket;
  /** The language of product names. */
  readonly language: Language;
  /** The key of a channel, a club's or a country's, by its id. */
  readonly findChannelKey: (id: string) => string | undefined;
}

/** A cart of the platform. */
export function toCart(wire: CartWire, options: CartMappingOptions): Cart {
  const fields = wire.custom?.fields;
  const lines = wire.lineItems.filter((line) => !isServiceFee(line));
  const feeLines = wire.lineItems.filter(isServiceFee);
  const { taxedPrice } = wire;
  return {
    id: wire.id,
    version: wire.version,
    market: options.market,
    lines: lines.map((line) => toLine(line, options)),
    feeLines: feeLines.map((line) => toFeeLine(line, options)),
    total: toMoney(taxedPrice?.totalGross ?? wire.totalPrice),
    // Null until the platform has calculated the taxes (CART-51, CART-52).
    tax: taxedPrice
      ? money(taxedPrice.totalGross.centAmount - taxedPrice.totalNet.centAmount, taxedPrice.totalGross.currencyCode)
      : null,
    isTaxIncluded: wire.lineItems.find(({ taxRate }) => taxRate)?.taxRate?.includedInPrice ?? null,
    shipping: wire.shippingInfo
      ? {
          price: toMoney(wire.shippingInfo.price),
          freeAbove: wire.shippingInfo.shippingRate.freeAbove
            ? toMoney(wire.shippingInfo.shippingRate.freeAbove)
            : null,
        }
      : null,
    delivery: toDelivery(wire),
    clubKey: fields?.club ?? null,
    // Without a choice, the available items are sent (CART-77, decision 021).
    allowsPartialFulfillment: fields?.allow_partial_fulfillment ?? true,
    isLocked: wire.lock !== undefined || wire.cartState === 'Frozen',
    attemptId: fields?.attempt_id ?? null,
    commandLog: fields?.commandLog ?? [],
    formerGuestHash: fields?.past_guest ?? null,
    hasCustomFields: wire.custom !== undefined,
    updatedAt: wire.lastModifiedAt,
  };
}

function isServiceFee(line: LineWire): boolean {
  return line.custom?.fields.service_fee === true;
}

const volumeWire = z.number().nonnegative();
const storageTypeWire = z.string();

function toLine(wire: LineWire, { language, findChannelKey }: CartMappingOptions): CartLine {
  const regular = toMoney(wire.price.value);
  const [image] = wire.variant.images;
  const channelKey = toChannelKey(wire, findChannelKey);
  const attribute = (name: string) => wire.variant.attributes.find((entry) => entry.name === name)?.value;
  return {
    id: wire.id,
    sku: wire.variant.sku,
    name: getLocalizedText(wire.name, language) ?? wire.variant.sku,
    slug: getLocalizedText(wire.productSlug, language) ?? wire.variant.sku,
    imageUrl: image?.url ?? null,
    quantity: wire.quantity,
    unitPrice: wire.price.discounted ? toMoney(wire.price.discounted.value) : regular,
    regularUnitPrice: wire.price.discounted ? regular : null,
    total: toMoney(wire.totalPrice),
    channelKey,
    isSoldByWeight: isSoldByWeight(wire.variant.attributes, channelKey),
    // The request for delivery windows needs both attributes (DELIVERY-70).
    volumeLitres: volumeWire.safeParse(attribute('volume')).data ?? null,
    storageType: storageTypeWire.safeParse(attribute('storage_type')).data ?? null,
  };
}

function toFeeLine(wire: LineWire, { findChannelKey }: CartMappingOptions): FeeLine {
  return {
    id: wire.id,
    sku: wire.variant.sku,
    quantity: wire.quantity,
    total: toMoney(wire.totalPrice),
    channelKey: toChannelKey(wire, findChannelKey),
  };
}

function toChannelKey(
  { distributionChannel }: LineWire,
  findChannelKey: CartMappingOptions['findChannelKey'],
): string | null {
  return (distributionChannel && findChannelKey(distributionChannel.id)) ?? null;
}

/** `NEXT_DAY` and `SAME_DAY` are kinds of home delivery (DELIVERY-1). */
function toDelivery(wire: CartWire): Delivery | null {
  const fields = wire.custom?.fields;
  const type = fields?.delivery_type;
  if (!type) return null;
  return {
    method: type === 'PICK_UP_IN_CLUB' ? 'PICK_UP_IN_CLUB' : 'DELIVERY',
    clubKey: fields?.fulfillment_club ?? null,
    address: wire.shippingAddress ? toAddress(wire.shippingAddress) : null,
    distanceKm: fields?.distance ?? null,
    speed: type === 'NEXT_DAY' || type === 'SAME_DAY' ? type : null,
    window: toWindow(fields?.windows_data),
  };
}

/** The window in the custom field `windows_data`; null when the field is missing or invalid. */
function toWindow(json: string | undefined): ChosenWindow | null {
  const wire = chosenWindowWire.safeParse(parseJson(json)).data;
  if (!wire) return null;
  const { zone: timeZone, litres, keptUntil, ...window } = wire;
  return { ...window, timeZone, heldVolumeLitres: litres, heldUntil: keptUntil };
}

/** Undefined for a value that is not JSON text. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Offers of variants in a channel; a variant without a price is not sold there. */
export function toOffers(variants: readonly VariantWire[], channelId: string): Offers {
  return new Map(
    variants.flatMap(({ sku, price, availability }): [string, Offer][] => {
      if (sku === undefined || !price) return [];
      const available = availability?.channels?.[channelId]?.availableQuantity ?? 0;
      return [[sku, { unitCents: (price.discounted?.value ?? price.value).centAmount, available }]];
    }),
  );
}
