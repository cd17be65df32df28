import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Cart as CartModel, CartLine as CartLineModel, DeliveryOfCart as DeliveryOfCartModel } from './domain/cart.ts';
import type { HomeDelivery as HomeDeliveryModel } from './domain/home-delivery.ts';
import type { CartAtClub as CartAtClubModel, LineChange as LineChangeModel } from './domain/cart-at-club.ts';
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

export type AddToCartInput = {
  /**
   * One of the member's saved addresses, chosen before there was a cart: a cart without a choice of pickup or delivery is
   * delivered there. Ignored where that is not possible.
   */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** The chosen club, whose price and stock count; the country's without one. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made by the client; sending the same command twice changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** How many, 1 or more. */
  quantity?: Scalars['Int']['input'];
  /** What to add. */
  sku: Scalars['ID']['input'];
};

export type AddToCartResult = AddToCartSuccess | CartBusy | CartLockedByPayment | ClubUnavailable | CommandConflict | CommandExpired | InvalidQuantity | LineLimitExceeded | OutOfStock | ProductUnavailable | QuantityLimitExceeded;

export type AddToCartSuccess = {
  /** The cart after the change. */
  cart: Cart;
  /** The line that was added or grew. */
  line: CartLine;
};

/** Whether a value is the same for every caller of a market and language. */
export type CacheControlScope =
  /** Depends on the caller. */
  | 'PRIVATE'
  /** The same for every caller. */
  | 'PUBLIC';

/** A cart of one market. Amounts are the platform's own; nothing is computed by clients. */
export type Cart = {
  /** When something runs out: true sends the rest, false calls the order off. */
  allowsPartialFulfillment: Scalars['Boolean']['output'];
  /**
   * As `atClub`, of the club that sends goods to one of the member's saved addresses. Null for an address that is unknown or
   * that no club reaches.
   */
  atAddress: Maybe<CartAtClub>;
  /**
   * What it would be if it were collected at another club of its market, by the prices and the stock there now, less what
   * others have reserved. Nothing is changed: `setCartDelivery` with `fitToStock` does it. Null for a club that is unknown, of
   * another market, or takes no orders.
   */
  atClub: Maybe<CartAtClub>;
  /** The checkout attempt that holds the cart, for `cancelCheckout`; null when none does. */
  attemptId: Maybe<Scalars['ID']['output']>;
  /** How the goods reach the shopper; null before a choice. */
  delivery: Maybe<CartDelivery>;
  /**
   * When a home delivery can be brought, the earliest first; full windows are among them. Empty when the goods are collected,
   * or what they take up is not known. Null with an error when the club's planning does not answer.
   */
  deliveryWindows: Maybe<Array<DeliveryWindow>>;
  /** The platform's id, opaque. */
  id: Scalars['ID']['output'];
  /** True while a payment is under way: commands answer CartLockedByPayment. */
  isLocked: Scalars['Boolean']['output'];
  /**
   * True when a checkout can begin: the cart has lines, and a shipping address without `addressProblem`. Where the market
   * requires a delivery window, a home delivery also has one that is not expired and has room for the items.
   */
  isReadyForCheckout: Scalars['Boolean']['output'];
  /** Whether the fee is as the goods owe it; `settleServiceFee` mends it where it is not. */
  isServiceFeeSettled: Scalars['Boolean']['output'];
  /** Whether `tax` is already in the prices. */
  isTaxIncluded: Scalars['Boolean']['output'];
  /** Pieces of goods. */
  itemCount: Scalars['Int']['output'];
  /** Goods in the order they were added; the service fee is not among them. */
  lines: Array<CartLine>;
  /** ISO 3166-1 alpha-2 of the store it belongs to. */
  marketCode: Scalars['ID']['output'];
  /** What is still missing for free delivery; null when it does not apply. */
  missingForFreeShipping: Maybe<Money>;
  /** What is still missing for no service fee; null when none is charged. */
  missingForNoServiceFee: Maybe<Money>;
  /** What promotions take off, already in `subtotal`. */
  savings: Money;
  /** Charged while the items cost less than the minimum order; null otherwise. */
  serviceFee: Maybe<Money>;
  /** Delivery; zero when free; null for pickup or before a choice. */
  shipping: Maybe<Money>;
  /** How the club of a home delivery can send it, its usual way first; empty otherwise. */
  shippingMethods: Array<ShippingMethod>;
  /** Goods, at the prices of the lines. */
  subtotal: Money;
  /** Taxes in or on the total; null until the address is known. */
  tax: Maybe<Money>;
  /** What will be charged. */
  total: Money;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with every change. */
  version: Scalars['Int']['output'];
};


/** A cart of one market. Amounts are the platform's own; nothing is computed by clients. */
export type CartAtAddressArgs = {
  addressId: Scalars['ID']['input'];
};


/** A cart of one market. Amounts are the platform's own; nothing is computed by clients. */
export type CartAtClubArgs = {
  clubId: Scalars['ID']['input'];
};

/** Why a cart cannot be delivered to the saved address that was chosen for it. */
export type CartAddressProblem =
  /** The address was edited, and the cart could not take the edited one over yet. */
  | 'CHANGED'
  /** The address was deleted from the address book. */
  | 'DELETED'
  /** No club delivers to the address, or home delivery is not offered to the member in this country. */
  | 'NOT_DELIVERABLE';

/** A cart as a club would have it: lines cut to its stock, at its prices. */
export type CartAtClub = {
  /** Lines that would not be as they are, in the order of the cart. */
  changes: Array<CartLineChange>;
  /** The club that was asked about. */
  club: Club;
  /** Pieces of goods that would be left. */
  itemCount: Scalars['Int']['output'];
  /** The service fee that would be charged; null when none would. */
  serviceFee: Maybe<Money>;
  /** Goods that would be left, at the club's prices. */
  subtotal: Money;
};

/** Too many changes at once; nothing was changed, try again. */
export type CartBusy = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The chosen way and place. */
export type CartDelivery = {
  /** Where to; the club's own address for pickup. */
  address: Maybe<PostalAddress>;
  /** The saved address it came from; null for pickup. */
  addressId: Maybe<Scalars['ID']['output']>;
  /** Why the saved address cannot be delivered to any more: one has to be chosen again. Null when it can, and for pickup. */
  addressProblem: Maybe<CartAddressProblem>;
  /** The club that hands out or sends the goods. */
  club: Maybe<Club>;
  /** How. */
  method: DeliveryMethod;
  /** How fast the goods are brought; null when they are collected. */
  speed: Maybe<DeliverySpeed>;
  /** When the goods are brought; null before a choice. */
  window: Maybe<ChosenDeliveryWindow>;
};

/** A cart that waits in another market. */
export type CartInOtherMarket = {
  /** Pieces of goods. */
  itemCount: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2 of the market. */
  marketCode: Scalars['ID']['output'];
  /** Goods, in the market's currency. */
  subtotal: Money;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One product in a cart, with a snapshot that is enough to draw it. */
export type CartLine = {
  /** Unique within the cart. */
  id: Scalars['ID']['output'];
  /** First picture. */
  image: Maybe<Image>;
  /** Whether it is sold by weight: the price is an estimate until it is weighed. */
  isSoldByWeight: Scalars['Boolean']['output'];
  /** The most that one cart may hold of it. */
  maximumQuantity: Scalars['Int']['output'];
  /** Name in the cart's language at the time of adding. */
  name: Scalars['String']['output'];
  /** Pieces, at least 1. */
  quantity: Scalars['Int']['output'];
  /** What one cost before the promotion; null without one. */
  regularUnitPrice: Maybe<Money>;
  /** Last words of the product's address. */
  slug: Scalars['String']['output'];
  /** What the line costs. */
  total: Money;
  /** What one costs now. */
  unitPrice: Money;
  /** What it is. */
  variant: ProductVariant;
};

/** A line that would cost something else at a club, or of which that club has fewer than the cart holds. */
export type CartLineChange = {
  /** The line as it is. */
  line: CartLine;
  /** Pieces that would be left; 0 when the club has none, or does not sell it. */
  quantity: Scalars['Int']['output'];
  /** What the pieces that would be left cost. */
  total: Money;
  /** What one costs there; null when it is not sold there. */
  unitPrice: Maybe<Money>;
};

/** The line is not in the caller's cart. */
export type CartLineNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A payment for this cart is under way; end it or choose to edit the cart. */
export type CartLockedByPayment = UserError & {
  /** The attempt that holds the cart, when it is the caller's own. */
  attemptId: Maybe<Scalars['ID']['output']>;
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** There is no active cart. */
export type CartNotFound = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ChangeCartLineQuantityInput = {
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
  /** The line. */
  lineId: Scalars['ID']['input'];
  /** The new quantity, 1 or more. */
  quantity: Scalars['Int']['input'];
  /**
   * Command ids of the caller's earlier changes to this line that have no result yet, at most 10: one that arrives after this
   * command changes nothing, so that changes sent in parallel end with the latest one.
   */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ChangeCartLineQuantityResult = CartBusy | CartLineNotFound | CartLockedByPayment | ChangeCartLineQuantitySuccess | CommandConflict | CommandExpired | InvalidQuantity | OutOfStock | QuantityLimitExceeded;

export type ChangeCartLineQuantitySuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** The window that was chosen; its room is kept for a while, and follows the goods in the cart. */
export type ChosenDeliveryWindow = {
  /** Until when. */
  end: Scalars['DateTime']['output'];
  /** What is kept is enough for the goods as they are now; else another window has to be chosen. */
  hasRoom: Scalars['Boolean']['output'];
  /** As in `Cart.deliveryWindows`. */
  id: Scalars['ID']['output'];
  /** It is too late for it, or its room is kept no longer: one has to be chosen again. */
  isExpired: Scalars['Boolean']['output'];
  /** Until then its room is kept for this cart; whatever is done with the cart prolongs it. */
  keptUntil: Scalars['DateTime']['output'];
  /** From when. */
  start: Scalars['DateTime']['output'];
  /** The club's time zone, by its IANA name. */
  zone: Scalars['String']['output'];
};

/** A club of the catalogue. */
export type Club = {
  /** Four digits. */
  key: Scalars['ID']['output'];
};

/** The club is unknown, of another market, or takes no orders. */
export type ClubUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The same command id came before with other content. */
export type CommandConflict = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/**
 * The same command id was carried out before, so long ago that its content is no longer remembered. Nothing was changed; a new
 * change needs a new id.
 */
export type CommandExpired = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** How the shopper receives the items. */
export type DeliveryMethod =
  /** The items are delivered to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper picks the items up at a club. */
  | 'PICK_UP_IN_CLUB';

/** How fast goods are brought. */
export type DeliverySpeed =
  /** Tomorrow, or a later day. */
  | 'NEXT_DAY'
  /** Today. */
  | 'SAME_DAY';

/** Home delivery is not possible: not signed in, another country, or an address outside the coverage. */
export type DeliveryUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A time in which a club brings goods. */
export type DeliveryWindow = {
  /** Litres that still find room. */
  capacityLeft: Scalars['Float']['output'];
  /** Until when. */
  end: Scalars['DateTime']['output'];
  /** Names it in `setDeliveryWindow`. */
  id: Scalars['ID']['output'];
  /** The goods in the cart find no room. */
  isFull: Scalars['Boolean']['output'];
  /** From when. */
  start: Scalars['DateTime']['output'];
  /** The club's time zone, by its IANA name: people are told the time there. */
  zone: Scalars['String']['output'];
};

/** It is too late for the window, it is full, or it is not of the club that brings the goods. */
export type DeliveryWindowUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Windows that can be had instead. */
  windows: Array<DeliveryWindow>;
};

/** How goods can be brought to one address of the caller. */
export type HomeDelivery = {
  /** The address, as in `Member.addresses`. */
  addressId: Scalars['ID']['output'];
  /** What the member calls it, e.g. `Casa`. */
  alias: Maybe<Scalars['String']['output']>;
  /** The club that sends the goods: its stock counts. */
  club: Club;
  /** In how many days of the club's calendar goods that are ordered now arrive: 0 is today, 1 tomorrow. */
  daysFromNow: Scalars['Int']['output'];
  /** From this total of goods on it is free; null when it never is. */
  freeAbove: Maybe<Money>;
  /** What it costs below `freeAbove`. */
  price: Money;
  /** Street and number, or the whole location in words. */
  streetText: Scalars['String']['output'];
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

/** The quantity is not a whole number of 1 or more. */
export type InvalidQuantity = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The cart would hold more different products than one cart may hold; it is as it was. */
export type LineLimitExceeded = UserError & {
  code: Scalars['String']['output'];
  /** The most different products that one cart may hold. */
  maximum: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type MergeCartsInput = {
  /** The club whose prices and stock count afterwards. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
  /** Keep the lines of the guest's cart. */
  keepGuest: Scalars['Boolean']['input'];
  /** Keep the lines of the member's saved cart. */
  keepSaved: Scalars['Boolean']['input'];
};

export type MergeCartsResult = CartBusy | CartLockedByPayment | CommandConflict | CommandExpired | LineLimitExceeded | MergeCartsSuccess | NothingToMerge;

export type MergeCartsSuccess = {
  /** The cart that is active now. */
  cart: Maybe<Cart>;
};

/** Two carts as they would be brought together. */
export type MergePreview = {
  /**
   * Lines with fewer pieces than the chosen carts hold together (a cart holds only so many of a product), or with another
   * price.
   */
  changes: Array<CartLineChange>;
  /** Pieces of goods. */
  itemCount: Scalars['Int']['output'];
  /** The service fee that would be charged; null when none would. */
  serviceFee: Maybe<Money>;
  /** Goods, at the prices of the club that would count. */
  subtotal: Money;
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
  /** Puts a product into the cart, creating the cart at the first line; an existing line grows. */
  addToCart: AddToCartResult;
  /** Sets a line's quantity. */
  changeCartLineQuantity: ChangeCartLineQuantityResult;
  /**
   * After sign-in: merges the guest's cart and the member's. The guest's carts in other markets become the member's first: each
   * is the active cart there, or one of `restorableCarts` where the member has one with items.
   */
  mergeCarts: MergeCartsResult;
  /** Brings the lines to the prices of now, and the service fee with them. Safe to repeat. */
  refreshCartPrices: RefreshCartPricesResult;
  /** Takes a line out. A line that is gone already is a success. */
  removeCartLine: RemoveCartLineResult;
  /** Brings one of `restorableCarts` back: its goods go into the active cart. */
  restoreCart: RestoreCartResult;
  /** Chooses the club for pickup, or one of the member's addresses for delivery. */
  setCartDelivery: SetCartDeliveryResult;
  /** Chooses when a home delivery is brought; room for the goods is kept. */
  setDeliveryWindow: SetDeliveryWindowResult;
  /** Chooses what becomes of the order when the club runs out of something. */
  setPartialFulfillment: SetPartialFulfillmentResult;
  /**
   * Adds a service fee that is due and missing, or removes one that is not due, where an earlier change could not. Three
   * attempts, with waits. Safe to repeat.
   */
  settleServiceFee: SettleServiceFeeResult;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationChangeCartLineQuantityArgs = {
  input: ChangeCartLineQuantityInput;
};


export type MutationMergeCartsArgs = {
  input: MergeCartsInput;
};


export type MutationRemoveCartLineArgs = {
  input: RemoveCartLineInput;
};


export type MutationRestoreCartArgs = {
  input: RestoreCartInput;
};


export type MutationSetCartDeliveryArgs = {
  input: SetCartDeliveryInput;
};


export type MutationSetDeliveryWindowArgs = {
  input: SetDeliveryWindowInput;
};


export type MutationSetPartialFulfillmentArgs = {
  input: SetPartialFulfillmentInput;
};

/** There is no guest cart to merge. */
export type NothingToMerge = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The club has not enough of it. */
export type OutOfStock = UserError & {
  /** What can be had now. */
  availableQuantity: Scalars['Int']['output'];
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
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

/** The sku is unknown or not sold in this market. */
export type ProductUnavailable = UserError & {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A variant of the catalogue. */
export type ProductVariant = {
  /** Its sku. */
  sku: Scalars['ID']['output'];
};

/** More than one cart may hold of this product. */
export type QuantityLimitExceeded = UserError & {
  code: Scalars['String']['output'];
  /** The most that is allowed. */
  maximum: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type Query = {
  /**
   * The caller's active cart in the request's market; null before the first line. A cart that goes to a saved address which
   * was edited takes the edited address over when it is read.
   */
  cart: Maybe<Cart>;
  /**
   * Carts with line items that the caller has in other markets, the latest first; each is shown and changed in its own market.
   * Carts that a member filled as a guest before signing in are among them, so that a market may occur twice.
   */
  cartsInOtherMarkets: Array<CartInOtherMarket>;
  /** After sign-in: the cart that the shopper filled as a guest, while it waits to be merged. */
  guestCart: Maybe<Cart>;
  /**
   * How items can be delivered to the caller: to `addressId`, else to the address that the cart is for, else to the default
   * address, else to the first saved one that a club delivers to. Null for guests, outside the member's own country and outside
   * every club's coverage.
   */
  homeDelivery: Maybe<HomeDelivery>;
  /**
   * What bringing the guest's cart and the member's together would make of them, with the same ticks as `mergeCarts`: nothing
   * is changed. Null when no guest's cart waits, nothing is ticked, or the merge would fail with `LineLimitExceeded`.
   */
  mergePreview: Maybe<MergePreview>;
  /** Carts of this market that were not kept when two became one, the latest first; `restoreCart` brings them back. */
  restorableCarts: Array<Cart>;
};


export type QueryHomeDeliveryArgs = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMergePreviewArgs = {
  clubId?: InputMaybe<Scalars['ID']['input']>;
  keepGuest: Scalars['Boolean']['input'];
  keepSaved: Scalars['Boolean']['input'];
};

export type RefreshCartPricesResult = CartBusy | CartLockedByPayment | CartNotFound | ProductUnavailable | RefreshCartPricesSuccess;

export type RefreshCartPricesSuccess = {
  /** The cart at the prices of now. */
  cart: Cart;
};

export type RemoveCartLineInput = {
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
  /** The line. */
  lineId: Scalars['ID']['input'];
  /** Command ids of the caller's earlier changes to this line that have no result yet, as in `ChangeCartLineQuantityInput`. */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type RemoveCartLineResult = CartBusy | CartLineNotFound | CartLockedByPayment | CommandConflict | CommandExpired | RemoveCartLineSuccess;

export type RemoveCartLineSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

export type RestoreCartInput = {
  /** One of `restorableCarts`. */
  cartId: Scalars['ID']['input'];
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
};

export type RestoreCartResult = CartBusy | CartLockedByPayment | CartNotFound | CommandConflict | CommandExpired | LineLimitExceeded | RestoreCartSuccess;

export type RestoreCartSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** After three tries the fee is still not what the goods owe; the cart is as it was. */
export type ServiceFeeUnavailable = UserError & {
  /** Whether the shop asks the shopper to try again. */
  asksToRetry: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type SetCartDeliveryInput = {
  /** For delivery: one of the member's saved addresses, needed. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** For pickup: the club, needed. */
  clubId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
  /** Also cuts lines to what the club has and takes out what it does not have, as `Cart.atClub` tells beforehand. */
  fitToStock?: Scalars['Boolean']['input'];
  /** How. */
  method: DeliveryMethod;
  /** For delivery: one of `Cart.shippingMethods`; the club's usual way without one. */
  shippingMethod?: InputMaybe<Scalars['ID']['input']>;
};

export type SetCartDeliveryResult = CartBusy | CartLockedByPayment | CartNotFound | ClubUnavailable | CommandConflict | CommandExpired | DeliveryUnavailable | ProductUnavailable | SetCartDeliverySuccess;

export type SetCartDeliverySuccess = {
  /** The cart after the change. */
  cart: Cart;
};

export type SetDeliveryWindowInput = {
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
  /** One of `Cart.deliveryWindows`. */
  windowId: Scalars['ID']['input'];
};

export type SetDeliveryWindowResult = CartBusy | CartLockedByPayment | CartNotFound | CommandConflict | CommandExpired | DeliveryWindowUnavailable | SetDeliveryWindowSuccess;

export type SetDeliveryWindowSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

export type SetPartialFulfillmentInput = {
  /** A UUID made by the client. */
  commandId: Scalars['ID']['input'];
  /** Send the rest when something runs out. */
  isAllowed: Scalars['Boolean']['input'];
};

export type SetPartialFulfillmentResult = CartBusy | CartLockedByPayment | CartNotFound | CommandConflict | CommandExpired | SetPartialFulfillmentSuccess;

export type SetPartialFulfillmentSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

export type SettleServiceFeeResult = CartBusy | CartLockedByPayment | CartNotFound | ServiceFeeUnavailable | SettleServiceFeeSuccess;

export type SettleServiceFeeSuccess = {
  /** The cart with the fee as it is owed. */
  cart: Cart;
};

/** A way in which the club can send the cart. */
export type ShippingMethod = {
  /** From this total of goods on it is free; null when it never is. */
  freeAbove: Maybe<Money>;
  /** Whether the cart is sent this way. */
  isChosen: Scalars['Boolean']['output'];
  /** Whether it is free for the goods that are in the cart now. */
  isFree: Scalars['Boolean']['output'];
  /** Names it in `SetCartDeliveryInput.shippingMethod`. */
  key: Scalars['ID']['output'];
  /** What it costs below `freeAbove`. */
  price: Money;
  /** How fast it is. */
  speed: DeliverySpeed;
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
  Cart: Cart;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  Cart:
    ( { __typename: 'Cart' }
    & GraphQLRecursivePick<FederationTypes['Cart'], {"id":true}> );
}>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  AddToCartResult:
    | ( Omit<AddToCartSuccess, 'cart' | 'line'> & { cart: _RefType['Cart'], line: _RefType['CartLine'] } )
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( ClubUnavailable )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( InvalidQuantity )
    | ( LineLimitExceeded )
    | ( OutOfStock )
    | ( ProductUnavailable )
    | ( QuantityLimitExceeded )
  ;
  ChangeCartLineQuantityResult:
    | ( CartBusy )
    | ( CartLineNotFound )
    | ( CartLockedByPayment )
    | ( Omit<ChangeCartLineQuantitySuccess, 'cart'> & { cart: _RefType['Cart'] } )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( InvalidQuantity )
    | ( OutOfStock )
    | ( QuantityLimitExceeded )
  ;
  MergeCartsResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( LineLimitExceeded )
    | ( Omit<MergeCartsSuccess, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( NothingToMerge )
  ;
  RefreshCartPricesResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( ProductUnavailable )
    | ( Omit<RefreshCartPricesSuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  RemoveCartLineResult:
    | ( CartBusy )
    | ( CartLineNotFound )
    | ( CartLockedByPayment )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( Omit<RemoveCartLineSuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  RestoreCartResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( LineLimitExceeded )
    | ( Omit<RestoreCartSuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SetCartDeliveryResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( ClubUnavailable )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( DeliveryUnavailable )
    | ( ProductUnavailable )
    | ( Omit<SetCartDeliverySuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SetDeliveryWindowResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( DeliveryWindowUnavailable )
    | ( Omit<SetDeliveryWindowSuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SetPartialFulfillmentResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( Omit<SetPartialFulfillmentSuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
  SettleServiceFeeResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( ServiceFeeUnavailable )
    | ( Omit<SettleServiceFeeSuccess, 'cart'> & { cart: _RefType['Cart'] } )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError:
    | ( CartBusy )
    | ( CartLineNotFound )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( ClubUnavailable )
    | ( CommandConflict )
    | ( CommandExpired )
    | ( DeliveryUnavailable )
    | ( DeliveryWindowUnavailable )
    | ( InvalidQuantity )
    | ( LineLimitExceeded )
    | ( NothingToMerge )
    | ( OutOfStock )
    | ( ProductUnavailable )
    | ( QuantityLimitExceeded )
    | ( ServiceFeeUnavailable )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AddToCartInput: AddToCartInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  AddToCartSuccess: ResolverTypeWrapper<Omit<AddToCartSuccess, 'cart' | 'line'> & { cart: ResolversTypes['Cart'], line: ResolversTypes['CartLine'] }>;
  CacheControlScope: CacheControlScope;
  Cart: ResolverTypeWrapper<CartModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartAddressProblem: CartAddressProblem;
  CartAtClub: ResolverTypeWrapper<CartAtClubModel>;
  CartBusy: ResolverTypeWrapper<CartBusy>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CartDelivery: ResolverTypeWrapper<DeliveryOfCartModel>;
  CartInOtherMarket: ResolverTypeWrapper<CartInOtherMarket>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLineChange: ResolverTypeWrapper<LineChangeModel>;
  CartLineNotFound: ResolverTypeWrapper<CartLineNotFound>;
  CartLockedByPayment: ResolverTypeWrapper<CartLockedByPayment>;
  CartNotFound: ResolverTypeWrapper<CartNotFound>;
  ChangeCartLineQuantityInput: ChangeCartLineQuantityInput;
  ChangeCartLineQuantityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCartLineQuantityResult']>;
  ChangeCartLineQuantitySuccess: ResolverTypeWrapper<Omit<ChangeCartLineQuantitySuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ChosenDeliveryWindow: ResolverTypeWrapper<ChosenDeliveryWindow>;
  Club: ResolverTypeWrapper<Club>;
  ClubUnavailable: ResolverTypeWrapper<ClubUnavailable>;
  CommandConflict: ResolverTypeWrapper<CommandConflict>;
  CommandExpired: ResolverTypeWrapper<CommandExpired>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryMethod: DeliveryMethod;
  DeliverySpeed: DeliverySpeed;
  DeliveryUnavailable: ResolverTypeWrapper<DeliveryUnavailable>;
  DeliveryWindow: ResolverTypeWrapper<DeliveryWindow>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  DeliveryWindowUnavailable: ResolverTypeWrapper<DeliveryWindowUnavailable>;
  HomeDelivery: ResolverTypeWrapper<HomeDeliveryModel>;
  Image: ResolverTypeWrapper<Image>;
  InvalidQuantity: ResolverTypeWrapper<InvalidQuantity>;
  LineLimitExceeded: ResolverTypeWrapper<LineLimitExceeded>;
  MergeCartsInput: MergeCartsInput;
  MergeCartsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeCartsResult']>;
  MergeCartsSuccess: ResolverTypeWrapper<Omit<MergeCartsSuccess, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  MergePreview: ResolverTypeWrapper<Omit<MergePreview, 'changes'> & { changes: Array<ResolversTypes['CartLineChange']> }>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NothingToMerge: ResolverTypeWrapper<NothingToMerge>;
  OutOfStock: ResolverTypeWrapper<OutOfStock>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  ProductUnavailable: ResolverTypeWrapper<ProductUnavailable>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  QuantityLimitExceeded: ResolverTypeWrapper<QuantityLimitExceeded>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefreshCartPricesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefreshCartPricesResult']>;
  RefreshCartPricesSuccess: ResolverTypeWrapper<Omit<RefreshCartPricesSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCartLineInput: RemoveCartLineInput;
  RemoveCartLineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCartLineResult']>;
  RemoveCartLineSuccess: ResolverTypeWrapper<Omit<RemoveCartLineSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RestoreCartInput: RestoreCartInput;
  RestoreCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreCartResult']>;
  RestoreCartSuccess: ResolverTypeWrapper<Omit<RestoreCartSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  ServiceFeeUnavailable: ResolverTypeWrapper<ServiceFeeUnavailable>;
  SetCartDeliveryInput: SetCartDeliveryInput;
  SetCartDeliveryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCartDeliveryResult']>;
  SetCartDeliverySuccess: ResolverTypeWrapper<Omit<SetCartDeliverySuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetDeliveryWindowInput: SetDeliveryWindowInput;
  SetDeliveryWindowResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDeliveryWindowResult']>;
  SetDeliveryWindowSuccess: ResolverTypeWrapper<Omit<SetDeliveryWindowSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetPartialFulfillmentInput: SetPartialFulfillmentInput;
  SetPartialFulfillmentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPartialFulfillmentResult']>;
  SetPartialFulfillmentSuccess: ResolverTypeWrapper<Omit<SetPartialFulfillmentSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SettleServiceFeeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SettleServiceFeeResult']>;
  SettleServiceFeeSuccess: ResolverTypeWrapper<Omit<SettleServiceFeeSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AddToCartInput: AddToCartInput;
  ID: Scalars['ID']['output'];
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  AddToCartSuccess: Omit<AddToCartSuccess, 'cart' | 'line'> & { cart: ResolversParentTypes['Cart'], line: ResolversParentTypes['CartLine'] };
  Cart: CartModel;
  Boolean: Scalars['Boolean']['output'];
  CartAtClub: CartAtClubModel;
  CartBusy: CartBusy;
  String: Scalars['String']['output'];
  CartDelivery: DeliveryOfCartModel;
  CartInOtherMarket: CartInOtherMarket;
  CartLine: CartLineModel;
  CartLineChange: LineChangeModel;
  CartLineNotFound: CartLineNotFound;
  CartLockedByPayment: CartLockedByPayment;
  CartNotFound: CartNotFound;
  ChangeCartLineQuantityInput: ChangeCartLineQuantityInput;
  ChangeCartLineQuantityResult: ResolversUnionTypes<ResolversParentTypes>['ChangeCartLineQuantityResult'];
  ChangeCartLineQuantitySuccess: Omit<ChangeCartLineQuantitySuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ChosenDeliveryWindow: ChosenDeliveryWindow;
  Club: Club;
  ClubUnavailable: ClubUnavailable;
  CommandConflict: CommandConflict;
  CommandExpired: CommandExpired;
  DateTime: Scalars['DateTime']['output'];
  DeliveryUnavailable: DeliveryUnavailable;
  DeliveryWindow: DeliveryWindow;
  Float: Scalars['Float']['output'];
  DeliveryWindowUnavailable: DeliveryWindowUnavailable;
  HomeDelivery: HomeDeliveryModel;
  Image: Image;
  InvalidQuantity: InvalidQuantity;
  LineLimitExceeded: LineLimitExceeded;
  MergeCartsInput: MergeCartsInput;
  MergeCartsResult: ResolversUnionTypes<ResolversParentTypes>['MergeCartsResult'];
  MergeCartsSuccess: Omit<MergeCartsSuccess, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  MergePreview: Omit<MergePreview, 'changes'> & { changes: Array<ResolversParentTypes['CartLineChange']> };
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NothingToMerge: NothingToMerge;
  OutOfStock: OutOfStock;
  PageInfo: PageInfo;
  PostalAddress: PostalAddress;
  ProductUnavailable: ProductUnavailable;
  ProductVariant: ProductVariant;
  QuantityLimitExceeded: QuantityLimitExceeded;
  Query: Record<PropertyKey, never>;
  RefreshCartPricesResult: ResolversUnionTypes<ResolversParentTypes>['RefreshCartPricesResult'];
  RefreshCartPricesSuccess: Omit<RefreshCartPricesSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCartLineInput: RemoveCartLineInput;
  RemoveCartLineResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCartLineResult'];
  RemoveCartLineSuccess: Omit<RemoveCartLineSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RestoreCartInput: RestoreCartInput;
  RestoreCartResult: ResolversUnionTypes<ResolversParentTypes>['RestoreCartResult'];
  RestoreCartSuccess: Omit<RestoreCartSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SafeInt: Scalars['SafeInt']['output'];
  ServiceFeeUnavailable: ServiceFeeUnavailable;
  SetCartDeliveryInput: SetCartDeliveryInput;
  SetCartDeliveryResult: ResolversUnionTypes<ResolversParentTypes>['SetCartDeliveryResult'];
  SetCartDeliverySuccess: Omit<SetCartDeliverySuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetDeliveryWindowInput: SetDeliveryWindowInput;
  SetDeliveryWindowResult: ResolversUnionTypes<ResolversParentTypes>['SetDeliveryWindowResult'];
  SetDeliveryWindowSuccess: Omit<SetDeliveryWindowSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetPartialFulfillmentInput: SetPartialFulfillmentInput;
  SetPartialFulfillmentResult: ResolversUnionTypes<ResolversParentTypes>['SetPartialFulfillmentResult'];
  SetPartialFulfillmentSuccess: Omit<SetPartialFulfillmentSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SettleServiceFeeResult: ResolversUnionTypes<ResolversParentTypes>['SettleServiceFeeResult'];
  SettleServiceFeeSuccess: Omit<SettleServiceFeeSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ShippingMethod: ShippingMethod;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddToCartSuccess' | 'CartBusy' | 'CartLockedByPayment' | 'ClubUnavailable' | 'CommandConflict' | 'CommandExpired' | 'InvalidQuantity' | 'LineLimitExceeded' | 'OutOfStock' | 'ProductUnavailable' | 'QuantityLimitExceeded', ParentType, ContextType>;
}>;

export type AddToCartSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartSuccess'] = ResolversParentTypes['AddToCartSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['CartLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart'], FederationReferenceType extends FederationReferenceTypes['Cart'] = FederationReferenceTypes['Cart']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Cart']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allowsPartialFulfillment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  atAddress?: Resolver<Maybe<ResolversTypes['CartAtClub']>, ParentType, ContextType, RequireFields<CartAtAddressArgs, 'addressId'>>;
  atClub?: Resolver<Maybe<ResolversTypes['CartAtClub']>, ParentType, ContextType, RequireFields<CartAtClubArgs, 'clubId'>>;
  attemptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['CartDelivery']>, ParentType, ContextType>;
  deliveryWindows?: Resolver<Maybe<Array<ResolversTypes['DeliveryWindow']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadyForCheckout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isServiceFeeSettled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingForFreeShipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  missingForNoServiceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type CartAtClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartAtClub'] = ResolversParentTypes['CartAtClub']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['CartLineChange']>, ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type CartBusyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartBusy'] = ResolversParentTypes['CartBusy']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartDelivery'] = ResolversParentTypes['CartDelivery']> = ResolversObject<{
  address?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  addressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  addressProblem?: Resolver<Maybe<ResolversTypes['CartAddressProblem']>, ParentType, ContextType>;
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DeliveryMethod'], ParentType, ContextType>;
  speed?: Resolver<Maybe<ResolversTypes['DeliverySpeed']>, ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['ChosenDeliveryWindow']>, ParentType, ContextType>;
}>;

export type CartInOtherMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartInOtherMarket'] = ResolversParentTypes['CartInOtherMarket']> = ResolversObject<{
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type CartLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isSoldByWeight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularUnitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
}>;

export type CartLineChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLineChange'] = ResolversParentTypes['CartLineChange']> = ResolversObject<{
  line?: Resolver<ResolversTypes['CartLine'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
}>;

export type CartLineNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLineNotFound'] = ResolversParentTypes['CartLineNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartLockedByPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartLockedByPayment'] = ResolversParentTypes['CartLockedByPayment']> = ResolversObject<{
  attemptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartNotFound'] = ResolversParentTypes['CartNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ChangeCartLineQuantityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCartLineQuantityResult'] = ResolversParentTypes['ChangeCartLineQuantityResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLineNotFound' | 'CartLockedByPayment' | 'ChangeCartLineQuantitySuccess' | 'CommandConflict' | 'CommandExpired' | 'InvalidQuantity' | 'OutOfStock' | 'QuantityLimitExceeded', ParentType, ContextType>;
}>;

export type ChangeCartLineQuantitySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCartLineQuantitySuccess'] = ResolversParentTypes['ChangeCartLineQuantitySuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ChosenDeliveryWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenDeliveryWindow'] = ResolversParentTypes['ChosenDeliveryWindow']> = ResolversObject<{
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasRoom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = ResolversObject<{
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type ClubUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClubUnavailable'] = ResolversParentTypes['ClubUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CommandConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommandConflict'] = ResolversParentTypes['CommandConflict']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CommandExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommandExpired'] = ResolversParentTypes['CommandExpired']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryUnavailable'] = ResolversParentTypes['DeliveryUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type DeliveryWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryWindow'] = ResolversParentTypes['DeliveryWindow']> = ResolversObject<{
  capacityLeft?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DeliveryWindowUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryWindowUnavailable'] = ResolversParentTypes['DeliveryWindowUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type HomeDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeDelivery'] = ResolversParentTypes['HomeDelivery']> = ResolversObject<{
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  daysFromNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeAbove?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  streetText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = ResolversObject<{
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InvalidQuantityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidQuantity'] = ResolversParentTypes['InvalidQuantity']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type LineLimitExceededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineLimitExceeded'] = ResolversParentTypes['LineLimitExceeded']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MergeCartsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCartsResult'] = ResolversParentTypes['MergeCartsResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CommandConflict' | 'CommandExpired' | 'LineLimitExceeded' | 'MergeCartsSuccess' | 'NothingToMerge', ParentType, ContextType>;
}>;

export type MergeCartsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCartsSuccess'] = ResolversParentTypes['MergeCartsSuccess']> = ResolversObject<{
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['CartLineChange']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
}>;

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = ResolversObject<{
  centAmount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fractionDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  addToCart?: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  changeCartLineQuantity?: Resolver<ResolversTypes['ChangeCartLineQuantityResult'], ParentType, ContextType, RequireFields<MutationChangeCartLineQuantityArgs, 'input'>>;
  mergeCarts?: Resolver<ResolversTypes['MergeCartsResult'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'input'>>;
  refreshCartPrices?: Resolver<ResolversTypes['RefreshCartPricesResult'], ParentType, ContextType>;
  removeCartLine?: Resolver<ResolversTypes['RemoveCartLineResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'input'>>;
  restoreCart?: Resolver<ResolversTypes['RestoreCartResult'], ParentType, ContextType, RequireFields<MutationRestoreCartArgs, 'input'>>;
  setCartDelivery?: Resolver<ResolversTypes['SetCartDeliveryResult'], ParentType, ContextType, RequireFields<MutationSetCartDeliveryArgs, 'input'>>;
  setDeliveryWindow?: Resolver<ResolversTypes['SetDeliveryWindowResult'], ParentType, ContextType, RequireFields<MutationSetDeliveryWindowArgs, 'input'>>;
  setPartialFulfillment?: Resolver<ResolversTypes['SetPartialFulfillmentResult'], ParentType, ContextType, RequireFields<MutationSetPartialFulfillmentArgs, 'input'>>;
  settleServiceFee?: Resolver<ResolversTypes['SettleServiceFeeResult'], ParentType, ContextType>;
}>;

export type NothingToMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToMerge'] = ResolversParentTypes['NothingToMerge']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OutOfStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutOfStock'] = ResolversParentTypes['OutOfStock']> = ResolversObject<{
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type ProductUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnavailable'] = ResolversParentTypes['ProductUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = ResolversObject<{
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type QuantityLimitExceededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuantityLimitExceeded'] = ResolversParentTypes['QuantityLimitExceeded']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartsInOtherMarkets?: Resolver<Array<ResolversTypes['CartInOtherMarket']>, ParentType, ContextType>;
  guestCart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  homeDelivery?: Resolver<Maybe<ResolversTypes['HomeDelivery']>, ParentType, ContextType, Partial<QueryHomeDeliveryArgs>>;
  mergePreview?: Resolver<Maybe<ResolversTypes['MergePreview']>, ParentType, ContextType, RequireFields<QueryMergePreviewArgs, 'keepGuest' | 'keepSaved'>>;
  restorableCarts?: Resolver<Array<ResolversTypes['Cart']>, ParentType, ContextType>;
}>;

export type RefreshCartPricesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshCartPricesResult'] = ResolversParentTypes['RefreshCartPricesResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'ProductUnavailable' | 'RefreshCartPricesSuccess', ParentType, ContextType>;
}>;

export type RefreshCartPricesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshCartPricesSuccess'] = ResolversParentTypes['RefreshCartPricesSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RemoveCartLineResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCartLineResult'] = ResolversParentTypes['RemoveCartLineResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLineNotFound' | 'CartLockedByPayment' | 'CommandConflict' | 'CommandExpired' | 'RemoveCartLineSuccess', ParentType, ContextType>;
}>;

export type RemoveCartLineSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCartLineSuccess'] = ResolversParentTypes['RemoveCartLineSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RestoreCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCartResult'] = ResolversParentTypes['RestoreCartResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'CommandConflict' | 'CommandExpired' | 'LineLimitExceeded' | 'RestoreCartSuccess', ParentType, ContextType>;
}>;

export type RestoreCartSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCartSuccess'] = ResolversParentTypes['RestoreCartSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type ServiceFeeUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceFeeUnavailable'] = ResolversParentTypes['ServiceFeeUnavailable']> = ResolversObject<{
  asksToRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetCartDeliveryResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartDeliveryResult'] = ResolversParentTypes['SetCartDeliveryResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'ClubUnavailable' | 'CommandConflict' | 'CommandExpired' | 'DeliveryUnavailable' | 'ProductUnavailable' | 'SetCartDeliverySuccess', ParentType, ContextType>;
}>;

export type SetCartDeliverySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartDeliverySuccess'] = ResolversParentTypes['SetCartDeliverySuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetDeliveryWindowResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDeliveryWindowResult'] = ResolversParentTypes['SetDeliveryWindowResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'CommandConflict' | 'CommandExpired' | 'DeliveryWindowUnavailable' | 'SetDeliveryWindowSuccess', ParentType, ContextType>;
}>;

export type SetDeliveryWindowSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDeliveryWindowSuccess'] = ResolversParentTypes['SetDeliveryWindowSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetPartialFulfillmentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPartialFulfillmentResult'] = ResolversParentTypes['SetPartialFulfillmentResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'CommandConflict' | 'CommandExpired' | 'SetPartialFulfillmentSuccess', ParentType, ContextType>;
}>;

export type SetPartialFulfillmentSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPartialFulfillmentSuccess'] = ResolversParentTypes['SetPartialFulfillmentSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SettleServiceFeeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettleServiceFeeResult'] = ResolversParentTypes['SettleServiceFeeResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'ServiceFeeUnavailable' | 'SettleServiceFeeSuccess', ParentType, ContextType>;
}>;

export type SettleServiceFeeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettleServiceFeeSuccess'] = ResolversParentTypes['SettleServiceFeeSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ShippingMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = ResolversObject<{
  freeAbove?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  speed?: Resolver<ResolversTypes['DeliverySpeed'], ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLineNotFound' | 'CartLockedByPayment' | 'CartNotFound' | 'ClubUnavailable' | 'CommandConflict' | 'CommandExpired' | 'DeliveryUnavailable' | 'DeliveryWindowUnavailable' | 'InvalidQuantity' | 'LineLimitExceeded' | 'NothingToMerge' | 'OutOfStock' | 'ProductUnavailable' | 'QuantityLimitExceeded' | 'ServiceFeeUnavailable', ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  AddToCartSuccess?: AddToCartSuccessResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartAtClub?: CartAtClubResolvers<ContextType>;
  CartBusy?: CartBusyResolvers<ContextType>;
  CartDelivery?: CartDeliveryResolvers<ContextType>;
  CartInOtherMarket?: CartInOtherMarketResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLineChange?: CartLineChangeResolvers<ContextType>;
  CartLineNotFound?: CartLineNotFoundResolvers<ContextType>;
  CartLockedByPayment?: CartLockedByPaymentResolvers<ContextType>;
  CartNotFound?: CartNotFoundResolvers<ContextType>;
  ChangeCartLineQuantityResult?: ChangeCartLineQuantityResultResolvers<ContextType>;
  ChangeCartLineQuantitySuccess?: ChangeCartLineQuantitySuccessResolvers<ContextType>;
  ChosenDeliveryWindow?: ChosenDeliveryWindowResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  ClubUnavailable?: ClubUnavailableResolvers<ContextType>;
  CommandConflict?: CommandConflictResolvers<ContextType>;
  CommandExpired?: CommandExpiredResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeliveryUnavailable?: DeliveryUnavailableResolvers<ContextType>;
  DeliveryWindow?: DeliveryWindowResolvers<ContextType>;
  DeliveryWindowUnavailable?: DeliveryWindowUnavailableResolvers<ContextType>;
  HomeDelivery?: HomeDeliveryResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InvalidQuantity?: InvalidQuantityResolvers<ContextType>;
  LineLimitExceeded?: LineLimitExceededResolvers<ContextType>;
  MergeCartsResult?: MergeCartsResultResolvers<ContextType>;
  MergeCartsSuccess?: MergeCartsSuccessResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NothingToMerge?: NothingToMergeResolvers<ContextType>;
  OutOfStock?: OutOfStockResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  ProductUnavailable?: ProductUnavailableResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  QuantityLimitExceeded?: QuantityLimitExceededResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefreshCartPricesResult?: RefreshCartPricesResultResolvers<ContextType>;
  RefreshCartPricesSuccess?: RefreshCartPricesSuccessResolvers<ContextType>;
  RemoveCartLineResult?: RemoveCartLineResultResolvers<ContextType>;
  RemoveCartLineSuccess?: RemoveCartLineSuccessResolvers<ContextType>;
  RestoreCartResult?: RestoreCartResultResolvers<ContextType>;
  RestoreCartSuccess?: RestoreCartSuccessResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  ServiceFeeUnavailable?: ServiceFeeUnavailableResolvers<ContextType>;
  SetCartDeliveryResult?: SetCartDeliveryResultResolvers<ContextType>;
  SetCartDeliverySuccess?: SetCartDeliverySuccessResolvers<ContextType>;
  SetDeliveryWindowResult?: SetDeliveryWindowResultResolvers<ContextType>;
  SetDeliveryWindowSuccess?: SetDeliveryWindowSuccessResolvers<ContextType>;
  SetPartialFulfillmentResult?: SetPartialFulfillmentResultResolvers<ContextType>;
  SetPartialFulfillmentSuccess?: SetPartialFulfillmentSuccessResolvers<ContextType>;
  SettleServiceFeeResult?: SettleServiceFeeResultResolvers<ContextType>;
  SettleServiceFeeSuccess?: SettleServiceFeeSuccessResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
