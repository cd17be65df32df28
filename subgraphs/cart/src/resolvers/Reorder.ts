import { findFormerPrice } from '../domain/reorder.ts';
import type { ReorderItemResolvers, ReorderResolvers } from '../resolver-types.gen.ts';

export const Reorder: ReorderResolvers = {
  club: ({ clubKey }) => (clubKey === null ? null : { key: clubKey }),
  items: ({ items }) => [...items],
};

export const ReorderItem: ReorderItemResolvers = {
  id: ({ ordered }) => ordered.id,
  variant: ({ ordered }) => ordered.variant,
  name: ({ ordered }) => ordered.name,
  orderedQuantity: ({ ordered }) => ordered.quantity,
  formerUnitPrice: findFormerPrice,
};
