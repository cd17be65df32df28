/**
 * Reports of one kind within the browser. What is reported before anybody listens waits for the first listener: the code
 * that shows it is loaded after the page's own.
 */
export class Reports<T> {
  readonly #listeners = new Set<(report: T) => void>();
  #unheard: T[] = [];

  /** Passes a report to every listener. */
  report(report: T): void {
    if (this.#listeners.size === 0) this.#unheard.push(report);
    for (const listener of this.#listeners) listener(report);
  }

  /** Passes on every report from now on, and those that nobody has heard. @returns how to stop */
  listen(listener: (report: T) => void): () => void {
    this.#listeners.add(listener);
    const unheard = this.#unheard;
    this.#unheard = [];
    for (const report of unheard) listener(report);
    return () => void this.#listeners.delete(listener);
  }
}
