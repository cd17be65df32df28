import { textIn } from '@tarima/markets/localized-text';
import { type Money, money } from '@tarima/markets/money';
import { getMarket, type Language } from '@tarima/markets/table';
import { pictureOf } from '@tarima/service-kit/picture';
import { z } from 'zod';
import type { Cart, CartLine, Delivery, FeeLine } from '../domain/cart.ts';
import type { ChosenWindow } from '../domain/delivery-window.ts';
import type { Facts, SkuFacts } from '../domain/rules.ts';
import { toAddress } from './address-mapping.ts';
import { chosenWindowSchema } from './fulfilment/wire.ts';
import type { CartWire, LineWire, VariantWire } from './wire.ts';

/** How channel ids and texts of a cart are read. */
export interface CartReading {
  readonly language: Language;
  /** Key of a channel: a club's or a country's. */
  readonly keyOfChannel: (id: string) => string | undefined;
}

/** A cart of the platform. */
export function toCart(wire: CartWire, reading: CartReading): Cart {
  const fields = wire.custom?.fields;
  const lines = wire.lineItems.filter((line) => !isServiceFee(line));
  const feeLines = wire.lineItems.filter(isServiceFee);
  const { taxedPrice } = wire;
  return {
    id: wire.id,
    version: wire.version,
    market: getMarket(wire.store.key),
    lines: lines.map((line) => toLine(line, reading)),
    feeLines: feeLines.map((line) => toFeeLine(line, reading)),
    total: toMoney(taxedPrice?.totalGross ?? wire.totalPrice),
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
    pastGuest: fields?.past_guest ?? null,
    hasFields: wire.custom !== undefined,
    updatedAt: wire.lastModifiedAt,
  };
}

function isServiceFee(line: LineWire): boolean {
  return line.custom?.fields.service_fee === true;
}

const weighedClubs = z.array(z.object({ club: z.string(), value: z.boolean() }));

/**
 * Whether a place sells it by weight: as the product says, unless the place is a club that `sold_by_weight` excepts. That
 * attribute is a JSON list of club and value (CART-18).
 */
function isSoldByWeight(wire: LineWire, place: string | null): boolean {
  const attribute = (name: string) => wire.variant.attributes.find((entry) => entry.name === name)?.value;
  if (attribute('sale_by_weight') !== true) return false;
  const clubs = weighedClubs.safeParse(parsedJson(attribute('sold_by_weight'))).data ?? [];
  return clubs.find(({ club }) => club === place)?.value !== false;
}

function toLine(wire: LineWire, { language, keyOfChannel }: CartReading): CartLine {
  const regular = toMoney(wire.price.value);
  const [image] = wire.variant.images;
  const attribute = (name: string) => wire.variant.attributes.find((entry) => entry.name === name)?.value;
  return {
    id: wire.id,
    sku: wire.variant.sku,
    name: textIn(wire.name, language) ?? wire.variant.sku,
    slug: textIn(wire.productSlug, language) ?? wire.variant.sku,
    picture: image ? pictureOf(image.url) : null,
    quantity: wire.quantity,
    unitPrice: wire.price.discounted ? toMoney(wire.price.discounted.value) : regular,
    regularUnitPrice: wire.price.discounted ? regular : null,
    total: toMoney(wire.totalPrice),
    placeKey: placeOf(wire, keyOfChannel),
    isSoldByWeight: isSoldByWeight(wire, placeOf(wire, keyOfChannel)),
    // What the request for delivery windows needs of an item (DELIVERY-70).
    litres: z.number().nonnegative().safeParse(attribute('volume')).data ?? null,
    storageType: z.string().safeParse(attribute('storage_type')).data ?? null,
  };
}

function toFeeLine(wire: LineWire, { keyOfChannel }: CartReading): FeeLine {
  return {
    id: wire.id,
    quantity: wire.quantity,
    total: toMoney(wire.totalPrice),
    placeKey: placeOf(wire, keyOfChannel),
  };
}

function placeOf({ distributionChannel }: LineWire, keyOfChannel: CartReading['keyOfChannel']): string | null {
  return (distributionChannel && keyOfChannel(distributionChannel.id)) ?? null;
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

/** The field holds JSON; a window that cannot be read is none. */
function toWindow(json: string | undefined): ChosenWindow | null {
  return chosenWindowSchema.safeParse(parsedJson(json)).data ?? null;
}

/** Text of the platform as JSON; undefined where it is none. */
function parsedJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** An amount of the platform. */
export function toMoney({ centAmount, currencyCode }: { centAmount: number; currencyCode: string }): Money {
  return money(centAmount, currencyCode);
}

/** Price and stock of variants at a channel; a variant without a price there is not sold there. */
export function toFacts(variants: readonly VariantWire[], channelId: string): Facts {
  return new Map(
    variants.flatMap(({ sku, price, availability }): [string, SkuFacts][] => {
      if (!price) return [];
      const available = availability?.channels?.[channelId]?.availableQuantity ?? 0;
      return [[sku, { unitCents: (price.discounted?.value ?? price.value).centAmount, available }]];
    }),
  );
}
