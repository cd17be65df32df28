/** An order as order management takes it over, whether from the commerce platform or from the seeds. Amounts in cents. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** The cart that it was made of; null when nobody knows. */
  readonly cartId: string | null;
  /** ISO 8601. */
  readonly placedAt: string;
  /** 14 digits of the member who placed it; null for a guest's order. */
  readonly membership: string | null;
  /** 14 digits of the membership that the purchase was validated with; of a guest's order, what the guest typed. */
  readonly purchaseMembership: string | null;
  readonly email: string;
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Four-digit key of the club that prepares it. */
  readonly club: string;
  readonly ships: boolean;
  /** When something runs out: the rest is sent, or the order called off. */
  readonly allowsPartialFulfillment: boolean;
  readonly address: PlacedAddress;
  /** Delivery window, ISO 8601. */
  readonly window: { readonly start: string; readonly end: string } | null;
  readonly lines: readonly PlacedLine[];
  readonly shippingCents: number;
  readonly serviceFeeCents: number;
  readonly taxCents: number;
  /** What the member paid, everything included. */
  readonly totalCents: number;
}

export interface PlacedLine {
  readonly sku: string;
  readonly name: { readonly es: string; readonly en: string };
  readonly quantity: number;
  /** Price of one before and after its discount. */
  readonly listPriceCents: number;
  readonly unitPriceCents: number;
  /** Address, or path of the media service. */
  readonly image: string;
  readonly soldByWeight: boolean;
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
