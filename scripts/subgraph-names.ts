/** The five subgraphs, in the order of their default ports. */
export const subgraphNames = ['catalog', 'cart', 'payments', 'membership', 'orders'] as const;

export type SubgraphName = (typeof subgraphNames)[number];
