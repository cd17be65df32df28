/** A card that a member saved. */
export interface SavedCard {
  readonly id: string;
  readonly brand: string;
  readonly lastDigits: string;
  readonly holderName: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly isDefault: boolean;
  /** Pays in place of the number. Never leaves the server. */
  readonly token: string;
}
