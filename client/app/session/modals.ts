import { type ComponentType, createContext, useContext } from 'react';
import type { MembershipAction, MembershipRefusal } from './membership.ts';

/** The arguments of each modal, by its name (ERRORS-41). */
export interface ModalArguments {
  /** How the shopper receives what they buy: at a club, or at home. */
  readonly deliveryPreferences: object;
  /** The choice of a club for pickup; `preset` is chosen when it opens, the shopper's own by default. */
  readonly deliveryClubs: { readonly preset?: string | undefined };
  /** The choice among a member's saved addresses; `onChosen` is told which. */
  readonly deliveryAddresses: {
    readonly chosenId: string | null;
    readonly onChosen: (addressId: string) => void;
  };
  /** Which of a member's two carts stay. */
  readonly mergeCart: object;
  readonly changeCountry: object;
  /**
   * A new address, or the saved one with this id. Opened for a delivery it is always the default; `onSaved` is told
   * which address was saved.
   */
  readonly shippingAddress: {
    readonly trigger: 'address-book' | 'delivery-preferences';
    readonly addressId?: string | undefined;
    readonly onSaved?: ((addressId: string) => void) | undefined;
  };
  /** The market from which a shopper came without choosing this one. */
  readonly goToCartFromCountry: { readonly marketCode: string };
  /** Over everything while something must not be disturbed; only who opened it closes it. */
  readonly loading: { readonly title: string; readonly text?: string | undefined };
  /** All categories, from the header. */
  readonly categories: object;
  /** Why a small order has a service fee, and how it goes away. */
  readonly serviceFee: object;
  /** Something failed and nobody can say why; the code is for people who call the club (ERRORS-35). */
  readonly error: { readonly code: 'CART-SM-001' | 'CART-SM-002' | 'EG_400' | 'EG_500' | '500' };
  /** No answer came in time; `onAnswer` is told whether to send it again. */
  readonly timeoutRetry: { readonly onAnswer: (again: boolean) => void };
  /** A card to be kept outside a payment; `onSaved` is told when it is. */
  readonly addCard: { readonly onSaved: () => void };
  /** A payment failed: its code, and why in the reader's language (CHECKOUT-61). */
  readonly paymentFailure: { readonly code: string; readonly message: string };
  /** The cart changed after its taxes were calculated: the same (CHECKOUT-41). */
  readonly taxesLineItem: { readonly code: string; readonly message: string };
  /** The bank's page waits for the shopper: `onGo` leads there, `onEdit` leaves the payment for the cart. */
  readonly threeDSecure: { readonly onGo: () => void; readonly onEdit: () => void };
  readonly sessionExpired: object;
  /** Whether to sign out: a link that no page of the shop followed leads there. */
  readonly signOut: object;
  /** A newer release of the shop is out than the one in this tab. */
  readonly currentVersion: object;
  /** Leads out of the club's app to the pharmacy's own site. */
  readonly pharmacyLink: { readonly href: string };
  readonly cancelOrder: { readonly orderNumber: string };
  /** Whether a member gives up their way to sign in. */
  readonly deleteIdentity: object;
  /** Why the member may not renew or upgrade, over the pages for it. */
  readonly renewValidation: { readonly action: MembershipAction; readonly refusal: MembershipRefusal };
}

export type ModalName = keyof ModalArguments;

/** Of the component that is a modal: what it was opened with, and how it closes itself. */
export type ModalProps<Name extends ModalName> = ModalArguments[Name] & { readonly onClose: () => void };

/** Loads the component of each modal. */
export type ModalLoaders = { readonly [Name in ModalName]: () => Promise<ComponentType<ModalProps<Name>>> };

export interface Modals {
  /** Opens a modal, over those that are open; its code comes first, when it is not there yet. */
  open<Name extends ModalName>(name: Name, opened: ModalArguments[Name]): void;
  /** Fetches the code of a modal that somebody is about to open. */
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

/** Opens and closes modals from anywhere in the shop. */
export const useModals = () => useContext(ModalsContext);
