import { setTimeout as sleep } from 'node:timers/promises';

/** Times the waits of a shopper. Each must end with a result, or with a failure that the page shows. */
export interface Watch {
  /** Waits for an action of a tab. @throws EndlessWaitError after the limit */
  wait<Result>(tab: object, name: string, action: () => Promise<Result>): Promise<Result>;
  /** Stops the timers of a tab, because it is reloaded. */
  stop(tab: object): void;
  /**
   * Loads a page, with at most `tries` attempts. The shopper presses “Try again” after a failure.
   * @returns undefined when every try failed
   */
  load<Result>(tab: object, name: string, action: () => Promise<Result>, tries?: number): Promise<Result | undefined>;
  /** Waits that did not end in time. */
  readonly endless: readonly string[];
  /** Loads of pages that failed, each of them with an error page or a message. */
  failedLoads(): number;
  longestMs(): number;
}

/** Longer than any action may take: a request, its retry, and the polls of a payment with their last request. */
export const waitLimitMs = 60_000;

/** How long a shopper reads a message before they try again. */
export const readErrorMs = 700;

export class EndlessWaitError extends Error {}

export function createWatch(): Watch {
  const endless: string[] = [];
  let failed = 0;
  let longestMs = 0;
  const timers = new Map<NodeJS.Timeout, object>();
  const wait: Watch['wait'] = async (tab, name, action) => {
    const startTime = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      endless.push(name);
      late.reject(new EndlessWaitError(`${name}: still waiting after ${waitLimitMs / 1_000} s`));
    }, waitLimitMs);
    timers.set(timer, tab);
    try {
      return await Promise.race([action(), late.promise]);
    } finally {
      clearTimeout(timer);
      timers.delete(timer);
      longestMs = Math.max(longestMs, performance.now() - startTime);
    }
  };
  return {
    endless,
    wait,
    stop(tab) {
      for (const [timer, owner] of timers) if (owner === tab) clearTimeout(timer);
    },
    failedLoads: () => failed,
    longestMs: () => longestMs,
    async load(tab, name, action, tries = 4) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        try {
          return await wait(tab, name, action);
        } catch (error) {
          if (error instanceof EndlessWaitError) throw error;
          failed += 1;
          await sleep(readErrorMs);
        }
      }
      return undefined;
    },
  };
}
