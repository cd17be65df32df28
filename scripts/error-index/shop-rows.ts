import type { ErrorModalCode } from '../../client/app/session/error-codes.ts';
import type { SignInRefusal } from '../../client/app/sign-in-refusal.ts';
import { type ErrorRow, sessionMessage } from './row.ts';

/** Codes of modals that show shoppers no code; the club’s support and the native app use them. */
type ModalCode =
  | '30012'
  | 'DELETE_DIGITAL_IDENTITY'
  | 'ERROR_SESSION_EXPIRED'
  | 'ERROR_CURRENT_VERSION'
  | 'ERROR_TIMEOUT_RETRY'
  | 'PHARMACY_NATIVE_EXTERNAL_LINK';

/** Faults of the sandboxes, and what a browser shows then. */
const journeys = 'e2e/journeys/shop-codes.spec.ts';
const error = 'modal `error`';
const signInRefused = 'modal `signInRefused`';

/** Members in these states, in a browser. */
const memberStates = 'e2e/journeys/member-status.spec.ts';

const signIn = (cause: string, title: string, next: string, test = journeys): ErrorRow => ({
  cause,
  place: signInRefused,
  texts: [title],
  next,
  test,
});

/** Codes that the shop itself shows, in its modals. */
export const shopRows: Readonly<Record<ErrorModalCode | SignInRefusal | ModalCode, ErrorRow>> = {
  'CART-SM-001': {
    cause: 'an internal error while the cart is loaded, or a line is added, changed or removed',
    place: error,
    texts: ['Something went wrong with your cart', 'Your items are saved. Reload the page to see your current cart.'],
    next: 'reload',
    test: journeys,
  },
  'CART-SM-002': {
    cause: 'a guest’s cart that cannot be assigned to the member, or an archived cart that cannot be restored',
    place: error,
    texts: ['We couldn’t move your cart to your account', 'Your cart hasn’t changed. Reload the page to try again.'],
    next: 'reload',
    test: journeys,
  },
  EG_400: {
    cause: 'the shop rejects the request for the cart (400)',
    place: error,
    texts: [
      'We couldn’t open your cart',
      'Your items are saved. Reload the page; if that doesn’t help, sign out and sign in again.',
    ],
    next: 'reload',
    test: journeys,
  },
  EG_500: {
    cause: 'an internal error while two carts are merged',
    place: error,
    texts: ['We couldn’t combine your carts', 'Neither cart has changed. Reload the page to choose again.'],
    next: 'reload',
    test: journeys,
  },
  '500': {
    cause: 'an internal error of a delivery choice, of an order without a payment, or of a membership without a code',
    place: error,
    texts: ['Something went wrong on our side', 'Your cart is saved. Reload the page to see the latest status.'],
    next: 'reload',
    test: 'e2e/journeys/checkout-errors.spec.ts',
  },
  'MO-500': {
    cause: 'an online account that could not be created or verified',
    place: error,
    texts: [
      'We couldn’t complete your online registration',
      'Your membership hasn’t changed, and what you entered is still here. Try again in a few minutes.',
    ],
    next: 'close it; the form keeps its input',
    test: journeys,
  },
  '30012': {
    cause: 'a paid renewal that the club did not execute; the charge is cancelled',
    place: 'modal `paymentFailure`',
    texts: ['We couldn’t activate your membership'],
    next: 'back to the payment',
    test: 'e2e/journeys/membership-errors.spec.ts',
  },
  DELETE_DIGITAL_IDENTITY: {
    cause: 'an online account whose deletion was not confirmed',
    place: 'the dialog `deleteIdentity`',
    texts: ['We can’t yet confirm that your online account was deleted. Nothing else has changed; try again.'],
    next: 'delete it again, or keep the account',
    app: `nothing; after a 401 ${sessionMessage}`,
    test: journeys,
  },
  ERROR_SESSION_EXPIRED: {
    cause: 'a request or a page after the session has ended (401)',
    place: 'modal `sessionExpired`',
    texts: ['Your session has ended'],
    next: 'sign in, and back to the page',
    app: sessionMessage,
    test: 'e2e/journeys/expired-session.spec.ts',
  },
  ERROR_CURRENT_VERSION: {
    cause: 'a page that is older than the shop, or an operation that the shop no longer supports',
    place: 'modal `currentVersion`',
    texts: ['A new version is available'],
    next: 'reload',
    test: 'e2e/journeys/automatic-modals.spec.ts',
  },
  ERROR_TIMEOUT_RETRY: {
    cause: 'a change of the cart without a response in time (408)',
    repeated: 'with the same id, after the shopper agrees',
    place: 'modal `timeoutRetry`',
    texts: ['This is taking longer than usual'],
    next: 'try again, or not now',
    test: journeys,
  },
  PHARMACY_NATIVE_EXTERNAL_LINK: {
    cause: 'a link to the pharmacy in the native app',
    place: 'modal `pharmacyLink`',
    texts: ['The pharmacy opens outside the app'],
    next: 'open the pharmacy, or stay',
    app: 'message `pharmacyLink` with the URL, when the app shows the shop in a frame',
    test: 'e2e/journeys/opened-modals.spec.ts',
  },
  USER_NOT_VALID: {
    ...signIn(
      'the signed-in member has no profile at the commerce platform',
      'We can’t find your account',
      'sign out',
      memberStates,
    ),
    place: `${signInRefused} with the code`,
  },
  EXPIRED: signIn('a membership that has expired', 'Your membership has expired', 'find the club'),
  BLOCKED: signIn('a membership that is blocked', 'Your membership is blocked', 'find the club', memberStates),
  CANCELLED: signIn('a membership that was cancelled', 'Your membership was cancelled', 'buy a new membership'),
  CARD_INACTIVE: signIn('a card that is not active', 'Your membership card isn’t active', 'find the club'),
};
