import { findFormerPrice } from '../domain/reorder.ts';
import type { ReorderLineResolvers, ReorderResolvers } from '../resolver-types.gen.ts';

export const Reorder: ReorderResolvers = {
  club: ({ clubKey }) => (clubKey === null ? null : { key: clubKey }),
  lines: ({ lines }) => [...lines],
};

export const ReorderLine: ReorderLineResolvers = {
  id: ({ ordered }) => ordered.id,
  variant: ({ ordered }) => ordered.variant,
  name: ({ ordered }) => ordered.name,
  orderedQuantity: ({ ordered }) => ordered.quantity,
  formerUnitPrice: findFormerPrice,
};
