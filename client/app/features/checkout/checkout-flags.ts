import type { CartPartsFragment } from '../../session/cart.gen.ts';
import type { LoadStatus } from '../../session/load-status.ts';

/** The flags that disable the pay button, in the order in which their reasons are shown (CHECKOUT-63, CHECKOUT-454). */
export const checkoutFlags = [
  'queuedChanges',
  'loadingError',
  'cartProductsError',
  'deliveryError',
  'windowDataError',
  'productsError',
  'weightError',
  'limitExceeded',
  'invoiceError',
  'taxCalculatorError',
  'paymentCardsError',
  'captchaError',
] as const;
export type CheckoutFlag = (typeof checkoutFlags)[number];

type FlagCart = Pick<CartPartsFragment, 'lines' | 'delivery' | 'isReadyForCheckout'>;

/** A line of which the club has less than the cart. */
interface ShortLine {
  readonly line: { readonly isSoldByWeight: boolean };
}

/** The data from which the flags are derived. */
export interface FlagData {
  /** Changes of the cart that wait for a connection; the server's cart is without them. */
  readonly queuedChanges: number;
  readonly cart: FlagCart;
  /** Why the cart's delivery window cannot be used; undefined when it can, or when there is none. */
  readonly windowProblem: 'expired' | 'insufficient-capacity' | undefined;
  /** Lines of which the club has less than the cart. */
  readonly shortages: readonly ShortLine[];
  /** Stock of the cart's products at the club. */
  readonly products: LoadStatus;
  /** The ways to pay for the cart. */
  readonly paymentOptions: LoadStatus;
  readonly taxes: LoadStatus;
  readonly savedCards: LoadStatus;
  /** Whether the chosen method needs a card of this page, saved or new. */
  readonly needsCard: boolean;
  /** Whether the shopper has entered the number of a new card. */
  readonly hasNewCard: boolean;
  readonly invoice: 'loading' | 'valid' | 'invalid' | 'not-needed';
  readonly captcha: 'passed' | 'needed' | 'not-needed';
}

/** Whether each flag is set. */
const conditions: Readonly<Record<CheckoutFlag, (data: FlagData) => boolean>> = {
  queuedChanges: (data) => data.queuedChanges > 0,
  loadingError: ({ paymentOptions }) => paymentOptions === 'failed',
  cartProductsError: ({ products }) => products === 'failed',
  deliveryError: ({ cart: { delivery } }) => !delivery?.address || delivery.addressProblem !== null,
  windowDataError: ({ cart, windowProblem }) => windowProblem !== undefined || isWindowMissing(cart),
  productsError: ({ cart, shortages }) => cart.lines.length === 0 || shortages.some(({ line }) => !line.isSoldByWeight),
  weightError: ({ shortages }) => shortages.some(({ line }) => line.isSoldByWeight),
  limitExceeded: ({ cart }) => cart.lines.some(({ quantity, maximumQuantity }) => quantity > maximumQuantity),
  invoiceError: ({ invoice }) => invoice === 'invalid',
  taxCalculatorError: ({ taxes }) => taxes === 'failed',
  paymentCardsError: ({ needsCard, savedCards, hasNewCard }) => needsCard && savedCards === 'failed' && !hasNewCard,
  captchaError: ({ captcha }) => captcha === 'needed',
};

/** A deliverable cart with items that is still not ready lacks the delivery window that its market requires. */
function isWindowMissing({ lines, delivery, isReadyForCheckout }: FlagCart): boolean {
  const isDeliverable = delivery?.method === 'DELIVERY' && delivery.address && !delivery.addressProblem;
  return Boolean(isDeliverable) && lines.length > 0 && !delivery?.window && !isReadyForCheckout;
}

/** The flags that are set, in order; the pay button is enabled only when there is none (CHECKOUT-63). */
export const findFlags = (data: FlagData): readonly CheckoutFlag[] =>
  checkoutFlags.filter((flag) => conditions[flag](data));
