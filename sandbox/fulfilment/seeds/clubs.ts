import { clubs, deliveryRadiusKm } from '../../commerce/seeds/clubs.ts';
import type { FulfilmentClub } from '../src/windows.ts';

/** How the vans of every club go: a van holds 1,500 litres and leaves every two hours. */
const plan = {
  windowMinutes: 120,
  windowLitres: 1_500,
  leadMinutes: 120,
  cutOff: '18:00',
  holdMinutes: 30,
  closedUntil: null,
} as const;

/** The clubs that bring goods, where the commerce platform has them. */
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
