import type { SearchEngineName } from '@tarima/service-kit/configuration-schema';
import { searchUnavailable } from '@tarima/service-kit/graphql-errors';

/** How long an engine that failed is left alone: nobody else waits for it meanwhile. */
const restMs = 10_000;

export interface Engines {
  /**
   * Asks the first engine; after a failure, the next (store.md §4.10).
   * @throws GraphQLError `SEARCH_UNAVAILABLE` when none is left
   */
  ask<Answer>(work: (engine: SearchEngineName) => Promise<Answer>): Promise<Answer>;
}

/** The engines in the order that configuration says now; shared by all requests, as what is known of their health is. */
export function createEngines(options: {
  readonly order: () => readonly SearchEngineName[];
  readonly onFault: (engine: SearchEngineName, error: unknown) => void;
  readonly now?: () => number;
}): Engines {
  const { order, onFault, now = Date.now } = options;
  const restingUntil = new Map<SearchEngineName, number>();
  return {
    async ask(work) {
      for (const engine of order()) {
        if ((restingUntil.get(engine) ?? 0) > now()) continue;
        try {
          return await work(engine);
        } catch (error) {
          restingUntil.set(engine, now() + restMs);
          onFault(engine, error);
        }
      }
      throw searchUnavailable();
    },
  };
}
