import type { ItemToAdd } from '../../apollo/schema-types.gen.ts';
import type { ReorderQuery } from './reorder.gen.ts';

/** The server's preview of buying an order again: the items that can be added to the cart. */
export type Reorder = NonNullable<NonNullable<ReorderQuery['order']>['reorder']>;
export type ReorderLine = Reorder['lines'][number];

/** The number of units that can be added. */
export const countUnits = ({ lines }: Reorder): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines to confirm: fewer units than ordered, or a changed price (ORDERS-325, ORDERS-326). */
export const listChanges = ({ lines }: Reorder): readonly ReorderLine[] =>
  lines.filter(({ limit, formerUnitPrice }) => limit !== null || formerUnitPrice !== null);

/** The products to add to the cart. */
export const listItemsToAdd = ({ lines }: Reorder): ItemToAdd[] =>
  lines.filter(({ quantity }) => quantity > 0).map(({ variant, quantity }) => ({ sku: variant.sku, quantity }));
