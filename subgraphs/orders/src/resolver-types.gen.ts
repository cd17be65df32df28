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
  /** A whole number beyond the 32 bits of Int, exact up to 2^53: a large order in Colombian pesos needs it. */
  SafeInt: { input: number; output: number; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Whether an answer is the same for everybody in a market and language. */
export type CacheControlScope =
  /** Depends on who asks. */
  | 'PRIVATE'
  /** The same for everybody. */
  | 'PUBLIC';

export type CancelOrderInput = {
  /** The order. */
  orderNumber: Scalars['ID']['input'];
};

export type CancelOrderResult = CancelOrderSuccess | OrderNotCancellable | OrderNotFound;

export type CancelOrderSuccess = {
  /** The order after the request. */
  order: Order;
};

/** A club of the catalogue. */
export type Club = {
  /** Four digits. */
  key: Scalars['ID']['output'];
};

/** How the goods reach the shopper. */
export type DeliveryMethod =
  /** Brought to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper collects at a club. */
  | 'PICK_UP_IN_CLUB';

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

/** An amount of money in hundredths of a currency; never a floating-point number. */
export type Money = {
  /** The amount in hundredths: 48250 CRC is `4825000`. */
  centAmount: Scalars['SafeInt']['output'];
  /** ISO 4217 code, e.g. `CRC`. */
  currency: Scalars['String']['output'];
  /** Decimal places that `centAmount` counts; 2 in every market. */
  fractionDigits: Scalars['Int']['output'];
};

export type Mutation = {
  /** Asks the club to cancel an order that has not left it. */
  cancelOrder: CancelOrderResult;
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};

/** Something that was bought. */
export type Order = {
  /** Where to. */
  address: Maybe<PostalAddress>;
  /** When something runs out: true sends the rest, false calls the order off; null when it is not known. */
  allowsPartialFulfillment: Maybe<Scalars['Boolean']['output']>;
  /** The club that hands out or sends. */
  club: Maybe<Club>;
  /** How the goods reach the shopper. */
  deliveryMethod: DeliveryMethod;
  /** Where the confirmation went. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether it can still be cancelled. */
  isCancellable: Scalars['Boolean']['output'];
  /** Whether a cancellation was asked for. */
  isCancellationRequested: Scalars['Boolean']['output'];
  /** Whether the order has left the club for an address and may not have arrived yet. */
  isInTransit: Scalars['Boolean']['output'];
  /** Pieces of goods. */
  itemCount: Scalars['Int']['output'];
  /** What was bought; the service fee is not among them. */
  lines: Array<OrderLine>;
  /** Its number. */
  orderNumber: Scalars['ID']['output'];
  /** How it was paid, e.g. a card's brand and last digits. */
  payment: Maybe<OrderPayment>;
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** Null when none was charged. */
  serviceFee: Maybe<Money>;
  /** Null for pickup. */
  shipping: Maybe<Money>;
  /** In one of three words. */
  stage: OrderStage;
  /**
   * Order management's status: `1000` received, `2000` allocated, `3000` released, `IN_TRANSIT_TO_BE_DELIVERED`, `7000` left
   * the club, `PENDING_CANCEL_ORDER`, `9000` cancelled, or one that is not listed here.
   */
  statusCode: Scalars['String']['output'];
  /** The status in the request's language. */
  statusLabel: Scalars['String']['output'];
  /** Goods. */
  subtotal: Money;
  /** Taxes in or on the total. */
  tax: Maybe<Money>;
  /** What was charged. */
  total: Money;
};

/** A page of orders. */
export type OrderConnection = {
  /** The orders with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders. */
  nodes: Array<Order>;
  /** Where this page lies. */
  pageInfo: PageInfo;
  /** How many there are. */
  totalCount: Scalars['Int']['output'];
};

/** An order and its place. */
export type OrderEdge = {
  /** Pass as `after`. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** One product of an order, as it was when bought. */
export type OrderLine = {
  /** Unique within the order. */
  id: Scalars['ID']['output'];
  /** First picture. */
  image: Maybe<Image>;
  /** False for an item that is sold by weight. */
  isReorderable: Scalars['Boolean']['output'];
  /** Name at the time. */
  name: Scalars['String']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** Last words of the product's address. */
  slug: Maybe<Scalars['String']['output']>;
  /** What the line cost. */
  total: Money;
  /** What one cost. */
  unitPrice: Money;
  /** What it is; it may no longer be sold. */
  variant: ProductVariant;
};

/** It has gone too far. */
export type OrderNotCancellable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** No such order of the caller. */
export type OrderNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** How an order was paid. */
export type OrderPayment = {
  /** What was charged. */
  amount: Money;
  /** E.g. `VISA`. */
  brand: Maybe<Scalars['String']['output']>;
  /** Last four digits. */
  lastDigits: Maybe<Scalars['String']['output']>;
};

/** What a shopper wants to know about an order's progress. */
export type OrderStage =
  /** Given up. */
  | 'CANCELLED'
  /** Collected or delivered. */
  | 'COMPLETE'
  /** On its way or in work. */
  | 'OPEN';

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

/** A variant of the catalogue. */
export type ProductVariant = {
  /** Its sku. */
  sku: Scalars['ID']['output'];
};

export type Query = {
  /**
   * One order: the member's own, or a guest's by number and the e-mail it was placed with. Null when it does not exist
   * or is another's.
   */
  order: Maybe<Order>;
  /** The member's orders, newest first, within the configured window of months. */
  orders: OrderConnection;
};


export type QueryOrderArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  orderNumber: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A failure that a person can meet and mend. Every failure of a mutation's result implements it; select `... on UserError` always. */
export type UserError = {
  /** Stable, upper snake case; translate by it. */
  code: Scalars['String']['output'];
  /** One sentence in the request's language: what happened, what is safe, what to do. */
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
  Order: Order;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
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
  Club: ResolverTypeWrapper<Club>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryMethod: DeliveryMethod;
  Image: ResolverTypeWrapper<Image>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<OrderModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OrderEdge']>, nodes: Array<ResolversTypes['Order']> }>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderNotCancellable: ResolverTypeWrapper<OrderNotCancellable>;
  OrderNotFound: ResolverTypeWrapper<OrderNotFound>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderStage: OrderStage;
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
  Club: Club;
  DateTime: Scalars['DateTime']['output'];
  Image: Image;
  String: Scalars['String']['output'];
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  Order: OrderModel;
  Boolean: Scalars['Boolean']['output'];
  OrderConnection: Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OrderEdge']>, nodes: Array<ResolversParentTypes['Order']> };
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderLine: OrderLineModel;
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
  address?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  allowsPartialFulfillment?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  deliveryMethod?: Resolver<ResolversTypes['DeliveryMethod'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancellationRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInTransit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = ResolversObject<{
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
}>;

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isReorderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
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
  Club?: ClubResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
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
