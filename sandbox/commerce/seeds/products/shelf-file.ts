import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { colorNames, measures, type PackSize, type ProductRow } from './row.ts';

const linesPerProduct = 3;

const packSize = z
  .string()
  .regex(/^[\d.]+ \S/, 'not a size')
  .transform((textSchema): PackSize => {
    const [amount = '', ...rest] = textSchema.split(' ');
    if (rest[0] === '×') return [Number(amount), 'u', rest.slice(1).join(' ')];
    return [Number(amount), z.enum(measures).parse(rest.join(' '))];
  });

const list = z.string().transform((textSchema) => textSchema.split(','));

const options = z.strictObject({
  kg: z.coerce.number().optional(),
  weighed: z
    .string()
    .transform((textSchema) => textSchema.split('-').map(Number))
    .pipe(z.tuple([z.number(), z.number()]))
    .optional(),
  storage: z.enum(['CHILLED', 'FROZEN']).optional(),
  tax: z.enum(['standard', 'basic-basket', 'exempt', 'alcohol']).optional(),
  promo: z
    .string()
    .transform((textSchema) => textSchema.split(':'))
    .pipe(z.tuple([z.string(), z.string().transform(Number)]))
    .optional(),
  colors: list.pipe(z.array(z.enum(colorNames))).optional(),
  sizes: list.optional(),
});

const head = z.tuple([
  z.string().regex(/^\d{6}$/, 'not a product id'),
  z.string(),
  z.string(),
  z
    .string()
    .regex(/^\d+\.\d\d$/, 'not a price')
    .transform((dollars) => Math.round(Number(dollars) * 100)),
  packSize,
  z.string(),
  z
    .string()
    .default('')
    .transform((textSchema) =>
      Object.fromEntries(textSchema.split(' ').flatMap((pair) => (pair ? [pair.split('=')] : []))),
    )
    .pipe(options),
]);

const textSchema = (language: 'es' | 'en') =>
  z.tuple([z.literal(language), z.string(), z.string()]).transform(([, name, description]) => [name, description]);
const texts = {
  es: textSchema('es').pipe(z.tuple([z.string(), z.string()])),
  en: textSchema('en').pipe(z.tuple([z.string(), z.string()])),
};

/**
 * Reads the products of a shelf file in this folder, three lines each:
 *
 *     id | aisle | brand | US dollars | size | pictures | options
 *       es | name | description
 *       en | name | description
 *
 * A size is `9 kg` or `24 × 355 ml`. Options are the optional fields of {@link ProductRow} as space-separated
 * `name=value` with comma-separated lists, and can be omitted. Throws on an invalid line, so that a mistake stops the
 * seeding.
 */
export function readShelf(fileName: string): ProductRow[] {
  const lines = readFileSync(new URL(fileName, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return Array.from({ length: Math.ceil(lines.length / linesPerProduct) }, (_, index) => {
    const first = index * linesPerProduct;
    try {
      return readProduct(lines.slice(first, first + linesPerProduct).map((line) => line.trim().split(' | ')));
    } catch (error) {
      throw new Error(`${fileName}, line ${first + 1} is not a valid product`, { cause: error });
    }
  });
}

function readProduct([first, es, en]: string[][]): ProductRow {
  const [id, aisle, brand, cents, size, pics, selectedOptions] = head.parse(first);
  return { id, aisle, brand, cents, size, pics, ...selectedOptions, es: texts.es.parse(es), en: texts.en.parse(en) };
}
