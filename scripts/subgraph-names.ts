/** The five subgraphs, in the order of their default ports (architecture §3). */
export const subgraphNames = ['catalog', 'cart', 'payments', 'membership', 'orders'] as const;

export type SubgraphName = (typeof subgraphNames)[number];
