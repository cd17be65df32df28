/** What each modal is opened with, by the names of decisions.md (store.md §4.9). */
export interface ModalArguments {
  /** How the shopper receives what they buy: at a club, or at home. */
  readonly deliveryPreferences: object;
  /** The choice of a club for pickup; `preset` is chosen when it opens, the shopper's own by default. */
  readonly deliveryClubs: { readonly preset?: string | undefined };
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
  readonly sessionExpired: object;
  readonly cancelOrder: { readonly orderNumber: string };
}

export type ModalName = keyof ModalArguments;

/** Of the component that is a modal: what it was opened with, and how it closes itself. */
export type ModalProps<Name extends ModalName> = ModalArguments[Name] & { readonly onClose: () => void };
