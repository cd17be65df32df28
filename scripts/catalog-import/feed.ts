import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isCurrency, toUsdCents } from '@tarima/markets/rates';
import { type CsvError, parse } from 'csv-parse';
import { z } from 'zod';

/** A product as the feed tells it (Google Merchant's names). */
export interface FeedProduct {
  readonly id: string;
  readonly title: string;
  /** From the top category down; at least one. */
  readonly categoryPath: readonly string[];
  readonly brand: string | undefined;
  readonly usdCents: number;
  /** Lower than `usdCents`, or absent. */
  readonly saleUsdCents: number | undefined;
  readonly inStock: boolean;
  /** 0 to 5. */
  readonly rating: number | undefined;
  readonly description: string | undefined;
  readonly imageLink: string | undefined;
}

/** A line of the feed: its number in the file, and a product or what is wrong with it. */
export type FeedLine =
  | { readonly line: number; readonly product: FeedProduct }
  | { readonly line: number; readonly fault: string };

/** The file is no feed at all: columns are missing. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

const requiredColumns = ['id', 'title', 'product_type', 'price'];
/** A quote that is never closed costs at most so much of the file, not all of its rest. */
const maxRecordBytes = 32_768;

/** Reads a TSV or CSV feed line by line, whatever its size. @throws FeedError */
export async function* readFeed(file: string): AsyncGenerator<FeedLine> {
  const faults: FeedLine[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      delimiter: await delimiterOf(file),
      columns: (header: string[]) => checkedHeader(header),
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: maxRecordBytes,
      on_skip: (error: CsvError | undefined) => {
        faults.push({ line: Number(error?.lines ?? 0), fault: error?.message ?? 'cannot be read' });
        return undefined;
      },
    }),
  );
  const seen = new Map<string, number>();
  for await (const { record, info } of parser) {
    yield* faults.splice(0);
    yield feedLine(record, info.lines, seen);
  }
  yield* faults;
}

async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1);
    return header.includes('\t') ? '\t' : ',';
  } finally {
    await handle.close();
  }
}

function checkedHeader(header: readonly string[]): string[] {
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

function feedLine(record: unknown, line: number, seen: Map<string, number>): FeedLine {
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { line, fault: faults.join('; ') };
  }
  const before = seen.get(parsed.data.id);
  if (before !== undefined) return { line, fault: `id: '${parsed.data.id}' is on line ${before} already` };
  seen.set(parsed.data.id, line);
  return { line, product: parsed.data };
}
