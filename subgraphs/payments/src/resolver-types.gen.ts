import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Attempt as AttemptModel, ReadAttempt as ReadAttemptModel, MembershipAttempt as MembershipAttemptModel } from './domain/attempt.ts';
import type { SavedCard as SavedCardModel } from './domain/saved-card.ts';
import type { OrderReference as OrderReferenceModel } from './domain/refund.ts';
import type { CaptchaChallenge as CaptchaChallengeModel } from '@tarima/service-kit/captcha/captcha';
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

/** The action is not allowed in the attempt's state. Nothing was changed. */
export type ActionNotAllowed = UserError & {
  /** What can be done instead. */
  allowedActions: Array<AttemptAction>;
  /** `ACTION_NOT_ALLOWED`. */
  code: Scalars['String']['output'];
  /** Message in the request's language. */
  message: Scalars['String']['output'];
};

/** A card to save, encrypted by the browser. */
export type AddCardInput = {
  /** A UUID created by the client for this card, reused when the mutation is repeated. The encrypted JSON object has it as its attempt id. */
  commandId: Scalars['ID']['input'];
  /** The ciphertext in base64. */
  encryptedCard: Scalars['String']['input'];
  /** The cardholder's name as printed on the card, at least two words. */
  holderName: Scalars['String']['input'];
  /** `keyId` of the `cardEncryptionKey` that was used. */
  keyId: Scalars['ID']['input'];
};

/** Result of `addCard`. */
export type AddCardResult = AddCardSuccess | CardAlreadySaved | CardNotSaved | InvalidCard | PaymentServiceUnavailable | TooManyPaymentAttempts;

/** The card was saved. */
export type AddCardSuccess = {
  /** The card that was saved. */
  card: SavedCard;
  /** All saved cards of the member after the change, the default card first. */
  savedCards: Array<SavedCard>;
};

/** An invalid detail of the new member. */
export type ApplicantFieldError = {
  /** Name of the field in `MembershipApplicantInput`. */
  field: Scalars['String']['output'];
  /** Why it is invalid. */
  reason: ApplicantFieldErrorReason;
};

/** Reasons why a detail of the new member is invalid. */
export type ApplicantFieldErrorReason =
  /** The value has another format or is not offered. */
  | 'INVALID'
  /** The field is required and empty. */
  | 'REQUIRED'
  /** The text is too long. */
  | 'TOO_LONG'
  /** The new member is not yet 18 years old. */
  | 'UNDERAGE';

/** How an operator ends an attempt that needs a review. */
export type AttemptAction =
  /**
   * Captures the transaction if needed and creates the order. For a refund: records that the club has returned the money itself, and
   * returns none.
   */
  | 'COMPLETE'
  /**
   * Returns the captured money, by a void before settlement and by a refund after it, and releases the cart. For a refund: retries
   * it under the same refund id.
   */
  | 'REFUND'
  /** Voids the transaction, if there is one, and releases the cart. */
  | 'VOID';

/** An alert that an attempt raised. */
export type AttemptAlert = {
  /** Id of the alert. */
  id: Scalars['ID']['output'];
  /** Name of the alert, e.g. `checkout_needs_review`. */
  name: Scalars['String']['output'];
  /** When it was raised. */
  raisedAt: Scalars['DateTime']['output'];
};

/** An entry of an attempt's timeline. */
export type AttemptEvent = AttemptAlert | AttemptResolution | AttemptStep;

/** The membership that an attempt buys, renews or upgrades. */
export type AttemptMembership = {
  /** `CheckoutAttempt.amount` in US dollars, as the club sells it. */
  amountInUsd: Maybe<Money>;
  /** The club of the membership. */
  club: Club;
  /** The last day of the membership after the transaction, as an ISO 8601 date; null until the status is `COMPLETED`, and while the club does not return it. */
  expiresOn: Maybe<Scalars['String']['output']>;
  /** Given name of the new member; null for a renewal or an upgrade. */
  firstName: Maybe<Scalars['String']['output']>;
  /** The online account of a new member. */
  onlineAccount: OnlineAccountStatus;
  /** The type after the purchase, the renewal or the upgrade. */
  type: MembershipType;
};

/** The attempt does not exist or belongs to another shopper. */
export type AttemptNotFound = UserError & {
  /** Always `ATTEMPT_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** Another operator has resolved the attempt, or it no longer needs a review. Nothing was changed. */
export type AttemptNotInReview = UserError & {
  /** The present state of the attempt. */
  attempt: OperatorAttempt;
  /** `ATTEMPT_NOT_IN_REVIEW`. */
  code: Scalars['String']['output'];
  /** Message in the request's language. */
  message: Scalars['String']['output'];
};

/** The attempt has ended, or can no longer be cancelled because its payment is in progress. */
export type AttemptNotOpen = UserError & {
  /** The attempt as it is now. */
  attempt: CheckoutAttempt;
  /** `ATTEMPT_CLOSED` when the attempt has ended, `ATTEMPT_PROCESSING` when its payment is in progress. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** What an attempt does, including refunds, which no shopper begins. */
export type AttemptPurpose =
  /** Pays for a new membership. */
  | 'MEMBERSHIP_NEW'
  /** Pays for the items of a cart. */
  | 'ORDER'
  /** Refunds an order, in part or in full. */
  | 'REFUND'
  /** Pays for the renewal of a membership. */
  | 'RENEW'
  /** Pays for the upgrade of a membership. */
  | 'UPGRADE';

/** A decision of an operator. */
export type AttemptResolution = {
  /** What was done. */
  action: AttemptAction;
  /** When it was decided. */
  decidedAt: Scalars['DateTime']['output'];
  /** Id of the journal's row of the step that it began. */
  id: Scalars['ID']['output'];
  /** Name of the operator. */
  operatorName: Scalars['String']['output'];
  /** Why, in the operator's words. */
  reason: Scalars['String']['output'];
};

/** A step of an attempt, from the journal. */
export type AttemptStep = {
  /** What the upstreams answered, in the order of the calls. */
  answers: Array<UpstreamAnswer>;
  /** When it ended; null while it runs, and after its process crashed. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the journal's row. */
  id: Scalars['ID']['output'];
  /** Name of the step, e.g. `CAPTURE`. */
  name: Scalars['String']['output'];
  /** How it ended, e.g. `done` or `refused`; `fault` when it failed and was postponed. */
  outcome: Maybe<Scalars['String']['output']>;
  /** When the step began. */
  startedAt: Scalars['DateTime']['output'];
  /** Number of the try. */
  try: Scalars['Int']['output'];
};

/** What to pay for, and the key that makes `beginCheckout` repeatable. */
export type BeginCheckoutInput = {
  /** The answer to `captchaChallenge` with the purpose `MEMBERSHIP_NEW`; required while that query returns one, otherwise ignored. */
  captcha?: InputMaybe<CaptchaInput>;
  /** Id of the caller's cart; required for `ORDER`, not allowed for other purposes. */
  cartId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID created by the client, reused until the attempt for this cart has ended. */
  idempotencyKey: Scalars['ID']['input'];
  /** The membership; required for purposes other than `ORDER`. */
  membership?: InputMaybe<MembershipPurchaseInput>;
  /** What the attempt pays for. */
  purpose?: CheckoutPurpose;
};

/** Result of `beginCheckout`. */
export type BeginCheckoutResult = BeginCheckoutSuccess | CaptchaRequired | CartNotReady | CheckoutInProgress | DeliveryWindowNeeded | EmailAlreadyRegistered | IdempotencyConflict | InvalidApplicant | InvalidPassword | MembershipNotAvailable;

/** The attempt was opened, or had been opened with the same `idempotencyKey`. */
export type BeginCheckoutSuccess = {
  /** The attempt, new or existing. */
  attempt: CheckoutAttempt;
};

/** Whether a value is the same for every caller of a market and language. */
export type CacheControlScope =
  /** Depends on the caller. */
  | 'PRIVATE'
  /** The same for every caller. */
  | 'PUBLIC';

/** The attempt to cancel. */
export type CancelCheckoutInput = {
  /** Id of the attempt. */
  attemptId: Scalars['ID']['input'];
  /**
   * `commandId` of a `placeOrder` whose response was lost. With it, the attempt stays `OPEN`, and only this request is cancelled: if
   * it arrives later, it requests no payment. If it has begun the payment, the result is `AttemptNotOpen`.
   */
  commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `cancelCheckout`. */
export type CancelCheckoutResult = AttemptNotFound | AttemptNotOpen | CancelCheckoutSuccess;

/** The attempt was cancelled. */
export type CancelCheckoutSuccess = {
  /** The attempt: `VOIDED`, `PROCESSING` while the void is in progress, or `NEEDS_REVIEW` when the void failed. */
  attempt: CheckoutAttempt;
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

/** A captcha is needed, or its answer was refused; nothing was changed or sent to the bank. */
export type CaptchaRequired = UserError & {
  /** The captcha to answer before the mutation is sent again. */
  challenge: CaptchaChallenge;
  /** `CAPTCHA_REQUIRED` without an answer, `CAPTCHA_FAILED` when the answer is wrong, expired, was used before, or could not be verified. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The member has already saved this card, with another `commandId` or during a payment. */
export type CardAlreadySaved = UserError & {
  /** Always `102`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
  /** All saved cards of the member, the default card first. */
  savedCards: Array<SavedCard>;
};

/** The browser posts `accessToken` as the field `JWT`, and the attempt's id as `MD`, to `url` in a visible frame: the bank's 3-D Secure page. */
export type CardAuthentication = {
  /** Token for the page. */
  accessToken: Scalars['String']['output'];
  /** When the attempt ends if the shopper does not continue. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL of the bank's page. */
  url: Scalars['String']['output'];
};

/** The card cannot be the default because of its cardholder's name or its network. */
export type CardCannotBeDefault = UserError & {
  /** Always `PE_0002`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** RSA public key (2048 bit). The browser encrypts one JSON object of card number, CVV, expiry and attempt id with RSA-OAEP and SHA-256. */
export type CardEncryptionKey = {
  /** Id of the key, to be sent with the ciphertext. */
  keyId: Scalars['ID']['output'];
  /** The key as SubjectPublicKeyInfo in PEM format. */
  publicKey: Scalars['String']['output'];
};

/** A new card, encrypted by the browser. */
export type CardInput = {
  /** The ciphertext in base64. */
  encryptedCard: Scalars['String']['input'];
  /** The cardholder's name as printed on the card, at least two words. */
  holderName: Scalars['String']['input'];
  /** `keyId` of the `cardEncryptionKey` that was used. */
  keyId: Scalars['ID']['input'];
  /** True to save the card for later payments; ignored for guests. */
  save?: Scalars['Boolean']['input'];
};

/** The member has no saved card with this id. */
export type CardNotFound = UserError & {
  /** Always `SAVED_CARD_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
  /** All saved cards of the member, the default card first. */
  savedCards: Array<SavedCard>;
};

/** The card's issuer refused it, or the provider does not allow payments with it; it was not saved. */
export type CardNotSaved = UserError & {
  /** Always `ERROR_SAVE_CARD`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** A card network. */
export type CardType =
  /** American Express. */
  | 'AMEX'
  /** Diners Club. */
  | 'DINERS'
  /** Discover. */
  | 'DISCOVER'
  /** JCB. */
  | 'JCB'
  /** Mastercard. */
  | 'MASTERCARD'
  /** UnionPay. */
  | 'UNIONPAY'
  /** Visa. */
  | 'VISA';

/** The invoice details of a cart, and those that can be reused. */
export type CartInvoice = {
  /** The details of the cart; null when the shopper has not chosen any. */
  details: Maybe<InvoiceDetails>;
  /** The details that the member used last in this market; null for guests and while the market refuses them. */
  saved: Maybe<InvoiceDetails>;
};

/** The cart is empty, has no club or no valid delivery address, does not exist, or belongs to another shopper. */
export type CartNotReady = UserError & {
  /** Always `CART_NOT_READY`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** Taxes of a cart. */
export type CartTaxes = {
  /** Hash of the cart's items, quantities and prices: it changes when one of them changes. */
  lineHash: Scalars['String']['output'];
  /** The taxes. */
  taxTotal: Money;
  /** The amount to pay, including taxes. */
  total: Money;
  /** The amount to pay without taxes. */
  totalWithoutTax: Money;
};

/** Result of `cartTaxes`. */
export type CartTaxesResult = CartNotReady | CartTaxes | PaymentServiceUnavailable;

/** What the shopper's browser has to do before the payment can continue. */
export type CheckoutAction = CardAuthentication | DeviceDataCollection | ProviderRedirect;

/** One attempt to pay for a cart, from `beginCheckout` until it ends. Only the shopper who began it can read it. */
export type CheckoutAttempt = {
  /** What the shopper's browser has to do; null unless the status is `CHALLENGE_REQUIRED`. */
  action: Maybe<CheckoutAction>;
  /** The amount to charge, including taxes and delivery, as calculated by the server. */
  amount: Money;
  /** When the attempt was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Address that the confirmation is sent to; null while it is not known: before `placeOrder`, except for a new membership. */
  email: Maybe<Scalars['String']['output']>;
  /** Why the attempt failed, or why it is `OPEN` again; null when there is no failure, and while the payment is in progress. */
  failure: Maybe<CheckoutFailure>;
  /** Opaque id of the attempt. */
  id: Scalars['ID']['output'];
  /** The membership that is bought, renewed or upgraded; null for `ORDER`, and when the attempt ended before it was placed. */
  membership: Maybe<AttemptMembership>;
  /** Number of the membership that was bought, renewed or upgraded; null unless the status is `COMPLETED`, and for `ORDER`. */
  membershipNumber: Maybe<Scalars['String']['output']>;
  /** How the current try is paid; null before the first `placeOrder`. */
  method: Maybe<PaymentMethod>;
  /** The created order; null unless the status is `COMPLETED` and the purpose is `ORDER`. */
  order: Maybe<Order>;
  /** What the attempt pays for. */
  purpose: CheckoutPurpose;
  /** The attempt's current status. */
  status: CheckoutStatus;
};

/** Why a checkout attempt did not end in an order. */
export type CheckoutFailure = {
  /** Stable code of the failure, e.g. `ERROR_CARD_HARD_DECLINE`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language: what happened, whether anything was charged, what to do next. */
  message: Scalars['String']['output'];
};

/** Another attempt for this cart is in progress or needs review. */
export type CheckoutInProgress = UserError & {
  /** The attempt that holds the cart; null when it belongs to another shopper. */
  attempt: Maybe<CheckoutAttempt>;
  /** Always `CHECKOUT_IN_PROGRESS`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** What a checkout attempt pays for. */
export type CheckoutPurpose =
  /** A new membership. */
  | 'MEMBERSHIP_NEW'
  /** The items of a cart. */
  | 'ORDER'
  /** The renewal of a membership for one year. */
  | 'RENEW'
  /** The upgrade of a membership to a higher type. */
  | 'UPGRADE';

/** The status of a checkout attempt. */
export type CheckoutStatus =
  /** The shopper must do what `action` says, e.g. confirm the payment at the bank or the provider. */
  | 'CHALLENGE_REQUIRED'
  /** The payment was captured and the order was created, or the membership applied. */
  | 'COMPLETED'
  /** The card was declined or its network is not accepted; nothing was charged and the cart is unchanged. */
  | 'DECLINED'
  /** The club's staff must check the payment; the cart stays locked, so that it cannot be charged twice. */
  | 'NEEDS_REVIEW'
  /** The attempt can be placed; nothing has been charged. */
  | 'OPEN'
  /** The payment is in progress; query the attempt again for its result. */
  | 'PROCESSING'
  /** The attempt failed, expired or was cancelled; any authorisation or capture was voided. */
  | 'VOIDED';

export type Club = {
  /** Number of the club, four digits. */
  key: Scalars['ID']['output'];
};

/** The saved card to delete. */
export type DeleteCardInput = {
  /** Id of the saved card. */
  cardId: Scalars['ID']['input'];
};

/** Result of `deleteCard`. */
export type DeleteCardResult = CardNotFound | DeleteCardSuccess | PaymentServiceUnavailable;

/** The card was deleted. */
export type DeleteCardSuccess = {
  /** All saved cards of the member after the change, the default card first. */
  savedCards: Array<SavedCard>;
};

/** How the shopper receives the items. */
export type DeliveryMethod =
  /** The items are delivered to an address of a signed-in member. */
  | 'DELIVERY'
  /** The shopper picks the items up at a club. */
  | 'PICK_UP_IN_CLUB';

/** The cart is for home delivery and has no delivery window, or its window is closed or full; nothing was charged. */
export type DeliveryWindowNeeded = UserError & {
  /** Always `DELIVERY_WINDOW_NEEDED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The browser posts `accessToken` as the field `JWT` to `url` in a hidden frame, then calls `submitDeviceData`. */
export type DeviceDataCollection = {
  /** Token for the page. */
  accessToken: Scalars['String']['output'];
  /** When the attempt ends if the shopper does not continue. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL of the data collection page. */
  url: Scalars['String']['output'];
};

/** The browser of a shopper. */
export type DeviceInput = {
  /** Header `Accept` of the page. */
  acceptHeader?: InputMaybe<Scalars['String']['input']>;
  /** `screen.colorDepth`. */
  colorDepth?: InputMaybe<Scalars['Int']['input']>;
  /** `navigator.javaEnabled()`. */
  javaEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** `navigator.language`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** `screen.height`. */
  screenHeight?: InputMaybe<Scalars['Int']['input']>;
  /** `screen.width`. */
  screenWidth?: InputMaybe<Scalars['Int']['input']>;
  /** Session id of the device fingerprint that the page collected; up to 88 letters, digits, hyphens and underscores. */
  sessionId?: InputMaybe<Scalars['String']['input']>;
  /** `Date.getTimezoneOffset()`: minutes from local time to UTC. */
  timeZoneOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Header `User-Agent`. */
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

/** An online account with this email address exists; nothing was charged or stored. */
export type EmailAlreadyRegistered = UserError & {
  /** Always `EMAIL_ALREADY_REGISTERED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The `idempotencyKey` was already used for another cart, purpose or membership, or the attempt is being placed with other details. */
export type IdempotencyConflict = UserError & {
  /** Always `IDEMPOTENCY_CONFLICT`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
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

/** A reason against a renewal or an upgrade. */
export type IneligibilityReason = {
  /** Code of the reason, e.g. 80005. */
  code: Scalars['Int']['output'];
  /** Name of the reason, the same for renewals and upgrades. */
  name: IneligibilityReasonName;
};

/** Names of the reasons against a renewal (codes 80001 to 80005) or an upgrade (80003 and codes 110001 to 110006). */
export type IneligibilityReasonName =
  /** The membership API gave no usable response: 80003, also for upgrades. */
  | 'API'
  /** The store does not offer it in the membership's market: 80001, 110001. */
  | 'CONFIG'
  /** The renewal period has not begun: 80005. */
  | 'EXPIRY'
  /** The account has more cards than can be upgraded without the service desk: 110006. */
  | 'MAX_CARDS'
  /** The account has more cards than can be renewed without the service desk: 80004. */
  | 'MULTIPLE_CARDS'
  /** The club does not offer an upgrade of this membership: 110005. */
  | 'NOT_ALLOWED'
  /** The card is not the first one of its account: 110004. */
  | 'SECONDARY'
  /**
   * The membership is blocked or its card is not active; for an upgrade also when the membership has expired: 80002,
   * 110002.
   */
  | 'STATUS'
  /** The membership is neither Diamond nor Business: 110003. */
  | 'TYPE';

/** A detail of the new member is missing or not valid; nothing was charged. */
export type InvalidApplicant = UserError & {
  /** Always `INVALID_APPLICANT`. */
  code: Scalars['String']['output'];
  /** All invalid fields of `MembershipApplicantInput`, in the order of the form. */
  errors: Array<ApplicantFieldError>;
  /** The first invalid field of `MembershipApplicantInput`; `applicant` when it is missing. */
  field: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The card breaks a rule, cannot be used, or is not one of the member's saved cards; nothing was charged. */
export type InvalidCard = UserError & {
  /** `INVALID_CARD`, `INVALID_CARD_HOLDER`, `SAVED_CARD_NOT_FOUND`, `CARD_TYPE_NOT_ACCEPTED` or `CARD_DECLINED_TOO_OFTEN`. */
  code: Scalars['String']['output'];
  /** The invalid input field: `holderName`, `card` or `savedCardId`. */
  field: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** A guest's email address or membership number is missing or not valid; nothing was charged. */
export type InvalidGuest = UserError & {
  /** `INVALID_EMAIL` or `INVALID_MEMBERSHIP`. */
  code: Scalars['String']['output'];
  /** The invalid input field: `email` or `membershipNumber`. */
  field: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The invoice details are missing, break a rule of the market, or are not allowed for the cart's total; nothing was charged. */
export type InvalidInvoice = UserError & {
  /** `INVOICE_REQUIRED`, `INVOICE_FIELD_MISSING`, `INVALID_INVOICE_FIELD`, `INVALID_IDENTIFICATION`, `INVOICE_TYPE_NOT_OFFERED` or `INVOICE_LIMIT_EXCEEDED`. */
  code: Scalars['String']['output'];
  /** The first invalid field, e.g. `identification`; `idType` when the shopper has to choose an invoice. */
  field: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The password of the online account is missing, not allowed, or does not meet the policy; nothing was charged or stored. */
export type InvalidPassword = UserError & {
  /** The rules that the password breaks, in the order of the form; empty unless the code is `PASSWORD_REFUSED`. */
  brokenRules: Array<PasswordRule>;
  /** `PASSWORD_REQUIRED`, `PASSWORD_NOT_ALLOWED` (a member sent one) or `PASSWORD_REFUSED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** Who an order is invoiced to. */
export type InvoiceDetails = {
  /** Street address. */
  addressType: Maybe<Scalars['String']['output']>;
  /** `Territory.id` of level 3: district. */
  citiesType: Maybe<Scalars['ID']['output']>;
  /** `Territory.id` of level 1: province or department. */
  departmentType: Maybe<Scalars['ID']['output']>;
  /** `EconomicActivity.id` of the buyer's economic activity. */
  economicActivity: Maybe<Scalars['ID']['output']>;
  /** Address that receives the invoice. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether the invoice has fiscal credit. */
  fiscalEnable: Scalars['Boolean']['output'];
  /** Id of the identification type. */
  idType: Scalars['ID']['output'];
  /** The identification without separators. */
  identification: Scalars['String']['output'];
  /** False for final consumer and electronic ticket. */
  invoicingEnabled: Scalars['Boolean']['output'];
  /** `Territory.id` of level 2: city, canton or municipality. */
  municipalityType: Maybe<Scalars['ID']['output']>;
  /** Name of the person or company. */
  name: Maybe<Scalars['String']['output']>;
  /** Id of the type of the secondary identification. */
  secondaryIdType: Maybe<Scalars['ID']['output']>;
  /** The secondary identification without separators. */
  secondaryIdentification: Maybe<Scalars['String']['output']>;
};

/** The invoice form of a market, in the request's language. */
export type InvoiceForm = {
  /**
   * Id of the type of an order without invoice details. Null when the shopper must choose; then `placeOrder` refuses an order
   * without details.
   */
  defaultIdType: Maybe<Scalars['ID']['output']>;
  /** Fields of the form in their order. */
  fields: Array<InvoiceFormField>;
  /** Types that can identify the buyer of an invoice with fiscal credit. */
  fiscalCreditIdTypes: Array<InvoiceIdType>;
  /** Types that can identify the buyer, in the order of the form; with final consumer and electronic ticket where they exist. */
  idTypes: Array<InvoiceIdType>;
  /** Whether an invoice can have fiscal credit (`fiscalEnable`). */
  isFiscalCreditOffered: Scalars['Boolean']['output'];
  /** Whether the market has electronic invoices; otherwise the other lists are empty. */
  isOffered: Scalars['Boolean']['output'];
  /** Types of the secondary identification of an invoice with fiscal credit; empty where there is none. */
  secondaryIdTypes: Array<InvoiceIdType>;
};

/** A field of the invoice form. */
export type InvoiceFormField = {
  /** Whether an invoice without fiscal credit asks for it. */
  isAsked: Scalars['Boolean']['output'];
  /** Whether an invoice with fiscal credit asks for it. */
  isAskedForFiscalCredit: Scalars['Boolean']['output'];
  /** Whether an invoice without fiscal credit requires it. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether an invoice with fiscal credit requires it. */
  isRequiredForFiscalCredit: Scalars['Boolean']['output'];
  /** Label in the request's language and the country's terms. */
  label: Scalars['String']['output'];
  /** Maximum number of characters; null for fields that are chosen from a list. */
  maxLength: Maybe<Scalars['Int']['output']>;
  /** Message for a missing value. */
  missingMessage: Scalars['String']['output'];
  /** Name of the field in `SetInvoiceDetailsInput`, e.g. `economicActivity`. */
  name: Scalars['String']['output'];
};

/** An identification type of a market. */
export type InvoiceIdType = {
  /** A valid value, written as in the country; null for final consumer and electronic ticket. */
  example: Maybe<Scalars['String']['output']>;
  /** The identification that a ticket has, e.g. `222222222222`; null for types that name a buyer. */
  fixedIdentification: Maybe<Scalars['String']['output']>;
  /** The name that a ticket has; null for types that name a buyer. */
  fixedName: Maybe<Scalars['String']['output']>;
  /** Whether the identification also has a check digit, which the server validates. */
  hasCheckDigit: Scalars['Boolean']['output'];
  /** Id of the type, e.g. `NIT`; `CF` is the final consumer and `ET` the electronic ticket. */
  id: Scalars['ID']['output'];
  /** False for final consumer and electronic ticket, which turn invoicing off and need no other field. */
  isInvoice: Scalars['Boolean']['output'];
  /** The country's own name of the type, e.g. `Cédula jurídica`. */
  label: Scalars['String']['output'];
  /** Mask for input: `0` is a digit, `A` a letter, other characters are separators; null where the length varies. */
  mask: Maybe<Scalars['String']['output']>;
  /** Maximum total of an order with this type; null without a limit. */
  maximum: Maybe<Money>;
  /** Regular expression (ECMAScript) of the identification in upper case without separators; null for tickets. */
  pattern: Maybe<Scalars['String']['output']>;
};

/** Some items are out of stock; nothing was charged and the attempt is open. */
export type ItemsOutOfStock = UserError & {
  /** Always `ITEMS_OUT_OF_STOCK`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
  /** SKUs of the items that are out of stock. */
  skus: Array<Scalars['ID']['output']>;
};

/** A new member. */
export type MembershipApplicantInput = {
  /** Street address. */
  addressLine1: Scalars['String']['input'];
  /** Second line of the address. */
  addressLine2?: Scalars['String']['input'];
  /** Date of birth, as DD/MM/YYYY. The club receives month and year only. */
  birthDate: Scalars['String']['input'];
  /** City. */
  city: Scalars['String']['input'];
  /** Id of a picture of the identity document that the same shopper has uploaded in the shop. */
  documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address, to which the confirmation is sent. */
  email: Scalars['String']['input'];
  /** First name. */
  firstName: Scalars['String']['input'];
  /** Number of the identity document, 1 to 20 digits. */
  idNumber: Scalars['String']['input'];
  /** `ID` (identity card), `AR` (DIMEX) or `PP` (passport). */
  idType: Scalars['String']['input'];
  /** Last name. */
  lastName: Scalars['String']['input'];
  /**
   * Password of the new member's online account; required for guests, not allowed for members. The identity provider stores
   * its hash; nothing else stores it. The account can sign in once the membership exists.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number with 7 to 20 digits, spaces, hyphens, parentheses and a plus sign. */
  phone: Scalars['String']['input'];
  /** Whether the club may share the member's details with partners. */
  sharesInfo?: Scalars['Boolean']['input'];
  /** Province, department or parish. */
  state?: Scalars['String']['input'];
};

/** The club does not sell this membership, renewal or upgrade online now; nothing was charged. */
export type MembershipNotAvailable = UserError & {
  /** Always `MEMBERSHIP_NOT_AVAILABLE`. */
  code: Scalars['String']['output'];
  /** The same reasons with their names; empty when the club does not sell the membership online. */
  details: Array<IneligibilityReason>;
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
  /** Reason codes of the club, e.g. `80005`, the most important first. */
  reasons: Array<Scalars['Int']['output']>;
};

/** The membership to buy, renew or upgrade. Members renew and upgrade their own membership. */
export type MembershipPurchaseInput = {
  /** The new member; required for `MEMBERSHIP_NEW`, ignored for other purposes. */
  applicant?: InputMaybe<MembershipApplicantInput>;
  /** Key of the club where a new membership is bought; ignored for other purposes. */
  club?: InputMaybe<Scalars['ID']['input']>;
  /** The type after a purchase or an upgrade; ignored for a renewal, which keeps the type. */
  type?: InputMaybe<MembershipType>;
};

/** The membership of the signed-in member does not allow orders; nothing was charged. */
export type MembershipRefused = UserError & {
  /** `EXPIRED-MEMBERSHIP` for an expired membership, otherwise `MEMBERSHIP_NO_ALLOW`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** Types of membership. */
export type MembershipType =
  /** For businesses. */
  | 'BUSINESS'
  /** For businesses, with cash back. */
  | 'BUSINESS_PLATINUM'
  /** For households. */
  | 'DIAMOND'
  /** For households, with cash back. */
  | 'PLATINUM';

/** An amount of money in hundredths of its currency. */
export type Money = {
  /** The amount in hundredths of the currency: ₡48,250 is `4825000`. */
  centAmount: Scalars['SafeInt']['output'];
  /** ISO 4217 code of the currency, e.g. `CRC`. */
  currency: Scalars['String']['output'];
  /** Number of decimal places in `centAmount`; 2 in every market. */
  fractionDigits: Scalars['Int']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** The amount in hundredths of the currency. */
  centAmount: Scalars['SafeInt']['input'];
  /** ISO 4217 code of the currency. */
  currency: Scalars['String']['input'];
};

export type Mutation = {
  /** Saves a card for the signed-in member after its issuer accepted it. Repeating it with the same `commandId` saves it once. */
  addCard: AddCardResult;
  /** Opens an attempt to pay for the caller's cart. Repeating it with the same `idempotencyKey` returns the same attempt. */
  beginCheckout: BeginCheckoutResult;
  /** Cancels an attempt that is `OPEN` or `CHALLENGE_REQUIRED`: voids its authorisation and unlocks the cart. */
  cancelCheckout: CancelCheckoutResult;
  /** Deletes a saved card of the signed-in member. If it was the default, the newest remaining card becomes the default. */
  deleteCard: DeleteCardResult;
  /** Requests the payment and creates the order. Repeating it for the same attempt charges once and creates one order. */
  placeOrder: PlaceOrderResult;
  /** Called by the shop's server when a payment provider redirects the browser back. Requires no session: the unguessable `state` authorises the call. The attempt continues in the background; a repetition changes nothing. */
  recordPaymentReturn: RecordPaymentReturnResult;
  /**
   * For operators: ends an attempt that needs a review by one of its `allowedActions`. The decision is stored with the operator's
   * name and reason. Repeating it changes nothing.
   */
  resolveAttempt: ResolveAttemptResult;
  /** Makes a saved card the signed-in member's default card. */
  setDefaultCard: SetDefaultCardResult;
  /**
   * Validates the invoice details and saves them on the caller's cart, from which the order copies them, or on an open
   * attempt that pays for a membership. A member's are offered again next time. Repeating it changes nothing.
   */
  setInvoiceDetails: SetInvoiceDetailsResult;
  /** Continues a card payment after the data collection of `DeviceDataCollection`. Repeating it changes nothing. */
  submitDeviceData: SubmitDeviceDataResult;
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


export type MutationDeleteCardArgs = {
  input: DeleteCardInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationRecordPaymentReturnArgs = {
  input: RecordPaymentReturnInput;
};


export type MutationResolveAttemptArgs = {
  input: ResolveAttemptInput;
};


export type MutationSetDefaultCardArgs = {
  input: SetDefaultCardInput;
};


export type MutationSetInvoiceDetailsArgs = {
  input: SetInvoiceDetailsInput;
};


export type MutationSubmitDeviceDataArgs = {
  input: SubmitDeviceDataInput;
};

/** Whether the holder of a new membership can sign in. */
export type OnlineAccountStatus =
  /** The holder can sign in with their email address and password. */
  | 'ACTIVE'
  /** The purchase has ended without a membership, so there is no account. */
  | 'DISCARDED'
  /** The account could not be created although the membership exists: the holder registers online with its number. */
  | 'FAILED'
  /** No password was sent: the holder registers online later, with the number of the membership. */
  | 'NOT_REQUESTED'
  /** The account is created once the membership exists. */
  | 'PENDING';

/** An attempt as operators see it. It has no card number, name, email address or ciphertext. */
export type OperatorAttempt = {
  /** What an operator can do now; empty unless the status is `NEEDS_REVIEW`. */
  allowedActions: Array<AttemptAction>;
  /** The amount to charge or to pay back. */
  amount: Money;
  /** The card that paid; null while it is not known, and for other ways to pay. */
  card: Maybe<OperatorCard>;
  /** Id of the cart; null for attempts without a cart. */
  cartId: Maybe<Scalars['ID']['output']>;
  /** When the attempt was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Why the attempt did not end in an order; null without a failure. */
  failure: Maybe<CheckoutFailure>;
  /** Opaque id of the attempt. */
  id: Scalars['ID']['output'];
  /** ISO 3166-1 alpha-2 code of the market. */
  market: Scalars['String']['output'];
  /** 14-digit membership number; null while a guest has not entered one. */
  membershipNumber: Maybe<Scalars['String']['output']>;
  /** The order number, which exists as an order only after completion. */
  orderNumber: Scalars['String']['output'];
  /** What the attempt does. */
  purpose: AttemptPurpose;
  /** The store's reference of the current try at the payment provider, `{attempt}.{try}`; null before the first try. */
  reference: Maybe<Scalars['String']['output']>;
  /** The provider's reference number of the transaction; null while it is not known. */
  referenceNumber: Maybe<Scalars['String']['output']>;
  /** The attempt's current status. */
  status: CheckoutStatus;
  /** Steps, alerts and decisions of operators, oldest first. */
  timeline: Array<AttemptEvent>;
  /** When its status last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of attempts. */
export type OperatorAttemptConnection = {
  /** The attempts of the page. */
  nodes: Array<OperatorAttempt>;
  /** Whether there is a next page. */
  pageInfo: PageInfo;
};

/** Which attempts an operator looks for. An empty text counts as absent. */
export type OperatorAttemptFilter = {
  /** Id of a cart. */
  cartId?: InputMaybe<Scalars['ID']['input']>;
  /** Membership number; spaces are ignored. */
  membershipNumber?: InputMaybe<Scalars['String']['input']>;
  /** Order number. */
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  /** Attempt id, reference in the form `{attempt}.{try}`, or reference number of the payment provider. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Statuses; all when absent or empty. */
  status?: InputMaybe<Array<CheckoutStatus>>;
  /** An order number, cart id, membership number, attempt id, reference or provider's reference number. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What an operator may see of a card. */
export type OperatorCard = {
  /** The card's network, e.g. `VISA`. */
  brand: Scalars['String']['output'];
  /** The last four digits of the card number. */
  lastDigits: Scalars['String']['output'];
};

export type Order = {
  /** The order number that the shopper sees, e.g. `CR-261120-7F3K9Q2M`. */
  orderNumber: Scalars['ID']['output'];
  readGrant: Scalars['String']['output'];
  /**
   * Money that was returned for the order or is being returned, oldest first; empty when nothing is returned, null while the
   * payments service does not respond. Whoever can read the order can read its refunds; partners need the scope `orders:read`.
   */
  refunds: Maybe<Array<Refund>>;
};

/** Whether a connection has a next page, and the cursor to request it. */
export type PageInfo = {
  /** Cursor to pass as `after` for the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is a page after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** A rule for passwords. */
export type PasswordRule =
  /** Letters, digits, dots and asterisks only. */
  | 'ALLOWED_CHARACTERS'
  /** At least one digit. */
  | 'DIGIT'
  /** At least one lower-case letter. */
  | 'LOWERCASE'
  /** At most `PasswordPolicy.maximumLength` characters. */
  | 'MAXIMUM_LENGTH'
  /** At least `PasswordPolicy.minimumLength` characters. */
  | 'MINIMUM_LENGTH'
  /** At least one upper-case letter. */
  | 'UPPERCASE';

/** How a shopper pays. */
export type PaymentMethod =
  /** A card that the browser encrypts, or a saved card. */
  | 'CARD'
  /** A card that the shopper enters on the page of a card provider. */
  | 'HOSTED_CARD'
  /** A PayPal account. */
  | 'PAYPAL';

/** How a cart or a membership can be paid. */
export type PaymentOptions = {
  /** Card networks that the market accepts, on its own form and on a provider's page. */
  cardTypes: Array<CardType>;
  /** Methods for which the club has a payment account, in the order in which they are offered. */
  methods: Array<PaymentMethod>;
};

/** The state is unknown or has expired. */
export type PaymentReturnNotFound = UserError & {
  /** Always `PAYMENT_RETURN_NOT_FOUND`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** The page that a payment provider sent a browser back to. */
export type PaymentReturnPage =
  /** The frame of the bank's 3-D Secure page. */
  | 'CARD_AUTHENTICATION'
  /** The card page of a provider. */
  | 'HOSTED_CARD'
  /** PayPal. */
  | 'PAYPAL';

/** The return was recorded, now or before. */
export type PaymentReturnRecorded = {
  /** Id of the attempt. */
  attemptId: Scalars['ID']['output'];
  /** Id of the attempt's cart; null when it pays for a membership. */
  cartId: Maybe<Scalars['ID']['output']>;
  /** Language of the attempt: `es` or `en`. */
  language: Scalars['String']['output'];
  /** Market of the attempt, e.g. `CR`. */
  market: Scalars['String']['output'];
  /** Where the browser came back to. */
  page: PaymentReturnPage;
};

/** A service that the payment needs is down or refused the request; nothing was charged or changed. */
export type PaymentServiceUnavailable = UserError & {
  /** Why, e.g. `PEC_503` (a service is down), `PE_0001` (request refused), `PE_0003` (the club has no payment account), `ERROR_WITH_TAX_CALCULATOR`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** How to pay, the guest's details and the total with which an attempt is placed. */
export type PlaceOrderInput = {
  /** True when the shopper accepts the terms and conditions; otherwise the result is `TermsNotAccepted`. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** Id of the attempt from `beginCheckout`. */
  attemptId: Scalars['ID']['input'];
  /** The answer to `captchaChallenge`; required while that query returns one, otherwise ignored. */
  captcha?: InputMaybe<CaptchaInput>;
  /** A new card. `CARD` requires exactly one of `card` and `savedCardId`; other methods have neither. */
  card?: InputMaybe<CardInput>;
  /**
   * A UUID created by the client for this request. A request that arrives more than once requests the payment at most once; it
   * does not request it after one of its responses was a refusal, or after `cancelCheckout` with its id.
   */
  commandId?: InputMaybe<Scalars['ID']['input']>;
  /** The shopper's browser, for the risk checks of the card provider. */
  device?: InputMaybe<DeviceInput>;
  /** Email address that the confirmation is sent to; required for guests. A member's is sent to the address of their account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The total that the shopper saw. If the cart's total differs, the result is `TotalChanged` and nothing is charged. */
  expectedTotal: MoneyInput;
  /** The shopper's identity document, where the provider asks for one. */
  identityDocument?: InputMaybe<Scalars['String']['input']>;
  /** A valid 14-digit membership number; required for guests, ignored for members. It gives its holder no access to the order. */
  membershipNumber?: InputMaybe<Scalars['String']['input']>;
  /** How to pay, one of `paymentOptions`. */
  method?: PaymentMethod;
  /** Id of one of the member's saved cards. `CARD` requires exactly one of `card` and `savedCardId`; other methods have neither. */
  savedCardId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of `placeOrder`. */
export type PlaceOrderResult = AttemptNotFound | AttemptNotOpen | CaptchaRequired | CartNotReady | DeliveryWindowNeeded | IdempotencyConflict | InvalidCard | InvalidGuest | InvalidInvoice | ItemsOutOfStock | MembershipNotAvailable | MembershipRefused | PaymentServiceUnavailable | PlaceOrderSuccess | TermsNotAccepted | TooManyPaymentAttempts | TotalChanged;

/** The attempt was placed or continued; its `status` says whether it is completed, challenged, declined, voided, in review or still in progress. */
export type PlaceOrderSuccess = {
  /** The attempt as it is now. */
  attempt: CheckoutAttempt;
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

/** The browser navigates to `url`: the card page of a provider, or the approval page of PayPal. */
export type ProviderRedirect = {
  /** When the attempt ends if the shopper does not continue. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL of the provider's page. */
  url: Scalars['String']['output'];
};

export type Query = {
  /**
   * The captcha to answer before `placeOrder`, or before `beginCheckout` of a new membership; null when none is needed now.
   * Guests need one in markets with a captcha, members only after declined payments. Requires exactly one of `cartId`,
   * `attemptId` and `purpose`. The answer works for this caller and this cart, attempt or purpose only.
   */
  captchaChallenge: Maybe<CaptchaChallenge>;
  /** The public key with which the browser encrypts card data; fails with `UPSTREAM_UNAVAILABLE` when the payments API is down. */
  cardEncryptionKey: CardEncryptionKey;
  /** Taxes of the caller's cart as the tax calculator returns them now. Nothing is written, locked or reserved. */
  cartTaxes: CartTaxesResult;
  /** A checkout attempt of the caller; null when it does not exist or belongs to another shopper. */
  checkoutAttempt: Maybe<CheckoutAttempt>;
  /**
   * The invoice details of the caller's cart or membership attempt; null when it is not the caller's. Requires exactly one of
   * the arguments.
   */
  invoiceDetails: Maybe<CartInvoice>;
  /** The invoice form of the request's market in its language: the same for web, webview and partners. */
  invoiceForm: InvoiceForm;
  /** For operators: an attempt of any shopper by its id; null when it does not exist. */
  operatorAttempt: Maybe<OperatorAttempt>;
  /**
   * For operators: attempts of all shoppers, those that need a review first, then the newest first. Fails with `FORBIDDEN` for
   * everyone else.
   */
  operatorAttempts: OperatorAttemptConnection;
  /**
   * How the caller can pay for their cart or their attempt that pays for a membership; empty lists when it is not the
   * caller's or its club has no payment account. Requires exactly one of the arguments.
   */
  paymentOptions: PaymentOptions;
  /** The signed-in member's saved cards, the default card first and flagged cards last; empty for other callers. */
  savedCards: Array<SavedCard>;
};


export type QueryCaptchaChallengeArgs = {
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
  purpose?: InputMaybe<CheckoutPurpose>;
  scriptFailed?: Scalars['Boolean']['input'];
};


export type QueryCartTaxesArgs = {
  cartId: Scalars['ID']['input'];
};


export type QueryCheckoutAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoiceDetailsArgs = {
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOperatorAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOperatorAttemptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: OperatorAttemptFilter;
  first?: Scalars['Int']['input'];
};


export type QueryPaymentOptionsArgs = {
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
};

/** The reason is missing, too short or too long. Nothing was changed. */
export type ReasonRequired = UserError & {
  /** `REASON_REQUIRED` or `REASON_TOO_LONG`. */
  code: Scalars['String']['output'];
  /** Message in the request's language. */
  message: Scalars['String']['output'];
};

/** A browser that a payment provider sent back to the shop. */
export type RecordPaymentReturnInput = {
  /** Query and form parameters of the request, at most 50. */
  parameters: Array<ReturnParameterInput>;
  /** The last segment of the return URL. */
  state: Scalars['String']['input'];
};

/** Result of `recordPaymentReturn`. */
export type RecordPaymentReturnResult = PaymentReturnNotFound | PaymentReturnRecorded;

/** Money of an order that is returned the way it was paid. */
export type Refund = {
  /** Amount that is returned. */
  amount: Money;
  /** When the money was sent back; null unless the state is `COMPLETED`. The bank can take some days to show it. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id of the refund. */
  id: Scalars['ID']['output'];
  /** Why it is returned. */
  reason: RefundReason;
  /** When the store noticed that it owes the money. */
  requestedAt: Scalars['DateTime']['output'];
  /** Current state of the refund. */
  state: RefundState;
};

/** Reason for a refund. */
export type RefundReason =
  /** The order was cancelled. */
  | 'CANCELLED'
  /** Items of the order were missing. */
  | 'MISSING_ITEMS'
  /** The order has missing items as well as items that weighed less than estimated. One of the two may have been refunded before. */
  | 'MISSING_ITEMS_OR_WEIGHT'
  /** Items that are sold by weight weighed less than estimated. */
  | 'WEIGHT';

/** The state of a refund. */
export type RefundState =
  /** The money was sent back. */
  | 'COMPLETED'
  /** The club's staff is checking the refund, because it could not be sent back automatically. */
  | 'IN_REVIEW'
  /** The money is being returned. */
  | 'REQUESTED';

/** A decision about an attempt that needs a review. */
export type ResolveAttemptInput = {
  /** One of the attempt's `allowedActions`. */
  action: AttemptAction;
  /** Id of the attempt. */
  attemptId: Scalars['ID']['input'];
  /** Why, in 5 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type ResolveAttemptResult = ActionNotAllowed | AttemptNotFound | AttemptNotInReview | ReasonRequired | ResolveAttemptSuccess;

/** The decision is stored. The attempt is `PROCESSING` while it takes longer, and `NEEDS_REVIEW` again when it failed. */
export type ResolveAttemptSuccess = {
  /** The attempt after the decision. */
  attempt: OperatorAttempt;
};

/** A parameter of a returned browser's request. */
export type ReturnParameterInput = {
  /** Name of the parameter. */
  name: Scalars['String']['input'];
  /** Value of the parameter. */
  value: Scalars['String']['input'];
};

/** A card that a member saved; only the payments provider stores its number. Only the member can read it. */
export type SavedCard = {
  /** The card's network, e.g. `VISA`. */
  brand: Scalars['String']['output'];
  /** The expiry month and year, as MM/YY. */
  expiry: Scalars['String']['output'];
  /** The cardholder's name as printed on the card. */
  holderName: Scalars['String']['output'];
  /** Opaque id of the saved card. */
  id: Scalars['ID']['output'];
  /** True for the member's default card, which comes first in lists. */
  isDefault: Scalars['Boolean']['output'];
  /**
   * True when the payments provider no longer accepts payments with the card. It can neither pay nor be the default: do not
   * offer it at checkout. The member can delete it.
   */
  isFlagged: Scalars['Boolean']['output'];
  /** The last four digits of the card number. */
  lastDigits: Scalars['String']['output'];
};

/** The saved card to make the default. */
export type SetDefaultCardInput = {
  /** Id of the saved card. */
  cardId: Scalars['ID']['input'];
};

/** Result of `setDefaultCard`. */
export type SetDefaultCardResult = CardCannotBeDefault | CardNotFound | PaymentServiceUnavailable | SetDefaultCardSuccess;

/** The card is now the default. */
export type SetDefaultCardSuccess = {
  /** All saved cards of the member after the change, the default card first. */
  savedCards: Array<SavedCard>;
};

/** Who an order is invoiced to. A final consumer or an electronic ticket needs `idType` only. */
export type SetInvoiceDetailsInput = {
  /** Street address, at most 250 characters. */
  addressType?: InputMaybe<Scalars['String']['input']>;
  /** Id of one of the caller's open attempts that pays for a membership. */
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the caller's cart. Exactly one of `cartId` and `attemptId` is required. */
  cartId?: InputMaybe<Scalars['ID']['input']>;
  /** `Territory.id` of level 3, a child of `municipalityType`. */
  citiesType?: InputMaybe<Scalars['ID']['input']>;
  /** `Territory.id` of level 1: province or department. */
  departmentType?: InputMaybe<Scalars['ID']['input']>;
  /** `EconomicActivity.id` of the buyer's economic activity. */
  economicActivity?: InputMaybe<Scalars['ID']['input']>;
  /** Address that receives the invoice. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether the invoice has fiscal credit. */
  fiscalEnable?: Scalars['Boolean']['input'];
  /** Id of one of the form's `idTypes`, or of its `fiscalCreditIdTypes`. */
  idType: Scalars['ID']['input'];
  /** The identification, with or without separators. */
  identification?: InputMaybe<Scalars['String']['input']>;
  /** `Territory.id` of level 2, a child of `departmentType`. */
  municipalityType?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the person or company, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of one of the form's `secondaryIdTypes`. */
  secondaryIdType?: InputMaybe<Scalars['ID']['input']>;
  /** The secondary identification, with or without separators. */
  secondaryIdentification?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `setInvoiceDetails`. */
export type SetInvoiceDetailsResult = AttemptNotFound | AttemptNotOpen | CartNotReady | CheckoutInProgress | InvalidInvoice | SetInvoiceDetailsSuccess;

/** The invoice details were saved. */
export type SetInvoiceDetailsSuccess = {
  /** The details as saved: normalised, without fields that the form does not ask. */
  details: InvoiceDetails;
};

/** The end of a device data collection. */
export type SubmitDeviceDataInput = {
  /** Id of the attempt. */
  attemptId: Scalars['ID']['input'];
  /** Session id that the data collection frame reported; null when it did not report in time. */
  sessionId?: InputMaybe<Scalars['String']['input']>;
};

/** Result of `submitDeviceData`. */
export type SubmitDeviceDataResult = AttemptNotFound | AttemptNotOpen | PlaceOrderSuccess;

/** The shopper has not accepted the terms and conditions; nothing was charged. */
export type TermsNotAccepted = UserError & {
  /** Always `TERMS_NOT_ACCEPTED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
};

/** Too many payment attempts of this shopper, cart or network address; nothing was sent to the bank. */
export type TooManyPaymentAttempts = UserError & {
  /** Always `TOO_MANY_PAYMENT_ATTEMPTS`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
  /** Seconds until another attempt is allowed. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** The cart's total differs from `expectedTotal`; nothing was charged and the attempt is open. */
export type TotalChanged = UserError & {
  /** Always `TOTAL_CHANGED`. */
  code: Scalars['String']['output'];
  /** Message for the shopper in the request's language. */
  message: Scalars['String']['output'];
  /** The cart's total now, to be confirmed by the shopper. */
  total: Money;
};

/** What an upstream answered to one call of a step. */
export type UpstreamAnswer = {
  /** The call, e.g. `payments.capture`. */
  call: Scalars['String']['output'];
  /** HTTP status of a failure; 0 without a response, 504 after a timeout. */
  httpStatus: Maybe<Scalars['Int']['output']>;
  /** Why the call was not done, e.g. `ALREADY_SETTLED`. */
  reason: Maybe<Scalars['String']['output']>;
  /** The provider's reference number of the transaction. */
  referenceNumber: Maybe<Scalars['String']['output']>;
  /** Whether it was done, certainly not done, or failed with an unknown outcome. */
  result: UpstreamResult;
  /** State of the transaction, e.g. `APPROVED`, `CAPTURED`, `VOIDED`. */
  state: Maybe<Scalars['String']['output']>;
  /** How many times the same answer came in a row. */
  times: Scalars['Int']['output'];
};

/** What a call to an upstream led to. */
export type UpstreamResult =
  /** The outcome is unknown. */
  | 'FAILED'
  /** The upstream did what it was called for. */
  | 'OK'
  /** The upstream certainly did nothing. */
  | 'REFUSED';

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
  CheckoutAttempt: CheckoutAttempt;
  Order: Order;
  SavedCard: SavedCard;
}>;

/** Mapping of federation reference types */
export type FederationReferenceTypes = ResolversObject<{
  CheckoutAttempt:
    ( { __typename: 'CheckoutAttempt' }
    & GraphQLRecursivePick<FederationTypes['CheckoutAttempt'], {"id":true}> );
  Order:
    ( { __typename: 'Order' }
    & GraphQLRecursivePick<FederationTypes['Order'], {"orderNumber":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Order'], {"readGrant":true}> ) );
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
    | ( TooManyPaymentAttempts )
  ;
  AttemptEvent:
    | ( AttemptAlert )
    | ( AttemptResolution )
    | ( AttemptStep )
  ;
  BeginCheckoutResult:
    | ( Omit<BeginCheckoutSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( Omit<CaptchaRequired, 'challenge'> & { challenge: _RefType['CaptchaChallenge'] } )
    | ( CartNotReady )
    | ( Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<_RefType['CheckoutAttempt']> } )
    | ( DeliveryWindowNeeded )
    | ( EmailAlreadyRegistered )
    | ( IdempotencyConflict )
    | ( InvalidApplicant )
    | ( InvalidPassword )
    | ( MembershipNotAvailable )
  ;
  CancelCheckoutResult:
    | ( AttemptNotFound )
    | ( Omit<AttemptNotOpen, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( Omit<CancelCheckoutSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
  ;
  CartTaxesResult:
    | ( CartNotReady )
    | ( Omit<CartTaxes, 'taxTotal' | 'total' | 'totalWithoutTax'> & { taxTotal: _RefType['Money'], total: _RefType['Money'], totalWithoutTax: _RefType['Money'] } )
    | ( PaymentServiceUnavailable )
  ;
  CheckoutAction:
    | ( CardAuthentication )
    | ( DeviceDataCollection )
    | ( ProviderRedirect )
  ;
  DeleteCardResult:
    | ( Omit<CardNotFound, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( Omit<DeleteCardSuccess, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( PaymentServiceUnavailable )
  ;
  PlaceOrderResult:
    | ( AttemptNotFound )
    | ( Omit<AttemptNotOpen, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( Omit<CaptchaRequired, 'challenge'> & { challenge: _RefType['CaptchaChallenge'] } )
    | ( CartNotReady )
    | ( DeliveryWindowNeeded )
    | ( IdempotencyConflict )
    | ( InvalidCard )
    | ( InvalidGuest )
    | ( InvalidInvoice )
    | ( ItemsOutOfStock )
    | ( MembershipNotAvailable )
    | ( MembershipRefused )
    | ( PaymentServiceUnavailable )
    | ( Omit<PlaceOrderSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( TermsNotAccepted )
    | ( TooManyPaymentAttempts )
    | ( Omit<TotalChanged, 'total'> & { total: _RefType['Money'] } )
  ;
  RecordPaymentReturnResult:
    | ( PaymentReturnNotFound )
    | ( PaymentReturnRecorded )
  ;
  ResolveAttemptResult:
    | ( ActionNotAllowed )
    | ( AttemptNotFound )
    | ( Omit<AttemptNotInReview, 'attempt'> & { attempt: _RefType['OperatorAttempt'] } )
    | ( ReasonRequired )
    | ( Omit<ResolveAttemptSuccess, 'attempt'> & { attempt: _RefType['OperatorAttempt'] } )
  ;
  SetDefaultCardResult:
    | ( CardCannotBeDefault )
    | ( Omit<CardNotFound, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( PaymentServiceUnavailable )
    | ( Omit<SetDefaultCardSuccess, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
  ;
  SetInvoiceDetailsResult:
    | ( AttemptNotFound )
    | ( Omit<AttemptNotOpen, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( CartNotReady )
    | ( Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<_RefType['CheckoutAttempt']> } )
    | ( InvalidInvoice )
    | ( SetInvoiceDetailsSuccess )
  ;
  SubmitDeviceDataResult:
    | ( AttemptNotFound )
    | ( Omit<AttemptNotOpen, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( Omit<PlaceOrderSuccess, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
  ;
}>;

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = ResolversObject<{
  UserError:
    | ( ActionNotAllowed )
    | ( AttemptNotFound )
    | ( Omit<AttemptNotInReview, 'attempt'> & { attempt: _RefType['OperatorAttempt'] } )
    | ( Omit<AttemptNotOpen, 'attempt'> & { attempt: _RefType['CheckoutAttempt'] } )
    | ( Omit<CaptchaRequired, 'challenge'> & { challenge: _RefType['CaptchaChallenge'] } )
    | ( Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( CardCannotBeDefault )
    | ( Omit<CardNotFound, 'savedCards'> & { savedCards: Array<_RefType['SavedCard']> } )
    | ( CardNotSaved )
    | ( CartNotReady )
    | ( Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<_RefType['CheckoutAttempt']> } )
    | ( DeliveryWindowNeeded )
    | ( EmailAlreadyRegistered )
    | ( IdempotencyConflict )
    | ( InvalidApplicant )
    | ( InvalidCard )
    | ( InvalidGuest )
    | ( InvalidInvoice )
    | ( InvalidPassword )
    | ( ItemsOutOfStock )
    | ( MembershipNotAvailable )
    | ( MembershipRefused )
    | ( PaymentReturnNotFound )
    | ( PaymentServiceUnavailable )
    | ( ReasonRequired )
    | ( TermsNotAccepted )
    | ( TooManyPaymentAttempts )
    | ( Omit<TotalChanged, 'total'> & { total: _RefType['Money'] } )
  ;
}>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  ActionNotAllowed: ResolverTypeWrapper<ActionNotAllowed>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddCardInput: AddCardInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddCardResult']>;
  AddCardSuccess: ResolverTypeWrapper<Omit<AddCardSuccess, 'card' | 'savedCards'> & { card: ResolversTypes['SavedCard'], savedCards: Array<ResolversTypes['SavedCard']> }>;
  ApplicantFieldError: ResolverTypeWrapper<ApplicantFieldError>;
  ApplicantFieldErrorReason: ApplicantFieldErrorReason;
  AttemptAction: AttemptAction;
  AttemptAlert: ResolverTypeWrapper<AttemptAlert>;
  AttemptEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AttemptEvent']>;
  AttemptMembership: ResolverTypeWrapper<MembershipAttemptModel>;
  AttemptNotFound: ResolverTypeWrapper<AttemptNotFound>;
  AttemptNotInReview: ResolverTypeWrapper<Omit<AttemptNotInReview, 'attempt'> & { attempt: ResolversTypes['OperatorAttempt'] }>;
  AttemptNotOpen: ResolverTypeWrapper<Omit<AttemptNotOpen, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  AttemptPurpose: AttemptPurpose;
  AttemptResolution: ResolverTypeWrapper<AttemptResolution>;
  AttemptStep: ResolverTypeWrapper<AttemptStep>;
  BeginCheckoutInput: BeginCheckoutInput;
  BeginCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginCheckoutResult']>;
  BeginCheckoutSuccess: ResolverTypeWrapper<Omit<BeginCheckoutSuccess, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  CacheControlScope: CacheControlScope;
  CancelCheckoutInput: CancelCheckoutInput;
  CancelCheckoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelCheckoutResult']>;
  CancelCheckoutSuccess: ResolverTypeWrapper<Omit<CancelCheckoutSuccess, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallengeModel>;
  CaptchaInput: CaptchaInput;
  CaptchaKind: CaptchaKind;
  CaptchaRequired: ResolverTypeWrapper<Omit<CaptchaRequired, 'challenge'> & { challenge: ResolversTypes['CaptchaChallenge'] }>;
  CardAlreadySaved: ResolverTypeWrapper<Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  CardAuthentication: ResolverTypeWrapper<CardAuthentication>;
  CardCannotBeDefault: ResolverTypeWrapper<CardCannotBeDefault>;
  CardEncryptionKey: ResolverTypeWrapper<CardEncryptionKey>;
  CardInput: CardInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CardNotFound: ResolverTypeWrapper<Omit<CardNotFound, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  CardNotSaved: ResolverTypeWrapper<CardNotSaved>;
  CardType: CardType;
  CartInvoice: ResolverTypeWrapper<CartInvoice>;
  CartNotReady: ResolverTypeWrapper<CartNotReady>;
  CartTaxes: ResolverTypeWrapper<Omit<CartTaxes, 'taxTotal' | 'total' | 'totalWithoutTax'> & { taxTotal: ResolversTypes['Money'], total: ResolversTypes['Money'], totalWithoutTax: ResolversTypes['Money'] }>;
  CartTaxesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CartTaxesResult']>;
  CheckoutAction: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckoutAction']>;
  CheckoutAttempt: ResolverTypeWrapper<AttemptModel>;
  CheckoutFailure: ResolverTypeWrapper<CheckoutFailure>;
  CheckoutInProgress: ResolverTypeWrapper<Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<ResolversTypes['CheckoutAttempt']> }>;
  CheckoutPurpose: CheckoutPurpose;
  CheckoutStatus: CheckoutStatus;
  Club: ResolverTypeWrapper<Club>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCardInput: DeleteCardInput;
  DeleteCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCardResult']>;
  DeleteCardSuccess: ResolverTypeWrapper<Omit<DeleteCardSuccess, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  DeliveryMethod: DeliveryMethod;
  DeliveryWindowNeeded: ResolverTypeWrapper<DeliveryWindowNeeded>;
  DeviceDataCollection: ResolverTypeWrapper<DeviceDataCollection>;
  DeviceInput: DeviceInput;
  EmailAlreadyRegistered: ResolverTypeWrapper<EmailAlreadyRegistered>;
  IdempotencyConflict: ResolverTypeWrapper<IdempotencyConflict>;
  Image: ResolverTypeWrapper<Image>;
  IneligibilityReason: ResolverTypeWrapper<IneligibilityReason>;
  IneligibilityReasonName: IneligibilityReasonName;
  InvalidApplicant: ResolverTypeWrapper<InvalidApplicant>;
  InvalidCard: ResolverTypeWrapper<InvalidCard>;
  InvalidGuest: ResolverTypeWrapper<InvalidGuest>;
  InvalidInvoice: ResolverTypeWrapper<InvalidInvoice>;
  InvalidPassword: ResolverTypeWrapper<InvalidPassword>;
  InvoiceDetails: ResolverTypeWrapper<InvoiceDetails>;
  InvoiceForm: ResolverTypeWrapper<Omit<InvoiceForm, 'fiscalCreditIdTypes' | 'idTypes' | 'secondaryIdTypes'> & { fiscalCreditIdTypes: Array<ResolversTypes['InvoiceIdType']>, idTypes: Array<ResolversTypes['InvoiceIdType']>, secondaryIdTypes: Array<ResolversTypes['InvoiceIdType']> }>;
  InvoiceFormField: ResolverTypeWrapper<InvoiceFormField>;
  InvoiceIdType: ResolverTypeWrapper<Omit<InvoiceIdType, 'maximum'> & { maximum?: Maybe<ResolversTypes['Money']> }>;
  ItemsOutOfStock: ResolverTypeWrapper<ItemsOutOfStock>;
  MembershipApplicantInput: MembershipApplicantInput;
  MembershipNotAvailable: ResolverTypeWrapper<MembershipNotAvailable>;
  MembershipPurchaseInput: MembershipPurchaseInput;
  MembershipRefused: ResolverTypeWrapper<MembershipRefused>;
  MembershipType: MembershipType;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OnlineAccountStatus: OnlineAccountStatus;
  OperatorAttempt: ResolverTypeWrapper<ReadAttemptModel>;
  OperatorAttemptConnection: ResolverTypeWrapper<Omit<OperatorAttemptConnection, 'nodes'> & { nodes: Array<ResolversTypes['OperatorAttempt']> }>;
  OperatorAttemptFilter: OperatorAttemptFilter;
  OperatorCard: ResolverTypeWrapper<OperatorCard>;
  Order: ResolverTypeWrapper<OrderReferenceModel>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordRule: PasswordRule;
  PaymentMethod: PaymentMethod;
  PaymentOptions: ResolverTypeWrapper<PaymentOptions>;
  PaymentReturnNotFound: ResolverTypeWrapper<PaymentReturnNotFound>;
  PaymentReturnPage: PaymentReturnPage;
  PaymentReturnRecorded: ResolverTypeWrapper<PaymentReturnRecorded>;
  PaymentServiceUnavailable: ResolverTypeWrapper<PaymentServiceUnavailable>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlaceOrderSuccess: ResolverTypeWrapper<Omit<PlaceOrderSuccess, 'attempt'> & { attempt: ResolversTypes['CheckoutAttempt'] }>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  ProviderRedirect: ResolverTypeWrapper<ProviderRedirect>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReasonRequired: ResolverTypeWrapper<ReasonRequired>;
  RecordPaymentReturnInput: RecordPaymentReturnInput;
  RecordPaymentReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordPaymentReturnResult']>;
  Refund: ResolverTypeWrapper<Omit<Refund, 'amount'> & { amount: ResolversTypes['Money'] }>;
  RefundReason: RefundReason;
  RefundState: RefundState;
  ResolveAttemptInput: ResolveAttemptInput;
  ResolveAttemptResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResolveAttemptResult']>;
  ResolveAttemptSuccess: ResolverTypeWrapper<Omit<ResolveAttemptSuccess, 'attempt'> & { attempt: ResolversTypes['OperatorAttempt'] }>;
  ReturnParameterInput: ReturnParameterInput;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SavedCard: ResolverTypeWrapper<SavedCardModel>;
  SetDefaultCardInput: SetDefaultCardInput;
  SetDefaultCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDefaultCardResult']>;
  SetDefaultCardSuccess: ResolverTypeWrapper<Omit<SetDefaultCardSuccess, 'savedCards'> & { savedCards: Array<ResolversTypes['SavedCard']> }>;
  SetInvoiceDetailsInput: SetInvoiceDetailsInput;
  SetInvoiceDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetInvoiceDetailsResult']>;
  SetInvoiceDetailsSuccess: ResolverTypeWrapper<SetInvoiceDetailsSuccess>;
  SubmitDeviceDataInput: SubmitDeviceDataInput;
  SubmitDeviceDataResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitDeviceDataResult']>;
  TermsNotAccepted: ResolverTypeWrapper<TermsNotAccepted>;
  TooManyPaymentAttempts: ResolverTypeWrapper<TooManyPaymentAttempts>;
  TotalChanged: ResolverTypeWrapper<Omit<TotalChanged, 'total'> & { total: ResolversTypes['Money'] }>;
  UpstreamAnswer: ResolverTypeWrapper<UpstreamAnswer>;
  UpstreamResult: UpstreamResult;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  ActionNotAllowed: ActionNotAllowed;
  String: Scalars['String']['output'];
  AddCardInput: AddCardInput;
  ID: Scalars['ID']['output'];
  AddCardResult: ResolversUnionTypes<ResolversParentTypes>['AddCardResult'];
  AddCardSuccess: Omit<AddCardSuccess, 'card' | 'savedCards'> & { card: ResolversParentTypes['SavedCard'], savedCards: Array<ResolversParentTypes['SavedCard']> };
  ApplicantFieldError: ApplicantFieldError;
  AttemptAlert: AttemptAlert;
  AttemptEvent: ResolversUnionTypes<ResolversParentTypes>['AttemptEvent'];
  AttemptMembership: MembershipAttemptModel;
  AttemptNotFound: AttemptNotFound;
  AttemptNotInReview: Omit<AttemptNotInReview, 'attempt'> & { attempt: ResolversParentTypes['OperatorAttempt'] };
  AttemptNotOpen: Omit<AttemptNotOpen, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  AttemptResolution: AttemptResolution;
  AttemptStep: AttemptStep;
  BeginCheckoutInput: BeginCheckoutInput;
  BeginCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['BeginCheckoutResult'];
  BeginCheckoutSuccess: Omit<BeginCheckoutSuccess, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  CancelCheckoutInput: CancelCheckoutInput;
  CancelCheckoutResult: ResolversUnionTypes<ResolversParentTypes>['CancelCheckoutResult'];
  CancelCheckoutSuccess: Omit<CancelCheckoutSuccess, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  CaptchaChallenge: CaptchaChallengeModel;
  CaptchaInput: CaptchaInput;
  CaptchaRequired: Omit<CaptchaRequired, 'challenge'> & { challenge: ResolversParentTypes['CaptchaChallenge'] };
  CardAlreadySaved: Omit<CardAlreadySaved, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  CardAuthentication: CardAuthentication;
  CardCannotBeDefault: CardCannotBeDefault;
  CardEncryptionKey: CardEncryptionKey;
  CardInput: CardInput;
  Boolean: Scalars['Boolean']['output'];
  CardNotFound: Omit<CardNotFound, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  CardNotSaved: CardNotSaved;
  CartInvoice: CartInvoice;
  CartNotReady: CartNotReady;
  CartTaxes: Omit<CartTaxes, 'taxTotal' | 'total' | 'totalWithoutTax'> & { taxTotal: ResolversParentTypes['Money'], total: ResolversParentTypes['Money'], totalWithoutTax: ResolversParentTypes['Money'] };
  CartTaxesResult: ResolversUnionTypes<ResolversParentTypes>['CartTaxesResult'];
  CheckoutAction: ResolversUnionTypes<ResolversParentTypes>['CheckoutAction'];
  CheckoutAttempt: AttemptModel;
  CheckoutFailure: CheckoutFailure;
  CheckoutInProgress: Omit<CheckoutInProgress, 'attempt'> & { attempt?: Maybe<ResolversParentTypes['CheckoutAttempt']> };
  Club: Club;
  DateTime: Scalars['DateTime']['output'];
  DeleteCardInput: DeleteCardInput;
  DeleteCardResult: ResolversUnionTypes<ResolversParentTypes>['DeleteCardResult'];
  DeleteCardSuccess: Omit<DeleteCardSuccess, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  DeliveryWindowNeeded: DeliveryWindowNeeded;
  DeviceDataCollection: DeviceDataCollection;
  DeviceInput: DeviceInput;
  EmailAlreadyRegistered: EmailAlreadyRegistered;
  IdempotencyConflict: IdempotencyConflict;
  Image: Image;
  IneligibilityReason: IneligibilityReason;
  InvalidApplicant: InvalidApplicant;
  InvalidCard: InvalidCard;
  InvalidGuest: InvalidGuest;
  InvalidInvoice: InvalidInvoice;
  InvalidPassword: InvalidPassword;
  InvoiceDetails: InvoiceDetails;
  InvoiceForm: Omit<InvoiceForm, 'fiscalCreditIdTypes' | 'idTypes' | 'secondaryIdTypes'> & { fiscalCreditIdTypes: Array<ResolversParentTypes['InvoiceIdType']>, idTypes: Array<ResolversParentTypes['InvoiceIdType']>, secondaryIdTypes: Array<ResolversParentTypes['InvoiceIdType']> };
  InvoiceFormField: InvoiceFormField;
  InvoiceIdType: Omit<InvoiceIdType, 'maximum'> & { maximum?: Maybe<ResolversParentTypes['Money']> };
  ItemsOutOfStock: ItemsOutOfStock;
  MembershipApplicantInput: MembershipApplicantInput;
  MembershipNotAvailable: MembershipNotAvailable;
  MembershipPurchaseInput: MembershipPurchaseInput;
  MembershipRefused: MembershipRefused;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  OperatorAttempt: ReadAttemptModel;
  OperatorAttemptConnection: Omit<OperatorAttemptConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['OperatorAttempt']> };
  OperatorAttemptFilter: OperatorAttemptFilter;
  OperatorCard: OperatorCard;
  Order: OrderReferenceModel;
  PageInfo: PageInfo;
  PaymentOptions: PaymentOptions;
  PaymentReturnNotFound: PaymentReturnNotFound;
  PaymentReturnRecorded: PaymentReturnRecorded;
  PaymentServiceUnavailable: PaymentServiceUnavailable;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlaceOrderSuccess: Omit<PlaceOrderSuccess, 'attempt'> & { attempt: ResolversParentTypes['CheckoutAttempt'] };
  PostalAddress: PostalAddress;
  ProviderRedirect: ProviderRedirect;
  Query: Record<PropertyKey, never>;
  ReasonRequired: ReasonRequired;
  RecordPaymentReturnInput: RecordPaymentReturnInput;
  RecordPaymentReturnResult: ResolversUnionTypes<ResolversParentTypes>['RecordPaymentReturnResult'];
  Refund: Omit<Refund, 'amount'> & { amount: ResolversParentTypes['Money'] };
  ResolveAttemptInput: ResolveAttemptInput;
  ResolveAttemptResult: ResolversUnionTypes<ResolversParentTypes>['ResolveAttemptResult'];
  ResolveAttemptSuccess: Omit<ResolveAttemptSuccess, 'attempt'> & { attempt: ResolversParentTypes['OperatorAttempt'] };
  ReturnParameterInput: ReturnParameterInput;
  SafeInt: Scalars['SafeInt']['output'];
  SavedCard: SavedCardModel;
  SetDefaultCardInput: SetDefaultCardInput;
  SetDefaultCardResult: ResolversUnionTypes<ResolversParentTypes>['SetDefaultCardResult'];
  SetDefaultCardSuccess: Omit<SetDefaultCardSuccess, 'savedCards'> & { savedCards: Array<ResolversParentTypes['SavedCard']> };
  SetInvoiceDetailsInput: SetInvoiceDetailsInput;
  SetInvoiceDetailsResult: ResolversUnionTypes<ResolversParentTypes>['SetInvoiceDetailsResult'];
  SetInvoiceDetailsSuccess: SetInvoiceDetailsSuccess;
  SubmitDeviceDataInput: SubmitDeviceDataInput;
  SubmitDeviceDataResult: ResolversUnionTypes<ResolversParentTypes>['SubmitDeviceDataResult'];
  TermsNotAccepted: TermsNotAccepted;
  TooManyPaymentAttempts: TooManyPaymentAttempts;
  TotalChanged: Omit<TotalChanged, 'total'> & { total: ResolversParentTypes['Money'] };
  UpstreamAnswer: UpstreamAnswer;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Int: Scalars['Int']['output'];
}>;

export type CacheControlDirectiveArgs = {
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ActionNotAllowedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionNotAllowed'] = ResolversParentTypes['ActionNotAllowed']> = ResolversObject<{
  allowedActions?: Resolver<Array<ResolversTypes['AttemptAction']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AddCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCardResult'] = ResolversParentTypes['AddCardResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AddCardSuccess' | 'CardAlreadySaved' | 'CardNotSaved' | 'InvalidCard' | 'PaymentServiceUnavailable' | 'TooManyPaymentAttempts', ParentType, ContextType>;
}>;

export type AddCardSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCardSuccess'] = ResolversParentTypes['AddCardSuccess']> = ResolversObject<{
  card?: Resolver<ResolversTypes['SavedCard'], ParentType, ContextType>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type ApplicantFieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantFieldError'] = ResolversParentTypes['ApplicantFieldError']> = ResolversObject<{
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ApplicantFieldErrorReason'], ParentType, ContextType>;
}>;

export type AttemptAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptAlert'] = ResolversParentTypes['AttemptAlert']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raisedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptEvent'] = ResolversParentTypes['AttemptEvent']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptAlert' | 'AttemptResolution' | 'AttemptStep', ParentType, ContextType>;
}>;

export type AttemptMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptMembership'] = ResolversParentTypes['AttemptMembership']> = ResolversObject<{
  amountInUsd?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  club?: Resolver<ResolversTypes['Club'], ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onlineAccount?: Resolver<ResolversTypes['OnlineAccountStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
}>;

export type AttemptNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptNotFound'] = ResolversParentTypes['AttemptNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptNotInReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptNotInReview'] = ResolversParentTypes['AttemptNotInReview']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['OperatorAttempt'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptNotOpenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptNotOpen'] = ResolversParentTypes['AttemptNotOpen']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptResolutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptResolution'] = ResolversParentTypes['AttemptResolution']> = ResolversObject<{
  action?: Resolver<ResolversTypes['AttemptAction'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type AttemptStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptStep'] = ResolversParentTypes['AttemptStep']> = ResolversObject<{
  answers?: Resolver<Array<ResolversTypes['UpstreamAnswer']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  try?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type BeginCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginCheckoutResult'] = ResolversParentTypes['BeginCheckoutResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'BeginCheckoutSuccess' | 'CaptchaRequired' | 'CartNotReady' | 'CheckoutInProgress' | 'DeliveryWindowNeeded' | 'EmailAlreadyRegistered' | 'IdempotencyConflict' | 'InvalidApplicant' | 'InvalidPassword' | 'MembershipNotAvailable', ParentType, ContextType>;
}>;

export type BeginCheckoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginCheckoutSuccess'] = ResolversParentTypes['BeginCheckoutSuccess']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CancelCheckoutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCheckoutResult'] = ResolversParentTypes['CancelCheckoutResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptNotFound' | 'AttemptNotOpen' | 'CancelCheckoutSuccess', ParentType, ContextType>;
}>;

export type CancelCheckoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelCheckoutSuccess'] = ResolversParentTypes['CancelCheckoutSuccess']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['CheckoutAttempt'], ParentType, ContextType>;
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

export type CaptchaRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaRequired'] = ResolversParentTypes['CaptchaRequired']> = ResolversObject<{
  challenge?: Resolver<ResolversTypes['CaptchaChallenge'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardAlreadySavedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardAlreadySaved'] = ResolversParentTypes['CardAlreadySaved']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardAuthenticationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardAuthentication'] = ResolversParentTypes['CardAuthentication']> = ResolversObject<{
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardCannotBeDefaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardCannotBeDefault'] = ResolversParentTypes['CardCannotBeDefault']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CardEncryptionKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardEncryptionKey'] = ResolversParentTypes['CardEncryptionKey']> = ResolversObject<{
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CartInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartInvoice'] = ResolversParentTypes['CartInvoice']> = ResolversObject<{
  details?: Resolver<Maybe<ResolversTypes['InvoiceDetails']>, ParentType, ContextType>;
  saved?: Resolver<Maybe<ResolversTypes['InvoiceDetails']>, ParentType, ContextType>;
}>;

export type CartNotReadyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartNotReady'] = ResolversParentTypes['CartNotReady']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartTaxesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTaxes'] = ResolversParentTypes['CartTaxes']> = ResolversObject<{
  lineHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalWithoutTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type CartTaxesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTaxesResult'] = ResolversParentTypes['CartTaxesResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CartNotReady' | 'CartTaxes' | 'PaymentServiceUnavailable', ParentType, ContextType>;
}>;

export type CheckoutActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutAction'] = ResolversParentTypes['CheckoutAction']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CardAuthentication' | 'DeviceDataCollection' | 'ProviderRedirect', ParentType, ContextType>;
}>;

export type CheckoutAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutAttempt'] = ResolversParentTypes['CheckoutAttempt'], FederationReferenceType extends FederationReferenceTypes['CheckoutAttempt'] = FederationReferenceTypes['CheckoutAttempt']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CheckoutAttempt']> | FederationReferenceType, FederationReferenceType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['CheckoutAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['CheckoutFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['AttemptMembership']>, ParentType, ContextType>;
  membershipNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
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

export type ClubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Club'] = ResolversParentTypes['Club']> = ResolversObject<{
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type DeviceDataCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceDataCollection'] = ResolversParentTypes['DeviceDataCollection']> = ResolversObject<{
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type EmailAlreadyRegisteredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailAlreadyRegistered'] = ResolversParentTypes['EmailAlreadyRegistered']> = ResolversObject<{
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

export type IneligibilityReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IneligibilityReason'] = ResolversParentTypes['IneligibilityReason']> = ResolversObject<{
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['IneligibilityReasonName'], ParentType, ContextType>;
}>;

export type InvalidApplicantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidApplicant'] = ResolversParentTypes['InvalidApplicant']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ApplicantFieldError']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type InvalidInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInvoice'] = ResolversParentTypes['InvalidInvoice']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InvalidPasswordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidPassword'] = ResolversParentTypes['InvalidPassword']> = ResolversObject<{
  brokenRules?: Resolver<Array<ResolversTypes['PasswordRule']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type InvoiceDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDetails'] = ResolversParentTypes['InvoiceDetails']> = ResolversObject<{
  addressType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citiesType?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  departmentType?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  economicActivity?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fiscalEnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idType?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoicingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  municipalityType?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryIdType?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  secondaryIdentification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type InvoiceFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceForm'] = ResolversParentTypes['InvoiceForm']> = ResolversObject<{
  defaultIdType?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['InvoiceFormField']>, ParentType, ContextType>;
  fiscalCreditIdTypes?: Resolver<Array<ResolversTypes['InvoiceIdType']>, ParentType, ContextType>;
  idTypes?: Resolver<Array<ResolversTypes['InvoiceIdType']>, ParentType, ContextType>;
  isFiscalCreditOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondaryIdTypes?: Resolver<Array<ResolversTypes['InvoiceIdType']>, ParentType, ContextType>;
}>;

export type InvoiceFormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceFormField'] = ResolversParentTypes['InvoiceFormField']> = ResolversObject<{
  isAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAskedForFiscalCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequiredForFiscalCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missingMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InvoiceIdTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceIdType'] = ResolversParentTypes['InvoiceIdType']> = ResolversObject<{
  example?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fixedIdentification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fixedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasCheckDigit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ItemsOutOfStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemsOutOfStock'] = ResolversParentTypes['ItemsOutOfStock']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MembershipNotAvailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipNotAvailable'] = ResolversParentTypes['MembershipNotAvailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['IneligibilityReason']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type MembershipRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembershipRefused'] = ResolversParentTypes['MembershipRefused']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  deleteCard?: Resolver<ResolversTypes['DeleteCardResult'], ParentType, ContextType, RequireFields<MutationDeleteCardArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  recordPaymentReturn?: Resolver<ResolversTypes['RecordPaymentReturnResult'], ParentType, ContextType, RequireFields<MutationRecordPaymentReturnArgs, 'input'>>;
  resolveAttempt?: Resolver<ResolversTypes['ResolveAttemptResult'], ParentType, ContextType, RequireFields<MutationResolveAttemptArgs, 'input'>>;
  setDefaultCard?: Resolver<ResolversTypes['SetDefaultCardResult'], ParentType, ContextType, RequireFields<MutationSetDefaultCardArgs, 'input'>>;
  setInvoiceDetails?: Resolver<ResolversTypes['SetInvoiceDetailsResult'], ParentType, ContextType, RequireFields<MutationSetInvoiceDetailsArgs, 'input'>>;
  submitDeviceData?: Resolver<ResolversTypes['SubmitDeviceDataResult'], ParentType, ContextType, RequireFields<MutationSubmitDeviceDataArgs, 'input'>>;
}>;

export type OperatorAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorAttempt'] = ResolversParentTypes['OperatorAttempt']> = ResolversObject<{
  allowedActions?: Resolver<Array<ResolversTypes['AttemptAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['OperatorCard']>, ParentType, ContextType>;
  cartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['CheckoutFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  membershipNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['AttemptPurpose'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['AttemptEvent']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type OperatorAttemptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorAttemptConnection'] = ResolversParentTypes['OperatorAttemptConnection']> = ResolversObject<{
  nodes?: Resolver<Array<ResolversTypes['OperatorAttempt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
}>;

export type OperatorCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperatorCard'] = ResolversParentTypes['OperatorCard']> = ResolversObject<{
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order'], FederationReferenceType extends FederationReferenceTypes['Order'] = FederationReferenceTypes['Order']> = ResolversObject<{
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Order']> | FederationReferenceType, FederationReferenceType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunds?: Resolver<Maybe<Array<ResolversTypes['Refund']>>, ParentType, ContextType>;
}>;

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = ResolversObject<{
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type PaymentOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOptions'] = ResolversParentTypes['PaymentOptions']> = ResolversObject<{
  cardTypes?: Resolver<Array<ResolversTypes['CardType']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
}>;

export type PaymentReturnNotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReturnNotFound'] = ResolversParentTypes['PaymentReturnNotFound']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PaymentReturnRecordedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentReturnRecorded'] = ResolversParentTypes['PaymentReturnRecorded']> = ResolversObject<{
  attemptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cartId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['PaymentReturnPage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PaymentServiceUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentServiceUnavailable'] = ResolversParentTypes['PaymentServiceUnavailable']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptNotFound' | 'AttemptNotOpen' | 'CaptchaRequired' | 'CartNotReady' | 'DeliveryWindowNeeded' | 'IdempotencyConflict' | 'InvalidCard' | 'InvalidGuest' | 'InvalidInvoice' | 'ItemsOutOfStock' | 'MembershipNotAvailable' | 'MembershipRefused' | 'PaymentServiceUnavailable' | 'PlaceOrderSuccess' | 'TermsNotAccepted' | 'TooManyPaymentAttempts' | 'TotalChanged', ParentType, ContextType>;
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

export type ProviderRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderRedirect'] = ResolversParentTypes['ProviderRedirect']> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  captchaChallenge?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType, RequireFields<QueryCaptchaChallengeArgs, 'scriptFailed'>>;
  cardEncryptionKey?: Resolver<ResolversTypes['CardEncryptionKey'], ParentType, ContextType>;
  cartTaxes?: Resolver<ResolversTypes['CartTaxesResult'], ParentType, ContextType, RequireFields<QueryCartTaxesArgs, 'cartId'>>;
  checkoutAttempt?: Resolver<Maybe<ResolversTypes['CheckoutAttempt']>, ParentType, ContextType, RequireFields<QueryCheckoutAttemptArgs, 'id'>>;
  invoiceDetails?: Resolver<Maybe<ResolversTypes['CartInvoice']>, ParentType, ContextType, Partial<QueryInvoiceDetailsArgs>>;
  invoiceForm?: Resolver<ResolversTypes['InvoiceForm'], ParentType, ContextType>;
  operatorAttempt?: Resolver<Maybe<ResolversTypes['OperatorAttempt']>, ParentType, ContextType, RequireFields<QueryOperatorAttemptArgs, 'id'>>;
  operatorAttempts?: Resolver<ResolversTypes['OperatorAttemptConnection'], ParentType, ContextType, RequireFields<QueryOperatorAttemptsArgs, 'filter' | 'first'>>;
  paymentOptions?: Resolver<ResolversTypes['PaymentOptions'], ParentType, ContextType, Partial<QueryPaymentOptionsArgs>>;
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
}>;

export type ReasonRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReasonRequired'] = ResolversParentTypes['ReasonRequired']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type RecordPaymentReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPaymentReturnResult'] = ResolversParentTypes['RecordPaymentReturnResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'PaymentReturnNotFound' | 'PaymentReturnRecorded', ParentType, ContextType>;
}>;

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = ResolversObject<{
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
}>;

export type ResolveAttemptResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveAttemptResult'] = ResolversParentTypes['ResolveAttemptResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ActionNotAllowed' | 'AttemptNotFound' | 'AttemptNotInReview' | 'ReasonRequired' | 'ResolveAttemptSuccess', ParentType, ContextType>;
}>;

export type ResolveAttemptSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveAttemptSuccess'] = ResolversParentTypes['ResolveAttemptSuccess']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['OperatorAttempt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  isFlagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SetDefaultCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultCardResult'] = ResolversParentTypes['SetDefaultCardResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'CardCannotBeDefault' | 'CardNotFound' | 'PaymentServiceUnavailable' | 'SetDefaultCardSuccess', ParentType, ContextType>;
}>;

export type SetDefaultCardSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultCardSuccess'] = ResolversParentTypes['SetDefaultCardSuccess']> = ResolversObject<{
  savedCards?: Resolver<Array<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SetInvoiceDetailsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetInvoiceDetailsResult'] = ResolversParentTypes['SetInvoiceDetailsResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptNotFound' | 'AttemptNotOpen' | 'CartNotReady' | 'CheckoutInProgress' | 'InvalidInvoice' | 'SetInvoiceDetailsSuccess', ParentType, ContextType>;
}>;

export type SetInvoiceDetailsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetInvoiceDetailsSuccess'] = ResolversParentTypes['SetInvoiceDetailsSuccess']> = ResolversObject<{
  details?: Resolver<ResolversTypes['InvoiceDetails'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type SubmitDeviceDataResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitDeviceDataResult'] = ResolversParentTypes['SubmitDeviceDataResult']> = ResolversObject<{
  __resolveType: TypeResolveFn<'AttemptNotFound' | 'AttemptNotOpen' | 'PlaceOrderSuccess', ParentType, ContextType>;
}>;

export type TermsNotAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermsNotAccepted'] = ResolversParentTypes['TermsNotAccepted']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
}>;

export type TooManyPaymentAttemptsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyPaymentAttempts'] = ResolversParentTypes['TooManyPaymentAttempts']> = ResolversObject<{
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

export type UpstreamAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpstreamAnswer'] = ResolversParentTypes['UpstreamAnswer']> = ResolversObject<{
  call?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referenceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['UpstreamResult'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = ResolversObject<{
  __resolveType: TypeResolveFn<'ActionNotAllowed' | 'AttemptNotFound' | 'AttemptNotInReview' | 'AttemptNotOpen' | 'CaptchaRequired' | 'CardAlreadySaved' | 'CardCannotBeDefault' | 'CardNotFound' | 'CardNotSaved' | 'CartNotReady' | 'CheckoutInProgress' | 'DeliveryWindowNeeded' | 'EmailAlreadyRegistered' | 'IdempotencyConflict' | 'InvalidApplicant' | 'InvalidCard' | 'InvalidGuest' | 'InvalidInvoice' | 'InvalidPassword' | 'ItemsOutOfStock' | 'MembershipNotAvailable' | 'MembershipRefused' | 'PaymentReturnNotFound' | 'PaymentServiceUnavailable' | 'ReasonRequired' | 'TermsNotAccepted' | 'TooManyPaymentAttempts' | 'TotalChanged', ParentType, ContextType>;
}>;

export type Resolvers<ContextType = Context> = ResolversObject<{
  ActionNotAllowed?: ActionNotAllowedResolvers<ContextType>;
  AddCardResult?: AddCardResultResolvers<ContextType>;
  AddCardSuccess?: AddCardSuccessResolvers<ContextType>;
  ApplicantFieldError?: ApplicantFieldErrorResolvers<ContextType>;
  AttemptAlert?: AttemptAlertResolvers<ContextType>;
  AttemptEvent?: AttemptEventResolvers<ContextType>;
  AttemptMembership?: AttemptMembershipResolvers<ContextType>;
  AttemptNotFound?: AttemptNotFoundResolvers<ContextType>;
  AttemptNotInReview?: AttemptNotInReviewResolvers<ContextType>;
  AttemptNotOpen?: AttemptNotOpenResolvers<ContextType>;
  AttemptResolution?: AttemptResolutionResolvers<ContextType>;
  AttemptStep?: AttemptStepResolvers<ContextType>;
  BeginCheckoutResult?: BeginCheckoutResultResolvers<ContextType>;
  BeginCheckoutSuccess?: BeginCheckoutSuccessResolvers<ContextType>;
  CancelCheckoutResult?: CancelCheckoutResultResolvers<ContextType>;
  CancelCheckoutSuccess?: CancelCheckoutSuccessResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  CaptchaRequired?: CaptchaRequiredResolvers<ContextType>;
  CardAlreadySaved?: CardAlreadySavedResolvers<ContextType>;
  CardAuthentication?: CardAuthenticationResolvers<ContextType>;
  CardCannotBeDefault?: CardCannotBeDefaultResolvers<ContextType>;
  CardEncryptionKey?: CardEncryptionKeyResolvers<ContextType>;
  CardNotFound?: CardNotFoundResolvers<ContextType>;
  CardNotSaved?: CardNotSavedResolvers<ContextType>;
  CartInvoice?: CartInvoiceResolvers<ContextType>;
  CartNotReady?: CartNotReadyResolvers<ContextType>;
  CartTaxes?: CartTaxesResolvers<ContextType>;
  CartTaxesResult?: CartTaxesResultResolvers<ContextType>;
  CheckoutAction?: CheckoutActionResolvers<ContextType>;
  CheckoutAttempt?: CheckoutAttemptResolvers<ContextType>;
  CheckoutFailure?: CheckoutFailureResolvers<ContextType>;
  CheckoutInProgress?: CheckoutInProgressResolvers<ContextType>;
  Club?: ClubResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCardResult?: DeleteCardResultResolvers<ContextType>;
  DeleteCardSuccess?: DeleteCardSuccessResolvers<ContextType>;
  DeliveryWindowNeeded?: DeliveryWindowNeededResolvers<ContextType>;
  DeviceDataCollection?: DeviceDataCollectionResolvers<ContextType>;
  EmailAlreadyRegistered?: EmailAlreadyRegisteredResolvers<ContextType>;
  IdempotencyConflict?: IdempotencyConflictResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  IneligibilityReason?: IneligibilityReasonResolvers<ContextType>;
  InvalidApplicant?: InvalidApplicantResolvers<ContextType>;
  InvalidCard?: InvalidCardResolvers<ContextType>;
  InvalidGuest?: InvalidGuestResolvers<ContextType>;
  InvalidInvoice?: InvalidInvoiceResolvers<ContextType>;
  InvalidPassword?: InvalidPasswordResolvers<ContextType>;
  InvoiceDetails?: InvoiceDetailsResolvers<ContextType>;
  InvoiceForm?: InvoiceFormResolvers<ContextType>;
  InvoiceFormField?: InvoiceFormFieldResolvers<ContextType>;
  InvoiceIdType?: InvoiceIdTypeResolvers<ContextType>;
  ItemsOutOfStock?: ItemsOutOfStockResolvers<ContextType>;
  MembershipNotAvailable?: MembershipNotAvailableResolvers<ContextType>;
  MembershipRefused?: MembershipRefusedResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperatorAttempt?: OperatorAttemptResolvers<ContextType>;
  OperatorAttemptConnection?: OperatorAttemptConnectionResolvers<ContextType>;
  OperatorCard?: OperatorCardResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentOptions?: PaymentOptionsResolvers<ContextType>;
  PaymentReturnNotFound?: PaymentReturnNotFoundResolvers<ContextType>;
  PaymentReturnRecorded?: PaymentReturnRecordedResolvers<ContextType>;
  PaymentServiceUnavailable?: PaymentServiceUnavailableResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlaceOrderSuccess?: PlaceOrderSuccessResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  ProviderRedirect?: ProviderRedirectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReasonRequired?: ReasonRequiredResolvers<ContextType>;
  RecordPaymentReturnResult?: RecordPaymentReturnResultResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  ResolveAttemptResult?: ResolveAttemptResultResolvers<ContextType>;
  ResolveAttemptSuccess?: ResolveAttemptSuccessResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SavedCard?: SavedCardResolvers<ContextType>;
  SetDefaultCardResult?: SetDefaultCardResultResolvers<ContextType>;
  SetDefaultCardSuccess?: SetDefaultCardSuccessResolvers<ContextType>;
  SetInvoiceDetailsResult?: SetInvoiceDetailsResultResolvers<ContextType>;
  SetInvoiceDetailsSuccess?: SetInvoiceDetailsSuccessResolvers<ContextType>;
  SubmitDeviceDataResult?: SubmitDeviceDataResultResolvers<ContextType>;
  TermsNotAccepted?: TermsNotAcceptedResolvers<ContextType>;
  TooManyPaymentAttempts?: TooManyPaymentAttemptsResolvers<ContextType>;
  TotalChanged?: TotalChangedResolvers<ContextType>;
  UpstreamAnswer?: UpstreamAnswerResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
}>;

export type DirectiveResolvers<ContextType = Context> = ResolversObject<{
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
}>;
