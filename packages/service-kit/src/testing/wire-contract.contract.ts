import { z } from 'zod';
import type { Expect, Unpublished } from './wire-contract.ts';

interface VendorLine {
  readonly sku?: string;
  readonly quantity: number;
}

interface VendorCart {
  readonly id: string;
  readonly key?: string;
  readonly lines: VendorLine[];
  readonly custom?: { readonly [field: string]: unknown };
  readonly price: { readonly cents: number } | { readonly cents: number; readonly precise: number };
}

const published = z.object({
  id: z.string(),
  key: z.string().optional(),
  lines: z.array(z.object({ sku: z.string().default(''), quantity: z.number() })),
  custom: z.object({ club: z.string() }).optional(),
  price: z.object({ cents: z.number(), precise: z.number().optional() }),
});
const requiresOptional = published.extend({ key: z.string() });
const requiresInventedKey = published.extend({ invented: z.string() });
const readsInventedKey = published.extend({ lines: z.array(z.object({ invented: z.string().optional() })) });
const requiresOneKindOfPrice = published.extend({ price: z.object({ precise: z.number() }) });

/** Shows that the type check refuses a schema that the vendor's documents do not satisfy. */
export type Contract = [
  Expect<Unpublished<typeof published, VendorCart>>,
  // @ts-expect-error: `key` may be absent.
  Expect<Unpublished<typeof requiresOptional, VendorCart>>,
  // @ts-expect-error: `invented` does not exist.
  Expect<Unpublished<typeof requiresInventedKey, VendorCart>>,
  // @ts-expect-error: `lines[].invented` does not exist.
  Expect<Unpublished<typeof readsInventedKey, VendorCart>>,
  // @ts-expect-error: only some prices have `precise`.
  Expect<Unpublished<typeof requiresOneKindOfPrice, VendorCart>>,
];
