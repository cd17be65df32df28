import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Member as MemberModel, MemberAddress as MemberAddressModel } from './domain/member.ts';
import type { Place as PlaceModel } from './domain/place.ts';
import type { AddressRules as AddressRulesModel } from '@tarima/markets/address-rules';
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

export type AddAddressInput = {
  /** What was filled in. */
  address: AddressInput;
  /** A UUID, one for each address that is filled in: sent again, it adds nothing. */
  commandId: Scalars['ID']['input'];
  /** Whether it becomes the default; the first one does in any case. */
  isDefault?: Scalars['Boolean']['input'];
};

export type AddAddressResult = AddAddressSuccess | AddressInvalid | AddressOutsideCountry;

export type AddAddressSuccess = {
  /** The address as it is saved; outside every club's coverage it is saved too, and not deliverable. */
  address: MemberAddress;
  /** The member after the change. */
  member: Member;
};

/** A field that is refused. */
export type AddressFault = {
  /** Which. */
  field: AddressField;
  /** Why. */
  reason: AddressFaultReason;
};

/** Why a field of an address is refused. */
export type AddressFaultReason =
  /** It holds characters that it may not hold. */
  | 'CHARACTERS'
  /** No country has such a phone number. */
  | 'NOT_A_PHONE'
  /** It lies outside the market. */
  | 'OUTSIDE_MARKET'
  /** It must be filled in. */
  | 'REQUIRED'
  /** Alias and name hold 50 characters, the description 100, the street 150. */
  | 'TOO_LONG';

/** A field of the address form. */
export type AddressField =
  /** What the member calls the address. */
  | 'ALIAS'
  /** Second level: city, canton or municipality. */
  | 'CITY'
  /** How to find the door. */
  | 'DESCRIPTION'
  /** Third level: district or neighbourhood. */
  | 'DISTRICT'
  /** Who receives. */
  | 'NAME'
  /** Phone of who receives. */
  | 'PHONE'
  /** The pin on the map. */
  | 'POSITION'
  /** First level of a country's territories: province, department or parish. */
  | 'PROVINCE'
  /** Street and number, or the whole location in words. */
  | 'STREET';

/** An address as a member writes it. An absent text and an empty one are the same. */
export type AddressInput = {
  /** What the member calls it: letters, digits and spaces, at most 50. */
  alias: Scalars['String']['input'];
  /** How to find the door, at most 100. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Who receives: letters, hyphens and spaces, at most 50. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Whether province, city and district were chosen by hand instead of found on the map. */
  isManual?: Scalars['Boolean']['input'];
  /** Degrees, north positive. */
  latitude: Scalars['Float']['input'];
  /** Degrees, east positive. */
  longitude: Scalars['Float']['input'];
  /** With calling code, or a number of the request's market; kept without spaces. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, or the whole location in words, at most 150. */
  streetText: Scalars['String']['input'];
  /** The smallest territory that it lies in: the district when it was chosen by hand, else what the map tells. */
  territoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Nothing was saved: fields are refused. */
export type AddressInvalid = UserError & {
  code: Scalars['String']['output'];
  /** One for each refused field, in the form's order. */
  faults: Array<AddressFault>;
  message: Scalars['String']['output'];
};

/** The member has no such address. */
export type AddressNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Nothing was saved: members change their addresses in the market that they belong to, and only for that country. */
export type AddressOutsideCountry = UserError & {
  code: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 of the market that the member belongs to. */
  marketCode: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** What an address of a market must have, and where its map lies. */
export type AddressRules = {
  /** Where positions must lie; null when they may lie anywhere. */
  bounds: Maybe<MapBounds>;
  /** Latitude of the capital, where the map opens; degrees. */
  capitalLatitude: Scalars['Float']['output'];
  /** Longitude of the capital, where the map opens; degrees. */
  capitalLongitude: Scalars['Float']['output'];
  /** What must be filled in when province, city and district are chosen by hand. */
  requiredManualFields: Array<AddressField>;
  /** What must be filled in when the place was found on the map. */
  requiredSearchFields: Array<AddressField>;
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

export type DeleteAddressInput = {
  /** A saved address. */
  addressId: Scalars['ID']['input'];
};

export type DeleteAddressResult = AddressNotFound | AddressOutsideCountry | DeleteAddressSuccess;

export type DeleteAddressSuccess = {
  /** The member after the change. */
  member: Member;
};

export type DeleteIdentityResult = DeleteIdentitySuccess | IdentityNotFound | IdentityServiceUnavailable;

/** Nobody signs in with it any more. A token of it that is in use still holds for the few minutes that it has. */
export type DeleteIdentitySuccess = {
  /** Whose identity it was: 14 digits. */
  membershipNumber: Scalars['String']['output'];
};

/** How the goods reach the shopper. */
export type DeliveryMethod =
  /** Brought to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper collects at a club. */
  | 'PICK_UP_IN_CLUB';

/** The membership has no digital identity (any more). */
export type IdentityNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The identity provider did not answer. Sent again, the answer is a success, or `IdentityNotFound` if it was deleted all the same. */
export type IdentityServiceUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

/** Degrees that enclose a market. */
export type MapBounds = {
  /** Highest longitude. */
  east: Scalars['Float']['output'];
  /** Highest latitude. */
  north: Scalars['Float']['output'];
  /** Lowest latitude. */
  south: Scalars['Float']['output'];
  /** Lowest longitude. */
  west: Scalars['Float']['output'];
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
  /** True when the saved club is no longer available and `preferredClub` is the market's default. Save it with `setPreferredClub`. */
  isPreferredClubReplaced: Scalars['Boolean']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2 of the market the member belongs to. */
  marketCode: Scalars['ID']['output'];
  /** The membership itself; null when the membership service does not know it. */
  membership: Maybe<Membership>;
  /** 14 digits: club 4, account 6, card 4. */
  membershipNumber: Scalars['String']['output'];
  /** The club where the member shops; null before a choice. The market's default club while the saved one is not available. */
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
  /** Whether province, city and district were chosen by hand instead of found on the map. */
  isManual: Scalars['Boolean']['output'];
  /** Whether it is marked as one that nothing can be brought to. */
  isWrong: Scalars['Boolean']['output'];
  /** Degrees, north positive; null for an address from before the map. */
  latitude: Maybe<Scalars['Float']['output']>;
  /** Degrees, east positive; null for an address from before the map. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** The address's phone as people read it, e.g. `+506 8821 4512`; null without one. */
  phoneText: Maybe<Scalars['String']['output']>;
  /** The open location code of its position, e.g. `66XQWVH4+27`. */
  plusCode: Maybe<Scalars['String']['output']>;
  /** What it lies in, as far as that is known: province, city, district. */
  territories: Array<Territory>;
};

/** What a member holds. */
export type Membership = {
  /** Last day it is valid, ISO 8601 date. */
  expiresOn: Scalars['String']['output'];
  /** Whether it can be used today. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it may be renewed today. One that has expired may. */
  renewal: MembershipEligibility;
  /** Its kind. */
  type: MembershipType;
  /** Whether it may be changed to Platinum today. */
  upgrade: MembershipEligibility;
};

/** Whether something may be done with a membership, and why not. */
export type MembershipEligibility = {
  /** Whether it may be done today. */
  isPossible: Scalars['Boolean']['output'];
  /** Why not, the weightiest first; none when it is possible. */
  reasons: Array<MembershipReason>;
};

/** Why something may not be done with a membership. */
export type MembershipReason = {
  /** The club's number for it, e.g. 80005. */
  code: Scalars['Int']['output'];
  /** Its name. */
  name: MembershipReasonName;
};

/** Names of the reasons; the club's numbers for renewals, and for upgrades. */
export type MembershipReasonName =
  /** The club's service gave no answer: 80003, for upgrades too. */
  | 'API'
  /** The shop does not do it in the membership's country: 80001, 110001. */
  | 'CONFIG'
  /** The days in which it may be renewed have not begun: 80005. */
  | 'EXPIRY'
  /** It has more cards than can be upgraded without the service desk: 110006. */
  | 'MAX_CARDS'
  /** It has more cards than can be renewed without the service desk: 80004. */
  | 'MULTIPLE_CARDS'
  /** The club does not sell it an upgrade: 110005. */
  | 'NOT_ALLOWED'
  /** The card is not the first of its account: 110004. */
  | 'SECONDARY'
  /** It is blocked, its card is not in force, or, to be upgraded, it has expired: 80002, 110002. */
  | 'STATUS'
  /** It is neither Diamond nor Business: 110003. */
  | 'TYPE';

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
  /** Saves an address of the request's market, which must be the member's own. The first one becomes the default. */
  addAddress: AddAddressResult;
  /** Deletes a saved address. When it was the default, there is none until another is chosen or added. */
  deleteAddress: DeleteAddressResult;
  /** Deletes the member's own digital identity, their way to sign in. Membership, addresses, orders and cart stay as they are. */
  deleteIdentity: DeleteIdentityResult;
  /** Makes a saved address the one that is offered first. */
  setDefaultAddress: SetDefaultAddressResult;
  /** Keeps the member's club for next time. */
  setPreferredClub: SetPreferredClubResult;
  /** Writes a saved address anew. */
  updateAddress: UpdateAddressResult;
};


export type MutationAddAddressArgs = {
  input: AddAddressInput;
};


export type MutationDeleteAddressArgs = {
  input: DeleteAddressInput;
};


export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


export type MutationSetPreferredClubArgs = {
  input: SetPreferredClubInput;
};


export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};

/** Where a page of a connection lies in the whole. */
export type PageInfo = {
  /** Pass as `after` to read the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether another page follows `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Somewhere in the request's market. */
export type Place = {
  /** Whether a club delivers there. */
  isDeliverable: Scalars['Boolean']['output'];
  /** Degrees, north positive. */
  latitude: Scalars['Float']['output'];
  /** Degrees, east positive. */
  longitude: Scalars['Float']['output'];
  /** The open location code of its position, e.g. `66XQWVH4+27`. */
  plusCode: Scalars['String']['output'];
  /** Street and number, or where it is in words; at most 100 characters. */
  streetText: Scalars['String']['output'];
  /** What it lies in, as far as the map tells: province, city, district. */
  territories: Array<Territory>;
};

export type PlaceAtResult = Place | PlaceOutsideMarket;

/** No address of the market may lie there. */
export type PlaceOutsideMarket = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A place that a text may mean. */
export type PlaceSuggestion = {
  /** Opaque; for `place`. */
  id: Scalars['ID']['output'];
  /** The place in words, from the nearest to the widest. */
  text: Scalars['String']['output'];
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
  /** What an address of the request's market must have, and where its map lies. */
  addressRules: AddressRules;
  /** The place of the request's market that a text means most likely, as written by hand; null when there is none. For members. */
  findPlace: Maybe<Place>;
  /** Whether a 14-digit membership number is valid: true or false, without a reason. After a few look-ups a minute: `TOO_MANY_REQUESTS`. */
  isMembershipValid: Scalars['Boolean']['output'];
  /** The signed-in member; null for guests. */
  me: Maybe<Member>;
  /** A suggested place; null when there is none of this id in the request's market. For members. */
  place: Maybe<Place>;
  /** What is at a position, in degrees. For members. */
  placeAt: PlaceAtResult;
  /** Places of the request's market that a text may mean, the likeliest first; at most 150 characters, blank ones give none. For members. */
  placeSuggestions: Array<PlaceSuggestion>;
  /** The provinces of the request's market, or the parts of one of its territories: cities, then districts; none of an unknown one. */
  territories: Array<Territory>;
};


export type QueryFindPlaceArgs = {
  text: Scalars['String']['input'];
};


export type QueryIsMembershipValidArgs = {
  membershipNumber: Scalars['String']['input'];
};


export type QueryPlaceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlaceAtArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


export type QueryPlaceSuggestionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
};


export type QueryTerritoriesArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetDefaultAddressInput = {
  /** A saved address. */
  addressId: Scalars['ID']['input'];
};

export type SetDefaultAddressResult = AddressNotFound | AddressOutsideCountry | SetDefaultAddressSuccess;

export type SetDefaultAddressSuccess = {
  /** The member after the change. */
  member: Member;
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

/** A part of a market: a province, department or parish; a city, canton or municipality in it; a district or neighbourhood in that. */
export type Territory = {
  /** Opaque; a child's id is only known from its parent's list. */
  id: Scalars['ID']['output'];
  /** As people there write it. */
  name: Scalars['String']['output'];
};

export type UpdateAddressInput = {
  /** What was filled in. */
  address: AddressInput;
  /** A saved address. */
  addressId: Scalars['ID']['input'];
  /** Makes it the default. The default address stays the default until another becomes it. */
  isDefault?: Scalars['Boolean']['input'];
};

export type UpdateAddressResult = AddressInvalid | AddressNotFound | AddressOutsideCountry | UpdateAddressSuccess;

export type UpdateAddressSuccess = {
  /** The address as it is saved; outside every club's coverage it is saved too, and not deliverable. */
  address: MemberAddress;
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
  AddAddressResult:
    | ( Omit<AddAddressSuccess, 'address' | 'member'> & { address: _RefType['MemberAddress'], member: _RefType['Member'] } )
    | ( AddressInvalid )
    | ( AddressOutsideCountry )
  ;
  DeleteAddressResult:
    | ( AddressNotFound )
    | ( AddressOutsideCountry )
    | ( Omit<DeleteAddressSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
  DeleteIdentityResult:
    | ( DeleteIdentitySuccess )
    | ( IdentityNotFound )
    | ( IdentityServiceUnavailable )
  ;
  PlaceAtResult:
    | ( PlaceModel )
    | ( PlaceOutsideMarket )
  ;
  SetDefaultAddressResult:
    | ( AddressNotFound )
    | ( AddressOutsideCountry )
    | ( Omit<SetDefaultAddressSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
  SetPreferredClubResult:
    | ( PreferredClubUnavailable )
    | ( Omit<SetPreferredClubSuccess, 'member'> & { member: _RefType['Member'] } )
  ;
  UpdateAddressResult:
    | ( AddressInvalid )
    | ( AddressNotFound )
    | ( AddressOutsideCountry )
    | ( Omit<UpdateAddressSuccess, 'address' | 'member'> & { address: _RefType['MemberAddress'], member: _RefType['Member'] } )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError:
    | ( AddressInvalid )
    | ( AddressNotFound )
    | ( AddressOutsideCountry )
    | ( IdentityNotFound )
    | ( IdentityServiceUnavailable )
    | ( PlaceOutsideMarket )
    | ( PreferredClubUnavailable )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AddAddressInput: AddAddressInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddAddressResult']>;
  AddAddressSuccess: ResolverTypeWrapper<Omit<AddAddressSuccess, 'address' | 'member'> & { address: ResolversTypes['MemberAddress'], member: ResolversTypes['Member'] }>;
  AddressFault: ResolverTypeWrapper<AddressFault>;
  AddressFaultReason: AddressFaultReason;
  AddressField: AddressField;
  AddressInput: AddressInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AddressInvalid: ResolverTypeWrapper<AddressInvalid>;
  AddressNotFound: ResolverTypeWrapper<AddressNotFound>;
  AddressOutsideCountry: ResolverTypeWrapper<AddressOutsideCountry>;
  AddressRules: ResolverTypeWrapper<AddressRulesModel>;
  CacheControlScope: CacheControlScope;
  Club: ResolverTypeWrapper<Club>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAddressResult']>;
  DeleteAddressSuccess: ResolverTypeWrapper<Omit<DeleteAddressSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  DeleteIdentityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteIdentityResult']>;
  DeleteIdentitySuccess: ResolverTypeWrapper<DeleteIdentitySuccess>;
  DeliveryMethod: DeliveryMethod;
  IdentityNotFound: ResolverTypeWrapper<IdentityNotFound>;
  IdentityServiceUnavailable: ResolverTypeWrapper<IdentityServiceUnavailable>;
  Image: ResolverTypeWrapper<Image>;
  MapBounds: ResolverTypeWrapper<MapBounds>;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberAddress: ResolverTypeWrapper<MemberAddressModel>;
  Membership: ResolverTypeWrapper<MembershipModel>;
  MembershipEligibility: ResolverTypeWrapper<MembershipEligibility>;
  MembershipReason: ResolverTypeWrapper<MembershipReason>;
  MembershipReasonName: MembershipReasonName;
  MembershipType: MembershipType;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Place: ResolverTypeWrapper<PlaceModel>;
  PlaceAtResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceAtResult']>;
  PlaceOutsideMarket: ResolverTypeWrapper<PlaceOutsideMarket>;
  PlaceSuggestion: ResolverTypeWrapper<PlaceSuggestion>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  PreferredClubUnavailable: ResolverTypeWrapper<PreferredClubUnavailable>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SetDefaultAddressInput: SetDefaultAddressInput;
  SetDefaultAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDefaultAddressResult']>;
  SetDefaultAddressSuccess: ResolverTypeWrapper<Omit<SetDefaultAddressSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  SetPreferredClubInput: SetPreferredClubInput;
  SetPreferredClubResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPreferredClubResult']>;
  SetPreferredClubSuccess: ResolverTypeWrapper<Omit<SetPreferredClubSuccess, 'member'> & { member: ResolversTypes['Member'] }>;
  Territory: ResolverTypeWrapper<Territory>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateAddressResult']>;
  UpdateAddressSuccess: ResolverTypeWrapper<Omit<UpdateAddressSuccess, 'address' | 'member'> & { address: ResolversTypes['MemberAddress'], member: ResolversTypes['Member'] }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AddAddressInput: AddAddressInput;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  AddAddressResult: ResolversUnionTypes<ResolversParentTypes>['AddAddressResult'];
  AddAddressSuccess: Omit<AddAddressSuccess, 'address' | 'member'> & { address: ResolversParentTypes['MemberAddress'], member: ResolversParentTypes['Member'] };
  AddressFault: AddressFault;
  AddressInput: AddressInput;
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  AddressInvalid: AddressInvalid;
  AddressNotFound: AddressNotFound;
  AddressOutsideCountry: AddressOutsideCountry;
  AddressRules: AddressRulesModel;
  Club: Club;
  DateTime: Scalars['DateTime']['output'];
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAddressResult'];
  DeleteAddressSuccess: Omit<DeleteAddressSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  DeleteIdentityResult: ResolversUnionTypes<ResolversParentTypes>['DeleteIdentityResult'];
  DeleteIdentitySuccess: DeleteIdentitySuccess;
  IdentityNotFound: IdentityNotFound;
  IdentityServiceUnavailable: IdentityServiceUnavailable;
  Image: Image;
  MapBounds: MapBounds;
  Member: MemberModel;
  MemberAddress: MemberAddressModel;
  Membership: MembershipModel;
  MembershipEligibility: MembershipEligibility;
  MembershipReason: MembershipReason;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Place: PlaceModel;
  PlaceAtResult: ResolversUnionTypes<ResolversParentTypes>['PlaceAtResult'];
  PlaceOutsideMarket: PlaceOutsideMarket;
  PlaceSuggestion: PlaceSuggestion;
  PostalAddress: PostalAddress;
  PreferredClubUnavailable: PreferredClubUnavailable;
  Query: Record<PropertyKey, never>;
  SafeInt: Scalars['SafeInt']['output'];
  SetDefaultAddressInput: SetDefaultAddressInput;
  SetDefaultAddressResult: ResolversUnionTypes<ResolversParentTypes>['SetDefaultAddressResult'];
  SetDefaultAddressSuccess: Omit<SetDefaultAddressSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  SetPreferredClubInput: SetPreferredClubInput;
  SetPreferredClubResult: ResolversUnionTypes<ResolversParentTypes>['SetPreferredClubResult'];
  SetPreferredClubSuccess: Omit<SetPreferredClubSuccess, 'member'> & { member: ResolversParentTypes['Member'] };
  Territory: Territory;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressResult: ResolversUnionTypes<ResolversParentTypes>['UpdateAddressResult'];
  UpdateAddressSuccess: Omit<UpdateAddressSuccess, 'address' | 'member'> & { address: ResolversParentTypes['MemberAddress'], member: ResolversParentTypes['Member'] };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAddressResult'] = ResolversParentTypes['AddAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddAddressSuccess' | 'AddressInvalid' | 'AddressOutsideCountry', ParentType, ContextType>;
}>;

export type AddAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAddressSuccess'] = ResolversParentTypes['AddAddressSuccess']> = ResolversObject<{
  address?: Resolver<ResolversTypes['MemberAddress'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddressFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressFault'] = ResolversParentTypes['AddressFault']> = ResolversObject<{
  field?: Resolver<ResolversTypes['AddressField'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AddressFaultReason'], ParentType, ContextType>;
}>;

export type AddressInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressInvalid'] = ResolversParentTypes['AddressInvalid']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['AddressFault']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddressNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressNotFound'] = ResolversParentTypes['AddressNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddressOutsideCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressOutsideCountry'] = ResolversParentTypes['AddressOutsideCountry']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddressRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressRules'] = ResolversParentTypes['AddressRules']> = ResolversObject<{
  bounds?: Resolver<Maybe<ResolversTypes['MapBounds']>, ParentType, ContextType>;
  capitalLatitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  capitalLongitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requiredManualFields?: Resolver<Array<ResolversTypes['AddressField']>, ParentType, ContextType>;
  requiredSearchFields?: Resolver<Array<ResolversTypes['AddressField']>, ParentType, ContextType>;
}>;

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = ResolversObject<{
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressResult'] = ResolversParentTypes['DeleteAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressNotFound' | 'AddressOutsideCountry' | 'DeleteAddressSuccess', ParentType, ContextType>;
}>;

export type DeleteAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressSuccess'] = ResolversParentTypes['DeleteAddressSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeleteIdentityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteIdentityResult'] = ResolversParentTypes['DeleteIdentityResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'DeleteIdentitySuccess' | 'IdentityNotFound' | 'IdentityServiceUnavailable', ParentType, ContextType>;
}>;

export type DeleteIdentitySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteIdentitySuccess'] = ResolversParentTypes['DeleteIdentitySuccess']> = ResolversObject<{
  membershipNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityNotFound'] = ResolversParentTypes['IdentityNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdentityServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityServiceUnavailable'] = ResolversParentTypes['IdentityServiceUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = ResolversObject<{
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MapBoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapBounds'] = ResolversParentTypes['MapBounds']> = ResolversObject<{
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member'], FederationReferenceType extends FederationReferenceTypes['Member'] = FederationReferenceTypes['Member']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Member']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['MemberAddress']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPreferredClubReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  isManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWrong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  phoneText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plusCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  territories?: Resolver<Array<ResolversTypes['Territory']>, ParentType, ContextType>;
}>;

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = ResolversObject<{
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewal?: Resolver<ResolversTypes['MembershipEligibility'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  upgrade?: Resolver<ResolversTypes['MembershipEligibility'], ParentType, ContextType>;
}>;

export type MembershipEligibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipEligibility'] = ResolversParentTypes['MembershipEligibility']> = ResolversObject<{
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['MembershipReason']>, ParentType, ContextType>;
}>;

export type MembershipReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipReason'] = ResolversParentTypes['MembershipReason']> = ResolversObject<{
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['MembershipReasonName'], ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addAddress?: Resolver<ResolversTypes['AddAddressResult'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  deleteAddress?: Resolver<ResolversTypes['DeleteAddressResult'], ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'input'>>;
  deleteIdentity?: Resolver<ResolversTypes['DeleteIdentityResult'], ParentType, ContextType>;
  setDefaultAddress?: Resolver<ResolversTypes['SetDefaultAddressResult'], ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, 'input'>>;
  setPreferredClub?: Resolver<ResolversTypes['SetPreferredClubResult'], ParentType, ContextType, RequireFields<MutationSetPreferredClubArgs, 'input'>>;
  updateAddress?: Resolver<ResolversTypes['UpdateAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = ResolversObject<{
  isDeliverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  territories?: Resolver<Array<ResolversTypes['Territory']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceAtResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceAtResult'] = ResolversParentTypes['PlaceAtResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'Place' | 'PlaceOutsideMarket', ParentType, ContextType>;
}>;

export type PlaceOutsideMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOutsideMarket'] = ResolversParentTypes['PlaceOutsideMarket']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceSuggestion'] = ResolversParentTypes['PlaceSuggestion']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  addressRules?: Resolver<ResolversTypes['AddressRules'], ParentType, ContextType>;
  findPlace?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryFindPlaceArgs, 'text'>>;
  isMembershipValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsMembershipValidArgs, 'membershipNumber'>>;
  me?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceArgs, 'id'>>;
  placeAt?: Resolver<ResolversTypes['PlaceAtResult'], ParentType, ContextType, RequireFields<QueryPlaceAtArgs, 'latitude' | 'longitude'>>;
  placeSuggestions?: Resolver<Array<ResolversTypes['PlaceSuggestion']>, ParentType, ContextType, RequireFields<QueryPlaceSuggestionsArgs, 'limit' | 'text'>>;
  territories?: Resolver<Array<ResolversTypes['Territory']>, ParentType, ContextType, Partial<QueryTerritoriesArgs>>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SetDefaultAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressResult'] = ResolversParentTypes['SetDefaultAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressNotFound' | 'AddressOutsideCountry' | 'SetDefaultAddressSuccess', ParentType, ContextType>;
}>;

export type SetDefaultAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressSuccess'] = ResolversParentTypes['SetDefaultAddressSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetPreferredClubResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPreferredClubResult'] = ResolversParentTypes['SetPreferredClubResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'PreferredClubUnavailable' | 'SetPreferredClubSuccess', ParentType, ContextType>;
}>;

export type SetPreferredClubSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPreferredClubSuccess'] = ResolversParentTypes['SetPreferredClubSuccess']> = ResolversObject<{
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TerritoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Territory'] = ResolversParentTypes['Territory']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UpdateAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAddressResult'] = ResolversParentTypes['UpdateAddressResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressInvalid' | 'AddressNotFound' | 'AddressOutsideCountry' | 'UpdateAddressSuccess', ParentType, ContextType>;
}>;

export type UpdateAddressSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAddressSuccess'] = ResolversParentTypes['UpdateAddressSuccess']> = ResolversObject<{
  address?: Resolver<ResolversTypes['MemberAddress'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddressInvalid' | 'AddressNotFound' | 'AddressOutsideCountry' | 'IdentityNotFound' | 'IdentityServiceUnavailable' | 'PlaceOutsideMarket' | 'PreferredClubUnavailable', ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AddAddressResult?: AddAddressResultResolvers<ContextType>;
  AddAddressSuccess?: AddAddressSuccessResolvers<ContextType>;
  AddressFault?: AddressFaultResolvers<ContextType>;
  AddressInvalid?: AddressInvalidResolvers<ContextType>;
  AddressNotFound?: AddressNotFoundResolvers<ContextType>;
  AddressOutsideCountry?: AddressOutsideCountryResolvers<ContextType>;
  AddressRules?: AddressRulesResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAddressResult?: DeleteAddressResultResolvers<ContextType>;
  DeleteAddressSuccess?: DeleteAddressSuccessResolvers<ContextType>;
  DeleteIdentityResult?: DeleteIdentityResultResolvers<ContextType>;
  DeleteIdentitySuccess?: DeleteIdentitySuccessResolvers<ContextType>;
  IdentityNotFound?: IdentityNotFoundResolvers<ContextType>;
  IdentityServiceUnavailable?: IdentityServiceUnavailableResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  MapBounds?: MapBoundsResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberAddress?: MemberAddressResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MembershipEligibility?: MembershipEligibilityResolvers<ContextType>;
  MembershipReason?: MembershipReasonResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceAtResult?: PlaceAtResultResolvers<ContextType>;
  PlaceOutsideMarket?: PlaceOutsideMarketResolvers<ContextType>;
  PlaceSuggestion?: PlaceSuggestionResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  PreferredClubUnavailable?: PreferredClubUnavailableResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SetDefaultAddressResult?: SetDefaultAddressResultResolvers<ContextType>;
  SetDefaultAddressSuccess?: SetDefaultAddressSuccessResolvers<ContextType>;
  SetPreferredClubResult?: SetPreferredClubResultResolvers<ContextType>;
  SetPreferredClubSuccess?: SetPreferredClubSuccessResolvers<ContextType>;
  Territory?: TerritoryResolvers<ContextType>;
  UpdateAddressResult?: UpdateAddressResultResolvers<ContextType>;
  UpdateAddressSuccess?: UpdateAddressSuccessResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
