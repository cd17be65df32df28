import type { Money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { EmojiName } from '../../media/src/emoji.ts';
import type { ToneName } from '../../media/src/tones.ts';

/** A text in both languages of the store. */
export type Localized = { es: string; en: string };

/** A category. `level` 1 is a top category, 2 a section, 3 an aisle; only aisles contain products directly. */
export type SeedCategory = {
  key: string;
  parentKey: string | null;
  level: 1 | 2 | 3;
  name: Localized;
  slug: Localized;
  description: Localized;
  /** Decimal text between 0 and 1; categories are sorted in ascending order. */
  orderHint: string;
  emoji: EmojiName;
  tone: ToneName;
  /** Whether the club features the category. */
  isFeatured: boolean;
};

/** Storage type of a product, part of requests for delivery windows (DELIVERY-70). */
export type StorageType = 'DRY' | 'CHILLED' | 'FROZEN';

/** Tax category of a product; the rates are in `taxes.ts`. */
export type TaxCategoryKey = 'standard' | 'basic-basket' | 'exempt' | 'alcohol';

/** Attribute value on the commerce platform; lists and objects are JSON text. */
export type AttributeValue = string | number | boolean | Localized;
export type SeedAttribute = { name: string; value: AttributeValue };

/** `url` is a path of the media service (`/p/...`); the size in its last segment can be replaced. */
export type SeedImage = { url: string; label: string; width: number; height: number };

export type SeedVariant = {
  /** Counts from 1; 1 is the master variant. */
  id: number;
  /** `{product id}-{variant id}` (CATALOG-1). */
  sku: string;
  /** Base price, from which every market's price is calculated. */
  usdCents: number;
  images: SeedImage[];
  attributes: SeedAttribute[];
};

export type SeedPromotion = {
  /** `lblPromoId` of a campaign in `campaigns.ts`. */
  promoId: string;
  /** Discount on every market's price, in whole percent. */
  percentOff: number;
  validFrom: string;
  validUntil: string;
};

export type SeedRating = {
  /** One decimal, 1 to 5. */
  average: number;
  count: number;
  /** Number of reviews by stars ('1' to '5'); adds up to `count`. */
  distribution: Record<'1' | '2' | '3' | '4' | '5', number>;
};

export type SeedProduct = {
  /** Six digits; also the product's key on the platform. */
  id: string;
  name: Localized;
  slug: Localized;
  description: Localized;
  metaTitle: Localized;
  metaDescription: Localized;
  /** Keys of aisle, section and top category; empty for the service fee. */
  categoryKeys: string[];
  taxCategoryKey: TaxCategoryKey;
  storageType: StorageType;
  variants: [SeedVariant, ...SeedVariant[]];
  /** Promotion of all variants. */
  promotion: SeedPromotion | null;
  rating: SeedRating;
  /** ISO 8601, within the last year. */
  createdAt: string;
};

/** Opening hours of a club, local time, `HH:mm`. */
export type OpeningHours = { weekdays: [string, string]; saturday: [string, string]; sunday: [string, string] };

export type SeedClub = {
  /** Four digits; the first two are the country's channel key. */
  key: string;
  country: MarketCode;
  name: string;
  address: { street: string; city: string; region: string; postalCode: string; phone: string };
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
  hours: OpeningHours;
  ecommerceEnabled: boolean;
  /** Open location code of the club, ten digits. */
  plusCode: string;
  /** Keys of the clubs that deliver to this club's surroundings, nearest first. */
  fulfillmentClubs: string[];
};

/** A price of a variant; it applies to the whole country when `channelKey` is null, otherwise to that club only. */
export type SeedPrice = {
  country: MarketCode;
  channelKey: string | null;
  value: Money;
  discounted: { value: Money; promoId: string; validFrom: string; validUntil: string } | null;
};

/** Stock of a SKU in a supply channel (a club, or a country channel with the sum of its clubs). */
export type SeedStock = { sku: string; channelKey: string; quantity: number; restockableInDays: number | null };

export type MembershipType = 'DIAMOND' | 'PLATINUM' | 'BUSINESS' | 'BUSINESS_PLATINUM';

export type SeedAddress = {
  key: string;
  alias: string;
  street: string;
  description: string;
  city: string;
  region: string;
  postalCode: string;
  country: MarketCode;
  phone: string;
  latitude: number;
  longitude: number;
  plusCode: string;
  /** Delivering clubs, nearest first, with their distances in kilometres. */
  fulfillmentClubs: { club: string; distanceKm: number }[];
  isDefault: boolean;
};

/** The status code of a past order in order management (ORDERS-41). */
export type SeedOrderStatus = '1000' | '2000' | '3000' | '7000' | '9000';

export type SeedOrder = {
  orderNumber: string;
  placedAt: string;
  club: string;
  delivery: 'PICK_UP_IN_CLUB' | 'DELIVERY';
  status: SeedOrderStatus;
  lines: { sku: string; quantity: number }[];
};

export type SeedMember = {
  /** Subject at the identity provider and external id of the platform's customer, e.g. `ana`. */
  id: string;
  /** 14 digits: club (4), account (6) and card (4). */
  memberNumber: string;
  membershipType: MembershipType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** ISO date. */
  birthDate: string;
  country: MarketCode;
  language: 'es' | 'en';
  preferredClub: string;
  /** ISO date of the last valid day of the membership. */
  expiresOn: string;
  addresses: SeedAddress[];
  orders: SeedOrder[];
};
