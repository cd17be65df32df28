import type { MarketCode } from '@tarima/markets/table';
import type { MembershipType } from '../../commerce/seeds/types.ts';

/** Price of a year in US cents. */
export const yearlyUsdCents: Readonly<Record<MembershipType, number>> = {
  DIAMOND: 3_500,
  PLATINUM: 7_500,
  BUSINESS: 3_500,
  BUSINESS_PLATINUM: 7_500,
};

/** Units of local currency for a US dollar, with which the club sets its prices. */
export const localRates: Readonly<Record<MarketCode, number>> = {
  SV: 1,
  CO: 4_000,
  CR: 510,
  GT: 7.8,
  PA: 1,
  HN: 25,
  NI: 36.6,
  AW: 1.8,
  BB: 2,
  DO: 60,
  VI: 1,
  TT: 6.8,
  JM: 157,
};

/** Item numbers of a purchase, a renewal and an upgrade to the type. */
export const itemNumbers: Readonly<Record<MembershipType, Readonly<Record<'NEW' | 'RENEWAL' | 'UPGRADE', string>>>> = {
  DIAMOND: { NEW: '900001', RENEWAL: '900101', UPGRADE: '900301' },
  PLATINUM: { NEW: '900002', RENEWAL: '900102', UPGRADE: '900302' },
  BUSINESS: { NEW: '900003', RENEWAL: '900201', UPGRADE: '900303' },
  BUSINESS_PLATINUM: { NEW: '900004', RENEWAL: '900202', UPGRADE: '900304' },
};
