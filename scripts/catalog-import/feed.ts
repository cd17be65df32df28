import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isCurrency, toUsdCents } from '@tarima/markets/rates';
import { type CsvError, parse } from 'csv-parse';
import { z } from 'zod';

/** A product of a feed in Google Merchant style. */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  /** Category names, top level first; at least one. */
  readonly categoryPath: readonly string[];
  readonly brand: string | undefined;
  readonly usdCents: number;
  /** Lower than `usdCents`, or undefined. */
  readonly saleUsdCents: number | undefined;
  readonly inStock: boolean;
  /** Average rating from 0 to 5. */
  readonly rating: number | undefined;
  readonly description: string | undefined;
  readonly imageLink: string | undefined;
}

/** A line of the feed with its number in the file, and a product or a validation error. */
export type FeedLine =
  | { readonly line: number; readonly product: FeedProduct }
  | { readonly line: number; readonly error: string };

/** The file is not a feed: required columns are missing. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

const requiredColumns = ['id', 'title', 'product_type', 'price'];
/** Limits how much of the file an unclosed quote can consume. */
const maxRecordBytes = 32_768;

/** Streams a TSV or CSV feed of any size line by line. @throws FeedError */
export async function* readFeed(file: string): AsyncGenerator<FeedLine> {
  const errors: FeedLine[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      delimiter: await detectDelimiter(file),
      columns: (header: string[]) => validateHeader(header),
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: maxRecordBytes,
      on_skip: (error: CsvError | undefined) => {
        errors.push({ line: Number(error?.lines ?? 0), error: error?.message ?? 'invalid record' });
        return undefined;
      },
    }),
  );
  const linesById = new Map<string, number>();
  for await (const { record, info } of parser) {
    yield* errors.splice(0);
    yield parseRecord(record, info.lines, linesById);
  }
  yield* errors;
}

async function detectDelimiter(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1);
    return header.includes('\t') ? '\t' : ',';
  } finally {
    await handle.close();
  }
}

function validateHeader(header: readonly string[]): string[] {
  const names = header.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const missing = requiredColumns.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new FeedError(`The feed has no column ${missing.join(', ')}.`);
  return names;
}

const optionalText = z
  .string()
  .optional()
  .transform((text) => text || undefined);

const priceSchema = z.string().transform((text, context) => {
  const [, whole, decimals = '', currency = ''] = /^(\d{1,9})(?:\.(\d{1,2}))? ([A-Z]{3})$/.exec(text) ?? [];
  if (whole === undefined || !isCurrency(currency)) {
    context.addIssue(`'${text}' is not a price like "2.65 USD" in a currency of the store`);
    return z.NEVER;
  }
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents === 0) context.addIssue('is zero');
  return toUsdCents(cents, currency);
});

const recordSchema = z
  .object({
    id: z.string().min(1, 'is empty').max(50, 'is longer than 50 characters'),
    title: z.string().min(1, 'is empty').max(500),
    product_type: z
      .string()
      .transform((path) => path.split('>').map((name) => name.trim()))
      .refine((path) => path.length <= 5 && path.every((name) => /[\p{L}\p{N}]/u.test(name)), 'is not "A > B > C"'),
    brand: optionalText,
    price: priceSchema,
    sale_price: optionalText.pipe(priceSchema.optional()),
    availability: z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder', '']).default('in_stock'),
    rating: optionalText
      .transform((text) => (text === undefined ? undefined : Number(text)))
      .pipe(z.number('is not a number').min(0).max(5).optional()),
    description: optionalText.pipe(z.string().max(5_000).optional()),
    image_link: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  })
  .transform(
    (record): FeedProduct => ({
      id: record.id,
      title: record.title,
      categoryPath: record.product_type,
      brand: record.brand,
      usdCents: record.price,
      saleUsdCents: record.sale_price !== undefined && record.sale_price < record.price ? record.sale_price : undefined,
      inStock: record.availability === 'in_stock' || record.availability === '',
      rating: record.rating,
      description: record.description,
      imageLink: record.image_link,
    }),
  );

function parseRecord(record: unknown, line: number, linesById: Map<string, number>): FeedLine {
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { line, error: errors.join('; ') };
  }
  const firstLine = linesById.get(parsed.data.id);
  if (firstLine !== undefined) return { line, error: `id: '${parsed.data.id}' is on line ${firstLine} already` };
  linesById.set(parsed.data.id, line);
  return { line, product: parsed.data };
}
