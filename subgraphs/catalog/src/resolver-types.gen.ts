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
  /** A whole number beyond the 32 bits of Int, exact up to 2^53: a large order in Colombian pesos needs it. */
  SafeInt: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** What is on the floor, less what others have reserved. */
export type Availability = {
  /** When the platform last said so; a cached answer keeps the moment at which it was read. */
  asOf: Scalars['DateTime']['output'];
  /** Pieces that can be bought now. */
  quantity: Scalars['Int']['output'];
  /** Days until more arrive, when known. */
  restockableInDays: Maybe<Scalars['Int']['output']>;
  /** In words. */
  state: StockState;
};

/** Whether an answer is the same for everybody in a market and language. */
export type CacheControlScope =
  /** Depends on who asks. */
  | 'PRIVATE'
  /** The same for everybody. */
  | 'PUBLIC';

/** A shelf of the catalogue, three levels deep. */
export type Category = {
  /** From the top to its parent. */
  ancestors: Array<Category>;
  /** Categories below it that have products, by order hint. */
  children: Array<Category>;
  /** One sentence. */
  description: Maybe<Scalars['String']['output']>;
  /** A picture for its tile; null when it has none. */
  image: Maybe<Image>;
  /** Stable key, the last part of a category's address. */
  key: Scalars['ID']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** The one above it; null at the top. */
  parent: Maybe<Category>;
  /** Products in it and below. */
  productCount: Scalars['Int']['output'];
  /** Address part in the request's language. */
  slug: Scalars['String']['output'];
  /** The same in each of the shop's languages, for addresses of the page in another one. */
  slugs: Slugs;
};

/** A warehouse that members visit. */
export type Club = {
  /** Street address in words. */
  address: Scalars['String']['output'];
  /** City or canton. */
  city: Scalars['String']['output'];
  /** Whether orders can be collected there. */
  isEcommerceEnabled: Scalars['Boolean']['output'];
  /** Four digits; the first two are the market's. */
  key: Scalars['ID']['output'];
  /** Decimal degrees. */
  latitude: Scalars['Float']['output'];
  /** Decimal degrees. */
  longitude: Scalars['Float']['output'];
  /** The market it is in. */
  market: Market;
  /** E.g. `Escazú`. */
  name: Scalars['String']['output'];
  /** When an order that is placed now can be collected, at the soonest; null where none can be collected. */
  nextPickup: Maybe<TimeSpan>;
  /** Whether orders can be picked up there: the club takes online orders, and its market's configuration allows pickup. */
  offersPickup: Scalars['Boolean']['output'];
  /** When it is open, in the request's language. */
  openingHours: Maybe<Scalars['String']['output']>;
  /** Whether a membership can be bought online for it: its market sells memberships, and the club is not excluded. */
  sellsMemberships: Scalars['Boolean']['output'];
  /** IANA time zone. */
  timeZone: Scalars['String']['output'];
};

/** What one club has of a variant. */
export type ClubStock = {
  /** What it has. */
  availability: Availability;
  /** The club. */
  club: Club;
  /** What it costs there; null when not sold there. */
  price: Maybe<ProductPrice>;
};

/** How the goods reach the shopper. */
export type DeliveryMethod =
  /** Brought to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper collects at a club. */
  | 'PICK_UP_IN_CLUB';

/** A property by which a list can be narrowed. */
export type Facet = {
  /** Stable key, e.g. `brand`; used in `fq`. */
  key: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Values that occur, most frequent first; sizes, price brackets and stars in their own order. */
  values: Array<FacetValue>;
};

/** One chosen facet. */
export type FacetFilterInput = {
  /** The facet's key, e.g. `brand`. */
  facet: Scalars['String']['input'];
  /** Chosen values, at least one. */
  values: Array<Scalars['String']['input']>;
};

/** One value of a facet. */
export type FacetValue = {
  /** How many products of the list have it. */
  count: Scalars['Int']['output'];
  /** Text in the request's language. */
  label: Scalars['String']['output'];
  /** Stable value for `fq`. */
  value: Scalars['String']['output'];
};

/** A picture. Append nothing to the address: the sizes are given. */
export type Image = {
  /** For a product card, 320 px square. */
  card: Scalars['String']['output'];
  /** For the product page, 640 px square. */
  detail: Scalars['String']['output'];
  /** For a thumbnail, 96 px square. */
  thumbnail: Scalars['String']['output'];
  /** For zooming, 1200 px square. */
  zoom: Scalars['String']['output'];
};

/** A country in which the club trades. */
export type Market = {
  /** ISO 3166-1 alpha-2. */
  code: Scalars['ID']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** The club to use where a shopper's own club is not available; null when there is no such club. */
  defaultClub: Maybe<Club>;
  /** `es` or `en`. */
  defaultLanguage: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
};

/** An amount of money in hundredths of a currency; never a floating-point number. */
export type Money = {
  /** The amount in hundredths: 48250 CRC is `4825000`. */
  centAmount: Scalars['SafeInt']['output'];
  /** ISO 4217 code, e.g. `CRC`. */
  currency: Scalars['String']['output'];
  /** Decimal places that `centAmount` counts; 2 in every market. */
  fractionDigits: Scalars['Int']['output'];
};

/** Where a page of a connection lies in the whole. */
export type PageInfo = {
  /** Pass as `after` to read the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether another page follows `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A postal address of the region: what cannot be written in fields is written in words. */
export type PostalAddress = {
  /** Name that the member gave this address, e.g. `Casa`. */
  alias: Maybe<Scalars['String']['output']>;
  /** City or canton. */
  city: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** How to find the door. */
  description: Maybe<Scalars['String']['output']>;
  /** Who receives. */
  fullName: Maybe<Scalars['String']['output']>;
  /** With the country's calling code. */
  phone: Maybe<Scalars['String']['output']>;
  /** Province, department or parish. */
  region: Maybe<Scalars['String']['output']>;
  /** Street and number, or the whole location in words. */
  streetText: Scalars['String']['output'];
};

/** Two amounts between which a price will be. */
export type PriceSpan = {
  /** At most. */
  maximum: Money;
  /** At least. */
  minimum: Money;
};

/** Something the club sells, in one or more variants. */
export type Product = {
  /** The maker. */
  brand: Maybe<Scalars['String']['output']>;
  /** Ancestors from the top category to the product's own, for breadcrumbs. */
  categoryPath: Array<Category>;
  /** A few honest sentences. */
  description: Maybe<Scalars['String']['output']>;
  /** The master variant's sku, e.g. `100234-1`; stable. */
  key: Scalars['ID']['output'];
  /** The variant shown first. */
  masterVariant: ProductVariant;
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /**
   * Promotions of it that apply now at a club, or at any club of the country without one: by priority, then by name, then
   * by position in descending order.
   */
  promotions: Array<Promotion>;
  /** What members think of it; null before the first review. */
  rating: Maybe<Rating>;
  /** Last words of the product's address, in the request's language. */
  slug: Scalars['String']['output'];
  /** The same in each of the shop's languages, for addresses of the page in another one. */
  slugs: Slugs;
  /**
   * The variant to show in a list at a club, or in the country without one: the master, or the first of which there is some
   * where the master is out of stock. With `chosen`, the facets that a list was narrowed by, it is one in these colours and
   * sizes.
   */
  variantAt: ProductVariant;
  /** All variants, the master first. */
  variants: Array<ProductVariant>;
};


/** Something the club sells, in one or more variants. */
export type ProductPromotionsArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
};


/** Something the club sells, in one or more variants. */
export type ProductVariantAtArgs = {
  chosen?: InputMaybe<Array<FacetFilterInput>>;
  clubId?: InputMaybe<Scalars['ID']['input']>;
};

/** A property of a variant. */
export type ProductAttribute = {
  /** Stable key, e.g. `color`. */
  key: Scalars['String']['output'];
  /** Name in the request's language. */
  name: Scalars['String']['output'];
  /** Value in the request's language. */
  value: Scalars['String']['output'];
};

/** One page of products with what can narrow it. */
export type ProductList = {
  /** When prices, stock and counts were read; a cached answer keeps that moment. */
  asOf: Scalars['DateTime']['output'];
  /** Words searched in place of those typed, which find nothing; null when what was typed was searched. */
  correctedText: Maybe<Scalars['String']['output']>;
  /** What can narrow the list, with counts under the filters now set. */
  facets: Array<Facet>;
  /** How many of the list `clubId` has on its floor now, under the same filters; null without a club. */
  inClubTotal: Maybe<Scalars['Int']['output']>;
  /** The products of this page. */
  items: Array<Product>;
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Products a page. */
  pageSize: Scalars['Int']['output'];
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** A club price. */
export type ProductPrice = {
  /** What is paid now. */
  current: Money;
  /** Whether taxes are in it. */
  isTaxIncluded: Scalars['Boolean']['output'];
  /** What was paid before the promotion; null without one. */
  regular: Maybe<Money>;
  /** `regular` less `current`; null without a promotion. */
  saving: Maybe<Money>;
  /** Price per unit of measure, e.g. for 100 g. */
  unitPrice: Maybe<UnitPrice>;
  /** When the promotion ends. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
  /** What the lightest and the heaviest piece would cost; null when it is not sold by weight there. */
  weightEstimate: Maybe<PriceSpan>;
};

/** How a list can be sorted. */
export type ProductSort =
  /** Newest first. */
  | 'LATEST'
  /** Dearest first. */
  | 'PRICE_DOWN'
  /** Cheapest first. */
  | 'PRICE_UP'
  /** Best match first; needs words. */
  | 'RELEVANCE';

/** One thing that can be put into a cart. */
export type ProductVariant = {
  /** Properties worth a row in the details table, in the request's language. */
  attributes: Array<ProductAttribute>;
  /** What a club has, or the country without one. */
  availability: Availability;
  /** What one chooses it by among its product's variants: its colour and its size, as far as the variants differ in them. */
  choices: Array<ProductAttribute>;
  /** Clubs of the request's market that have some of it now. */
  clubsInStock: Array<ClubStock>;
  /** At least one; the first is shown on cards. */
  images: Array<Image>;
  /** What it costs at a club, or in the country without one; null when not sold there. */
  price: Maybe<ProductPrice>;
  /** The product it is a variant of. */
  product: Product;
  /** `{product id}-{variant id}`, e.g. `100234-1`. */
  sku: Scalars['ID']['output'];
  /** Set when it is sold by weight at a club, or in the country without one: what a piece weighs. */
  weightRange: Maybe<WeightRange>;
};


/** One thing that can be put into a cart. */
export type ProductVariantAvailabilityArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
};


/** One thing that can be put into a cart. */
export type ProductVariantPriceArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
};


/** One thing that can be put into a cart. */
export type ProductVariantWeightRangeArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
};

/** What to list. Without `categoryKey` and words, everything. */
export type ProductsInput = {
  /** Only this category and those below it. */
  categoryKey?: InputMaybe<Scalars['ID']['input']>;
  /** Prices and stock are this club's; the country's when absent. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** Values of one facet are alternatives; different facets must all apply. */
  filters?: InputMaybe<Array<FacetFilterInput>>;
  /** Only what `clubId` has on its floor now. */
  inClubOnly?: Scalars['Boolean']['input'];
  /** From 1. */
  page?: Scalars['Int']['input'];
  /** 20, 50 or 100; the configured size when absent. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Only what has a promotion that ends within so many days, from 1 to 366. */
  savingEndsWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** How to order; `latest` when absent, `relevance` with words. */
  sort?: InputMaybe<ProductSort>;
  /** Words to search for, in `categoryKey` when it is given; as long as configuration allows, by default 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A promotion campaign, which editors run between two dates. */
export type Promotion = {
  /** The tag's background, a CSS colour such as `#C2255C`. */
  color: Scalars['String']['output'];
  /** Stable, e.g. `P-1001`. */
  id: Scalars['ID']['output'];
  /** Whether it is more than a saving, such as an offer for members only. */
  isSpecial: Scalars['Boolean']['output'];
  /** What its tag says, in the request's language. */
  name: Scalars['String']['output'];
  /** The tag's text, a CSS colour. */
  textColor: Scalars['String']['output'];
};

export type Query = {
  /** Every category that has products, of every level: parents before their children, siblings by order hint. */
  allCategories: Array<Category>;
  /** Top categories that have products, by order hint. */
  categories: Array<Category>;
  /** A category by its key; null when unknown or empty. */
  category: Maybe<Category>;
  /** A club by its four-digit key, in any market. */
  club: Maybe<Club>;
  /** Clubs of the request's market, by name. */
  clubs: Array<Club>;
  /** Categories that the club puts forward, of any level, in the order of the shelves. */
  featuredCategories: Array<Category>;
  /** The request's market. */
  market: Market;
  /** A product by its key (the master variant's sku); null when this market does not sell it. */
  product: Maybe<Product>;
  /** A variant by its sku, e.g. `100234-2`; null when this market does not sell it. */
  productVariant: Maybe<ProductVariant>;
  /**
   * Products of a category, of a search, or of both, one page of them. With words, it fails with `SEARCH_UNAVAILABLE` when no
   * engine answers.
   */
  products: ProductList;
  /**
   * What to offer while a shopper types: searches, and products with the prices of `clubId` or of the country.
   * Fails with `SEARCH_UNAVAILABLE` when no engine answers.
   */
  searchSuggestions: SearchSuggestions;
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
  clubId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

/** A search that a shopper may mean. */
export type QuerySuggestion = {
  /** As it is shown. */
  displayText: Scalars['String']['output'];
  /** As it is searched. */
  query: Scalars['String']['output'];
};

/** Reviews in figures. */
export type Rating = {
  /** 1 to 5. */
  average: Scalars['Float']['output'];
  /** How many reviews. */
  count: Scalars['Int']['output'];
  /** How many gave 5, 4, 3, 2 and 1 stars, in this order. */
  distribution: Array<RatingShare>;
};

/** How many gave so many stars. */
export type RatingShare = {
  /** How many reviews. */
  count: Scalars['Int']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Searches and products to suggest while a shopper types. */
export type SearchSuggestions = {
  /** Products that a search would find first; as many as configuration says, by default 3. */
  products: Array<Product>;
  /** Searches that begin with what was typed, the likeliest first; as many as configuration says, by default 5. */
  queries: Array<QuerySuggestion>;
};

/** A part of an address in each language. */
export type Slugs = {
  /** In English. */
  en: Scalars['String']['output'];
  /** In Spanish. */
  es: Scalars['String']['output'];
};

/** Stock in words that a shopper needs. */
export type StockState =
  /** Plenty. */
  | 'IN_STOCK'
  /** Few are left; say how many. */
  | 'LOW_STOCK'
  /** None. */
  | 'OUT_OF_STOCK';

/** From one moment to another. */
export type TimeSpan = {
  /** When it begins. */
  from: Scalars['DateTime']['output'];
  /** When it ends. */
  until: Scalars['DateTime']['output'];
};

/** What a unit of measure costs. */
export type UnitPrice = {
  /** The amount for `unit`. */
  amount: Money;
  /** What it buys, in the request's language, e.g. `100 g`. */
  unit: Scalars['String']['output'];
};

/** A failure that a person can meet and mend. Every failure of a mutation's result implements it; select `... on UserError` always. */
export type UserError = {
  /** Stable, upper snake case; translate by it. */
  code: Scalars['String']['output'];
  /** One sentence in the request's language: what happened, what is safe, what to do. */
  message: Scalars['String']['output'];
};

/** What a piece that is sold by weight may weigh. */
export type WeightRange = {
  /** In `unit`. */
  maximum: Scalars['Float']['output'];
  /** In `unit`. */
  minimum: Scalars['Float']['output'];
  /** E.g. `kg`. */
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
  Category: ResolverTypeWrapper<CategoryModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
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
  PriceSpan: ResolverTypeWrapper<PriceSpan>;
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
  RatingShare: ResolverTypeWrapper<RatingShare>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  Slugs: ResolverTypeWrapper<Slugs>;
  StockState: StockState;
  TimeSpan: ResolverTypeWrapper<TimeSpan>;
  UnitPrice: ResolverTypeWrapper<UnitPrice>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  WeightRange: ResolverTypeWrapper<WeightSaleModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Availability: Availability;
  Category: CategoryModel;
  String: Scalars['String']['output'];
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
  PriceSpan: PriceSpan;
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
  RatingShare: RatingShare;
  SafeInt: Scalars['SafeInt']['output'];
  SearchSuggestions: Omit<SearchSuggestions, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  Slugs: Slugs;
  TimeSpan: TimeSpan;
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
  nextPickup?: Resolver<Maybe<ResolversTypes['TimeSpan']>, ParentType, ContextType>;
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

export type PriceSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSpan'] = ResolversParentTypes['PriceSpan']> = ResolversObject<{
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'], FederationReferenceType extends FederationReferenceTypes['Product'] = FederationReferenceTypes['Product']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Product']> | FederationReferenceType, FederationReferenceType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryPath?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  masterVariant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotions?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType, Partial<ProductPromotionsArgs>>;
  rating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slugs?: Resolver<ResolversTypes['Slugs'], ParentType, ContextType>;
  variantAt?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType, Partial<ProductVariantAtArgs>>;
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
  inClubTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ProductPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = ResolversObject<{
  current?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regular?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saving?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['UnitPrice']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  weightEstimate?: Resolver<Maybe<ResolversTypes['PriceSpan']>, ParentType, ContextType>;
}>;

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant'], FederationReferenceType extends FederationReferenceTypes['ProductVariant'] = FederationReferenceTypes['ProductVariant']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProductVariant']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType, Partial<ProductVariantAvailabilityArgs>>;
  choices?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  clubsInStock?: Resolver<Array<ResolversTypes['ClubStock']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
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
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'key'>>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType, RequireFields<QueryClubArgs, 'key'>>;
  clubs?: Resolver<Array<ResolversTypes['Club']>, ParentType, ContextType>;
  featuredCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  market?: Resolver<ResolversTypes['Market'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'key'>>;
  productVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<QueryProductVariantArgs, 'sku'>>;
  products?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'input'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
}>;

export type QuerySuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuerySuggestion'] = ResolversParentTypes['QuerySuggestion']> = ResolversObject<{
  displayText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type RatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = ResolversObject<{
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['RatingShare']>, ParentType, ContextType>;
}>;

export type RatingShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingShare'] = ResolversParentTypes['RatingShare']> = ResolversObject<{
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

export type TimeSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSpan'] = ResolversParentTypes['TimeSpan']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  PriceSpan?: PriceSpanResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuerySuggestion?: QuerySuggestionResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  RatingShare?: RatingShareResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Slugs?: SlugsResolvers<ContextType>;
  TimeSpan?: TimeSpanResolvers<ContextType>;
  UnitPrice?: UnitPriceResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  WeightRange?: WeightRangeResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
