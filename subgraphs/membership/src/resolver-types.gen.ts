import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Member as MemberModel } from './domain/member.ts';
import type { Membership as MembershipModel } from './domain/membership.ts';
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

/** A person who is signed in. */
export type Member = {
  /** Saved addresses, the default first. */
  addresses: Array<MemberAddress>;
  /** Where the club writes to. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** The OpenID Connect subject. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 of the market the member belongs to. */
  marketCode: Scalars['ID']['output'];
  /** The membership itself; null when the membership service does not know it. */
  membership: Maybe<Membership>;
  /** 14 digits: club 4, account 6, card 4. */
  membershipNumber: Scalars['String']['output'];
  /** The club the member visits; null before a choice. */
  preferredClub: Maybe<Club>;
};

/** A saved address. */
export type MemberAddress = {
  /** The address. */
  address: PostalAddress;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Whether it is offered first. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether a club delivers there. */
  isDeliverable: Scalars['Boolean']['output'];
};

/** What a member holds. */
export type Membership = {
  /** Last day it is valid, ISO 8601 date. */
  expiresOn: Scalars['String']['output'];
  /** Whether it can be used today. */
  isActive: Scalars['Boolean']['output'];
  /** Its kind. */
  type: MembershipType;
};

/** Kinds of membership. */
export type MembershipType =
  /** For a business. */
  | 'BUSINESS'
  /** For a business, with cash back. */
  | 'BUSINESS_PLATINUM'
  /** For a household. */
  | 'DIAMOND'
  /** For a household, with cash back. */
  | 'PLATINUM';

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
  /** Keeps the member's club for next time. */
  setPreferredClub: SetPreferredClubResult;
};


export type MutationSetPreferredClubArgs = {
  input: SetPreferredClubInput;
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

/** The club is unknown or of another market. */
export type PreferredClubUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Query = {
  /** Whether a 14-digit membership number is valid. Answers yes or no only, and few times a minute (decisions.md). */
  isMembershipValid: Scalars['Boolean']['output'];
  /** The signed-in member; null for guests. */
  me: Maybe<Member>;
};


export type QueryIsMembershipValidArgs = {
  membershipNumber: Scalars['String']['input'];
};

export type SetPreferredClubInput = {
  /** Four digits, of the member's market. */
  clubId: Scalars['ID']['input'];
};

export type SetPreferredClubResult = PreferredClubUnavailable | SetPreferredClubSuccess;

export type SetPreferredClubSuccess = {
  /** The member after the change. */
  member: Member;
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
  Member: Member;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  Member:
    ( { __typename: 'Member' }
    & GraphQLRecursivePick<FederationTypes['Member'], {"id":true}> );
}>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  SetPreferredClubResult:
    | ( PreferredClubUnavailable )
    | ( Omit<SetPreferredClubSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError: ( PreferredClubUnavailable );
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  CacheControlScope: CacheControlScope;
  Club: ResolverTypeWrapper<Club>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryMethod: DeliveryMethod;
  Image: ResolverTypeWrapper<Image>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberAddress: ResolverTypeWrapper<MemberAddress>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Membership: ResolverTypeWrapper<MembershipModel>;
  MembershipType: MembershipType;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  PreferredClubUnavailable: ResolverTypeWrapper<PreferredClubUnavailable>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SetPreferredClubInput: SetPreferredClubInput;
  SetPreferredClubResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPreferredClubResult']>;
  SetPreferredClubSuccess: ResolverTypeWrapper<Omit<SetPreferredClubSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Club: Club;
  ID: Scalars['ID']['output'];
  DateTime: Scalars['DateTime']['output'];
  Image: Image;
  String: Scalars['String']['output'];
  Member: MemberModel;
  MemberAddress: MemberAddress;
  Boolean: Scalars['Boolean']['output'];
  Membership: MembershipModel;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PostalAddress: PostalAddress;
  PreferredClubUnavailable: PreferredClubUnavailable;
  Query: Record<PropertyKey, never>;
  SafeInt: Scalars['SafeInt']['output'];
  SetPreferredClubInput: SetPreferredClubInput;
  SetPreferredClubResult: ResolversUnionTypes<ResolversParentTypes>['SetPreferredClubResult'];
  SetPreferredClubSuccess: Omit<SetPreferredClubSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  addresses?: Resolver<Array<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  membershipNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preferredClub?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
}>;

export type MemberAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberAddress'] = ResolversParentTypes['MemberAddress']> = ResolversObject<{
  address?: Resolver<ResolversTypes['PostalAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = ResolversObject<{
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  setPreferredClub?: Resolver<ResolversTypes['SetPreferredClubResult'], ParentType, ContextType, RequireFields<MutationSetPreferredClubArgs, 'input'>>;
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

export type PreferredClubUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferredClubUnavailable'] = ResolversParentTypes['PreferredClubUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  isMembershipValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsMembershipValidArgs, 'membershipNumber'>>;
  me?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SetPreferredClubResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPreferredClubResult'] = ResolversParentTypes['SetPreferredClubResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'PreferredClubUnavailable' | 'SetPreferredClubSuccess', ParentType, ContextType>;
}>;

export type SetPreferredClubSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPreferredClubSuccess'] = ResolversParentTypes['SetPreferredClubSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'PreferredClubUnavailable', ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  Club?: ClubResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberAddress?: MemberAddressResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PreferredClubUnavailable?: PreferredClubUnavailableResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SetPreferredClubResult?: SetPreferredClubResultResolvers<ContextType>;
  SetPreferredClubSuccess?: SetPreferredClubSuccessResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
