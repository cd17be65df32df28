import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const aisles: Readonly<Record<string, readonly string[]>> = {
  Pantry: ['Rice', 'Beans', 'Pasta', 'Sauce'],
  Beverages: ['Coffee', 'Juice', 'Water', 'Tea'],
  Frozen: ['Pizza', 'Vegetables', 'Shrimp', 'Waffles'],
  Bakery: ['Bread', 'Tortillas', 'Cookies', 'Muffins'],
  Cleaning: ['Detergent', 'Bleach', 'Sponges', 'Softener'],
  Health: ['Vitamins', 'Shampoo', 'Toothpaste', 'Sunscreen'],
  Home: ['Towels', 'Pillows', 'Lamps', 'Shelves'],
  Electronics: ['Televisions', 'Speakers', 'Headphones', 'Chargers'],
  Garden: ['Hoses', 'Planters', 'Grills', 'Umbrellas'],
  Pets: ['Kibble', 'Litter', 'Leashes', 'Treats'],
};
const shelves = ['Value', 'Select', 'Organic'];
const brands = [
  ...['Almendro', 'Bahia', 'Cordillera', 'Dorado', 'Espiga', 'Faro', 'Granero', 'Horizonte', 'Istmo', 'Jacaranda'],
  ...['Kapok', 'Laguna', 'Manglar', 'Nogal', 'Oropel', 'Palmera', 'Quetzal', 'Rivera', 'Solano', 'Turrialba'],
];
const qualities = [
  'Classic',
  'Premium',
  'Family',
  'Fresh',
  'Golden',
  'Natural',
  'Original',
  'Royal',
  'Simple',
  'Double',
];

/**
 * Writes a product feed for `catalog:import`: always the same line for the same number, spread evenly over 10 departments,
 * 40 aisles and 120 shelves. Words, brands, prices and ratings vary independently of each other.
 */
export async function writeFeed(file: string, products: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('id\ttitle\tproduct_type\tbrand\tprice\tsale_price\tavailability\trating\tdescription\n');
  for (let number = 0; number < products; number += 1) {
    if (!stream.write(`${createFeedLine(number)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

const paths = Object.entries(aisles).flatMap(([department, names]) =>
  names.flatMap((aisle) => shelves.map((shelf) => ({ department, aisle, shelf }))),
);

/** Creates the line of one product, tab-separated. */
export function createFeedLine(number: number): string {
  const { department, aisle, shelf } = pickCyclic(paths, number);
  const brand = pickCyclic(brands, hashNumber(number, 1));
  const quality = pickCyclic(qualities, hashNumber(number, 2));
  const packs = 1 + (hashNumber(number, 3) % 12);
  const cents = 199 + (hashNumber(number, 4) % 20_000);
  const isOnSale = hashNumber(number, 5) % 8 === 0;
  return [
    `B${String(number).padStart(6, '0')}`,
    `${brand} ${quality} ${aisle} ${packs} x ${100 + 50 * (number % 9)} g`,
    `${department} > ${aisle} > ${shelf} ${aisle}`,
    brand,
    formatUsd(cents),
    isOnSale ? formatUsd(Math.round(cents * 0.85)) : '',
    hashNumber(number, 6) % 20 === 0 ? 'out_of_stock' : 'in_stock',
    (3 + (hashNumber(number, 7) % 21) / 10).toFixed(1),
    `${quality} ${aisle.toLowerCase()} by ${brand}, ${packs} to a pack, for the ${department.toLowerCase()} of every home.`,
  ].join('\t');
}

const formatUsd = (cents: number) => `${(cents / 100).toFixed(2)} USD`;

function pickCyclic<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

/** Returns a deterministic pseudo-random number of 32 bits, mixed with MurmurHash3's finaliser. */
function hashNumber(number: number, salt: number): number {
  let hash = (number + Math.imul(salt, 0x9e3779b9)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
