import { toMarketPrice } from '@tarima/markets/rates';
import { markets } from '@tarima/markets/table';
import type { ClubData } from '@tarima/platform-project/club-data';
import { clubs } from './clubs.ts';
import { colorNames, colors } from './products/row.ts';
import { serviceFee } from './products/service-fee.ts';
import { shippingMethods } from './shipping.ts';
import { taxCategories } from './taxes.ts';

const toDraftMoney = ({ centAmount, currency }: { centAmount: number; currency: string }) => ({
  centAmount,
  currencyCode: currency,
});

/** The sandbox's club, as `npm run platform:provision` reads it from a file. */
export const clubData: ClubData = {
  clubs: clubs.map((club) => ({
    key: club.key,
    name: club.name,
    country: club.country,
    address: club.address,
    latitude: club.latitude,
    longitude: club.longitude,
    plusCode: club.plusCode,
    timeZone: club.timeZone,
    openingHours: club.hours,
    fulfillmentClubs: club.fulfillmentClubs,
    ecommerceEnabled: club.ecommerceEnabled,
  })),
  taxCategories: taxCategories.map(({ key, name, rates }) => ({ key, name: name.en, rates })),
  shippingMethods: shippingMethods.map(({ key, name, localizedName, isDefault, zoneRate }) => ({
    key,
    name,
    localizedName,
    isDefault,
    price: toDraftMoney(zoneRate.price),
    ...(zoneRate.freeAbove && { freeAbove: toDraftMoney(zoneRate.freeAbove) }),
  })),
  colors: colorNames.map((key) => ({ key, es: colors[key].es, en: colors[key].en })),
  serviceFee: {
    sku: `${serviceFee.id}-1`,
    name: { es: serviceFee.es[0], en: serviceFee.en[0] },
    prices: markets.map(({ code }) => ({
      country: code,
      value: toDraftMoney(toMarketPrice(code, serviceFee.cents)),
    })),
  },
  reservationMinutes: 15,
};
