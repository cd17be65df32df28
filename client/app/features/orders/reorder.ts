import type { ItemToAdd } from '../../apollo/schema-types.gen.ts';
import type { ReorderQuery } from './reorder.gen.ts';

/** What buying an order again would add to the cart, from the server. */
export type Reorder = NonNullable<NonNullable<ReorderQuery['order']>['reorder']>;
export type ReorderItem = Reorder['items'][number];

/** The number of units that can be added. */
export const countUnits = ({ items }: Reorder): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The items that the shopper is asked about: fewer units than ordered, or another price (ORDERS-325, ORDERS-326). */
export const listChanges = ({ items }: Reorder): readonly ReorderItem[] =>
  items.filter(({ limit, formerUnitPrice }) => limit !== null || formerUnitPrice !== null);

/** The products to add to the cart. */
export const listItemsToAdd = ({ items }: Reorder): ItemToAdd[] =>
  items.filter(({ quantity }) => quantity > 0).map(({ variant, quantity }) => ({ sku: variant.sku, quantity }));
