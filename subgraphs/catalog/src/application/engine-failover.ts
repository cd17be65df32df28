import { searchUnavailable } from '@tarima/service-kit/graphql-errors';

/** How long a failed engine is skipped, so that requests do not wait for it (SEARCH-56). */
const cooldownMs = 10_000;

export interface EngineFailover<EngineName extends string> {
  /**
   * Calls `work` with the first available engine, and with the next one after a failure.
   * @throws GraphQLError `SEARCH_UNAVAILABLE` when no engine is left
   */
  run<Result>(work: (engine: EngineName) => Promise<Result>): Promise<Result>;
}

/** Engines in the configured order (SEARCH-55); one instance serves all requests, so that they share the cooldowns. */
export function createEngineFailover<EngineName extends string>(options: {
  readonly order: () => readonly EngineName[];
  readonly onError: (engine: EngineName, error: unknown) => void;
  readonly now?: () => number;
}): EngineFailover<EngineName> {
  const { order, onError, now = Date.now } = options;
  const cooldownEnds = new Map<EngineName, number>();
  return {
    async run(work) {
      for (const engine of order()) {
        if ((cooldownEnds.get(engine) ?? 0) > now()) continue;
        try {
          return await work(engine);
        } catch (error) {
          cooldownEnds.set(engine, now() + cooldownMs);
          onError(engine, error);
        }
      }
      // No engine is left (SEARCH-57).
      throw searchUnavailable();
    },
  };
}
