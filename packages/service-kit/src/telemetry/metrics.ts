import type { Attributes, Counter, Histogram, Meter, MetricOptions, ObservableGauge } from '@opentelemetry/api';

/* Metrics of this process. Without telemetry (`start.ts`) nothing is measured. */

let meter: Meter | undefined;

/** Called when metrics start and stop. */
export function setMeter(next: Meter | undefined): void {
  meter = next;
}

/** Whether this process has metrics. */
export const hasMetrics = (): boolean => meter !== undefined;

/** Creates an instrument at its first use, because modules are loaded before telemetry starts. */
function createLazily<Instrument>(create: (meter: Meter) => Instrument): () => Instrument | undefined {
  let instrument: Instrument | undefined;
  let creator: Meter | undefined;
  return () => {
    if (meter && creator !== meter) {
      instrument = create(meter);
      creator = meter;
    }
    return meter && instrument;
  };
}

/** Upper bounds of durations, in seconds. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Records a duration in milliseconds. Attributes must have few different values. */
export type RecordDuration = (milliseconds: number, attributes: Attributes) => void;

/** Creates a histogram of durations, which are exported in seconds. */
export function createDurationHistogram(name: string, description: string): RecordDuration {
  const advice = { explicitBucketBoundaries: durationBounds };
  const get = createLazily<Histogram>((owner) => owner.createHistogram(name, { description, unit: 's', advice }));
  return (milliseconds, attributes) => get()?.record(milliseconds / 1_000, attributes);
}

/** Creates a counter of events. */
export function createEventCounter(name: string, description: string): (attributes: Attributes) => void {
  const get = createLazily<Counter>((owner) => owner.createCounter(name, { description }));
  return (attributes) => get()?.add(1, attributes);
}

/** A value at the time of an export. */
export interface Observation<Name extends string> {
  readonly name: Name;
  readonly value: number;
  readonly attributes?: Attributes;
}

/** Exports values that `read` returns for each export; when it fails, none are exported. */
export function observeGauges<Name extends string>(
  gauges: Readonly<Record<Name, MetricOptions>>,
  read: () => Promise<readonly Observation<Name>[]>,
): void {
  const owner = meter;
  if (!owner) return;
  const instruments = new Map<string, ObservableGauge>(
    Object.entries<MetricOptions>(gauges).map(([name, options]) => [name, owner.createObservableGauge(name, options)]),
  );
  owner.addBatchObservableCallback(
    async (result) => {
      for (const { name, value, attributes } of await read()) {
        const gauge = instruments.get(name);
        if (gauge) result.observe(gauge, value, attributes);
      }
    },
    [...instruments.values()],
  );
}

const cacheTallies = new Set<CacheTally>();

/** Counts the requests of a cache. */
export interface CacheTally {
  readonly cache: string;
  hits: number;
  misses: number;
}

/** Creates the tally of a cache; caches of the same name are added up. Plain numbers, because some caches are asked often. */
export function createCacheTally(cache: string): CacheTally {
  const tally = { cache, hits: 0, misses: 0 };
  cacheTallies.add(tally);
  return tally;
}

/** Exports the tallies of all caches. */
export function observeCaches(): void {
  const options = { description: 'Requests of a cache by result.' };
  meter?.createObservableCounter('tarima.cache.requests', options).addCallback((result) => {
    const sums = new Map<string, { hits: number; misses: number }>();
    for (const { cache, hits, misses } of cacheTallies) {
      const sum = sums.get(cache) ?? { hits: 0, misses: 0 };
      sums.set(cache, { hits: sum.hits + hits, misses: sum.misses + misses });
    }
    for (const [cache, { hits, misses }] of sums) {
      result.observe(hits, { cache, result: 'hit' });
      result.observe(misses, { cache, result: 'miss' });
    }
  });
}
