import autocannon, { type Request } from 'autocannon';

/** Results of one run of a load. */
export interface Sample {
  /** Number of successful operations. */
  readonly operations: number;
  readonly failures: number;
  /** Message of the first failure. */
  readonly firstFailure: string | undefined;
  /** Time from the first request to the last response. */
  readonly seconds: number;
  /** Latencies of successful operations in milliseconds. */
  readonly latencies: readonly number[];
  /** Responses from the gateway's public cache. */
  readonly cacheHits: number;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type ResponseHeaders = Readonly<Record<string, unknown>>;

/** Length of a load: a duration, after which pending requests are cancelled, or a number of operations. */
export type Extent = { readonly seconds: number } | { readonly operations: number };

export interface RequestLoadOptions {
  /** Equivalent servers; connections and operations are distributed evenly. */
  readonly origins: readonly string[];
  readonly connections: number;
  readonly nextRequest: () => HttpRequest;
  /** Whether a response with status 200 has the expected content. */
  readonly isValid: (body: string, headers: ResponseHeaders) => boolean;
}

/** Sends single requests sequentially on each connection, with autocannon. */
export async function runRequests(options: RequestLoadOptions, extent: Extent): Promise<Sample> {
  const tally = createTally();
  await Promise.all(options.origins.map((origin) => runRequestsAt(origin, options, extent, tally)));
  return tally.sample();
}

function runRequestsAt(origin: string, options: RequestLoadOptions, extent: Extent, tally: Tally): Promise<void> {
  const originCount = options.origins.length;
  const connections = Math.max(1, Math.floor(options.connections / originCount));
  const limit =
    'seconds' in extent
      ? { duration: extent.seconds }
      : { amount: Math.max(connections, Math.ceil(extent.operations / originCount)) };
  let lastResponse = { isValid: false, isCached: false, body: '' };
  const request: Request = {
    setupRequest: (template) => ({ ...template, ...options.nextRequest() }),
    // Called right before the event `response` of the same response.
    onResponse(status, body, _context, headers: ResponseHeaders = {}) {
      lastResponse = {
        isValid: status === 200 && options.isValid(body, headers),
        isCached: headers['x-cache'] === 'hit',
        body,
      };
    },
  };
  return new Promise((resolve, reject) => {
    const settings = { url: origin, connections, ...limit, sampleInt: 100, timeout: 30, requests: [request] };
    const run = autocannon(settings, (error) => (error ? reject(error) : resolve()));
    run.on('response', (_client, status, _bytes, ms) => {
      if (lastResponse.isValid) tally.recordSuccess(ms, lastResponse.isCached);
      else tally.recordFailure(`${status} ${lastResponse.body.slice(0, 300)}`);
    });
    run.on('reqError', (error: Error) => tally.recordFailure(error.message));
  });
}

/** Runs operations of several requests each, with `connections` of them in parallel. */
export async function runOperations(
  options: { readonly connections: number; readonly operation: () => Promise<void> },
  extent: Extent,
): Promise<Sample> {
  const tally = createTally();
  const end = performance.now() + ('seconds' in extent ? extent.seconds * 1_000 : Number.POSITIVE_INFINITY);
  let remaining = 'operations' in extent ? extent.operations : Number.POSITIVE_INFINITY;
  const worker = async () => {
    while (remaining > 0 && performance.now() < end) {
      remaining -= 1;
      const startTime = performance.now();
      try {
        await options.operation();
        tally.recordSuccess(performance.now() - startTime, false);
      } catch (error) {
        tally.recordFailure(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  return tally.sample();
}

type Tally = ReturnType<typeof createTally>;

function createTally() {
  const startTime = performance.now();
  let lastResponseTime = startTime;
  let failures = 0;
  let firstFailure: string | undefined;
  let cacheHits = 0;
  const latencies: number[] = [];
  return {
    recordSuccess(ms: number, cacheHit: boolean) {
      lastResponseTime = performance.now();
      latencies.push(ms);
      if (cacheHit) cacheHits += 1;
    },
    recordFailure(message: string) {
      lastResponseTime = performance.now();
      failures += 1;
      firstFailure ??= message;
    },
    sample: (): Sample => ({
      operations: latencies.length,
      failures,
      firstFailure,
      seconds: (lastResponseTime - startTime) / 1_000,
      latencies,
      cacheHits,
    }),
  };
}
