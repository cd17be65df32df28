import { createSearchUnavailableError } from '@tarima/service-kit/graphql-errors';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';

/** Statuses of an upstream that refuses one request, because of its form or size, and serves others. */
const refusalStatuses: readonly number[] = [400, 413, 414, 422, 431];

const isOutage = (error: unknown) => !(error instanceof UpstreamError && refusalStatuses.includes(error.status));

/** How long a failed engine is skipped, so that requests do not wait for it (SEARCH-56). */
const cooldownMs = 10_000;

export interface EngineFailover<EngineName extends string> {
  /**
   * Calls `work` with the first available engine, and with the next one after a failure. An engine that refuses one request
   * stays available for others. After the cooldown of a failed engine, one call tests it and the others wait for the result.
   * @throws GraphQLError `SEARCH_UNAVAILABLE` when no engine is left
   */
  run<Result>(work: (engine: EngineName) => Promise<Result>): Promise<Result>;
}

/** Engines in the configured order (SEARCH-55); one instance serves all requests, so that they share the cooldowns. */
export function createEngineFailover<EngineName extends string>(options: {
  readonly order: () => readonly EngineName[];
  readonly onError: (engine: EngineName, error: unknown) => void;
}): EngineFailover<EngineName> {
  const breakers = new Map<EngineName, CircuitBreakerPolicy>();
  const getBreaker = (engine: EngineName): CircuitBreakerPolicy => {
    const breaker =
      breakers.get(engine) ??
      circuitBreaker(handleWhen(isOutage), { halfOpenAfter: cooldownMs, breaker: new ConsecutiveBreaker(1) });
    breakers.set(engine, breaker);
    return breaker;
  };
  return {
    async run(work) {
      for (const engine of options.order()) {
        try {
          return await getBreaker(engine).execute(() => work(engine));
        } catch (error) {
          if (!isBrokenCircuitError(error)) options.onError(engine, error);
        }
      }
      // No engine is left (SEARCH-57).
      throw createSearchUnavailableError();
    },
  };
}
