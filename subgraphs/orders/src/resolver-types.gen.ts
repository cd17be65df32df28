import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Order as OrderModel, OrderLine as OrderLineModel } from './domain/order.ts';
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

/** Whether a value is the same for every caller of a market and language. */
export type CacheControlScope =
  /** Depends on the caller. */
  | 'PRIVATE'
  /** The same for every caller. */
  | 'PUBLIC';

/** The order to cancel. */
export type CancelOrderInput = {
  /** Number of an order that the signed-in member placed. */
  orderNumber: Scalars['ID']['input'];
};

/** The order with its cancellation requested, or the reason why it was not requested. */
export type CancelOrderResult = CancelOrderSuccess | OrderNotCancellable | OrderNotFound;

/** The cancellation is requested, or the order was cancelled before. */
export type CancelOrderSuccess = {
  /** The order after the request. */
  order: Order;
};

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

export type Club = {
  key: Scalars['ID']['output'];
};

/** How the shopper receives the items. */
export type DeliveryMethod =
  /** The items are delivered to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper picks the items up at a club. */
  | 'PICK_UP_IN_CLUB';

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

export type Member = {
  id: Scalars['ID']['output'];
  /**
   * What the membership has saved this year on the member's orders; null for another member. It is the same whether or not
   * the membership is valid today.
   */
  savings: Maybe<MemberSavings>;
};

/** The yearly reward of a Platinum membership for a member's purchases. */
export type MemberRebate = {
  /** `percent` of `MemberSavings.paidTotal`, rounded down. */
  amount: Money;
  /** Percent of the purchases that is returned. */
  percent: Scalars['Float']['output'];
};

/**
 * List prices minus prices paid, over the orders of a year. Cancelled and refunded orders do not count; missing items and
 * weights are corrected.
 */
export type MemberSavings = {
  /** Whether every order of the year is included; false with too many orders, or with an order in another currency. */
  isComplete: Scalars['Boolean']['output'];
  /** What the items cost without discounts. */
  listTotal: Money;
  /** What was paid for the items, without service fees, delivery and taxes that are added to prices. */
  paidTotal: Money;
  /** What a Platinum membership returns for the purchases; null where it has no yearly reward. */
  rebate: Maybe<MemberRebate>;
  /** Number of orders that are added up. */
  receiptCount: Scalars['Int']['output'];
  /** `listTotal` minus `paidTotal`. */
  saved: Money;
  /** Calendar year in the time zone of the membership's country. */
  year: Scalars['Int']['output'];
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

export type Mutation = {
  /**
   * Requests the cancellation of an order that the signed-in member placed. Repeating it for an order whose cancellation was
   * requested succeeds and changes nothing.
   */
  cancelOrder: CancelOrderResult;
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};

/** An order that a shopper placed; readable by that shopper, and a guest's order also by its number and email. */
export type Order = {
  /** What happens when an item is unavailable: the order is sent without it (true) or cancelled (false); null when unknown. */
  allowsPartialFulfillment: Maybe<Scalars['Boolean']['output']>;
  /**
   * What the order costs after missing items and lighter weights, with service fee, delivery charge and taxes; null while nothing
   * was corrected, and for a cancelled order. The difference to `total` is refunded.
   */
  correctedTotal: Maybe<Money>;
  /** Delivery address; null when the order has none. */
  deliveryAddress: Maybe<PostalAddress>;
  /** Delivery charge; null for pickup. */
  deliveryCharge: Maybe<Money>;
  /** Whether the order is picked up at a club or delivered to an address. */
  deliveryMethod: DeliveryMethod;
  /** Window in which the order is delivered; null for pickup, and when order management has none. */
  deliveryWindow: Maybe<OrderDeliveryWindow>;
  /** Email address that the confirmation is sent to; null when unknown. */
  email: Maybe<Scalars['String']['output']>;
  /** Club that prepares the order; null when unknown. */
  fulfillmentClub: Maybe<Club>;
  /** Who the order is invoiced to; null in a market without electronic invoices and for orders that only order management has. */
  invoice: Maybe<OrderInvoice>;
  /** Whether the signed-in member can cancel the order now; false for guests and partners. */
  isCancellable: Scalars['Boolean']['output'];
  /** Whether a cancellation is requested and not yet completed. */
  isCancellationRequested: Scalars['Boolean']['output'];
  /** Whether the order is on its way to an address; a delivery counts as delivered a configured number of days after it was placed. */
  isInTransit: Scalars['Boolean']['output'];
  /**
   * Whether order management has the order and responded; otherwise its delivery window, corrections and whether it can be
   * cancelled are unknown too.
   */
  isStatusKnown: Scalars['Boolean']['output'];
  /** Sum of the quantities of all line items. */
  itemCount: Scalars['Int']['output'];
  /** Line items as they were when the order was placed, without the service fee. */
  lines: Array<OrderLine>;
  /** Number of the order, as shown to the shopper: 2 to 36 letters, digits, underscores or hyphens. */
  orderNumber: Scalars['ID']['output'];
  /** Successful card payment of the order; null without one and for orders that only order management has. */
  payment: Maybe<OrderPayment>;
  /** When the order was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Proof for other subgraphs that the caller can read the order; valid within the request. */
  readGrant: Scalars['String']['output'];
  /** Service fee; null when none was charged. */
  serviceFee: Maybe<Money>;
  /** Stage of the order, derived from its status code. */
  stage: OrderStage;
  /**
   * Status code of order management: `1000` received, `2000` allocated, `3000` released, `IN_TRANSIT_TO_BE_DELIVERED`, `7000`
   * left the club, `PENDING_CANCEL_ORDER`, `9000` cancelled, or another code. An order that order management does not have
   * yet has `1000`.
   */
  statusCode: Scalars['String']['output'];
  /** Text of the status for shoppers, in the language of the request. */
  statusLabel: Scalars['String']['output'];
  /** Sum of the totals of all line items, without the service fee and the delivery charge. */
  subtotal: Money;
  /** Sum of all taxes on the order, which `total` includes; null when unknown. */
  tax: Maybe<Money>;
  /** Amount of the whole order with service fee, delivery charge and taxes. */
  total: Money;
};

/** A page of orders. */
export type OrderConnection = {
  /** Orders of the page with their cursors, newest first. */
  edges: Array<OrderEdge>;
  /** Orders of the page, newest first. */
  nodes: Array<Order>;
  /**
   * Whether there is a next page, and the cursor to request it. With a filter by status or text, a page can have fewer orders
   * than requested, or none, although there is a next one: a request searches a limited number of orders.
   */
  pageInfo: PageInfo;
  /** Number of orders on all pages; null with a filter by status or text, whose orders are not counted. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** Time in which a home delivery arrives. */
export type OrderDeliveryWindow = {
  /** When the window closes. */
  end: Scalars['DateTime']['output'];
  /** When the window opens. */
  start: Scalars['DateTime']['output'];
};

/** An order of a page with its cursor. */
export type OrderEdge = {
  /** Opaque position of the order; pass it as `after` to list older orders. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** Which orders to list. An order has to match all filters. */
export type OrderFilterInput = {
  /**
   * Only orders that were placed within this number of months, from 1 to 60. The configured number of months is the maximum;
   * more than that has no effect.
   */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** Only orders of this group. */
  status?: InputMaybe<OrderStatusGroup>;
  /**
   * Only orders whose number contains this text, or with an item whose name contains each of its words in one language; at
   * most 100 characters. Letter case and accents are ignored, and a blank text has no effect.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Who an order is invoiced to. */
export type OrderInvoice = {
  /** Address that receives the invoice; null without one. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether the invoice has fiscal credit. */
  hasFiscalCredit: Scalars['Boolean']['output'];
  /** The buyer's identification without separators; null without a buyer. */
  identification: Maybe<Scalars['String']['output']>;
  /** False for a final consumer and an electronic ticket, which name no buyer. */
  isNamed: Scalars['Boolean']['output'];
  /** Name of the buyer; null without one. */
  name: Maybe<Scalars['String']['output']>;
  /** The country's name of the identification type, e.g. `Cédula jurídica`; final consumer and electronic ticket too. */
  typeLabel: Scalars['String']['output'];
};

/** A product variant of an order with its name and prices when the order was placed. */
export type OrderLine = {
  /** Price of the found units at their weight; null while it is the same as `total`, and for a cancelled order. */
  correctedTotal: Maybe<Money>;
  /** Number of units that the club found; null until it is known. */
  fulfilledQuantity: Maybe<Scalars['Int']['output']>;
  /** Identifier of the line item, unique among the lines of all orders. */
  id: Scalars['ID']['output'];
  /** First image of the product; null when it has none. */
  image: Maybe<Image>;
  /** Whether the item can be added to a cart again; false for an item sold by weight. */
  isReorderable: Scalars['Boolean']['output'];
  /** Name of the product when the order was placed, in the language of the request; the SKU when no name is known. */
  name: Scalars['String']['output'];
  /** Number of units bought. */
  quantity: Scalars['Int']['output'];
  /** Slug of the product's page in the language of the request; null when unknown. */
  slug: Maybe<Scalars['String']['output']>;
  /** Price paid for all units of the line item. */
  total: Money;
  /** Price paid for one unit, after discounts. */
  unitPrice: Money;
  /** Variant that was bought; it may no longer be sold. */
  variant: ProductVariant;
  /** Weight of the line item; null for an item that is not sold by weight, and when it is unknown. */
  weight: Maybe<OrderLineWeight>;
};

/** Weight of all units of a line item that is sold by weight. */
export type OrderLineWeight = {
  /** Weight that the club measured, in `unit`; null until the items are weighed. */
  actual: Maybe<Scalars['Float']['output']>;
  /** Usual weight, which the price is based on, in `unit`. */
  estimated: Scalars['Float']['output'];
  /** Unit of weight, e.g. `kg`. */
  unit: Scalars['String']['output'];
};

/** The order cannot be cancelled in its present status, or a guest placed it. */
export type OrderNotCancellable = UserError & {
  /** `ORDER_NOT_CANCELLABLE`, or `ORDER_NOT_READY` while order management does not have the order yet: try again later. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** No order of the member has this number; also returned for another shopper's order. */
export type OrderNotFound = UserError & {
  /** Always `ORDER_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the language of the request. */
  message: Scalars['String']['output'];
};

/** The card payment of an order. */
export type OrderPayment = {
  /** Amount that was charged to the card. */
  amount: Money;
  /** Brand of the card, e.g. `VISA`; null when unknown. */
  brand: Maybe<Scalars['String']['output']>;
  /** Last four digits of the card number; null when unknown. */
  lastDigits: Maybe<Scalars['String']['output']>;
};

/** The stage that groups an order's status codes. */
export type OrderStage =
  /** The order is cancelled. */
  | 'CANCELLED'
  /** The order left the club: it was picked up, is in transit (see `isInTransit`) or was delivered. */
  | 'COMPLETED'
  /** The order is neither completed nor cancelled; also the stage of a status code that is not listed. */
  | 'OPEN';

/** The group of an order's status that shoppers filter by. It follows `statusLabel`. */
export type OrderStatusGroup =
  /** The order is cancelled. */
  | 'CANCELLED'
  /** The order was picked up or delivered. */
  | 'FULFILLED'
  /** The order is being prepared or is on its way; also while a cancellation is requested, and for a code that is not listed. */
  | 'OPEN';

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

export type ProductVariant = {
  sku: Scalars['ID']['output'];
};

export type Query = {
  /**
   * An order of the caller, or a guest's order by its number and email; null for another shopper's order and for one that
   * does not exist. Partners need the scope `orders:read` and the email. Lookups by email that find nothing are
   * rate-limited.
   */
  order: Maybe<Order>;
  /** Orders of the signed-in member, newest first, that were placed within the configured number of months. */
  orders: OrderConnection;
};


export type QueryOrderArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  orderNumber: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilterInput>;
  first?: Scalars['Int']['input'];
};

/** A failure that the caller can handle. Every failure type of a mutation's result union implements it; always select `... on UserError`. */
export type UserError = {
  /** Stable code in upper snake case, e.g. `OUT_OF_STOCK`; translate by this code. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the language of the request: what happened, what has not changed, what to do next. */
  message: Scalars['String']['output'];
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
  Member: Member;
  Order: Order;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  Member:
    ( { __typename: 'Member' }
    & GraphQLRecursivePick<FederationTypes['Member'], {"id":true}> );
  Order:
    ( { __typename: 'Order' }
    & GraphQLRecursivePick<FederationTypes['Order'], {"orderNumber":true}> );
}>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  CancelOrderResult:
    | ( Omit<CancelOrderSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( OrderNotCancellable )
    | ( OrderNotFound )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError:
    | ( OrderNotCancellable )
    | ( OrderNotFound )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  CacheControlScope: CacheControlScope;
  CancelOrderInput: CancelOrderInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelOrderSuccess: ResolverTypeWrapper<Omit<CancelOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CaptchaInput: CaptchaInput;
  CaptchaKind: CaptchaKind;
  Club: ResolverTypeWrapper<Club>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryMethod: DeliveryMethod;
  Image: ResolverTypeWrapper<Image>;
  Member: ResolverTypeWrapper<Member>;
  MemberRebate: ResolverTypeWrapper<MemberRebate>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MemberSavings: ResolverTypeWrapper<MemberSavings>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OrderEdge']>, nodes: Array<ResolversTypes['Order']> }>;
  OrderDeliveryWindow: ResolverTypeWrapper<OrderDeliveryWindow>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFilterInput: OrderFilterInput;
  OrderInvoice: ResolverTypeWrapper<OrderInvoice>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineWeight: ResolverTypeWrapper<OrderLineWeight>;
  OrderNotCancellable: ResolverTypeWrapper<OrderNotCancellable>;
  OrderNotFound: ResolverTypeWrapper<OrderNotFound>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderStage: OrderStage;
  OrderStatusGroup: OrderStatusGroup;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  CancelOrderInput: CancelOrderInput;
  ID: Scalars['ID']['output'];
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancelOrderSuccess: Omit<CancelOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  CaptchaChallenge: CaptchaChallenge;
  String: Scalars['String']['output'];
  CaptchaInput: CaptchaInput;
  Club: Club;
  DateTime: Scalars['DateTime']['output'];
  Image: Image;
  Member: Member | FederationReferenceTypes['Member'];
  MemberRebate: MemberRebate;
  Float: Scalars['Float']['output'];
  MemberSavings: MemberSavings;
  Boolean: Scalars['Boolean']['output'];
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  Order: OrderModel;
  OrderConnection: Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OrderEdge']>, nodes: Array<ResolversParentTypes['Order']> };
  OrderDeliveryWindow: OrderDeliveryWindow;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFilterInput: OrderFilterInput;
  OrderInvoice: OrderInvoice;
  OrderLine: OrderLineModel;
  OrderLineWeight: OrderLineWeight;
  OrderNotCancellable: OrderNotCancellable;
  OrderNotFound: OrderNotFound;
  OrderPayment: OrderPayment;
  PageInfo: PageInfo;
  PostalAddress: PostalAddress;
  ProductVariant: ProductVariant;
  Query: Record<PropertyKey, never>;
  SafeInt: Scalars['SafeInt']['output'];
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CancelOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CancelOrderSuccess' | 'OrderNotCancellable' | 'OrderNotFound', ParentType, ContextType>;
}>;

export type CancelOrderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderSuccess'] = ResolversParentTypes['CancelOrderSuccess']> = ResolversObject<{
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CaptchaChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = ResolversObject<{
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresInSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = ResolversObject<{
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = ResolversObject<{
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member'], FederationReferenceType extends FederationReferenceTypes['Member'] = FederationReferenceTypes['Member']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Member']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savings?: Resolver<Maybe<ResolversTypes['MemberSavings']>, ParentType, ContextType>;
}>;

export type MemberRebateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberRebate'] = ResolversParentTypes['MemberRebate']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type MemberSavingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSavings'] = ResolversParentTypes['MemberSavings']> = ResolversObject<{
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rebate?: Resolver<Maybe<ResolversTypes['MemberRebate']>, ParentType, ContextType>;
  receiptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
}>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order'], FederationReferenceType extends FederationReferenceTypes['Order'] = FederationReferenceTypes['Order']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Order']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allowsPartialFulfillment?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  correctedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  deliveryCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<ResolversTypes['DeliveryMethod'], ParentType, ContextType>;
  deliveryWindow?: Resolver<Maybe<ResolversTypes['OrderDeliveryWindow']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fulfillmentClub?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['OrderInvoice']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancellationRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInTransit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStatusKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readGrant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['OrderStage'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = ResolversObject<{
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type OrderDeliveryWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDeliveryWindow'] = ResolversParentTypes['OrderDeliveryWindow']> = ResolversObject<{
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
}>;

export type OrderInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderInvoice'] = ResolversParentTypes['OrderInvoice']> = ResolversObject<{
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasFiscalCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNamed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = ResolversObject<{
  correctedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fulfilledQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isReorderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['OrderLineWeight']>, ParentType, ContextType>;
}>;

export type OrderLineWeightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLineWeight'] = ResolversParentTypes['OrderLineWeight']> = ResolversObject<{
  actual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderNotCancellableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderNotCancellable'] = ResolversParentTypes['OrderNotCancellable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OrderNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderNotFound'] = ResolversParentTypes['OrderNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OrderPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastDigits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = ResolversObject<{
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'orderNumber'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'OrderNotCancellable' | 'OrderNotFound', ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  CancelOrderSuccess?: CancelOrderSuccessResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberRebate?: MemberRebateResolvers<ContextType>;
  MemberSavings?: MemberSavingsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderDeliveryWindow?: OrderDeliveryWindowResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderInvoice?: OrderInvoiceResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderLineWeight?: OrderLineWeightResolvers<ContextType>;
  OrderNotCancellable?: OrderNotCancellableResolvers<ContextType>;
  OrderNotFound?: OrderNotFoundResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
