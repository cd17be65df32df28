import type { ProductRow } from './row.ts';
import { serviceFee } from './service-fee.ts';
import { readShelf } from './shelf-file.ts';

const shelfNames = [
  'pantry',
  'fresh',
  'bakery',
  'frozen',
  'beverages',
  'snacks',
  'household',
  'health-and-beauty',
  'baby',
  'pets',
  'electronics',
  'home-and-kitchen',
  'outdoor-and-tools',
  'office-and-school',
  'toys-and-party',
  'clothing',
];

/** All products of the store by category, and the service fee. */
export const productRows: readonly ProductRow[] = [
  ...shelfNames.flatMap((shelf) => readShelf(`${shelf}.txt`)),
  serviceFee,
];
