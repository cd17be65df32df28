import type { ProductRow } from './row.ts';

/**
 * The service fee is a product that the store adds to a cart (DELIVERY-103). It has no category, and a picture only
 * because every cart line shows one.
 */
export const serviceFee: ProductRow = {
  id: '990001',
  aisle: null,
  brand: 'Tarima',
  cents: 250,
  size: [1, 'u'],
  kg: 0,
  pics: 'hero:receipt@kraft hero:receipt@sand',
  es: ['Cargo por servicio', 'Cubre la preparación de pedidos pequeños. No se cobra desde el mínimo de compra.'],
  en: ['Service fee', 'Covers the picking of small orders. Not charged above the minimum order.'],
};
