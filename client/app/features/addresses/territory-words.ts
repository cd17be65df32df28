import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MarketCode } from '@tarima/markets/table';
import { useLocale } from '../../i18n/use-locale.ts';
import type { TerritoryLevel } from './address-location.ts';

type Words = Readonly<Record<TerritoryLevel, MessageDescriptor>>;

const ofDepartments: Words = { province: msg`Department`, city: msg`Municipality`, district: msg`Neighbourhood` };
const ofParishes: Words = { province: msg`Parish`, city: msg`Town`, district: msg`District` };
const ofRegions: Words = { province: msg`Region`, city: msg`Town`, district: msg`District` };

/** What people call the parts of their country, from the largest down (ADDRESSES-73). */
const words: Readonly<Record<MarketCode, Words>> = {
  AW: ofRegions,
  BB: ofParishes,
  CO: ofDepartments,
  CR: { province: msg`Province`, city: msg`Canton`, district: msg`District` },
  DO: { province: msg`Province`, city: msg`Municipality`, district: msg`Sector` },
  GT: ofDepartments,
  HN: ofDepartments,
  JM: ofParishes,
  NI: ofDepartments,
  PA: { province: msg`Province`, city: msg`District`, district: msg`Corregimiento` },
  SV: ofDepartments,
  TT: ofRegions,
  VI: { province: msg`Island`, city: msg`Town`, district: msg`District` },
};

/** The word for a level of territory in the shopper's country. */
export function useTerritoryWords(): (level: TerritoryLevel) => string {
  const { i18n } = useLingui();
  const { market } = useLocale();
  return (level) => i18n._(words[market.code][level]);
}
