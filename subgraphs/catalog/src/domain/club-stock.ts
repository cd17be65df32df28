import type { Club } from './club.ts';
import type { Stock, Variant } from './product.ts';

/** The stock of a variant at one club. */
export interface ClubStock {
  readonly variant: Variant;
  readonly club: Club;
  readonly stock: Stock;
}
