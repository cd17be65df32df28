import { capitals } from '@tarima/markets/capitals';
import type { Locale } from '@tarima/markets/locale';

/** Fields that a test overrides in a fixture. */
type Fields = Readonly<Record<string, unknown>>;

interface Line {
  readonly quantity: number;
  readonly total: { readonly centAmount: number };
}

/** Amounts in the currency of the locale's market. */
export const createMoneyFactory =
  ({ market }: Locale) =>
  (centAmount: number) => ({ __typename: 'Money' as const, centAmount, currency: market.currency, fractionDigits: 2 });

/** A club of the locale's market with all fields of the graph. */
export function createClub({ market }: Locale, number: number, more: Fields = {}) {
  return {
    key: `${market.channelKey}0${number}`,
    name: `Club ${number}`,
    city: 'Centro',
    address: `Calle ${number}`,
    openingHours: '9:00 - 21:00',
    timeZone: market.timeZone,
    latitude: capitals[market.code].latitude + number / 100,
    longitude: capitals[market.code].longitude,
    isEcommerceEnabled: true,
    offersPickup: true,
    sellsMemberships: true,
    nextPickup: null,
    ...more,
  };
}

/** A cart line: coffee at 5 units of the currency per piece. */
export function createCartLine(locale: Locale, id: string, more: Fields & { readonly quantity?: number } = {}) {
  const money = createMoneyFactory(locale);
  const quantity = more.quantity ?? 2;
  return {
    __typename: 'CartLine',
    id,
    name: `Café ${id}`,
    slug: `cafe-${id}`,
    maximumQuantity: 5,
    isSoldByWeight: false,
    image: null,
    unitPrice: money(500),
    regularUnitPrice: null,
    total: money(500 * quantity),
    variant: { sku: `sku-${id}` },
    ...more,
    quantity,
  };
}

/** A cart for pickup at the market's first club. */
export function createCart(locale: Locale, more: Fields & { readonly lines?: readonly Line[] } = {}) {
  const money = createMoneyFactory(locale);
  const lines = more.lines ?? [createCartLine(locale, '1')];
  const subtotal = lines.reduce((sum, { total }) => sum + total.centAmount, 0);
  return {
    id: 'cart-1',
    version: 1,
    marketCode: locale.market.code,
    updatedAt: '2026-11-20T12:00:00Z',
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: money(subtotal),
    discountAmount: money(0),
    serviceFee: null,
    deliveryCharge: null,
    tax: null,
    isTaxIncluded: true,
    total: money(subtotal),
    amountToFreeDelivery: null,
    amountToAvoidServiceFee: null,
    delivery: createPickup(createClub(locale, 1)),
    deliveryWindows: [],
    shippingMethods: [],
    allowsPartialFulfillment: true,
    isServiceFeeUpToDate: true,
    isLocked: false,
    isReadyForCheckout: true,
    attemptId: null,
    ...more,
    lines,
  };
}

export const createPickup = (club: object | null) => ({
  method: 'PICK_UP_IN_CLUB',
  addressId: null,
  addressProblem: null,
  window: null,
  address: null,
  speed: null,
  club,
});

/** A saved address of a member. */
export function createAddress({ market }: Locale, id: string, more: Fields & { readonly address?: object } = {}) {
  return {
    id,
    isDefault: false,
    isDeliverable: true,
    hasManualTerritory: false,
    isMarkedUndeliverable: false,
    latitude: capitals[market.code].latitude,
    longitude: capitals[market.code].longitude,
    phoneText: null,
    plusCode: null,
    territories: [],
    ...more,
    address: {
      alias: `Casa ${id}`,
      fullName: 'Ana Rojas',
      streetText: `Avenida ${id}`,
      description: null,
      city: 'Centro',
      region: null,
      country: market.code,
      phone: null,
      ...more.address,
    },
  };
}

/** A member of the locale's market. */
export function createMember({ market }: Locale, more: Fields = {}) {
  return {
    id: 'member-1',
    membershipNumber: '64010000012345',
    firstName: 'ANA',
    lastName: 'ROJAS',
    email: 'ana@example.com',
    phone: null,
    marketCode: market.code,
    preferredClub: null,
    isPreferredClubReplaced: false,
    membership: null,
    addresses: [],
    ...more,
  };
}

/** The menus and clubs of each page. */
export function createShellResponse(locale: Locale, more: Fields = {}) {
  return {
    topCategories: [],
    clubs: [createClub(locale, 1), createClub(locale, 2)],
    market: { code: locale.market.code, defaultClub: createClub(locale, 1) },
    ...more,
  };
}

/** A member's order that can still be cancelled. */
export function createOrder(locale: Locale, more: Fields = {}) {
  const money = createMoneyFactory(locale);
  return {
    __typename: 'Order' as const,
    orderNumber: '640100001',
    placedAt: '2026-11-20T12:00:00Z',
    stage: 'OPEN' as const,
    statusCode: '1100',
    isStatusKnown: true,
    statusLabel: 'Preparando',
    isInTransit: false,
    itemCount: 2,
    deliveryMethod: 'PICK_UP_IN_CLUB' as const,
    total: money(1000),
    fulfillmentClub: null,
    email: 'ana@example.com',
    allowsPartialFulfillment: true,
    isCancellable: true,
    isCancellationRequested: false,
    subtotal: money(1000),
    serviceFee: null,
    deliveryCharge: null,
    tax: null,
    deliveryAddress: null,
    invoice: null,
    payment: null,
    correctedTotal: null,
    deliveryWindow: null,
    refunds: [],
    lines: [],
    ...more,
  };
}

/** An item of an order that is bought again; all three units can be bought at the former price. */
export const createReorderLine = (locale: Locale, id: string, more: Fields = {}) => ({
  id,
  name: `Item ${id}`,
  variant: { sku: `sku-${id}` },
  orderedQuantity: 3,
  quantity: 3,
  limit: null,
  cartQuantity: 0,
  unitPrice: createMoneyFactory(locale)(500),
  formerUnitPrice: null,
  ...more,
});

/** A payment attempt for a cart; `OPEN` before a card was submitted. */
export const createAttempt = (locale: Locale, status: string, more: Fields = {}) => ({
  id: 'attempt-1',
  status,
  purpose: 'ORDER',
  createdAt: '2026-11-22T10:00:00Z',
  amount: createMoneyFactory(locale)(1000),
  method: null,
  action: null,
  failure: null,
  order: null,
  membershipNumber: null,
  ...more,
});

/** A captcha with a checkbox, whose script no test loads. */
export const createCheckboxChallenge = () => ({
  __typename: 'CaptchaChallenge',
  kind: 'RECAPTCHA_V2',
  challenge: null,
  expiresInSeconds: null,
  siteKey: 'site-1',
  scriptUrl: 'https://recaptcha.test/api.js',
  action: null,
});
