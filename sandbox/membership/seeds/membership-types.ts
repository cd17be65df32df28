import type { MembershipType } from '../../commerce/seeds/types.ts';

/** Codes of a membership type in the club's system. */
export interface MembershipTypeCodes {
  readonly typeCode: 'DI' | 'BS';
  readonly isPlatinumMember: boolean;
  /** Item number of the yearly renewal. */
  readonly renewalItemNumber: string;
  /** Active cards of an account, the first one included. */
  readonly maximumCards: number;
}

export const membershipTypes: Readonly<Record<MembershipType, MembershipTypeCodes>> = {
  DIAMOND: { typeCode: 'DI', isPlatinumMember: false, renewalItemNumber: '900101', maximumCards: 2 },
  PLATINUM: { typeCode: 'DI', isPlatinumMember: true, renewalItemNumber: '900102', maximumCards: 2 },
  BUSINESS: { typeCode: 'BS', isPlatinumMember: false, renewalItemNumber: '900201', maximumCards: 5 },
  BUSINESS_PLATINUM: { typeCode: 'BS', isPlatinumMember: true, renewalItemNumber: '900202', maximumCards: 5 },
};
