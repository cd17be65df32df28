import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Cart as CartModel, CartLine as CartLineModel, DeliveryOfCart as DeliveryOfCartModel } from './domain/cart.ts';
import type { ClubReference as ClubReferenceModel } from './domain/delivery.ts';
import type { HomeDelivery as HomeDeliveryModel } from './domain/home-delivery.ts';
import type { CartPreview as CartPreviewModel, LineChange as LineChangeModel } from './domain/cart-preview.ts';
import type { OrderReference as OrderReferenceModel, Reorder as ReorderModel, ReorderLine as ReorderLineModel } from './domain/reorder.ts';
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

/** Input of `addItemsToCart`. */
export type AddItemsToCartInput = {
  /** Id of a saved address that the member chose before there was a cart, as in `AddToCartInput.addressId`. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the club whose price and stock apply, as in `AddToCartInput.clubKey`. */
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Products to add, at least one. */
  items: Array<ItemToAdd>;
};

/** Result of `addItemsToCart`. */
export type AddItemsToCartResult = AddItemsToCartSuccess | CartBusy | CartLockedByPayment | ClubUnavailable | CommandConflict | CommandExpired | InvalidQuantity | LineLimitExceeded | OutOfStock | ProductUnavailable | QuantityLimitExceeded;

/** All products were added. */
export type AddItemsToCartSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** Input of `addToCart`. */
export type AddToCartInput = {
  /**
   * Id of a saved address that the member chose before there was a cart. A cart without a choice of delivery is delivered
   * there; ignored when no club delivers to the address.
   */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Key of the club whose price and stock apply; null keeps the cart's club, or the country's prices and stock without
   * one.
   */
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Number of units to add, at least 1. */
  quantity?: Scalars['Int']['input'];
  /** SKU of the product variant to add. */
  sku: Scalars['ID']['input'];
};

/** Result of `addToCart`. */
export type AddToCartResult = AddToCartSuccess | CartBusy | CartLockedByPayment | ClubUnavailable | CommandConflict | CommandExpired | InvalidQuantity | LineLimitExceeded | OutOfStock | ProductUnavailable | QuantityLimitExceeded;

/** The product was added. */
export type AddToCartSuccess = {
  /** The cart after the change. */
  cart: Cart;
  /** The line that was added, or whose quantity was raised. */
  line: CartLine;
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

/** A shopper's cart in one market. Only its owner can read it. */
export type Cart = {
  /** Whether the available items are sent when others are unavailable; if false, the order is cancelled. */
  allowsPartialFulfillment: Scalars['Boolean']['output'];
  /** Amount missing for an order without a service fee; null when none is charged. */
  amountToAvoidServiceFee: Maybe<Money>;
  /** Amount missing for free delivery; null for pickup, when delivery is free already, and when it is never free. */
  amountToFreeDelivery: Maybe<Money>;
  /** Id of the checkout attempt that locks the cart, for `cancelCheckout`; null when the cart is not locked. */
  attemptId: Maybe<Scalars['ID']['output']>;
  /** The chosen pickup or home delivery; null before a choice. */
  delivery: Maybe<CartDelivery>;
  /** Price of the home delivery, 0 when it is free; null for pickup and before a choice of delivery. */
  deliveryCharge: Maybe<Money>;
  /**
   * Delivery windows that the cart can choose, the earliest first, full ones included. Empty for pickup and when the
   * volume of an item is unknown; null with an error when the fulfilment service is unavailable.
   */
  deliveryWindows: Maybe<Array<DeliveryWindow>>;
  /** Discount of all promotions, which `subtotal` already includes. */
  discountAmount: Money;
  /** Opaque id of the cart. */
  id: Scalars['ID']['output'];
  /** True while a payment locks the cart: commands fail with `CartLockedByPayment`. */
  isLocked: Scalars['Boolean']['output'];
  /**
   * Whether a checkout can begin: the cart has lines and a shipping address without `addressProblem`. Where the market
   * requires a delivery window, a home delivery also needs one that has not expired and has enough capacity for the items.
   */
  isReadyForCheckout: Scalars['Boolean']['output'];
  /** Whether the service fee is charged exactly when it is due. If false, call `recalculateServiceFee`. */
  isServiceFeeUpToDate: Scalars['Boolean']['output'];
  /** Whether prices already include `tax`. */
  isTaxIncluded: Scalars['Boolean']['output'];
  /** Sum of the quantities of all lines. */
  itemCount: Scalars['Int']['output'];
  /** Line items in the order they were added, without the service fee. */
  lines: Array<CartLine>;
  /** ISO 3166-1 alpha-2 code of the cart's market. */
  marketCode: Scalars['ID']['output'];
  /**
   * Previews the cart for delivery to one of the member's saved addresses, at the prices and stock of its delivering club.
   * Null for an address that is unknown or outside every club's coverage.
   */
  previewAtAddress: Maybe<CartPreview>;
  /**
   * Previews the cart for pickup at another club of its market, at that club's current prices and available stock;
   * `setCartDelivery` with `fitToStock` carries it out. Null for a club that is unknown, of another market, or without
   * pickup.
   */
  previewAtClub: Maybe<CartPreview>;
  /** Service fee of an order below the minimum order; null when none is charged. */
  serviceFee: Maybe<Money>;
  /** Shipping methods of the delivering club, the default one first; empty for pickup and before a choice of delivery. */
  shippingMethods: Array<ShippingMethod>;
  /** Sum of the totals of all lines, without service fee and delivery. */
  subtotal: Money;
  /** Total tax; null until an address determines it. */
  tax: Maybe<Money>;
  /** Amount to pay, including service fee, delivery and tax. */
  total: Money;
  /** When the cart was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version of the cart, which increases with every change. */
  version: Scalars['Int']['output'];
};


/** A shopper's cart in one market. Only its owner can read it. */
export type CartPreviewAtAddressArgs = {
  addressId: Scalars['ID']['input'];
};


/** A shopper's cart in one market. Only its owner can read it. */
export type CartPreviewAtClubArgs = {
  clubKey: Scalars['ID']['input'];
};

/** Why a cart cannot be delivered to its saved address. */
export type CartAddressProblem =
  /** The address was edited, and the cart could not be updated to it. */
  | 'CHANGED'
  /** The address was deleted. Another one has to be chosen. */
  | 'DELETED'
  /** No club delivers to the address, or home delivery is not available to the member in this country. */
  | 'NOT_DELIVERABLE';

/** Too many concurrent changes conflicted; nothing was changed. The command can be retried. */
export type CartBusy = UserError & {
  /** Always `CART_BUSY`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** The chosen pickup or home delivery of a cart. */
export type CartDelivery = {
  /** The delivery address, or the club's address for pickup; null when it is unknown. */
  address: Maybe<PostalAddress>;
  /** Id of the saved address to which the cart is delivered; null for pickup. */
  addressId: Maybe<Scalars['ID']['output']>;
  /** Why the cart can no longer be delivered to its saved address; null when it can, and for pickup. */
  addressProblem: Maybe<CartAddressProblem>;
  /** The club where the order is picked up, or that delivers it; null when it is unknown. */
  club: Maybe<Club>;
  /** Pickup or home delivery. */
  method: DeliveryMethod;
  /** Speed of the home delivery; null for pickup. */
  speed: Maybe<DeliverySpeed>;
  /** The chosen delivery window; null for pickup and before a choice. */
  window: Maybe<ChosenDeliveryWindow>;
};

/** Summary of a cart in another market. */
export type CartInOtherMarket = {
  /** Sum of the quantities of all lines. */
  itemCount: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2 code of the market. */
  marketCode: Scalars['ID']['output'];
  /** Sum of the totals of all lines, in the market's currency. */
  subtotal: Money;
  /** When the cart was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A product in a cart, with everything needed to show it. */
export type CartLine = {
  /** Id of the line, unique within the cart. */
  id: Scalars['ID']['output'];
  /** First image of the product; null when it has none. */
  image: Maybe<Image>;
  /** Whether the product is sold by weight, so that the price is an estimate until it is weighed. */
  isSoldByWeight: Scalars['Boolean']['output'];
  /** Maximum quantity of a line. */
  maximumQuantity: Scalars['Int']['output'];
  /** Product name in the request's language, as it was when the line was added. */
  name: Scalars['String']['output'];
  /** Number of units, at least 1. */
  quantity: Scalars['Int']['output'];
  /** Price of one unit before the promotion; null without a promotion. */
  regularUnitPrice: Maybe<Money>;
  /** Product slug in the request's language, for the product's URL. */
  slug: Scalars['String']['output'];
  /** Total price of the line. */
  total: Money;
  /** Price of one unit. */
  unitPrice: Money;
  /** The product variant of the line. */
  variant: ProductVariant;
};

/** A line whose quantity or price would change. */
export type CartLineChange = {
  /** The line before the change. */
  line: CartLine;
  /** Quantity after the change; 0 when the product is out of stock or not sold. */
  quantity: Scalars['Int']['output'];
  /** Total of the line after the change. */
  total: Money;
  /** Price of one unit after the change; null when the product is not sold there. */
  unitPrice: Maybe<Money>;
};

/** The line is not in the caller's cart. */
export type CartLineNotFound = UserError & {
  /** Always `CART_LINE_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** A payment for this cart is in progress; nothing was changed. Finish or cancel the payment first. */
export type CartLockedByPayment = UserError & {
  /** Id of the checkout attempt that locks the cart, for `cancelCheckout`; null when it is unknown. */
  attemptId: Maybe<Scalars['ID']['output']>;
  /** Always `CART_LOCKED_BY_PAYMENT`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** The caller has no active cart, or no such archived cart. */
export type CartNotFound = UserError & {
  /** Always `CART_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** A preview of a cart at a club: lines reduced to the club's stock, at the club's prices. */
export type CartPreview = {
  /** Lines whose quantity or price would change, in the order of the cart. */
  changes: Array<CartLineChange>;
  /** The club of the preview. */
  club: Club;
  /** Sum of the quantities of all lines after the change. */
  itemCount: Scalars['Int']['output'];
  /** Service fee that would be charged; null when none would be. */
  serviceFee: Maybe<Money>;
  /** Sum of the totals of all lines after the change, at the club's prices. */
  subtotal: Money;
};

/** Input of `changeCartLineQuantity`. */
export type ChangeCartLineQuantityInput = {
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Id of the line to change. */
  lineId: Scalars['ID']['input'];
  /** New number of units, at least 1. */
  quantity: Scalars['Int']['input'];
  /**
   * Ids of at most 10 earlier commands of the caller for this line that have no result yet. One that arrives after this
   * command changes nothing, so that concurrent changes end with the latest one.
   */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of `changeCartLineQuantity`. */
export type ChangeCartLineQuantityResult = CartBusy | CartLineNotFound | CartLockedByPayment | ChangeCartLineQuantitySuccess | CommandConflict | CommandExpired | InvalidQuantity | OutOfStock | QuantityLimitExceeded;

/** The quantity was changed. */
export type ChangeCartLineQuantitySuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** The chosen delivery window. Delivery capacity for the items is held until `heldUntil`. */
export type ChosenDeliveryWindow = {
  /** When the delivery window closes. */
  end: Scalars['DateTime']['output'];
  /** Whether the held capacity is enough for the items in the cart; if false, another window has to be chosen. */
  hasEnoughCapacity: Scalars['Boolean']['output'];
  /** When the capacity hold ends. Changes of the cart renew the hold. */
  heldUntil: Scalars['DateTime']['output'];
  /** Id of the window, as in `Cart.deliveryWindows`. */
  id: Scalars['ID']['output'];
  /** Whether the window starts too soon or its capacity hold has ended, so that another window has to be chosen. */
  isExpired: Scalars['Boolean']['output'];
  /** When the delivery window opens. */
  start: Scalars['DateTime']['output'];
  /** IANA name of the club's time zone, in which the window is shown. */
  timeZone: Scalars['String']['output'];
};

export type Club = {
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** Key of the club, four digits. */
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  openingHours: Maybe<Scalars['String']['output']>;
};

/** The club is unknown, of another market, accepts no online orders, or does not offer pickup. */
export type ClubUnavailable = UserError & {
  /** Always `CLUB_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/**
 * A command with the same id and other input was carried out before, or its result can no longer be shown; nothing was
 * changed.
 */
export type CommandConflict = UserError & {
  /** Always `COMMAND_CONFLICT`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/**
 * A command with the same id was carried out before, so long ago that its input is no longer known; nothing was changed. A
 * new change needs a new id.
 */
export type CommandExpired = UserError & {
  /** Always `COMMAND_EXPIRED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** How the shopper receives the items. */
export type DeliveryMethod =
  /** The items are delivered to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper picks the items up at a club. */
  | 'PICK_UP_IN_CLUB';

/** Speed of a home delivery. */
export type DeliverySpeed =
  /** Delivery tomorrow or later. */
  | 'NEXT_DAY'
  /** Delivery today. */
  | 'SAME_DAY';

/** Home delivery is not available: the caller is not signed in or from another country, or no club delivers to the address. */
export type DeliveryUnavailable = UserError & {
  /** Always `DELIVERY_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** A period in which a club delivers. */
export type DeliveryWindow = {
  /** Available delivery capacity in litres, including what this cart holds. */
  availableCapacityLitres: Scalars['Float']['output'];
  /** When the delivery window closes. */
  end: Scalars['DateTime']['output'];
  /** Id of the window, for `setDeliveryWindow`. */
  id: Scalars['ID']['output'];
  /** Whether the available capacity is too small for the items in the cart. */
  isFull: Scalars['Boolean']['output'];
  /** When the delivery window opens. */
  start: Scalars['DateTime']['output'];
  /** IANA name of the club's time zone, in which the window is shown. */
  timeZone: Scalars['String']['output'];
};

/** The delivery window starts too soon, is full, or does not belong to the delivering club. */
export type DeliveryWindowUnavailable = UserError & {
  /** Always `DELIVERY_WINDOW_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
  /** Windows that can be chosen instead, the earliest first. */
  windows: Array<DeliveryWindow>;
};

/** Home delivery to one of the member's saved addresses. */
export type HomeDelivery = {
  /** Id of the saved address, as in `Member.addresses`. */
  addressId: Scalars['ID']['output'];
  /** Member's name for the address, e.g. `Casa`; null when it has none. */
  alias: Maybe<Scalars['String']['output']>;
  /** The delivering club, whose stock applies. */
  club: Club;
  /** Days until an order that is placed now is delivered, in the club's calendar; 0 is today. */
  daysUntilDelivery: Scalars['Int']['output'];
  /** Subtotal from which delivery is free; null when it is never free. */
  freeAbove: Maybe<Money>;
  /** Price of the delivery while the subtotal is below `freeAbove`. */
  price: Money;
  /** Street and number, or a description of the location. */
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

/** The quantity is less than 1. */
export type InvalidQuantity = UserError & {
  /** Always `INVALID_QUANTITY`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** A product to add to a cart. */
export type ItemToAdd = {
  /** Number of units to add, at least 1. */
  quantity: Scalars['Int']['input'];
  /** SKU of the product variant. */
  sku: Scalars['ID']['input'];
};

/** The cart would exceed the maximum number of different products; it was not changed. */
export type LineLimitExceeded = UserError & {
  /** Always `LINE_LIMIT_EXCEEDED`. */
  code: Scalars['String']['output'];
  /** Maximum number of different products in a cart. */
  maximum: Scalars['Int']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

/** Input of `mergeCarts`. At least one cart has to be kept. */
export type MergeCartsInput = {
  /** Key of the club whose prices and stock apply after the merge; null keeps the cart's club. */
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Whether to keep the lines of the guest's cart; otherwise that cart is archived. */
  keepGuest: Scalars['Boolean']['input'];
  /** Whether to keep the lines of the member's saved cart; otherwise that cart is archived. */
  keepSaved: Scalars['Boolean']['input'];
};

/** Result of `mergeCarts`. */
export type MergeCartsResult = CartBusy | CartLockedByPayment | CommandConflict | CommandExpired | LineLimitExceeded | MergeCartsSuccess | NothingToMerge | ProductUnavailable;

/** The carts were merged. */
export type MergeCartsSuccess = {
  /** The member's active cart after the merge; null when the member has none. */
  cart: Maybe<Cart>;
};

/** A preview of the cart that a merge would result in. */
export type MergePreview = {
  /**
   * Lines whose quantity would be below the sum of the kept carts, because of the maximum quantity, or whose price would
   * change.
   */
  changes: Array<CartLineChange>;
  /** Sum of the quantities of all lines after the merge. */
  itemCount: Scalars['Int']['output'];
  /** Service fee that would be charged; null when none would be. */
  serviceFee: Maybe<Money>;
  /** Sum of the totals of all lines after the merge, at the prices of the resulting club. */
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
  /**
   * Adds several products to the caller's cart, all of them or none: creates the cart with its first lines, and raises the
   * quantity of existing lines. `Order.reorder` has the quantities that can be added.
   */
  addItemsToCart: AddItemsToCartResult;
  /**
   * Adds a product to the caller's cart: creates the cart with its first line, and raises the quantity of an existing
   * line.
   */
  addToCart: AddToCartResult;
  /** Sets the quantity of a line in the caller's cart. */
  changeCartLineQuantity: ChangeCartLineQuantityResult;
  /**
   * Merges the guest's cart into the member's after sign-in. The guest's carts in other markets are assigned to the member
   * first: each becomes the active cart there, or one of `restorableCarts` where the member has a cart with items.
   */
  mergeCarts: MergeCartsResult;
  /**
   * Adds a service fee that is due and missing, or removes one that is not due, in one attempt. Can be repeated safely;
   * `ServiceFeeUnavailable` says when to try again.
   */
  recalculateServiceFee: RecalculateServiceFeeResult;
  /** Updates all lines and the service fee to current prices. Can be repeated safely. */
  refreshCartPrices: RefreshCartPricesResult;
  /** Removes a line from the caller's cart. Removing a line that is no longer in the cart succeeds. */
  removeCartLine: RemoveCartLineResult;
  /** Adds the lines of one of `restorableCarts` to the active cart. */
  restoreCart: RestoreCartResult;
  /** Chooses pickup at a club, or delivery to one of the member's saved addresses. */
  setCartDelivery: SetCartDeliveryResult;
  /** Chooses the delivery window of a home delivery, and holds its delivery capacity for the items. */
  setDeliveryWindow: SetDeliveryWindowResult;
  /** Sets whether the available items are sent when others are unavailable, or the order is cancelled. */
  setPartialFulfillment: SetPartialFulfillmentResult;
};


export type MutationAddItemsToCartArgs = {
  input: AddItemsToCartInput;
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

/** There is no guest cart with items to merge. */
export type NothingToMerge = UserError & {
  /** Always `NOTHING_TO_MERGE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

export type Order = {
  lines: Array<OrderLine>;
  orderNumber: Scalars['ID']['output'];
  /**
   * Preview of buying the order again now, with the items for `addItemsToCart`; it changes nothing. Null for a club
   * that is unknown, of another market, or accepts no online orders.
   */
  reorder: Maybe<Reorder>;
};


export type OrderReorderArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
};

export type OrderLine = {
  id: Scalars['ID']['output'];
  isReorderable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  unitPrice: Money;
  variant: ProductVariant;
};

/** The club does not have enough stock of the product. */
export type OutOfStock = UserError & {
  /** Number of units that are available. */
  availableQuantity: Scalars['Int']['output'];
  /** Always `OUT_OF_STOCK`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
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

/** A product is unknown, not sold at the club or in this market, or cannot be added by shoppers, such as the service fee. */
export type ProductUnavailable = UserError & {
  /** Always `PRODUCT_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

export type ProductVariant = {
  /** SKU of the variant. */
  sku: Scalars['ID']['output'];
};

/** The line would exceed the maximum quantity. */
export type QuantityLimitExceeded = UserError & {
  /** Always `QUANTITY_LIMIT_EXCEEDED`. */
  code: Scalars['String']['output'];
  /** Maximum quantity of a line. */
  maximum: Scalars['Int']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
};

export type Query = {
  /**
   * The caller's active cart in the request's market; null until the first line is added, for anonymous callers and for
   * partners. A cart whose saved address was edited is updated to the edited address when it is read.
   */
  cart: Maybe<Cart>;
  /**
   * The caller's carts with line items in other markets, the latest first. They include carts that a member filled as a
   * guest before sign-in, so that a market can occur twice.
   */
  cartsInOtherMarkets: Array<CartInOtherMarket>;
  /** The cart that the member filled as a guest before sign-in; null when it is empty or already merged. */
  guestCart: Maybe<Cart>;
  /**
   * Home delivery for the member: to `addressId`, otherwise to the cart's address, otherwise to the default address,
   * otherwise to the first saved address that a club delivers to. Null for guests, outside the member's own country and
   * outside every club's coverage.
   */
  homeDelivery: Maybe<HomeDelivery>;
  /**
   * Previews the result of `mergeCarts` with the same arguments, without changing anything. Null when there is no guest
   * cart, when no cart is kept, and when the merge would fail with `LineLimitExceeded`.
   */
  mergePreview: Maybe<MergePreview>;
  /** The caller's archived carts in the request's market, the latest first. `restoreCart` restores one. */
  restorableCarts: Array<Cart>;
};


export type QueryHomeDeliveryArgs = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMergePreviewArgs = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  keepGuest: Scalars['Boolean']['input'];
  keepSaved: Scalars['Boolean']['input'];
};

/** Result of `recalculateServiceFee`. */
export type RecalculateServiceFeeResult = CartBusy | CartLockedByPayment | CartNotFound | RecalculateServiceFeeSuccess | ServiceFeeUnavailable;

/** The service fee is charged exactly when it is due. */
export type RecalculateServiceFeeSuccess = {
  /** The cart with the service fee as it is due. */
  cart: Cart;
};

/** Result of `refreshCartPrices`. */
export type RefreshCartPricesResult = CartBusy | CartLockedByPayment | CartNotFound | ProductUnavailable | RefreshCartPricesSuccess;

/** The prices were updated. */
export type RefreshCartPricesSuccess = {
  /** The cart at current prices. */
  cart: Cart;
};

/** Input of `removeCartLine`. */
export type RemoveCartLineInput = {
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Id of the line to remove. */
  lineId: Scalars['ID']['input'];
  /** Ids of earlier commands for this line that have no result yet, as in `ChangeCartLineQuantityInput.replaces`. */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of `removeCartLine`. */
export type RemoveCartLineResult = CartBusy | CartLineNotFound | CartLockedByPayment | CommandConflict | CommandExpired | RemoveCartLineSuccess;

/** The line is not in the cart. */
export type RemoveCartLineSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** Preview of buying an order again: the items that can be added to the cart. */
export type Reorder = {
  /** The club whose prices and stock apply: the cart's, otherwise the requested one; null for those of the country. */
  club: Maybe<Club>;
  /** One for each line of the order, in its order. */
  lines: Array<ReorderLine>;
};

/** Why fewer units than ordered can be added to the cart. */
export type ReorderLimit =
  /** The cart would exceed the maximum number of different products. */
  | 'MAXIMUM_LINES'
  /** The line would exceed the maximum quantity; the units in the cart count. */
  | 'MAXIMUM_QUANTITY'
  /** The product is no longer sold, or not at this club. */
  | 'NOT_SOLD'
  /** Items sold by weight are not added with the order; the shopper chooses them again. */
  | 'SOLD_BY_WEIGHT'
  /** The club has too few units; those in the cart count. */
  | 'STOCK';

/** A line of an order, and how much of it can be added to the cart now. */
export type ReorderLine = {
  /** Number of units that are already in the cart. */
  cartQuantity: Scalars['Int']['output'];
  /** Price that was paid for one unit; null when it is the same as `unitPrice`, and when it cannot be compared. */
  formerUnitPrice: Maybe<Money>;
  /** Id of the order's line. */
  id: Scalars['ID']['output'];
  /** Why fewer units than ordered can be added; null when all can. */
  limit: Maybe<ReorderLimit>;
  /** Name of the product, as in the order. */
  name: Scalars['String']['output'];
  /** Number of units that were ordered. */
  orderedQuantity: Scalars['Int']['output'];
  /** Number of units that can be added; 0 when none can. */
  quantity: Scalars['Int']['output'];
  /** Price of one unit now; null when the product is not sold. */
  unitPrice: Maybe<Money>;
  /** The product variant of the line. */
  variant: ProductVariant;
};

/** Input of `restoreCart`. */
export type RestoreCartInput = {
  /** Id of one of `restorableCarts`. */
  cartId: Scalars['ID']['input'];
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
};

/** Result of `restoreCart`. */
export type RestoreCartResult = CartBusy | CartLockedByPayment | CartNotFound | CommandConflict | CommandExpired | LineLimitExceeded | ProductUnavailable | RestoreCartSuccess;

/** The cart was restored. */
export type RestoreCartSuccess = {
  /** The active cart with the restored lines. */
  cart: Cart;
};

/** The service fee could not be charged as it is due; the items were not changed. */
export type ServiceFeeUnavailable = UserError & {
  /** Always `SERVICE_FEE_UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** Whether to ask the shopper to try again after the last attempt of a series, as configured. */
  isRetrySuggested: Scalars['Boolean']['output'];
  /** Message for the shopper, in the request's language. */
  message: Scalars['String']['output'];
  /** Seconds to wait before each further attempt of a series, as configured: the first number before the second attempt. */
  retryWaitsSeconds: Array<Scalars['Int']['output']>;
};

/** Input of `setCartDelivery`. */
export type SetCartDeliveryInput = {
  /** Id of one of the member's saved addresses, required for home delivery. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of the pickup club, required for pickup. */
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Whether lines are reduced to the club's stock and unavailable ones removed, as `Cart.previewAtClub` previews. */
  fitToStock?: Scalars['Boolean']['input'];
  /** Pickup or home delivery. */
  method: DeliveryMethod;
  /** Key of one of `Cart.shippingMethods`, for home delivery; null for the club's default method. */
  shippingMethodKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `setCartDelivery`. */
export type SetCartDeliveryResult = CartBusy | CartLockedByPayment | CartNotFound | ClubUnavailable | CommandConflict | CommandExpired | DeliveryUnavailable | ProductUnavailable | SetCartDeliverySuccess;

/** The pickup or delivery was chosen. */
export type SetCartDeliverySuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** Input of `setDeliveryWindow`. */
export type SetDeliveryWindowInput = {
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** Id of one of `Cart.deliveryWindows`. */
  windowId: Scalars['ID']['input'];
};

/** Result of `setDeliveryWindow`. */
export type SetDeliveryWindowResult = CartBusy | CartLockedByPayment | CartNotFound | CommandConflict | CommandExpired | DeliveryWindowUnavailable | SetDeliveryWindowSuccess;

/** The delivery window was chosen, and its capacity is held. */
export type SetDeliveryWindowSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** Input of `setPartialFulfillment`. */
export type SetPartialFulfillmentInput = {
  /** UUID that the client creates for the command. A replay with the same id and input changes the cart once. */
  commandId: Scalars['ID']['input'];
  /** True to send the available items when others are unavailable, false to cancel the order. */
  isAllowed: Scalars['Boolean']['input'];
};

/** Result of `setPartialFulfillment`. */
export type SetPartialFulfillmentResult = CartBusy | CartLockedByPayment | CartNotFound | CommandConflict | CommandExpired | SetPartialFulfillmentSuccess;

/** The choice was saved. */
export type SetPartialFulfillmentSuccess = {
  /** The cart after the change. */
  cart: Cart;
};

/** A shipping method of the delivering club. */
export type ShippingMethod = {
  /** Subtotal from which delivery is free; null when it is never free. */
  freeAbove: Maybe<Money>;
  /** Whether the cart is delivered by this method. */
  isChosen: Scalars['Boolean']['output'];
  /** Whether delivery is free at the cart's current subtotal. */
  isFree: Scalars['Boolean']['output'];
  /** Key of the method, for `SetCartDeliveryInput.shippingMethodKey`. */
  key: Scalars['ID']['output'];
  /** Price of the delivery while the subtotal is below `freeAbove`. */
  price: Money;
  /** Speed of the delivery. */
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
  Order: Order;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  Cart:
    ( { __typename: 'Cart' }
    & GraphQLRecursivePick<FederationTypes['Cart'], {"id":true}> );
  Order:
    ( { __typename: 'Order' }
    & GraphQLRecursivePick<FederationTypes['Order'], {"orderNumber":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Order'], {"lines":{"id":true,"name":true,"quantity":true,"isReorderable":true,"unitPrice":{"centAmount":true,"currency":true,"fractionDigits":true},"variant":{"sku":true}}}> ) );
}>;

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  AddItemsToCartResult:
    | ( Omit<AddItemsToCartSuccess, 'cart'> & { cart: _RefType['Cart'] } )
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
    | ( ProductUnavailable )
  ;
  RecalculateServiceFeeResult:
    | ( CartBusy )
    | ( CartLockedByPayment )
    | ( CartNotFound )
    | ( Omit<RecalculateServiceFeeSuccess, 'cart'> & { cart: _RefType['Cart'] } )
    | ( ServiceFeeUnavailable )
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
    | ( ProductUnavailable )
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
  AddItemsToCartInput: AddItemsToCartInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddItemsToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddItemsToCartResult']>;
  AddItemsToCartSuccess: ResolverTypeWrapper<Omit<AddItemsToCartSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddToCartInput: AddToCartInput;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  AddToCartSuccess: ResolverTypeWrapper<Omit<AddToCartSuccess, 'cart' | 'line'> & { cart: ResolversTypes['Cart'], line: ResolversTypes['CartLine'] }>;
  CacheControlScope: CacheControlScope;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CaptchaInput: CaptchaInput;
  CaptchaKind: CaptchaKind;
  Cart: ResolverTypeWrapper<CartModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartAddressProblem: CartAddressProblem;
  CartBusy: ResolverTypeWrapper<CartBusy>;
  CartDelivery: ResolverTypeWrapper<DeliveryOfCartModel>;
  CartInOtherMarket: ResolverTypeWrapper<CartInOtherMarket>;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  CartLineChange: ResolverTypeWrapper<LineChangeModel>;
  CartLineNotFound: ResolverTypeWrapper<CartLineNotFound>;
  CartLockedByPayment: ResolverTypeWrapper<CartLockedByPayment>;
  CartNotFound: ResolverTypeWrapper<CartNotFound>;
  CartPreview: ResolverTypeWrapper<CartPreviewModel>;
  ChangeCartLineQuantityInput: ChangeCartLineQuantityInput;
  ChangeCartLineQuantityResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeCartLineQuantityResult']>;
  ChangeCartLineQuantitySuccess: ResolverTypeWrapper<Omit<ChangeCartLineQuantitySuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ChosenDeliveryWindow: ResolverTypeWrapper<ChosenDeliveryWindow>;
  Club: ResolverTypeWrapper<ClubReferenceModel>;
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
  ItemToAdd: ItemToAdd;
  LineLimitExceeded: ResolverTypeWrapper<LineLimitExceeded>;
  MergeCartsInput: MergeCartsInput;
  MergeCartsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MergeCartsResult']>;
  MergeCartsSuccess: ResolverTypeWrapper<Omit<MergeCartsSuccess, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  MergePreview: ResolverTypeWrapper<Omit<MergePreview, 'changes'> & { changes: Array<ResolversTypes['CartLineChange']> }>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NothingToMerge: ResolverTypeWrapper<NothingToMerge>;
  Order: ResolverTypeWrapper<OrderReferenceModel>;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OutOfStock: ResolverTypeWrapper<OutOfStock>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  ProductUnavailable: ResolverTypeWrapper<ProductUnavailable>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  QuantityLimitExceeded: ResolverTypeWrapper<QuantityLimitExceeded>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecalculateServiceFeeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecalculateServiceFeeResult']>;
  RecalculateServiceFeeSuccess: ResolverTypeWrapper<Omit<RecalculateServiceFeeSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RefreshCartPricesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefreshCartPricesResult']>;
  RefreshCartPricesSuccess: ResolverTypeWrapper<Omit<RefreshCartPricesSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveCartLineInput: RemoveCartLineInput;
  RemoveCartLineResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCartLineResult']>;
  RemoveCartLineSuccess: ResolverTypeWrapper<Omit<RemoveCartLineSuccess, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  Reorder: ResolverTypeWrapper<ReorderModel>;
  ReorderLimit: ReorderLimit;
  ReorderLine: ResolverTypeWrapper<ReorderLineModel>;
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
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AddItemsToCartInput: AddItemsToCartInput;
  ID: Scalars['ID']['output'];
  AddItemsToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddItemsToCartResult'];
  AddItemsToCartSuccess: Omit<AddItemsToCartSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddToCartInput: AddToCartInput;
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  AddToCartSuccess: Omit<AddToCartSuccess, 'cart' | 'line'> & { cart: ResolversParentTypes['Cart'], line: ResolversParentTypes['CartLine'] };
  CaptchaChallenge: CaptchaChallenge;
  String: Scalars['String']['output'];
  CaptchaInput: CaptchaInput;
  Cart: CartModel;
  Boolean: Scalars['Boolean']['output'];
  CartBusy: CartBusy;
  CartDelivery: DeliveryOfCartModel;
  CartInOtherMarket: CartInOtherMarket;
  CartLine: CartLineModel;
  CartLineChange: LineChangeModel;
  CartLineNotFound: CartLineNotFound;
  CartLockedByPayment: CartLockedByPayment;
  CartNotFound: CartNotFound;
  CartPreview: CartPreviewModel;
  ChangeCartLineQuantityInput: ChangeCartLineQuantityInput;
  ChangeCartLineQuantityResult: ResolversUnionTypes<ResolversParentTypes>['ChangeCartLineQuantityResult'];
  ChangeCartLineQuantitySuccess: Omit<ChangeCartLineQuantitySuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ChosenDeliveryWindow: ChosenDeliveryWindow;
  Club: ClubReferenceModel;
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
  ItemToAdd: ItemToAdd;
  LineLimitExceeded: LineLimitExceeded;
  MergeCartsInput: MergeCartsInput;
  MergeCartsResult: ResolversUnionTypes<ResolversParentTypes>['MergeCartsResult'];
  MergeCartsSuccess: Omit<MergeCartsSuccess, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  MergePreview: Omit<MergePreview, 'changes'> & { changes: Array<ResolversParentTypes['CartLineChange']> };
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NothingToMerge: NothingToMerge;
  Order: OrderReferenceModel;
  OrderLine: OrderLine;
  OutOfStock: OutOfStock;
  PageInfo: PageInfo;
  PostalAddress: PostalAddress;
  ProductUnavailable: ProductUnavailable;
  ProductVariant: ProductVariant;
  QuantityLimitExceeded: QuantityLimitExceeded;
  Query: Record<PropertyKey, never>;
  RecalculateServiceFeeResult: ResolversUnionTypes<ResolversParentTypes>['RecalculateServiceFeeResult'];
  RecalculateServiceFeeSuccess: Omit<RecalculateServiceFeeSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RefreshCartPricesResult: ResolversUnionTypes<ResolversParentTypes>['RefreshCartPricesResult'];
  RefreshCartPricesSuccess: Omit<RefreshCartPricesSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveCartLineInput: RemoveCartLineInput;
  RemoveCartLineResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCartLineResult'];
  RemoveCartLineSuccess: Omit<RemoveCartLineSuccess, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  Reorder: ReorderModel;
  ReorderLine: ReorderLineModel;
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
  ShippingMethod: ShippingMethod;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddItemsToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddItemsToCartResult'] = ResolversParentTypes['AddItemsToCartResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddItemsToCartSuccess' | 'CartBusy' | 'CartLockedByPayment' | 'ClubUnavailable' | 'CommandConflict' | 'CommandExpired' | 'InvalidQuantity' | 'LineLimitExceeded' | 'OutOfStock' | 'ProductUnavailable' | 'QuantityLimitExceeded', ParentType, ContextType>;
}>;

export type AddItemsToCartSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddItemsToCartSuccess'] = ResolversParentTypes['AddItemsToCartSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddToCartSuccess' | 'CartBusy' | 'CartLockedByPayment' | 'ClubUnavailable' | 'CommandConflict' | 'CommandExpired' | 'InvalidQuantity' | 'LineLimitExceeded' | 'OutOfStock' | 'ProductUnavailable' | 'QuantityLimitExceeded', ParentType, ContextType>;
}>;

export type AddToCartSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartSuccess'] = ResolversParentTypes['AddToCartSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['CartLine'], ParentType, ContextType>;
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

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart'], FederationReferenceType extends FederationReferenceTypes['Cart'] = FederationReferenceTypes['Cart']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Cart']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allowsPartialFulfillment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amountToAvoidServiceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amountToFreeDelivery?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attemptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['CartDelivery']>, ParentType, ContextType>;
  deliveryCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryWindows?: Resolver<Maybe<Array<ResolversTypes['DeliveryWindow']>>, ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadyForCheckout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isServiceFeeUpToDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaxIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  marketCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previewAtAddress?: Resolver<Maybe<ResolversTypes['CartPreview']>, ParentType, ContextType, RequireFields<CartPreviewAtAddressArgs, 'addressId'>>;
  previewAtClub?: Resolver<Maybe<ResolversTypes['CartPreview']>, ParentType, ContextType, RequireFields<CartPreviewAtClubArgs, 'clubKey'>>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CartPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartPreview'] = ResolversParentTypes['CartPreview']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['CartLineChange']>, ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  hasEnoughCapacity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = ResolversObject<{
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  availableCapacityLitres?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  daysUntilDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CommandConflict' | 'CommandExpired' | 'LineLimitExceeded' | 'MergeCartsSuccess' | 'NothingToMerge' | 'ProductUnavailable', ParentType, ContextType>;
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
  addItemsToCart?: Resolver<ResolversTypes['AddItemsToCartResult'], ParentType, ContextType, RequireFields<MutationAddItemsToCartArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  changeCartLineQuantity?: Resolver<ResolversTypes['ChangeCartLineQuantityResult'], ParentType, ContextType, RequireFields<MutationChangeCartLineQuantityArgs, 'input'>>;
  mergeCarts?: Resolver<ResolversTypes['MergeCartsResult'], ParentType, ContextType, RequireFields<MutationMergeCartsArgs, 'input'>>;
  recalculateServiceFee?: Resolver<ResolversTypes['RecalculateServiceFeeResult'], ParentType, ContextType>;
  refreshCartPrices?: Resolver<ResolversTypes['RefreshCartPricesResult'], ParentType, ContextType>;
  removeCartLine?: Resolver<ResolversTypes['RemoveCartLineResult'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'input'>>;
  restoreCart?: Resolver<ResolversTypes['RestoreCartResult'], ParentType, ContextType, RequireFields<MutationRestoreCartArgs, 'input'>>;
  setCartDelivery?: Resolver<ResolversTypes['SetCartDeliveryResult'], ParentType, ContextType, RequireFields<MutationSetCartDeliveryArgs, 'input'>>;
  setDeliveryWindow?: Resolver<ResolversTypes['SetDeliveryWindowResult'], ParentType, ContextType, RequireFields<MutationSetDeliveryWindowArgs, 'input'>>;
  setPartialFulfillment?: Resolver<ResolversTypes['SetPartialFulfillmentResult'], ParentType, ContextType, RequireFields<MutationSetPartialFulfillmentArgs, 'input'>>;
}>;

export type NothingToMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToMerge'] = ResolversParentTypes['NothingToMerge']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order'], FederationReferenceType extends FederationReferenceTypes['Order'] = FederationReferenceTypes['Order']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Order']> | FederationReferenceType, FederationReferenceType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reorder?: Resolver<Maybe<ResolversTypes['Reorder']>, ParentType, ContextType, Partial<OrderReorderArgs>>;
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

export type RecalculateServiceFeeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecalculateServiceFeeResult'] = ResolversParentTypes['RecalculateServiceFeeResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'RecalculateServiceFeeSuccess' | 'ServiceFeeUnavailable', ParentType, ContextType>;
}>;

export type RecalculateServiceFeeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecalculateServiceFeeSuccess'] = ResolversParentTypes['RecalculateServiceFeeSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type ReorderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reorder'] = ResolversParentTypes['Reorder']> = ResolversObject<{
  club?: Resolver<Maybe<ResolversTypes['Club']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReorderLine']>, ParentType, ContextType>;
}>;

export type ReorderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderLine'] = ResolversParentTypes['ReorderLine']> = ResolversObject<{
  cartQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formerUnitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['ReorderLimit']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['ProductVariant'], ParentType, ContextType>;
}>;

export type RestoreCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCartResult'] = ResolversParentTypes['RestoreCartResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartBusy' | 'CartLockedByPayment' | 'CartNotFound' | 'CommandConflict' | 'CommandExpired' | 'LineLimitExceeded' | 'ProductUnavailable' | 'RestoreCartSuccess', ParentType, ContextType>;
}>;

export type RestoreCartSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCartSuccess'] = ResolversParentTypes['RestoreCartSuccess']> = ResolversObject<{
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type ServiceFeeUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceFeeUnavailable'] = ResolversParentTypes['ServiceFeeUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRetrySuggested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryWaitsSeconds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
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
  AddItemsToCartResult?: AddItemsToCartResultResolvers<ContextType>;
  AddItemsToCartSuccess?: AddItemsToCartSuccessResolvers<ContextType>;
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  AddToCartSuccess?: AddToCartSuccessResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartBusy?: CartBusyResolvers<ContextType>;
  CartDelivery?: CartDeliveryResolvers<ContextType>;
  CartInOtherMarket?: CartInOtherMarketResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLineChange?: CartLineChangeResolvers<ContextType>;
  CartLineNotFound?: CartLineNotFoundResolvers<ContextType>;
  CartLockedByPayment?: CartLockedByPaymentResolvers<ContextType>;
  CartNotFound?: CartNotFoundResolvers<ContextType>;
  CartPreview?: CartPreviewResolvers<ContextType>;
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
  Order?: OrderResolvers<ContextType>;
  OutOfStock?: OutOfStockResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  ProductUnavailable?: ProductUnavailableResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  QuantityLimitExceeded?: QuantityLimitExceededResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecalculateServiceFeeResult?: RecalculateServiceFeeResultResolvers<ContextType>;
  RecalculateServiceFeeSuccess?: RecalculateServiceFeeSuccessResolvers<ContextType>;
  RefreshCartPricesResult?: RefreshCartPricesResultResolvers<ContextType>;
  RefreshCartPricesSuccess?: RefreshCartPricesSuccessResolvers<ContextType>;
  RemoveCartLineResult?: RemoveCartLineResultResolvers<ContextType>;
  RemoveCartLineSuccess?: RemoveCartLineSuccessResolvers<ContextType>;
  Reorder?: ReorderResolvers<ContextType>;
  ReorderLine?: ReorderLineResolvers<ContextType>;
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
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
