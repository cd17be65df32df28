import { z } from 'zod';

interface ProductAttribute {
  readonly name: string;
  readonly value?: unknown;
}

const clubsSchema = z.array(z.object({ club: z.string(), value: z.boolean() }));

/**
 * Whether a club or a country's channel sells a product by weight: as the attribute `sale_by_weight` says, unless
 * `sold_by_weight`, a JSON list of clubs and values, excludes the club (CATALOG-26, CART-18).
 */
export function isSoldByWeight(attributes: readonly ProductAttribute[], channelKey: string | null): boolean {
  const findValue = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  if (findValue('sale_by_weight') !== true) return false;
  return parseClubs(findValue('sold_by_weight')).find(({ club }) => club === channelKey)?.value !== false;
}

/** A missing or malformed list counts as empty. */
function parseClubs(json: unknown): z.output<typeof clubsSchema> {
  if (typeof json !== 'string') return [];
  try {
    return clubsSchema.safeParse(JSON.parse(json)).data ?? [];
  } catch {
    return [];
  }
}
