import autocannon, { type Request } from 'autocannon';

/** What one run of a load did. */
export interface Sample {
  /** Finished and right. */
  readonly operations: number;
  readonly failures: number;
  /** What the first failure was. */
  readonly firstFailure: string | undefined;
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Milliseconds of every right operation. */
  readonly latencies: readonly number[];
  /** Answers that came from the gateway's public cache. */
  readonly cacheHits: number;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How long a load lasts: a time, after which what is under way is cut off, or a number, all of them awaited. */
export type Extent = { readonly seconds: number } | { readonly operations: number };

export interface HammerOptions {
  /** Servers of the same thing; connections and operations are shared out evenly. */
  readonly origins: readonly string[];
  readonly connections: number;
  readonly next: () => HttpRequest;
  /** Whether a body of status 200 is the answer that was asked for. */
  readonly isRight: (body: string) => boolean;
}

/** Single requests, one after the other on each connection (autocannon). */
export async function hammer(options: HammerOptions, extent: Extent): Promise<Sample> {
  const tally = createTally();
  await Promise.all(options.origins.map((origin) => hammerOne(origin, options, extent, tally)));
  return tally.sample();
}

function hammerOne(origin: string, options: HammerOptions, extent: Extent, tally: Tally): Promise<void> {
  const share = options.origins.length;
  const connections = Math.max(1, Math.floor(options.connections / share));
  const limit =
    'seconds' in extent
      ? { duration: extent.seconds }
      : { amount: Math.max(connections, Math.ceil(extent.operations / share)) };
  let answer = { isRight: false, isCached: false, body: '' };
  const request: Request = {
    setupRequest: (template) => ({ ...template, ...options.next() }),
    // Called right before the event `response` of the same answer.
    onResponse(status, body, _context, headers) {
      answer = { isRight: status === 200 && options.isRight(body), isCached: headers?.['x-cache'] === 'hit', body };
    },
  };
  return new Promise((resolve, reject) => {
    const settings = { url: origin, connections, ...limit, sampleInt: 100, timeout: 30, requests: [request] };
    const run = autocannon(settings, (error) => (error ? reject(error) : resolve()));
    run.on('response', (_client, status, _bytes, ms) => {
      if (answer.isRight) tally.right(ms, answer.isCached);
      else tally.wrong(`${status} ${answer.body.slice(0, 300)}`);
    });
    run.on('reqError', (error: Error) => tally.wrong(error.message));
  });
}

/** Operations of several requests: as many at once as there are connections, the next begun when one has ended. */
export async function drive(
  options: { readonly connections: number; readonly operation: () => Promise<void> },
  extent: Extent,
): Promise<Sample> {
  const tally = createTally();
  const end = performance.now() + ('seconds' in extent ? extent.seconds * 1_000 : Number.POSITIVE_INFINITY);
  let left = 'operations' in extent ? extent.operations : Number.POSITIVE_INFINITY;
  const worker = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      const began = performance.now();
      try {
        await options.operation();
        tally.right(performance.now() - began, false);
      } catch (error) {
        tally.wrong(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  return tally.sample();
}

type Tally = ReturnType<typeof createTally>;

function createTally() {
  const began = performance.now();
  let last = began;
  let failures = 0;
  let firstFailure: string | undefined;
  let cacheHits = 0;
  const latencies: number[] = [];
  return {
    right(ms: number, cacheHit: boolean) {
      last = performance.now();
      latencies.push(ms);
      if (cacheHit) cacheHits += 1;
    },
    wrong(words: string) {
      last = performance.now();
      failures += 1;
      firstFailure ??= words;
    },
    sample: (): Sample => ({
      operations: latencies.length,
      failures,
      firstFailure,
      seconds: (last - began) / 1_000,
      latencies,
      cacheHits,
    }),
  };
}
