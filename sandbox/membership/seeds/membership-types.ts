import type { MembershipType } from '../../commerce/seeds/types.ts';

/** A type of membership as the club's system codes it. */
export interface MembershipTypeCodes {
  readonly typeCode: 'DI' | 'BS';
  readonly isPlatinumMember: boolean;
  /** Item that renews it for a year. */
  readonly renewalItemNumber: string;
}

export const membershipTypes: Readonly<Record<MembershipType, MembershipTypeCodes>> = {
  DIAMOND: { typeCode: 'DI', isPlatinumMember: false, renewalItemNumber: '900101' },
  PLATINUM: { typeCode: 'DI', isPlatinumMember: true, renewalItemNumber: '900102' },
  BUSINESS: { typeCode: 'BS', isPlatinumMember: false, renewalItemNumber: '900201' },
  BUSINESS_PLATINUM: { typeCode: 'BS', isPlatinumMember: true, renewalItemNumber: '900202' },
};
