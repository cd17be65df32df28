import { fresh } from './fresh.ts';
import { pantry } from './pantry.ts';
import type { ProductRow } from './row.ts';

/** Every product of the store, shelf by shelf. */
export const productRows: readonly ProductRow[] = [...pantry, ...fresh];
