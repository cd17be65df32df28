/** A card that a member saved. */
export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly holderName: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly isDefault: boolean;
  /** The provider no longer accepts payments with it (PAYMENTS-68). */
  readonly isFlagged: boolean;
  /** Pays in place of the number. Never leaves the server. */
  readonly token: string;
}
