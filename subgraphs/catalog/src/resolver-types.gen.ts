import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Product as ProductModel, Variant as VariantModel, Rating as RatingModel } from './domain/product.ts';
import type { Category as CategoryModel } from './domain/category-tree.ts';
import type { Club as ClubModel } from './domain/club.ts';
import type { ClubStock as ClubStockModel } from './domain/club-stock.ts';
import type { Campaign as CampaignModel } from './domain/promotions.ts';
import type { WeightSale as WeightSaleModel } from './domain/weight.ts';
import type { KnownMarket as KnownMarketModel } from '@tarima/markets/table';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 8601 date and time with its offset, e.g. `2026-11-20T17:00:00Z`. */
  DateTime: { input: string; output: string; }
  /** An integer of up to 53 bits. Amounts in Colombian pesos can exceed the 32 bits of Int. */
  SafeInt: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Stock of a variant at a club or in a country, less reserved units. */
export type Availability = {
  /** When the stock was read; a cached response keeps the original time. */
  asOf: Scalars['DateTime']['output'];
  /** Number of units that can be bought now. */
  quantity: Scalars['Int']['output'];
  /** Days until the next delivery to the club; null when unknown. */
  restockableInDays: Maybe<Scalars['Int']['output']>;
  /** Level of stock. */
  state: StockState;
};

/** Whether a value is the same for every caller of a market and language. */
export type CacheControlScope =
  /** Depends on the caller. */
  | 'PRIVATE'
  /** The same for every caller. */
  | 'PUBLIC';

/** A captcha to be answered, with everything that a browser needs to show it. */
export type CaptchaChallenge = {
  /** `RECAPTCHA_V3`: the action to execute. */
  action: Maybe<Scalars['String']['output']>;
  /** `ALTCHA`: the challenge as JSON, for ALTCHA's widget or `altcha-lib`. */
  challenge: Maybe<Scalars['String']['output']>;
  /** `ALTCHA`: for how many seconds the challenge can be answered, because the clock of a browser can be wrong. */
  expiresInSeconds: Maybe<Scalars['Int']['output']>;
  /** The kind of the captcha; the answer must have the same one. */
  kind: CaptchaKind;
  /** reCAPTCHA: the URL of its script, to which `render`, `onload` and `hl` can be added. */
  scriptUrl: Maybe<Scalars['String']['output']>;
  /** reCAPTCHA: the site key. */
  siteKey: Maybe<Scalars['String']['output']>;
};

/** The answer to a captcha. It works once. */
export type CaptchaInput = {
  /** The kind of the captcha that was answered. */
  kind: CaptchaKind;
  /** `ALTCHA`: the payload of its widget, in base64; reCAPTCHA: the response token. */
  token: Scalars['String']['input'];
};

/** The kinds of captcha. */
export type CaptchaKind =
  /** The store's own proof of work, which the browser solves without a third party. */
  | 'ALTCHA'
  /** The checkbox of reCAPTCHA version 2. */
  | 'RECAPTCHA_V2'
  /** The invisible captcha of reCAPTCHA version 2. */
  | 'RECAPTCHA_V2_INVISIBLE'
  /** The score of reCAPTCHA version 3. */
  | 'RECAPTCHA_V3';

/** A category of products. Categories form a tree of any depth. */
export type Category = {
  /** The categories above this one, from the top category to the parent. */
  ancestors: Array<Category>;
  /** Categories directly below this one that have products, sorted by order hint. */
  children: Array<Category>;
  /** Description in the request's language; null when there is none. */
  description: Maybe<Scalars['String']['output']>;
  /** Image of the category in each size; null when it has none. */
  image: Maybe<Image>;
  /** Stable key. */
  key: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** The category above this one; null for a top category. */
  parent: Maybe<Category>;
  /** Number of products in this category and in all categories below it. */
  productCount: Scalars['Int']['output'];
  /** Part of the category page's URL in the request's language. */
  slug: Scalars['String']['output'];
  /** Part of the category page's URL in each language. */
  slugs: Slugs;
};

/** A warehouse where members shop. */
export type Club = {
  /** Street address as text; empty when unknown. */
  address: Scalars['String']['output'];
  /** City or canton; empty when unknown. */
  city: Scalars['String']['output'];
  /** Whether the club takes online orders; pickup also depends on the configuration, see `offersPickup`. */
  isEcommerceEnabled: Scalars['Boolean']['output'];
  /** Four digits, the first two of which are the market's. */
  key: Scalars['ID']['output'];
  /** Latitude in decimal degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in decimal degrees. */
  longitude: Scalars['Float']['output'];
  /** The market that the club belongs to. */
  market: Market;
  /** Name in the request's language, e.g. `Escazú`. */
  name: Scalars['String']['output'];
  /**
   * The first period in which an order placed now can be picked up; null when the club does not offer pickup or its
   * opening hours are unknown.
   */
  nextPickup: Maybe<TimeRange>;
  /** Whether orders can be picked up at the club: it takes online orders, and its market's configuration allows pickup. */
  offersPickup: Scalars['Boolean']['output'];
  /** Opening hours as text in the request's language, a line for each group of days; null when unknown. */
  openingHours: Maybe<Scalars['String']['output']>;
  /** Whether a membership for this club can be bought online: its market sells memberships, and the club is not excluded. */
  sellsMemberships: Scalars['Boolean']['output'];
  /** IANA name of the time zone, e.g. `America/Costa_Rica`. */
  timeZone: Scalars['String']['output'];
};

/** Stock and price of a variant at one club. */
export type ClubStock = {
  /** Stock of the variant at the club. */
  availability: Availability;
  /** The club to which stock and price apply. */
  club: Club;
  /** Price of the variant at the club; null when it is not sold there. */
  price: Maybe<ProductPrice>;
};

/** How the shopper receives the items. */
export type DeliveryMethod =
  /** The items are delivered to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper picks the items up at a club. */
  | 'PICK_UP_IN_CLUB';

/** A property by which a product list can be filtered. */
export type Facet = {
  /** Stable key for `FacetFilterInput.facet`, e.g. `brand`. */
  key: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Values in display order: sizes by size, price ranges and ratings in a fixed order, other values by descending count. */
  values: Array<FacetValue>;
};

/** Selected values of one facet. */
export type FacetFilterInput = {
  /** Key of the facet, e.g. `brand`. */
  facet: Scalars['String']['input'];
  /** Selected values, from 1 to 50. */
  values: Array<Scalars['String']['input']>;
};

/** One value of a facet. */
export type FacetValue = {
  /** Number of products of the list that have this value; 0 only for a selected value that no product has. */
  count: Scalars['Int']['output'];
  /** Text in the request's language. */
  label: Scalars['String']['output'];
  /** Stable value for `FacetFilterInput.values`. */
  value: Scalars['String']['output'];
};

/** URLs of an image in fixed sizes. */
export type Image = {
  /** Size for product cards, 320 px square. */
  card: Scalars['String']['output'];
  /** Size for the product page, 640 px square. */
  detail: Scalars['String']['output'];
  /** Size for thumbnails, 96 px square. */
  thumbnail: Scalars['String']['output'];
  /** Size for zooming, 1200 px square. */
  zoom: Scalars['String']['output'];
};

/** A country in which the club sells. */
export type Market = {
  /** ISO 3166-1 alpha-2 country code. */
  code: Scalars['ID']['output'];
  /** ISO 4217 currency code of all prices in the market. */
  currency: Scalars['String']['output'];
  /** The club for shoppers whose own club is not available; null when the configured club does not exist. */
  defaultClub: Maybe<Club>;
  /** Default language of the market: `es` or `en`. */
  defaultLanguage: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
};

/** An amount of money in hundredths of its currency. */
export type Money = {
  /** The amount in hundredths of the currency: ₡48,250 is `4825000`. */
  centAmount: Scalars['SafeInt']['output'];
  /** ISO 4217 code of the currency, e.g. `CRC`. */
  currency: Scalars['String']['output'];
  /** Number of decimal places in `centAmount`; 2 in every market. */
  fractionDigits: Scalars['Int']['output'];
};

/** Whether a connection has a next page, and the cursor to request it. */
export type PageInfo = {
  /** Cursor to pass as `after` for the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is a page after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A postal address. Places without street names and numbers are described in `streetText`. */
export type PostalAddress = {
  /** Name that the member gave this address, e.g. `Casa`; null without one. */
  alias: Maybe<Scalars['String']['output']>;
  /** City, municipality or canton; null when it is unknown. */
  city: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code of the country. */
  country: Scalars['String']['output'];
  /** Delivery instructions; null without any. */
  description: Maybe<Scalars['String']['output']>;
  /** Name of the recipient; null when it is unknown. */
  fullName: Maybe<Scalars['String']['output']>;
  /** Phone number with the country calling code; null when it is unknown. */
  phone: Maybe<Scalars['String']['output']>;
  /** Province, department or parish; null when it is unknown. */
  region: Maybe<Scalars['String']['output']>;
  /** Street and number, or a description of the location. */
  streetText: Scalars['String']['output'];
};

/** Lowest and highest estimated price. */
export type PriceRange = {
  /** Price of the heaviest piece. */
  maximum: Money;
  /** Price of the lightest piece. */
  minimum: Money;
};

/** A product of the club, with one or more variants. */
export type Product = {
  /** Brand name; null when unknown. */
  brand: Maybe<Scalars['String']['output']>;
  /** Breadcrumbs: the longest path of categories, from the top category to one that the product belongs to. */
  categoryPath: Array<Category>;
  /** Description in the request's language; null when there is none. */
  description: Maybe<Scalars['String']['output']>;
  /**
   * The variant that represents the product in a list at a club, or in the country without `clubKey`: the first one in
   * stock, or the first one when none is in stock.
   */
  displayVariant: ProductVariant;
  /** Whether the product belongs to the members' selection, because of a promotion that applies now. */
  isMembersSelection: Scalars['Boolean']['output'];
  /** SKU of the master variant, e.g. `100234-1`; it does not change. */
  key: Scalars['ID']['output'];
  /** The master variant, whose SKU is the product's key. */
  masterVariant: ProductVariant;
  /** Description for search engines in the request's language; null when there is none. */
  metaDescription: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines in the request's language, separated by commas; null when there are none. */
  metaKeywords: Maybe<Scalars['String']['output']>;
  /** Title for search engines in the request's language; null when there is none. */
  metaTitle: Maybe<Scalars['String']['output']>;
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Promotions that apply now, sorted by priority, then by name, then by position key in descending order. */
  promotions: Array<Promotion>;
  /** Summary of the members' reviews; null before the first review. */
  rating: Maybe<Rating>;
  /** Part of the product page's URL in the request's language. */
  slug: Scalars['String']['output'];
  /** Part of the product page's URL in each language. */
  slugs: Slugs;
  /** All variants, the master variant first. */
  variants: Array<ProductVariant>;
};


/** A product of the club, with one or more variants. */
export type ProductDisplayVariantArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<Array<FacetFilterInput>>;
};


/** A product of the club, with one or more variants. */
export type ProductIsMembersSelectionArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
};


/** A product of the club, with one or more variants. */
export type ProductPromotionsArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
};

/** A property of a variant, such as its colour. */
export type ProductAttribute = {
  /** Stable key, e.g. `color`. */
  key: Scalars['String']['output'];
  /** Name of the property in the request's language. */
  name: Scalars['String']['output'];
  /** Value of the property in the request's language. */
  value: Scalars['String']['output'];
};

/** One page of products, with the facets of the whole list. */
export type ProductList = {
  /** When prices, stock and counts were read; a cached response keeps the original time. */
  asOf: Scalars['DateTime']['output'];
  /** The text that was searched because the requested text finds nothing; null when the requested text was searched. */
  correctedText: Maybe<Scalars['String']['output']>;
  /** Facets by which the list can be filtered. Each facet is counted with the selected values of the other facets. */
  facets: Array<Facet>;
  /** Number of products on all pages that the club has in stock; null without a club. */
  inStockTotal: Maybe<Scalars['Int']['output']>;
  /** Products of this page in sort order. */
  items: Array<Product>;
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Maximum number of products on a page. */
  pageSize: Scalars['Int']['output'];
  /** Number of products on all pages. */
  total: Scalars['Int']['output'];
};

/** Price of a variant at a club or in a country. */
export type ProductPrice = {
  /** The price to pay now, with any discount. */
  current: Money;
  /** `regular` less `current`; null without a discount. */
  discountAmount: Maybe<Money>;
  /** Whether the amounts include taxes; otherwise taxes are added at checkout. */
  isTaxIncluded: Scalars['Boolean']['output'];
  /**
   * Prices of the lightest and the heaviest piece; null where the variant is not sold by weight or no usual weight is
   * known.
   */
  priceEstimate: Maybe<PriceRange>;
  /** The price without the discount; null without a discount. */
  regular: Maybe<Money>;
  /** Price per unit of measure; null when the market does not show unit prices or the content of a pack is unknown. */
  unitPrice: Maybe<UnitPrice>;
  /** When the discount ends; null without a discount or when it has no end. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Sort orders of a product list. */
export type ProductSort =
  /** Newest product first. */
  | 'LATEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Best match first; `LATEST` is used instead when there is no search text. */
  | 'RELEVANCE';

/** A variant of a product, which can be added to a cart. */
export type ProductVariant = {
  /** Rows of the details table, such as brand and weight, in the request's language. */
  attributes: Array<ProductAttribute>;
  /** Stock at a club, or in the country without `clubKey`; out of stock at an unknown club. */
  availability: Availability;
  /** Clubs of the request's market that have the variant in stock. */
  clubsInStock: Array<ClubStock>;
  /** Images of the variant; product cards show the first one. */
  images: Array<Image>;
  /** Colour and size, each only where the variants of the product differ in it. */
  optionValues: Array<ProductAttribute>;
  /** Price at a club, or in the country without `clubKey`; null when the variant is not sold there. */
  price: Maybe<ProductPrice>;
  /** The product that this variant belongs to. */
  product: Product;
  /** `{product id}-{variant id}`, e.g. `100234-1`. */
  sku: Scalars['ID']['output'];
  /** Weights of one piece at a club, or in the country without `clubKey`; null where the variant is not sold by weight. */
  weightRange: Maybe<WeightRange>;
};


/** A variant of a product, which can be added to a cart. */
export type ProductVariantAvailabilityArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
};


/** A variant of a product, which can be added to a cart. */
export type ProductVariantPriceArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
};


/** A variant of a product, which can be added to a cart. */
export type ProductVariantWeightRangeArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Filters, sorting and page of a product list. Without `categoryKey` and `text`, the list has all products. */
export type ProductsInput = {
  /** Key of a category; the list has its products and those of all categories below it. */
  categoryKey?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the club whose prices and stock apply; the country's apply when null. */
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  /** Selected facet values. Values of one facet are alternatives; different facets must all match. */
  filters?: InputMaybe<Array<FacetFilterInput>>;
  /** Whether to list only products that the club of `clubKey` has in stock; requires `clubKey`. */
  inStockOnly?: Scalars['Boolean']['input'];
  /** Page number, starting at 1. */
  page?: Scalars['Int']['input'];
  /** Products on a page: 20, 50 or 100; the configured size when null. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Lists only products with a promotion that ends within this number of days, from 1 to 366; all products when null. */
  promotionEndsWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Sort order; by default `RELEVANCE` with `text` and `LATEST` without it. */
  sort?: InputMaybe<ProductSort>;
  /** Search text; its maximum length is configured, 100 characters by default. Blank text counts as none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A promotion campaign that applies to a product. */
export type Promotion = {
  /** Background colour of the promotion tag as `#rrggbb`. */
  color: Scalars['String']['output'];
  /** Stable id, e.g. `P-1001`. */
  id: Scalars['ID']['output'];
  /** Whether the promotion is more than a saving, such as an offer for members only. */
  isSpecial: Scalars['Boolean']['output'];
  /** Text of the promotion tag in the request's language. */
  name: Scalars['String']['output'];
  /** Text colour of the promotion tag as `#rrggbb`. */
  textColor: Scalars['String']['output'];
};

export type Query = {
  /** Categories of all levels that have products: parents before their children, siblings sorted by order hint. */
  allCategories: Array<Category>;
  /** A category by its key; null when it does not exist or has no products. */
  category: Maybe<Category>;
  /** A club of any market by its four-digit key; null when it does not exist. */
  club: Maybe<Club>;
  /** Clubs of the request's market, sorted by key. */
  clubs: Array<Club>;
  /** Categories of any level that editors marked as featured, in the order of `allCategories`. */
  featuredCategories: Array<Category>;
  /** The market of the request. */
  market: Market;
  /**
   * A product by its key; null when it does not exist, is not sold in the request's market, or has no page of its own,
   * such as a service fee.
   */
  product: Maybe<Product>;
  /** A product variant by its SKU, e.g. `100234-2`; null under the same conditions as `product`. */
  productVariant: Maybe<ProductVariant>;
  /**
   * One page of products of a category, of a search, or of both. Fails with `SEARCH_UNAVAILABLE` when `text` is set and no
   * search engine responds.
   */
  products: ProductList;
  /**
   * Search queries and products for an incomplete search text; empty for blank text. Fails with `SEARCH_UNAVAILABLE` when
   * no search engine responds.
   */
  searchSuggestions: SearchSuggestions;
  /** Top categories that have products, sorted by order hint. */
  topCategories: Array<Category>;
};


export type QueryCategoryArgs = {
  key: Scalars['ID']['input'];
};


export type QueryClubArgs = {
  key: Scalars['ID']['input'];
};


export type QueryProductArgs = {
  key: Scalars['ID']['input'];
};


export type QueryProductVariantArgs = {
  sku: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  input: ProductsInput;
};


export type QuerySearchSuggestionsArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

/** A suggested search query. */
export type QuerySuggestion = {
  /** Text to show to shoppers. */
  displayText: Scalars['String']['output'];
  /** Text to pass to `products` as `text`. */
  query: Scalars['String']['output'];
};

/** Summary of the members' reviews of a product. */
export type Rating = {
  /** Average number of stars, from 1 to 5. */
  average: Scalars['Float']['output'];
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
  distribution: Array<RatingCount>;
};

/** Number of reviews with the same number of stars. */
export type RatingCount = {
  /** Number of reviews with this number of stars. */
  count: Scalars['Int']['output'];
  /** Number of stars, from 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Suggestions for an incomplete search text. */
export type SearchSuggestions = {
  /** Products that match the text, the best match first; their maximum number is configured, 3 by default. */
  products: Array<Product>;
  /** Search queries that complete the text, the most likely first; their maximum number is configured, 5 by default. */
  queries: Array<QuerySuggestion>;
};

/** Part of a page's URL in each language; a missing language has the text of the other one. */
export type Slugs = {
  /** Part of the English URL. */
  en: Scalars['String']['output'];
  /** Part of the Spanish URL. */
  es: Scalars['String']['output'];
};

/** Levels of stock. */
export type StockState =
  /** More units than the configured threshold of low stock. */
  | 'IN_STOCK'
  /** At least one unit, but not more than the configured threshold of low stock; show `quantity` to shoppers. */
  | 'LOW_STOCK'
  /** No unit is available. */
  | 'OUT_OF_STOCK';

/** A period between two times. */
export type TimeRange = {
  /** When the period ends. */
  end: Scalars['DateTime']['output'];
  /** When the period begins. */
  start: Scalars['DateTime']['output'];
};

/** Price per unit of measure. */
export type UnitPrice = {
  /** Price of one `unit`. */
  amount: Money;
  /** Unit of measure in the request's language, e.g. `kg`. */
  unit: Scalars['String']['output'];
};

/** A failure that the caller can handle. Every failure type of a mutation's result union implements it; always select `... on UserError`. */
export type UserError = {
  /** Stable code in upper snake case, e.g. `OUT_OF_STOCK`; translate by this code. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the language of the request: what happened, what has not changed, what to do next. */
  message: Scalars['String']['output'];
};

/** Lowest and highest weight of one piece of a variant that is sold by weight. */
export type WeightRange = {
  /** Highest weight, in `unit`. */
  maximum: Scalars['Float']['output'];
  /** Lowest weight, in `unit`. */
  minimum: Scalars['Float']['output'];
  /** Unit of weight, e.g. `kg`. */
  unit: Scalars['String']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = ResolversObject<{
  Category: Category;
  Club: Club;
  Market: Market;
  Product: Product;
  ProductVariant: ProductVariant;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  Category:
    ( { __typename: 'Category' }
    & GraphQLRecursivePick<FederationTypes['Category'], {"key":true}> );
  Club:
    ( { __typename: 'Club' }
    & GraphQLRecursivePick<FederationTypes['Club'], {"key":true}> );
  Market:
    ( { __typename: 'Market' }
    & GraphQLRecursivePick<FederationTypes['Market'], {"code":true}> );
  Product:
    ( { __typename: 'Product' }
    & GraphQLRecursivePick<FederationTypes['Product'], {"key":true}> );
  ProductVariant:
    ( { __typename: 'ProductVariant' }
    & GraphQLRecursivePick<FederationTypes['ProductVariant'], {"sku":true}> );
}>;


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError: never;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  Availability: ResolverTypeWrapper<Availability>;
  CacheControlScope: CacheControlScope;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CaptchaInput: CaptchaInput;
  CaptchaKind: CaptchaKind;
  Category: ResolverTypeWrapper<CategoryModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Club: ResolverTypeWrapper<ClubModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ClubStock: ResolverTypeWrapper<ClubStockModel>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryMethod: DeliveryMethod;
  Facet: ResolverTypeWrapper<Facet>;
  FacetFilterInput: FacetFilterInput;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Image: ResolverTypeWrapper<Image>;
  Market: ResolverTypeWrapper<KnownMarketModel>;
  Money: ResolverTypeWrapper<Money>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductList: ResolverTypeWrapper<Omit<ProductList, 'items'> & { items: Array<ResolversTypes['Product']> }>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  ProductSort: ProductSort;
  ProductVariant: ResolverTypeWrapper<VariantModel>;
  ProductsInput: ProductsInput;
  Promotion: ResolverTypeWrapper<CampaignModel>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuerySuggestion: ResolverTypeWrapper<QuerySuggestion>;
  Rating: ResolverTypeWrapper<RatingModel>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  Slugs: ResolverTypeWrapper<Slugs>;
  StockState: StockState;
  TimeRange: ResolverTypeWrapper<TimeRange>;
  UnitPrice: ResolverTypeWrapper<UnitPrice>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  WeightRange: ResolverTypeWrapper<WeightSaleModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Availability: Availability;
  CaptchaChallenge: CaptchaChallenge;
  String: Scalars['String']['output'];
  CaptchaInput: CaptchaInput;
  Category: CategoryModel;
  ID: Scalars['ID']['output'];
  Club: ClubModel;
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  ClubStock: ClubStockModel;
  DateTime: Scalars['DateTime']['output'];
  Facet: Facet;
  FacetFilterInput: FacetFilterInput;
  FacetValue: FacetValue;
  Image: Image;
  Market: KnownMarketModel;
  Money: Money;
  PageInfo: PageInfo;
  PostalAddress: PostalAddress;
  PriceRange: PriceRange;
  Product: ProductModel;
  ProductAttribute: ProductAttribute;
  ProductList: Omit<ProductList, 'items'> & { items: Array<ResolversParentTypes['Product']> };
  ProductPrice: ProductPrice;
  ProductVariant: VariantModel;
  ProductsInput: ProductsInput;
  Promotion: CampaignModel;
  Query: Record<PropertyKey, never>;
  QuerySuggestion: QuerySuggestion;
  Rating: RatingModel;
  RatingCount: RatingCount;
  SafeInt: Scalars['SafeInt']['output'];
  SearchSuggestions: Omit<SearchSuggestions, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  Slugs: Slugs;
  TimeRange: TimeRange;
  UnitPrice: UnitPrice;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  WeightRange: WeightSaleModel;
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restockableInDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StockState'], ParentType, ContextType>;
}>;

export type CaptchaChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'], FederationReferenceType extends FederationReferenceTypes['Category'] = FederationReferenceTypes['Category']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Category']> | FederationReferenceType, FederationReferenceType, ContextType>;
  ancestors?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<ResolversTypes['Slugs'], ParentType, ContextType>;
}>;

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club'], FederationReferenceType extends FederationReferenceTypes['Club'] = FederationReferenceTypes['Club']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Club']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEcommerceEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextPickup?: Resolver<Maybe<ResolversTypes['TimeRange']>, ParentType, ContextType>;
  offersPickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellsMemberships?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClubStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClubStock'] = ResolversParentTypes['ClubStock']> = ResolversObject<{
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = ResolversObject<{
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
}>;

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = ResolversObject<{
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Market'] = ResolversParentTypes['Market'], FederationReferenceType extends FederationReferenceTypes['Market'] = FederationReferenceTypes['Market']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Market']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultClub?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PostalAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = ResolversObject<{
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = ResolversObject<{
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'], FederationReferenceType extends FederationReferenceTypes['Product'] = FederationReferenceTypes['Product']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Product']> | FederationReferenceType, FederationReferenceType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayVariant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType, Partial<ProductDisplayVariantArgs>>;
  isMembersSelection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<ProductIsMembersSelectionArgs>>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  masterVariant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType, Partial<ProductPromotionsArgs>>;
  rating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<ResolversTypes['Slugs'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
}>;

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = ResolversObject<{
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  inStockTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = ResolversObject<{
  current?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceEstimate?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  regular?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant'], FederationReferenceType extends FederationReferenceTypes['ProductVariant'] = FederationReferenceTypes['ProductVariant']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProductVariant']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, Partial<ProductVariantAvailabilityArgs>>;
  clubsInStock?: Resolver<Array<ResolversTypes['ClubStock']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  optionValues?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType, Partial<ProductVariantPriceArgs>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weightRange?: Resolver<Maybe<ResolversTypes['WeightRange']>, ParentType, ContextType, Partial<ProductVariantWeightRangeArgs>>;
}>;

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = ResolversObject<{
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  allCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'key'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType, RequireFields<QueryClubArgs, 'key'>>;
  clubs?: Resolver<Array<ResolversTypes['Club']>, ParentType, ContextType>;
  featuredCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'key'>>;
  productVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<QueryProductVariantArgs, 'sku'>>;
  products?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'input'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  topCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
}>;

export type QuerySuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuerySuggestion'] = ResolversParentTypes['QuerySuggestion']> = ResolversObject<{
  displayText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type RatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = ResolversObject<{
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
}>;

export type RatingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = ResolversObject<{
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  queries?: Resolver<Array<ResolversTypes['QuerySuggestion']>, ParentType, ContextType>;
}>;

export type SlugsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slugs'] = ResolversParentTypes['Slugs']> = ResolversObject<{
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  es?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TimeRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeRange'] = ResolversParentTypes['TimeRange']> = ResolversObject<{
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type UnitPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPrice'] = ResolversParentTypes['UnitPrice']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
}>;

export type WeightRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeightRange'] = ResolversParentTypes['WeightRange']> = ResolversObject<{
  maximum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  Availability?: AvailabilityResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ClubStock?: ClubStockResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Market?: MarketResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuerySuggestion?: QuerySuggestionResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Slugs?: SlugsResolvers<ContextType>;
  TimeRange?: TimeRangeResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  WeightRange?: WeightRangeResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
