import type { CartPreviewResolvers } from '../resolver-types.gen.ts';

export const CartPreview: CartPreviewResolvers = {
  club: ({ clubKey }) => ({ key: clubKey }),
  changes: ({ changes }) => [...changes],
};
