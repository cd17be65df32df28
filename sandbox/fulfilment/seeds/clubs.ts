import { clubs, deliveryRadiusKm } from '../../commerce/seeds/clubs.ts';
import type { FulfilmentClub } from '../src/windows.ts';

/** Delivery plan of every club: two-hour windows with 1,500 litres each. */
const plan = {
  windowMinutes: 120,
  windowLitres: 1_500,
  leadMinutes: 120,
  cutOff: '18:00',
  holdMinutes: 30,
  closedUntil: null,
} as const;

/** Clubs that deliver: those of the commerce platform that sell online. */
export const fulfilmentClubs: FulfilmentClub[] = clubs
  .filter(({ ecommerceEnabled }) => ecommerceEnabled)
  .map(({ key, latitude, longitude, timeZone, hours }) => ({
    key,
    latitude,
    longitude,
    timeZone,
    hours,
    radiusKm: deliveryRadiusKm,
    ...plan,
  }));
