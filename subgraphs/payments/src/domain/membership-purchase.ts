import type { ApplicantInput } from '@tarima/markets/applicant-rules';
import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { Money } from '@tarima/markets/money';

/** schema.graphql, `MembershipType`. */
export type MembershipType = 'DIAMOND' | 'PLATINUM' | 'BUSINESS' | 'BUSINESS_PLATINUM';

/** Who becomes a member, as it is stored and sent to the club. Texts have no illegal characters (MEMBERSHIP-65). */
export interface Applicant extends ApplicantInput {
  /** In its stored form, with the calling code. */
  readonly phone: string;
  /** MMYYYY: the day is checked and then forgotten (MEMBERSHIP-63). */
  readonly birthDate: string;
  readonly sharesInfo: boolean;
  /** Id of a picture of the identity document at the club (MEMBERSHIP-68). */
  readonly documentId?: string | undefined;
}

/** A membership to buy, renew or upgrade. */
export interface MembershipOrder {
  /** The type after the transaction. */
  readonly type: MembershipType;
  /** Four digits; where the membership belongs to. */
  readonly club: string;
  /** 14 digits; undefined for a new membership. */
  readonly membershipNumber?: string | undefined;
  /** Only for a new membership. */
  readonly applicant?: Applicant | undefined;
  /** Who the payment is invoiced to; undefined until the shopper has chosen (INVOICING-10). */
  readonly invoice?: InvoiceDetails | undefined;
}

/** What the club sells it for today. */
export interface MembershipQuote {
  readonly price: Money;
  /** The same in US cents. */
  readonly usdCents: number;
  readonly itemNumber: string;
}

/** The result of applying a membership transaction. */
export type MembershipResult =
  | { readonly status: 'SUCCESS'; readonly membershipNumber: string }
  | { readonly status: 'PENDING' }
  | { readonly status: 'FAILURE'; readonly reason: string };

/** The codes of a type in the club's system (MEMBERSHIP-4). */
export function getTypeCodes(type: MembershipType): { readonly typeCode: 'DI' | 'BS'; readonly isPlatinum: boolean } {
  return {
    typeCode: type === 'DIAMOND' || type === 'PLATINUM' ? 'DI' : 'BS',
    isPlatinum: type === 'PLATINUM' || type === 'BUSINESS_PLATINUM',
  };
}
