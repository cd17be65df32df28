export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  SafeInt: { input: number; output: number; }
};

export type AddAddressInput = {
  address: AddressInput;
  commandId: Scalars['ID']['input'];
  isDefault?: Scalars['Boolean']['input'];
};

export type AddCardInput = {
  commandId: Scalars['ID']['input'];
  encryptedCard: Scalars['String']['input'];
  holderName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
};

export type AddItemsToCartInput = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  commandId: Scalars['ID']['input'];
  items: Array<ItemToAdd>;
};

export type AddToCartInput = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  commandId: Scalars['ID']['input'];
  quantity?: Scalars['Int']['input'];
  sku: Scalars['ID']['input'];
};

export type AddressField =
  | 'ALIAS'
  | 'CITY'
  | 'DESCRIPTION'
  | 'DISTRICT'
  | 'NAME'
  | 'PHONE'
  | 'POSITION'
  | 'PROVINCE'
  | 'STREET';

export type AddressFieldErrorReason =
  | 'INVALID_CHARACTERS'
  | 'INVALID_PHONE'
  | 'OUTSIDE_MARKET'
  | 'REQUIRED'
  | 'TOO_LONG';

export type AddressInput = {
  alias: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  hasManualTerritory?: Scalars['Boolean']['input'];
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  streetText: Scalars['String']['input'];
  territoryId?: InputMaybe<Scalars['ID']['input']>;
};

export type ApplicantFieldErrorReason =
  | 'INVALID'
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'UNDERAGE';

export type AttemptAction =
  | 'COMPLETE'
  | 'REFUND'
  | 'VOID';

export type AttemptPurpose =
  | 'MEMBERSHIP_NEW'
  | 'ORDER'
  | 'REFUND'
  | 'RENEW'
  | 'UPGRADE';

export type BeginCheckoutInput = {
  captcha?: InputMaybe<CaptchaInput>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey: Scalars['ID']['input'];
  membership?: InputMaybe<MembershipPurchaseInput>;
  purpose?: CheckoutPurpose;
};

export type CacheControlScope =
  | 'PRIVATE'
  | 'PUBLIC';

export type CancelCheckoutInput = {
  attemptId: Scalars['ID']['input'];
  commandId?: InputMaybe<Scalars['ID']['input']>;
};

export type CancelOrderInput = {
  orderNumber: Scalars['ID']['input'];
};

export type CaptchaInput = {
  kind: CaptchaKind;
  token: Scalars['String']['input'];
};

export type CaptchaKind =
  | 'ALTCHA'
  | 'RECAPTCHA_V2'
  | 'RECAPTCHA_V2_INVISIBLE'
  | 'RECAPTCHA_V3';

export type CardInput = {
  encryptedCard: Scalars['String']['input'];
  holderName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
  save?: Scalars['Boolean']['input'];
};

export type CardType =
  | 'AMEX'
  | 'DINERS'
  | 'DISCOVER'
  | 'JCB'
  | 'MASTERCARD'
  | 'UNIONPAY'
  | 'VISA';

export type CartAddressProblem =
  | 'CHANGED'
  | 'DELETED'
  | 'NOT_DELIVERABLE';

export type ChangeCartLineQuantityInput = {
  commandId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CheckoutPurpose =
  | 'MEMBERSHIP_NEW'
  | 'ORDER'
  | 'RENEW'
  | 'UPGRADE';

export type CheckoutStatus =
  | 'CHALLENGE_REQUIRED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'NEEDS_REVIEW'
  | 'OPEN'
  | 'PROCESSING'
  | 'VOIDED';

export type ConfirmEmailChangeInput = {
  code: Scalars['String']['input'];
};

export type CreateIdentityInput = {
  birthDate: Scalars['String']['input'];
  captcha?: InputMaybe<CaptchaInput>;
  documentNumber: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  membershipNumber: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type DeleteAddressInput = {
  addressId: Scalars['ID']['input'];
};

export type DeleteCardInput = {
  cardId: Scalars['ID']['input'];
};

export type DeliveryMethod =
  | 'DELIVERY'
  | 'PICK_UP_IN_CLUB';

export type DeliverySpeed =
  | 'NEXT_DAY'
  | 'SAME_DAY';

export type DetailsField =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'PHONE';

export type DetailsFieldErrorReason =
  | 'INVALID_CHARACTERS'
  | 'INVALID_PHONE'
  | 'REQUIRED'
  | 'TOO_LONG';

export type DeviceInput = {
  acceptHeader?: InputMaybe<Scalars['String']['input']>;
  colorDepth?: InputMaybe<Scalars['Int']['input']>;
  javaEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  screenHeight?: InputMaybe<Scalars['Int']['input']>;
  screenWidth?: InputMaybe<Scalars['Int']['input']>;
  sessionId?: InputMaybe<Scalars['String']['input']>;
  timeZoneOffsetMinutes?: InputMaybe<Scalars['Int']['input']>;
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type FacetFilterInput = {
  facet: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type IneligibilityReasonName =
  | 'API'
  | 'CONFIG'
  | 'EXPIRY'
  | 'MAX_CARDS'
  | 'MULTIPLE_CARDS'
  | 'NOT_ALLOWED'
  | 'SECONDARY'
  | 'STATUS'
  | 'TYPE';

export type IssueCardKeyInput = {
  deviceId: Scalars['ID']['input'];
};

export type ItemToAdd = {
  quantity: Scalars['Int']['input'];
  sku: Scalars['ID']['input'];
};

export type MembershipApplicantInput = {
  addressLine1: Scalars['String']['input'];
  addressLine2?: Scalars['String']['input'];
  birthDate: Scalars['String']['input'];
  city: Scalars['String']['input'];
  documentId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  idNumber: Scalars['String']['input'];
  idType: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  sharesInfo?: Scalars['Boolean']['input'];
  state?: Scalars['String']['input'];
};

export type MembershipAttributeInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MembershipPurchaseInput = {
  applicant?: InputMaybe<MembershipApplicantInput>;
  club?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<MembershipType>;
};

export type MembershipStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'CANCELLED'
  | 'CARD_INACTIVE'
  | 'EXPIRED';

export type MembershipType =
  | 'BUSINESS'
  | 'BUSINESS_PLATINUM'
  | 'DIAMOND'
  | 'PLATINUM';

export type MergeCartsInput = {
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  commandId: Scalars['ID']['input'];
  keepGuest: Scalars['Boolean']['input'];
  keepSaved: Scalars['Boolean']['input'];
};

export type MoneyInput = {
  centAmount: Scalars['SafeInt']['input'];
  currency: Scalars['String']['input'];
};

export type OnboardingField =
  | 'BIRTH_DATE'
  | 'DOCUMENT_NUMBER'
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'MEMBERSHIP_NUMBER'
  | 'PHONE';

export type OnlineAccountStatus =
  | 'ACTIVE'
  | 'DISCARDED'
  | 'FAILED'
  | 'NOT_REQUESTED'
  | 'PENDING';

export type OperatorAttemptFilter = {
  cartId?: InputMaybe<Scalars['ID']['input']>;
  membershipNumber?: InputMaybe<Scalars['String']['input']>;
  orderNumber?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<CheckoutStatus>>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type OrderFilterInput = {
  months?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatusGroup>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type OrderStage =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'OPEN';

export type OrderStatusGroup =
  | 'CANCELLED'
  | 'FULFILLED'
  | 'OPEN';

export type PasswordCharacterKind =
  | 'DIGIT'
  | 'LOWERCASE'
  | 'UPPERCASE';

export type PasswordRule =
  | 'ALLOWED_CHARACTERS'
  | 'DIGIT'
  | 'LOWERCASE'
  | 'MAXIMUM_LENGTH'
  | 'MINIMUM_LENGTH'
  | 'UPPERCASE';

export type PaymentMethod =
  | 'CARD'
  | 'HOSTED_CARD'
  | 'PAYPAL';

export type PaymentReturnPage =
  | 'CARD_AUTHENTICATION'
  | 'HOSTED_CARD'
  | 'PAYPAL';

export type PersonalDetailsInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type PlaceOrderInput = {
  acceptsTerms: Scalars['Boolean']['input'];
  attemptId: Scalars['ID']['input'];
  captcha?: InputMaybe<CaptchaInput>;
  card?: InputMaybe<CardInput>;
  commandId?: InputMaybe<Scalars['ID']['input']>;
  device?: InputMaybe<DeviceInput>;
  email?: InputMaybe<Scalars['String']['input']>;
  expectedTotal: MoneyInput;
  identityDocument?: InputMaybe<Scalars['String']['input']>;
  membershipNumber?: InputMaybe<Scalars['String']['input']>;
  method?: PaymentMethod;
  savedCardId?: InputMaybe<Scalars['ID']['input']>;
};

export type ProductSort =
  | 'LATEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE';

export type ProductsInput = {
  categoryKey?: InputMaybe<Scalars['ID']['input']>;
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<Array<FacetFilterInput>>;
  inStockOnly?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  promotionEndsWithinDays?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type RecordPaymentReturnInput = {
  parameters: Array<ReturnParameterInput>;
  state: Scalars['String']['input'];
};

export type RefundReason =
  | 'CANCELLED'
  | 'MISSING_ITEMS'
  | 'MISSING_ITEMS_OR_WEIGHT'
  | 'WEIGHT';

export type RefundState =
  | 'COMPLETED'
  | 'IN_REVIEW'
  | 'REQUESTED';

export type RemoveCartLineInput = {
  commandId: Scalars['ID']['input'];
  lineId: Scalars['ID']['input'];
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ReorderLimit =
  | 'MAXIMUM_LINES'
  | 'MAXIMUM_QUANTITY'
  | 'NOT_SOLD'
  | 'SOLD_BY_WEIGHT'
  | 'STOCK';

export type RequestEmailChangeInput = {
  email: Scalars['String']['input'];
};

export type ResendVerificationEmailInput = {
  email: Scalars['String']['input'];
  membershipNumber: Scalars['String']['input'];
};

export type ResolveAttemptInput = {
  action: AttemptAction;
  attemptId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type RestoreCartInput = {
  cartId: Scalars['ID']['input'];
  commandId: Scalars['ID']['input'];
};

export type ReturnParameterInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type RevokeCardKeyInput = {
  keyId: Scalars['ID']['input'];
};

export type SetCartDeliveryInput = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
  clubKey?: InputMaybe<Scalars['ID']['input']>;
  commandId: Scalars['ID']['input'];
  fitToStock?: Scalars['Boolean']['input'];
  method: DeliveryMethod;
  shippingMethodKey?: InputMaybe<Scalars['ID']['input']>;
};

export type SetDefaultAddressInput = {
  addressId: Scalars['ID']['input'];
};

export type SetDefaultCardInput = {
  cardId: Scalars['ID']['input'];
};

export type SetDeliveryWindowInput = {
  commandId: Scalars['ID']['input'];
  windowId: Scalars['ID']['input'];
};

export type SetInvoiceDetailsInput = {
  addressType?: InputMaybe<Scalars['String']['input']>;
  attemptId?: InputMaybe<Scalars['ID']['input']>;
  cartId?: InputMaybe<Scalars['ID']['input']>;
  citiesType?: InputMaybe<Scalars['ID']['input']>;
  departmentType?: InputMaybe<Scalars['ID']['input']>;
  economicActivity?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  fiscalEnable?: Scalars['Boolean']['input'];
  idType: Scalars['ID']['input'];
  identification?: InputMaybe<Scalars['String']['input']>;
  municipalityType?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  secondaryIdType?: InputMaybe<Scalars['ID']['input']>;
  secondaryIdentification?: InputMaybe<Scalars['String']['input']>;
};

export type SetMembershipAttributesInput = {
  attributes: Array<MembershipAttributeInput>;
};

export type SetPartialFulfillmentInput = {
  commandId: Scalars['ID']['input'];
  isAllowed: Scalars['Boolean']['input'];
};

export type SetPreferredClubInput = {
  clubKey: Scalars['ID']['input'];
};

export type StockState =
  | 'IN_STOCK'
  | 'LOW_STOCK'
  | 'OUT_OF_STOCK';

export type SubmitDeviceDataInput = {
  attemptId: Scalars['ID']['input'];
  sessionId?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAddressInput = {
  address: AddressInput;
  addressId: Scalars['ID']['input'];
  isDefault?: Scalars['Boolean']['input'];
};

export type UpdateDetailsInput = {
  details: PersonalDetailsInput;
  previous: PersonalDetailsInput;
};

export type UpstreamResult =
  | 'FAILED'
  | 'OK'
  | 'REFUSED';

export type VerifyEmailInput = {
  code: Scalars['String']['input'];
  membershipNumber: Scalars['String']['input'];
};
