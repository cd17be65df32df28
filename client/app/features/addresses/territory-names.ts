import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MarketCode } from '@tarima/markets/table';
import { useLocale } from '../../i18n/use-locale.ts';
import type { TerritoryLevel } from './address-location.ts';

type TerritoryNames = Readonly<Record<TerritoryLevel, MessageDescriptor>>;

const departmentNames: TerritoryNames = {
  province: msg`Department`,
  city: msg`Municipality`,
  district: msg`Neighbourhood`,
};
const parishNames: TerritoryNames = { province: msg`Parish`, city: msg`Town`, district: msg`District` };
const regionNames: TerritoryNames = { province: msg`Region`, city: msg`Town`, district: msg`District` };

/** Names of the territory levels in each market (ADDRESSES-73). */
const territoryNames: Readonly<Record<MarketCode, TerritoryNames>> = {
  AW: regionNames,
  BB: parishNames,
  CO: departmentNames,
  CR: { province: msg`Province`, city: msg`Canton`, district: msg`District` },
  DO: { province: msg`Province`, city: msg`Municipality`, district: msg`Sector` },
  GT: departmentNames,
  HN: departmentNames,
  JM: parishNames,
  NI: departmentNames,
  PA: { province: msg`Province`, city: msg`District`, district: msg`Corregimiento` },
  SV: departmentNames,
  TT: regionNames,
  VI: { province: msg`Island`, city: msg`Town`, district: msg`District` },
};

/** Returns the names of the territory levels in the page's market and language. */
export function useTerritoryNames(): (level: TerritoryLevel) => string {
  const { i18n } = useLingui();
  const { market } = useLocale();
  return (level) => i18n._(territoryNames[market.code][level]);
}
