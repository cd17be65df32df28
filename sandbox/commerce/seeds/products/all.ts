import type { ProductRow } from './row.ts';
import { serviceFee } from './service-fee.ts';
import { readShelf } from './shelf-file.ts';

const shelves = [
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

/** Every product of the store, shelf by shelf, and the service fee. */
export const productRows: readonly ProductRow[] = [
  ...shelves.flatMap((shelf) => readShelf(`${shelf}.txt`)),
  serviceFee,
];
