/**
 * An event channel in the browser. Reports are queued until the first listener subscribes, because the code that shows
 * them is loaded after the page's own.
 */
export class Reports<T> {
  readonly #listeners = new Set<(report: T) => void>();
  #queued: T[] = [];

  /** Passes a report to all listeners. */
  report(report: T): void {
    if (this.#listeners.size === 0) this.#queued.push(report);
    for (const listener of this.#listeners) listener(report);
  }

  /** Subscribes to all future reports and the queued ones. @returns a function that unsubscribes */
  listen(listener: (report: T) => void): () => void {
    this.#listeners.add(listener);
    const queued = this.#queued;
    this.#queued = [];
    for (const report of queued) listener(report);
    return () => void this.#listeners.delete(listener);
  }
}
