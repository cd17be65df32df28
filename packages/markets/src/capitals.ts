import type { MarketCode } from './table.ts';

/** Where each market's capital is, which a map shows before it knows an address. Not in the table, which browsers load. */
export const capitals: Readonly<Record<MarketCode, { readonly latitude: number; readonly longitude: number }>> = {
  SV: { latitude: 13.6929, longitude: -89.2182 },
  CO: { latitude: 4.711, longitude: -74.0721 },
  CR: { latitude: 9.9281, longitude: -84.0907 },
  GT: { latitude: 14.6349, longitude: -90.5069 },
  PA: { latitude: 8.9824, longitude: -79.5199 },
  HN: { latitude: 14.0723, longitude: -87.1921 },
  NI: { latitude: 12.115, longitude: -86.2362 },
  AW: { latitude: 12.5092, longitude: -70.0086 },
  BB: { latitude: 13.0975, longitude: -59.6165 },
  DO: { latitude: 18.4861, longitude: -69.9312 },
  VI: { latitude: 18.3419, longitude: -64.9307 },
  TT: { latitude: 10.6549, longitude: -61.5019 },
  JM: { latitude: 17.9712, longitude: -76.7936 },
};
