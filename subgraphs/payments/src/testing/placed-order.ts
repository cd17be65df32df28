import { money } from '@tarima/markets/money';
import type { PlacedOrder } from '../domain/placed-order.ts';

/** A pickup order of a member in Costa Rica, with a service fee. */
export const createPlacedOrder = (change: Partial<PlacedOrder> = {}): PlacedOrder => ({
  orderNumber: 'CR-261124-7F3K9Q2M',
  placedAt: new Date('2026-11-24T16:00:00Z'),
  isGuest: false,
  items: [
    { name: { es: 'Arroz, 9 kg', en: 'Rice, 9 kg' }, sku: '110101-1', quantity: 2, total: money(1_300_000, 'CRC') },
    { name: { es: 'Café molido' }, sku: '110103-1', quantity: 1, total: money(399_050, 'CRC') },
  ],
  serviceFee: money(125_000, 'CRC'),
  deliveryCharge: undefined,
  tax: money(209_812, 'CRC'),
  total: money(1_824_050, 'CRC'),
  club: { name: { es: 'Escazú', en: 'Escazú' }, street: 'Autopista Próspero Fernández', city: 'Escazú' },
  isPickup: true,
  address: undefined,
  window: undefined,
  payment: { brand: 'VISA', lastDigits: '1000' },
  ...change,
});
