import type { Club } from './club.ts';
import type { Stock, Variant } from './product.ts';

/** What one club has of a variant. */
export interface ClubStock {
  readonly variant: Variant;
  readonly club: Club;
  readonly stock: Stock;
}
