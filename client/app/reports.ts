/**
 * An event channel in the browser. Reports are queued until the first listener subscribes, because the code that shows
 * them is loaded after the page's own.
 */
export class Reports<T> {
  readonly #listeners = new Set<(report: T) => void>();
  #unheard: T[] = [];

  /** Passes a report to all listeners. */
  report(report: T): void {
    if (this.#listeners.size === 0) this.#unheard.push(report);
    for (const listener of this.#listeners) listener(report);
  }

  /** Subscribes to all future reports and the queued ones. @returns a function that unsubscribes */
  listen(listener: (report: T) => void): () => void {
    this.#listeners.add(listener);
    const unheard = this.#unheard;
    this.#unheard = [];
    for (const report of unheard) listener(report);
    return () => void this.#listeners.delete(listener);
  }
}
