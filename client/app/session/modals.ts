import { type ComponentType, createContext, useContext } from 'react';
import type { SessionResult } from '../native/session-result.ts';
import type { SignInRefusal } from '../sign-in-refusal.ts';
import type { ErrorModalCode } from './error-codes.ts';
import type { MembershipAction, MembershipRefusal } from './membership.ts';

/** What a payment is for; a cart when it is not given. */
export type PaidSubject = 'cart' | 'membership';

/** Arguments of each modal by name (ERRORS-41). */
export interface ModalArguments {
  /** Pickup at a club or home delivery; `preset` is preselected, by default the shopper's own choice. */
  readonly deliveryPreferences: { readonly preset?: 'PICK_UP_IN_CLUB' | 'DELIVERY' | undefined };
  /** Pickup club selection; `preset` is preselected, by default the shopper's own club. */
  readonly deliveryClubs: { readonly preset?: string | undefined };
  /** Selection of one of a member's saved addresses; `onChosen` receives it. */
  readonly deliveryAddresses: {
    readonly chosenId: string | null;
    readonly onChosen: (addressId: string) => void;
  };
  /** Selection of which of a member's two carts to keep. */
  readonly mergeCart: object;
  readonly changeCountry: object;
  /**
   * Form for a new address, or for the saved address with this id. An address added for a delivery becomes the default;
   * `onSaved` receives the saved address.
   */
  readonly shippingAddress: {
    readonly trigger: 'address-book' | 'delivery-preferences';
    readonly addressId?: string | undefined;
    readonly onSaved?: ((addressId: string) => void) | undefined;
  };
  /** The market that a shopper came from without choosing this one. */
  readonly goToCartFromCountry: { readonly marketCode: string };
  /** Covers the page while an operation must not be interrupted; only its opener closes it. */
  readonly loading: { readonly title: string; readonly text?: string | undefined };
  /** All categories, from the header. */
  readonly categories: object;
  /** Why a small order has a service fee, and how to avoid it. */
  readonly serviceFee: object;
  /** An unknown error; the code is for calls to the club's support (ERRORS-35). */
  readonly error: { readonly code: ErrorModalCode };
  /** A request timed out; `onDecision` receives whether to retry it. */
  readonly timeoutRetry: { readonly onDecision: (again: boolean) => void };
  /** Form to save a card outside a payment; `onSaved` is called when it is saved. */
  readonly addCard: { readonly onSaved: () => void };
  /** A failed payment: its code, and the reason in the shopper's language (CHECKOUT-61). */
  readonly paymentFailure: {
    readonly code: string;
    readonly message: string;
    readonly subject?: PaidSubject | undefined;
    /** The code for calls to support, when it is another one. */
    readonly supportCode?: string | undefined;
  };
  /** The cart changed after its taxes were calculated (CHECKOUT-41). */
  readonly taxesLineItem: { readonly code: string; readonly message: string };
  /** A payment that waits for its shopper: the bank's page in a frame, or a provider's page that was left. */
  readonly threeDSecure: {
    readonly action:
      | { readonly type: 'frame'; readonly url: string; readonly accessToken: string; readonly attemptId: string }
      | { readonly type: 'redirect'; readonly provider: 'card-page' | 'paypal'; readonly onContinue: () => void };
    readonly subject?: PaidSubject | undefined;
    /** Cancels the payment. */
    readonly onCancel: () => void;
  };
  readonly sessionExpired: object;
  /**
   * Why the native app did not renew the session, or did not sign the member in. `path` is the page to open after a
   * sign-in; without it, the member stays on the page.
   */
  readonly appSession: { readonly result: SessionResult; readonly path?: string | undefined };
  /** Why a member cannot sign in, or can no longer stay signed in; a member who still is, is signed out. */
  readonly signInRefused: { readonly reason: SignInRefusal; readonly isSignedIn: boolean };
  /** Confirms a sign-out requested by a link outside the shop. */
  readonly signOut: object;
  /** A newer release of the shop is available. */
  readonly currentVersion: object;
  /** Opens the pharmacy's site outside the native app. */
  readonly pharmacyLink: { readonly href: string };
  /** `isPaid`: the order was paid in the shop, so that a cancellation returns the money. */
  readonly cancelOrder: { readonly orderNumber: string; readonly isPaid: boolean };
  /** What has changed since an order, before it is bought again; a guest's order is read with its email address. */
  readonly reorder: { readonly orderNumber: string; readonly email: string | null };
  /** Confirms that a member deletes their sign-in. */
  readonly deleteIdentity: object;
  /** Why the member cannot renew or upgrade, on the renewal and upgrade pages. */
  readonly renewValidation: { readonly action: MembershipAction; readonly refusal: MembershipRefusal };
}

export type ModalName = keyof ModalArguments;

/** Props of a modal component: its arguments and a function that closes it. */
export type ModalProps<Name extends ModalName> = ModalArguments[Name] & { readonly onClose: () => void };

/** Loads the component of each modal. */
export type ModalLoaders = { readonly [Name in ModalName]: () => Promise<ComponentType<ModalProps<Name>>> };

export interface Modals {
  /** Opens a modal above those that are open, after loading its code if necessary. */
  open<Name extends ModalName>(name: Name, opened: ModalArguments[Name]): void;
  /** Preloads the code of a modal. */
  prepare(name: ModalName): void;
  close(name: ModalName): void;
  closeAll(): void;
}

const nothing = () => {};

export const ModalsContext = createContext<Modals>({
  open: nothing,
  prepare: nothing,
  close: nothing,
  closeAll: nothing,
});

/** Opens and closes modals from any component. */
export const useModals = () => useContext(ModalsContext);
