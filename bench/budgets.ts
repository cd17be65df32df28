/** Budgets of normalised CPU milliseconds per operation, by the name of the scenario. */
export const scenarioBudgetsMs = {
  'list of 20 by category, sorted by price': 4,
  'the same list from the public cache': 0.2,
  'search with facets': 5,
  'product detail': 2,
  'new cart, add, change quantity': 10,
  'cart read': 1.5,
  'checkout to placed order': 40,
  'server-rendered product page': 8,
  'the same page from the page cache': 0.5,
} as const;

export type BudgetedScenario = keyof typeof scenarioBudgetsMs;

/** Name of the baseline, which has no budget. */
export const baselineName = 'bare Fastify route, the same bytes as the list';

/** Budgets of the other figures: gzipped kilobytes of JavaScript, milliseconds, and normalised CPU milliseconds per second. */
export const budgets = { scriptKb: 195, firstByteMs: 8, cachedFirstByteMs: 2, idleMs: 10 } as const;
