import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Attempt as AttemptModel } from './domain/attempt.ts';
import type { SavedCard as SavedCardModel } from './domain/saved-card.ts';
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

export type AddCardInput = {
  /** A UUID made by the client, kept for as long as the member tries to add this card; the ciphertext's attempt id. */
  commandId: Scalars['ID']['input'];
  /** Base64 of the ciphertext. */
  encryptedCard: Scalars['String']['input'];
  /** As on the card, more than one word. */
  holderName: Scalars['String']['input'];
  /** From `cardEncryptionKey`. */
  keyId: Scalars['ID']['input'];
};

export type AddCardResult = AddCardSuccess | CardAlreadySaved | CardNotSaved | InvalidCard | PaymentServiceUnavailable | TooManyPaymentTries;

export type AddCardSuccess = {
  /** The card that was added. */
  card: SavedCard;
  /** The member's saved cards now, the default first. */
  savedCards: Array<SavedCard>;
};

/** The attempt has ended; open another. */
export type AttemptClosed = UserError & {
  /** How it ended. */
  attempt: CheckoutAttempt;
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** No such attempt of the caller. */
export type AttemptNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type BeginCheckoutInput = {
  /** The cart. */
  cartId: Scalars['ID']['input'];
  /** A UUID made by the client, kept for as long as the shopper tries to pay this cart. */
  idempotencyKey: Scalars['ID']['input'];
  /** What is paid for; only ORDER is open to `cartId`. */
  purpose?: CheckoutPurpose;
};

export type BeginCheckoutResult = BeginCheckoutSuccess | CartNotReady | CheckoutInProgress | DeliveryWindowNeeded | IdempotencyConflict;

export type BeginCheckoutSuccess = {
  /** The attempt, new or found again. */
  attempt: CheckoutAttempt;
};

/** Whether an answer is the same for everybody in a market and language. */
export type CacheControlScope =
  /** Depends on who asks. */
  | 'PRIVATE'
  /** The same for everybody. */
  | 'PUBLIC';

export type CancelCheckoutInput = {
  /** The attempt. */
  attemptId: Scalars['ID']['input'];
};

export type CancelCheckoutResult = AttemptClosed | AttemptNotFound | CancelCheckoutSuccess;

export type CancelCheckoutSuccess = {
  /** The attempt, now VOIDED. */
  attempt: CheckoutAttempt;
};

/** The member keeps this card already; it was added under another command, or while it paid. */
export type CardAlreadySaved = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The member's saved cards now, the default first. */
  savedCards: Array<SavedCard>;
};

/** RSA-OAEP, SHA-256, 2048 bit; encrypt one JSON of card number, CVV, expiry and attempt id. */
export type CardEncryptionKey = {
  /** Send it back with the ciphertext. */
  keyId: Scalars['ID']['output'];
  /** SubjectPublicKeyInfo, PEM. */
  publicKey: Scalars['String']['output'];
};

export type CardInput = {
  /** Base64 of the ciphertext. */
  encryptedCard: Scalars['String']['input'];
  /** As on the card, more than one word. */
  holderName: Scalars['String']['input'];
  /** From `cardEncryptionKey`. */
  keyId: Scalars['ID']['input'];
  /** Keep it for next time; members only. */
  save?: Scalars['Boolean']['input'];
};

/** A rule for cards keeps this one from being offered first. */
export type CardNotDefault = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** No such saved card of the member. */
export type CardNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The member's saved cards now, the default first. */
  savedCards: Array<SavedCard>;
};

/** The card's issuer refused it; it is not among the saved cards. */
export type CardNotSaved = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The cart is empty, has no delivery, or is gone. */
export type CartNotReady = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** One try at paying, from the first click to the order. */
export type CheckoutAttempt = {
  /** The server's own total of what is paid for. */
  amount: Money;
  /** Where to send the browser, while CHALLENGE_REQUIRED. */
  challengeUrl: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Why, when DECLINED, VOIDED or NEEDS_REVIEW. */
  failure: Maybe<CheckoutFailure>;
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** The order, once COMPLETED. */
  order: Maybe<Order>;
  /** What is paid for. */
  purpose: CheckoutPurpose;
  /** Where it stands. */
  status: CheckoutStatus;
};

/** Why an attempt did not end in an order. */
export type CheckoutFailure = {
  /** Why, as a stable code, e.g. `ERROR_CARD_HARD_DECLINE`. */
  code: Scalars['String']['output'];
  /** One sentence in the request's language: what happened, that nothing was charged, what to do. */
  message: Scalars['String']['output'];
};

/** Another attempt holds this cart. */
export type CheckoutInProgress = UserError & {
  /** The attempt that holds it. */
  attempt: Maybe<CheckoutAttempt>;
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What an attempt pays for. */
export type CheckoutPurpose =
  /** A new membership. */
  | 'MEMBERSHIP_NEW'
  /** Goods in a cart. */
  | 'ORDER'
  /** One more year. */
  | 'RENEW'
  /** A better type. */
  | 'UPGRADE';

/** Where an attempt stands. */
export type CheckoutStatus =
  /** The bank wants to see the card's holder. */
  | 'CHALLENGE_REQUIRED'
  /** Paid, and the order exists. */
  | 'COMPLETED'
  /** The bank refused; nothing was charged, the cart is intact. */
  | 'DECLINED'
  /** A person at the club looks into it; nothing is charged twice. */
  | 'NEEDS_REVIEW'
  /** Opened; nothing was charged. */
  | 'OPEN'
  /** Being charged; ask again. */
  | 'PROCESSING'
  /** Given up or failed; whatever was authorised is void. */
  | 'VOIDED';

export type CompleteChallengeInput = {
  /** The attempt. */
  attemptId: Scalars['ID']['input'];
  /** `cavv`, the proof that the holder passed, as it came; null when there is none. */
  cavv?: InputMaybe<Scalars['String']['input']>;
  /** `orderId` that the bank's page returned, as it came. */
  challengeOrderId: Scalars['ID']['input'];
  /** `eci`, how strong the proof is, as it came; null when there is none. */
  eci?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteCardInput = {
  /** The saved card. */
  cardId: Scalars['ID']['input'];
};

export type DeleteCardResult = CardNotFound | DeleteCardSuccess | PaymentServiceUnavailable;

export type DeleteCardSuccess = {
  /** The member's saved cards now, the default first. */
  savedCards: Array<SavedCard>;
};

/** How the goods reach the shopper. */
export type DeliveryMethod =
  /** Brought to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper collects at a club. */
  | 'PICK_UP_IN_CLUB';

/** The goods are to be brought, and the cart names no delivery window that can still be had. */
export type DeliveryWindowNeeded = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The same key came before for something else. */
export type IdempotencyConflict = UserError & {
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

/** A rule for cards does not hold; nothing was sent to the bank. */
export type InvalidCard = UserError & {
  code: Scalars['String']['output'];
  /** `holderName`, `card` or `savedCardId`. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A guest's e-mail or membership is missing or not valid. */
export type InvalidGuest = UserError & {
  code: Scalars['String']['output'];
  /** `email` or `membershipNumber`. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Some goods were sold meanwhile; nothing was charged. */
export type ItemsOutOfStock = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Which. */
  skus: Array<Scalars['ID']['output']>;
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

export type MoneyInput = {
  /** In hundredths. */
  centAmount: Scalars['SafeInt']['input'];
  /** ISO 4217. */
  currency: Scalars['String']['input'];
};

export type Mutation = {
  /** Keeps a card for the member, once it has pleased its issuer: once, however often it is sent under its `commandId`. */
  addCard: AddCardResult;
  /** Opens an attempt to pay for the caller's cart. The same key gives the same attempt. */
  beginCheckout: BeginCheckoutResult;
  /** Gives up an attempt: voids what was authorised and unlocks the cart. */
  cancelCheckout: CancelCheckoutResult;
  /** Goes on after the bank's 3-D Secure page returned. */
  completeChallenge: PlaceOrderResult;
  /** Forgets one of the member's saved cards; when it was the default, the newest of the others becomes it. */
  deleteCard: DeleteCardResult;
  /** Charges the card and creates the order: once, however often it is sent. */
  placeOrder: PlaceOrderResult;
  /** Has one of the member's saved cards offered first. */
  setDefaultCard: SetDefaultCardResult;
};


export type MutationAddCardArgs = {
  input: AddCardInput;
};


export type MutationBeginCheckoutArgs = {
  input: BeginCheckoutInput;
};


export type MutationCancelCheckoutArgs = {
  input: CancelCheckoutInput;
};


export type MutationCompleteChallengeArgs = {
  input: CompleteChallengeInput;
};


export type MutationDeleteCardArgs = {
  input: DeleteCardInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationSetDefaultCardArgs = {
  input: SetDefaultCardInput;
};

/** An order of the orders subgraph. */
export type Order = {
  /** Its number. */
  orderNumber: Scalars['ID']['output'];
};

/** Where a page of a connection lies in the whole. */
export type PageInfo = {
  /** Pass as `after` to read the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether another page follows `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** The payments service does not answer; nothing was charged. */
export type PaymentServiceUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type PlaceOrderInput = {
  /** From `beginCheckout`. */
  attemptId: Scalars['ID']['input'];
  /** A new card. Exactly one of `card` and `savedCardId`. */
  card?: InputMaybe<CardInput>;
  /** For guests: where the confirmation goes. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What the shopper saw as total; a difference is refused before anything is charged. */
  expectedTotal: MoneyInput;
  /** For guests: a valid 14-digit membership number. It gives its holder no access to the order. */
  membershipNumber?: InputMaybe<Scalars['String']['input']>;
  /** Where the bank's page returns the browser to, on the shop's own address. */
  returnUrl: Scalars['String']['input'];
  /** A saved card. */
  savedCardId?: InputMaybe<Scalars['ID']['input']>;
};

export type PlaceOrderResult = AttemptClosed | AttemptNotFound | CartNotReady | DeliveryWindowNeeded | InvalidCard | InvalidGuest | ItemsOutOfStock | PaymentServiceUnavailable | PlaceOrderSuccess | TooManyPaymentTries | TotalChanged;

/** The attempt went on; its status says how far: completed, challenged, declined, still processing. */
export type PlaceOrderSuccess = {
  /** The attempt now. */
  attempt: CheckoutAttempt;
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

export type Query = {
  /** The key that the browser encrypts card data with. */
  cardEncryptionKey: CardEncryptionKey;
  /** One of the caller's own attempts; null when it does not exist or is another's. */
  checkoutAttempt: Maybe<CheckoutAttempt>;
  /** The member's saved cards, the default first; empty for guests. */
  savedCards: Array<SavedCard>;
};


export type QueryCheckoutAttemptArgs = {
  id: Scalars['ID']['input'];
};

/** A card that the member saved; the number is with the payments provider alone. */
export type SavedCard = {
  /** E.g. `VISA`. */
  brand: Scalars['String']['output'];
  /** MM/YY. */
  expiry: Scalars['String']['output'];
  /** As on the card. */
  holderName: Scalars['String']['output'];
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Whether it is offered first. */
  isDefault: Scalars['Boolean']['output'];
  /** Last four digits. */
  lastDigits: Scalars['String']['output'];
};

export type SetDefaultCardInput = {
  /** The saved card. */
  cardId: Scalars['ID']['input'];
};

export type SetDefaultCardResult = CardNotDefault | CardNotFound | PaymentServiceUnavailable | SetDefaultCardSuccess;

export type SetDefaultCardSuccess = {
  /** The member's saved cards now, the default first. */
  savedCards: Array<SavedCard>;
};

/** Too many tries to pay or to save a card from this shopper, cart or network address; nothing was sent to the bank. */
export type TooManyPaymentTries = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Seconds until another try is allowed. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** Prices or taxes changed since the shopper looked; nothing was charged. */
export type TotalChanged = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The total now. */
  total: Money;
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
  CheckoutAttempt: CheckoutAttempt;
  SavedCard: SavedCard;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  CheckoutAttempt:
    ( { __typename: 'CheckoutAttempt' }
    & GraphQLRecursivePick<FederationTypes['CheckoutAttempt'], {"id":true}> );
  SavedCard:
    ( { __typename: 'SavedCard' }
    & GraphQLRecursivePick<FederationTypes['SavedCard'], {"id":true}> );
}>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  AddCardResult:
    | ( Omit<AddCardSuccess, 'card' | 'savedCards'> & { card: _RefType['SavedCard'], savedCards: Array<_RefType['SavedCard']> } )
    | ( Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( CardNotSaved )
    | ( InvalidCard )
    | ( PaymentServiceUnavailable )
    | ( TooManyPaymentTries )
  ;
  BeginCheckoutResult:
    | ( Omit<BeginCheckoutSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( CartNotReady )
    | ( Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<_RefType['CheckoutAttempt']> } )
    | ( DeliveryWindowNeeded )
    | ( IdempotencyConflict )
  ;
  CancelCheckoutResult:
    | ( Omit<AttemptClosed, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( AttemptNotFound )
    | ( Omit<CancelCheckoutSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
  ;
  DeleteCardResult:
    | ( Omit<CardNotFound, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( Omit<DeleteCardSuccess, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( PaymentServiceUnavailable )
  ;
  PlaceOrderResult:
    | ( Omit<AttemptClosed, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( AttemptNotFound )
    | ( CartNotReady )
    | ( DeliveryWindowNeeded )
    | ( InvalidCard )
    | ( InvalidGuest )
    | ( ItemsOutOfStock )
    | ( PaymentServiceUnavailable )
    | ( Omit<PlaceOrderSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( TooManyPaymentTries )
    | ( TotalChanged )
  ;
  SetDefaultCardResult:
    | ( CardNotDefault )
    | ( Omit<CardNotFound, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( PaymentServiceUnavailable )
    | ( Omit<SetDefaultCardSuccess, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError:
    | ( Omit<AttemptClosed, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( AttemptNotFound )
    | ( Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( CardNotDefault )
    | ( Omit<CardNotFound, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( CardNotSaved )
    | ( CartNotReady )
    | ( Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<_RefType['CheckoutAttempt']> } )
    | ( DeliveryWindowNeeded )
    | ( IdempotencyConflict )
    | ( InvalidCard )
    | ( InvalidGuest )
    | ( ItemsOutOfStock )
    | ( PaymentServiceUnavailable )
    | ( TooManyPaymentTries )
    | ( TotalChanged )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AddCardInput: AddCardInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddCardResult']>;
  AddCardSuccess: ResolverTypeWrapper<Omit<AddCardSuccess, 'card' | 'savedCards'> & { card: ResolversTypes['SavedCard'], savedCards: Array<ResolversTypes['SavedCard']> }>;
  AttemptClosed: ResolverTypeWrapper<Omit<AttemptClosed, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  AttemptNotFound: ResolverTypeWrapper<AttemptNotFound>;
  BeginCheckoutInput: BeginCheckoutInput;
  BeginCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginCheckoutResult']>;
  BeginCheckoutSuccess: ResolverTypeWrapper<Omit<BeginCheckoutSuccess, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  CacheControlScope: CacheControlScope;
  CancelCheckoutInput: CancelCheckoutInput;
  CancelCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelCheckoutResult']>;
  CancelCheckoutSuccess: ResolverTypeWrapper<Omit<CancelCheckoutSuccess, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  CardAlreadySaved: ResolverTypeWrapper<Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  CardEncryptionKey: ResolverTypeWrapper<CardEncryptionKey>;
  CardInput: CardInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CardNotDefault: ResolverTypeWrapper<CardNotDefault>;
  CardNotFound: ResolverTypeWrapper<Omit<CardNotFound, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  CardNotSaved: ResolverTypeWrapper<CardNotSaved>;
  CartNotReady: ResolverTypeWrapper<CartNotReady>;
  CheckoutAttempt: ResolverTypeWrapper<AttemptModel>;
  CheckoutFailure: ResolverTypeWrapper<CheckoutFailure>;
  CheckoutInProgress: ResolverTypeWrapper<Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<ResolversTypes['CheckoutAttempt']> }>;
  CheckoutPurpose: CheckoutPurpose;
  CheckoutStatus: CheckoutStatus;
  CompleteChallengeInput: CompleteChallengeInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCardInput: DeleteCardInput;
  DeleteCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCardResult']>;
  DeleteCardSuccess: ResolverTypeWrapper<Omit<DeleteCardSuccess, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  DeliveryMethod: DeliveryMethod;
  DeliveryWindowNeeded: ResolverTypeWrapper<DeliveryWindowNeeded>;
  IdempotencyConflict: ResolverTypeWrapper<IdempotencyConflict>;
  Image: ResolverTypeWrapper<Image>;
  InvalidCard: ResolverTypeWrapper<InvalidCard>;
  InvalidGuest: ResolverTypeWrapper<InvalidGuest>;
  ItemsOutOfStock: ResolverTypeWrapper<ItemsOutOfStock>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<Order>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentServiceUnavailable: ResolverTypeWrapper<PaymentServiceUnavailable>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlaceOrderSuccess: ResolverTypeWrapper<Omit<PlaceOrderSuccess, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SavedCard: ResolverTypeWrapper<SavedCardModel>;
  SetDefaultCardInput: SetDefaultCardInput;
  SetDefaultCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDefaultCardResult']>;
  SetDefaultCardSuccess: ResolverTypeWrapper<Omit<SetDefaultCardSuccess, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  TooManyPaymentTries: ResolverTypeWrapper<TooManyPaymentTries>;
  TotalChanged: ResolverTypeWrapper<TotalChanged>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AddCardInput: AddCardInput;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  AddCardResult: ResolversUnionTypes<ResolversParentTypes>['AddCardResult'];
  AddCardSuccess: Omit<AddCardSuccess, 'card' | 'savedCards'> & { card: ResolversParentTypes['SavedCard'], savedCards: Array<ResolversParentTypes['SavedCard']> };
  AttemptClosed: Omit<AttemptClosed, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  AttemptNotFound: AttemptNotFound;
  BeginCheckoutInput: BeginCheckoutInput;
  BeginCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['BeginCheckoutResult'];
  BeginCheckoutSuccess: Omit<BeginCheckoutSuccess, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  CancelCheckoutInput: CancelCheckoutInput;
  CancelCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['CancelCheckoutResult'];
  CancelCheckoutSuccess: Omit<CancelCheckoutSuccess, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  CardAlreadySaved: Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  CardEncryptionKey: CardEncryptionKey;
  CardInput: CardInput;
  Boolean: Scalars['Boolean']['output'];
  CardNotDefault: CardNotDefault;
  CardNotFound: Omit<CardNotFound, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  CardNotSaved: CardNotSaved;
  CartNotReady: CartNotReady;
  CheckoutAttempt: AttemptModel;
  CheckoutFailure: CheckoutFailure;
  CheckoutInProgress: Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<ResolversParentTypes['CheckoutAttempt']> };
  CompleteChallengeInput: CompleteChallengeInput;
  DateTime: Scalars['DateTime']['output'];
  DeleteCardInput: DeleteCardInput;
  DeleteCardResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCardResult'];
  DeleteCardSuccess: Omit<DeleteCardSuccess, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  DeliveryWindowNeeded: DeliveryWindowNeeded;
  IdempotencyConflict: IdempotencyConflict;
  Image: Image;
  InvalidCard: InvalidCard;
  InvalidGuest: InvalidGuest;
  ItemsOutOfStock: ItemsOutOfStock;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Order: Order;
  PageInfo: PageInfo;
  PaymentServiceUnavailable: PaymentServiceUnavailable;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlaceOrderSuccess: Omit<PlaceOrderSuccess, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  PostalAddress: PostalAddress;
  Query: Record<PropertyKey, never>;
  SafeInt: Scalars['SafeInt']['output'];
  SavedCard: SavedCardModel;
  SetDefaultCardInput: SetDefaultCardInput;
  SetDefaultCardResult: ResolversUnionTypes<ResolversParentTypes>['SetDefaultCardResult'];
  SetDefaultCardSuccess: Omit<SetDefaultCardSuccess, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  TooManyPaymentTries: TooManyPaymentTries;
  TotalChanged: TotalChanged;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCardResult'] = ResolversParentTypes['AddCardResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddCardSuccess' | 'CardAlreadySaved' | 'CardNotSaved' | 'InvalidCard' | 'PaymentServiceUnavailable' | 'TooManyPaymentTries', ParentType, ContextType>;
}>;

export type AddCardSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCardSuccess'] = ResolversParentTypes['AddCardSuccess']> = ResolversObject<{
  card?: Resolver<ResolversTypes['SavedCard'], ParentType, ContextType>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptClosed'] = ResolversParentTypes['AttemptClosed']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptNotFound'] = ResolversParentTypes['AttemptNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BeginCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginCheckoutResult'] = ResolversParentTypes['BeginCheckoutResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'BeginCheckoutSuccess' | 'CartNotReady' | 'CheckoutInProgress' | 'DeliveryWindowNeeded' | 'IdempotencyConflict', ParentType, ContextType>;
}>;

export type BeginCheckoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginCheckoutSuccess'] = ResolversParentTypes['BeginCheckoutSuccess']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CancelCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCheckoutResult'] = ResolversParentTypes['CancelCheckoutResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptClosed' | 'AttemptNotFound' | 'CancelCheckoutSuccess', ParentType, ContextType>;
}>;

export type CancelCheckoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCheckoutSuccess'] = ResolversParentTypes['CancelCheckoutSuccess']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardAlreadySavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardAlreadySaved'] = ResolversParentTypes['CardAlreadySaved']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardEncryptionKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardEncryptionKey'] = ResolversParentTypes['CardEncryptionKey']> = ResolversObject<{
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CardNotDefaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardNotDefault'] = ResolversParentTypes['CardNotDefault']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardNotFound'] = ResolversParentTypes['CardNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardNotSavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardNotSaved'] = ResolversParentTypes['CardNotSaved']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartNotReadyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartNotReady'] = ResolversParentTypes['CartNotReady']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CheckoutAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutAttempt'] = ResolversParentTypes['CheckoutAttempt'], FederationReferenceType extends FederationReferenceTypes['CheckoutAttempt'] = FederationReferenceTypes['CheckoutAttempt']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CheckoutAttempt']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  challengeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['CheckoutFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['CheckoutPurpose'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
}>;

export type CheckoutFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutFailure'] = ResolversParentTypes['CheckoutFailure']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type CheckoutInProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutInProgress'] = ResolversParentTypes['CheckoutInProgress']> = ResolversObject<{
  attempt?: Resolver<Maybe<ResolversTypes['CheckoutAttempt']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCardResult'] = ResolversParentTypes['DeleteCardResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CardNotFound' | 'DeleteCardSuccess' | 'PaymentServiceUnavailable', ParentType, ContextType>;
}>;

export type DeleteCardSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCardSuccess'] = ResolversParentTypes['DeleteCardSuccess']> = ResolversObject<{
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeliveryWindowNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryWindowNeeded'] = ResolversParentTypes['DeliveryWindowNeeded']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type IdempotencyConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdempotencyConflict'] = ResolversParentTypes['IdempotencyConflict']> = ResolversObject<{
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

export type InvalidCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidCard'] = ResolversParentTypes['InvalidCard']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InvalidGuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidGuest'] = ResolversParentTypes['InvalidGuest']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ItemsOutOfStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemsOutOfStock'] = ResolversParentTypes['ItemsOutOfStock']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addCard?: Resolver<ResolversTypes['AddCardResult'], ParentType, ContextType, RequireFields<MutationAddCardArgs, 'input'>>;
  beginCheckout?: Resolver<ResolversTypes['BeginCheckoutResult'], ParentType, ContextType, RequireFields<MutationBeginCheckoutArgs, 'input'>>;
  cancelCheckout?: Resolver<ResolversTypes['CancelCheckoutResult'], ParentType, ContextType, RequireFields<MutationCancelCheckoutArgs, 'input'>>;
  completeChallenge?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationCompleteChallengeArgs, 'input'>>;
  deleteCard?: Resolver<ResolversTypes['DeleteCardResult'], ParentType, ContextType, RequireFields<MutationDeleteCardArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  setDefaultCard?: Resolver<ResolversTypes['SetDefaultCardResult'], ParentType, ContextType, RequireFields<MutationSetDefaultCardArgs, 'input'>>;
}>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = ResolversObject<{
  orderNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PaymentServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentServiceUnavailable'] = ResolversParentTypes['PaymentServiceUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptClosed' | 'AttemptNotFound' | 'CartNotReady' | 'DeliveryWindowNeeded' | 'InvalidCard' | 'InvalidGuest' | 'ItemsOutOfStock' | 'PaymentServiceUnavailable' | 'PlaceOrderSuccess' | 'TooManyPaymentTries' | 'TotalChanged', ParentType, ContextType>;
}>;

export type PlaceOrderSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderSuccess'] = ResolversParentTypes['PlaceOrderSuccess']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  cardEncryptionKey?: Resolver<ResolversTypes['CardEncryptionKey'], ParentType, ContextType>;
  checkoutAttempt?: Resolver<Maybe<ResolversTypes['CheckoutAttempt']>, ParentType, ContextType, RequireFields<QueryCheckoutAttemptArgs, 'id'>>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SavedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedCard'] = ResolversParentTypes['SavedCard'], FederationReferenceType extends FederationReferenceTypes['SavedCard'] = FederationReferenceTypes['SavedCard']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SavedCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SetDefaultCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultCardResult'] = ResolversParentTypes['SetDefaultCardResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CardNotDefault' | 'CardNotFound' | 'PaymentServiceUnavailable' | 'SetDefaultCardSuccess', ParentType, ContextType>;
}>;

export type SetDefaultCardSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultCardSuccess'] = ResolversParentTypes['SetDefaultCardSuccess']> = ResolversObject<{
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TooManyPaymentTriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyPaymentTries'] = ResolversParentTypes['TooManyPaymentTries']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TotalChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotalChanged'] = ResolversParentTypes['TotalChanged']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptClosed' | 'AttemptNotFound' | 'CardAlreadySaved' | 'CardNotDefault' | 'CardNotFound' | 'CardNotSaved' | 'CartNotReady' | 'CheckoutInProgress' | 'DeliveryWindowNeeded' | 'IdempotencyConflict' | 'InvalidCard' | 'InvalidGuest' | 'ItemsOutOfStock' | 'PaymentServiceUnavailable' | 'TooManyPaymentTries' | 'TotalChanged', ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AddCardResult?: AddCardResultResolvers<ContextType>;
  AddCardSuccess?: AddCardSuccessResolvers<ContextType>;
  AttemptClosed?: AttemptClosedResolvers<ContextType>;
  AttemptNotFound?: AttemptNotFoundResolvers<ContextType>;
  BeginCheckoutResult?: BeginCheckoutResultResolvers<ContextType>;
  BeginCheckoutSuccess?: BeginCheckoutSuccessResolvers<ContextType>;
  CancelCheckoutResult?: CancelCheckoutResultResolvers<ContextType>;
  CancelCheckoutSuccess?: CancelCheckoutSuccessResolvers<ContextType>;
  CardAlreadySaved?: CardAlreadySavedResolvers<ContextType>;
  CardEncryptionKey?: CardEncryptionKeyResolvers<ContextType>;
  CardNotDefault?: CardNotDefaultResolvers<ContextType>;
  CardNotFound?: CardNotFoundResolvers<ContextType>;
  CardNotSaved?: CardNotSavedResolvers<ContextType>;
  CartNotReady?: CartNotReadyResolvers<ContextType>;
  CheckoutAttempt?: CheckoutAttemptResolvers<ContextType>;
  CheckoutFailure?: CheckoutFailureResolvers<ContextType>;
  CheckoutInProgress?: CheckoutInProgressResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCardResult?: DeleteCardResultResolvers<ContextType>;
  DeleteCardSuccess?: DeleteCardSuccessResolvers<ContextType>;
  DeliveryWindowNeeded?: DeliveryWindowNeededResolvers<ContextType>;
  IdempotencyConflict?: IdempotencyConflictResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InvalidCard?: InvalidCardResolvers<ContextType>;
  InvalidGuest?: InvalidGuestResolvers<ContextType>;
  ItemsOutOfStock?: ItemsOutOfStockResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentServiceUnavailable?: PaymentServiceUnavailableResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlaceOrderSuccess?: PlaceOrderSuccessResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SavedCard?: SavedCardResolvers<ContextType>;
  SetDefaultCardResult?: SetDefaultCardResultResolvers<ContextType>;
  SetDefaultCardSuccess?: SetDefaultCardSuccessResolvers<ContextType>;
  TooManyPaymentTries?: TooManyPaymentTriesResolvers<ContextType>;
  TotalChanged?: TotalChangedResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
