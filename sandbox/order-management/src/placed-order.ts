/** An order received from the commerce platform or from the seeds. Amounts in cents. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Id of the order's cart; null when unknown. */
  readonly cartId: string | null;
  /** Time of the order, ISO 8601. */
  readonly placedAt: string;
  /** Membership number (14 digits) of the member who placed the order; null for a guest's order. */
  readonly membership: string | null;
  /**
   * Membership number (14 digits) that validated the purchase; for a guest's order, the number that the guest entered.
   */
  readonly purchaseMembership: string | null;
  readonly email: string;
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Four-digit key of the club that prepares the order. */
  readonly club: string;
  readonly ships: boolean;
  /** Whether the order is sent without unavailable items (true) or cancelled (false). */
  readonly allowsPartialFulfillment: boolean;
  readonly address: PlacedAddress;
  /** Delivery window, ISO 8601. */
  readonly window: { readonly start: string; readonly end: string } | null;
  readonly lines: readonly PlacedLine[];
  readonly shippingCents: number;
  readonly serviceFeeCents: number;
  readonly taxCents: number;
  /** Whether the prices of the lines and charges include their taxes. */
  readonly isTaxIncluded: boolean;
  /** Total that the member paid, including taxes and charges. */
  readonly totalCents: number;
}

export interface PlacedLine {
  readonly sku: string;
  readonly name: { readonly es: string; readonly en: string };
  readonly quantity: number;
  /** Unit price before and after its discount. */
  readonly listPriceCents: number;
  readonly unitPriceCents: number;
  /** Price of all units after discounts; without taxes unless the order's prices include them. */
  readonly totalCents: number;
  readonly taxCents: number;
  /** URL, or path at the media service. */
  readonly image: string;
  readonly soldByWeight: boolean;
  /** Usual weight of one unit in kilograms; null when unknown. */
  readonly unitWeight: number | null;
}

export interface PlacedAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
}
