import type { SearchEngineName } from '@tarima/service-kit/configuration-schema';
import { searchUnavailable } from '@tarima/service-kit/graphql-errors';

/** How long an engine that failed is not asked again, so that nobody waits for it meanwhile (SEARCH-56). */
const restMs = 10_000;

export interface Engines {
  /**
   * Asks the first engine; after a failure, the next.
   * @throws GraphQLError `SEARCH_UNAVAILABLE` when none is left
   */
  ask<Answer>(work: (engine: SearchEngineName) => Promise<Answer>): Promise<Answer>;
}

/** The engines in the configured order (SEARCH-55); all requests share them and the memory of which ones failed. */
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
      // No engine is left (SEARCH-57).
      throw searchUnavailable();
    },
  };
}
