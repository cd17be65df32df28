import { tryStartRedis } from '@tarima/service-kit/testing/redis';
import { startSpanCollector } from '../../stack/span-collector.ts';
import type { Stack } from '../../stack/stack.ts';
import { canaryCard } from './card.ts';
import { createNeedles, createPlantedText } from './needles.ts';
import {
  createDatabasePlace,
  createMailPlace,
  createStreamPlace,
  exportSpan,
  openCachePlace,
  type Place,
} from './places.ts';
import type { ResponseListener } from './response-recorder.ts';
import type { Finding } from './scanner.ts';
import { sendMail } from './send-mail.ts';

/** Looks for the canary card in everything that a store writes. */
export interface CanaryWatch {
  /** Environment of a store whose traces and cache are scanned. */
  readonly environment: Readonly<Record<string, string>>;
  readonly listener: ResponseListener;
  readLog(text: string): void;
  /** Plants the card in each place. @returns a line for each place, and how many scans did not find everything */
  plant(stack: Stack): Promise<Report>;
  /** Scans each place after the campaign; the stores have stopped. @returns how many places have the card or are empty */
  scan(stack: Stack): Promise<Report>;
  close(): Promise<void>;
}

export interface Report {
  readonly lines: readonly string[];
  readonly failed: number;
}

/** Starts a collector of traces and a cache, and listens to them. */
export async function startCanaryWatch(): Promise<CanaryWatch> {
  const needles = createNeedles(canaryCard);
  const redis = await tryStartRedis();
  const log = createStreamPlace('log', needles, (text, place) =>
    place.read(`${JSON.stringify({ level: 30, msg: text })}\n`),
  );
  const collector = await startSpanCollector((json) => trace.read(`${json}\n`));
  const trace = createStreamPlace('trace', needles, (text) => exportSpan(collector, text));
  const cache = redis && (await openCachePlace(redis.url, needles));
  const error = createStreamPlace('error', needles, (text, place) =>
    place.read(JSON.stringify({ errors: [{ message: text }] })),
  );
  const cookie = createStreamPlace('cookie', needles, (text, place) => place.read(`tarima.sid=${text}; Path=/\n`));
  const listPlaces = (stack: Stack): Place[] => [
    log,
    trace,
    createDatabasePlace(stack, needles),
    ...(cache ? [cache] : []),
    error,
    createMailPlace(stack, needles, sendMail),
    cookie,
  ];
  return {
    environment: {
      LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      ...(redis && { REDIS_URL: redis.url }),
    },
    listener: { onText: (text) => error.read(`${text}\n`), onCookie: (text) => cookie.read(`${text}\n`) },
    readLog: log.read,
    async plant(stack) {
      const text = createPlantedText(canaryCard);
      const findings = await collect(listPlaces(stack), (place) => place.plant(text));
      const isComplete = ({ found }: Finding) => needles.every(({ name }) => found.includes(name));
      return format(findings, isComplete, ({ found }) => `planted; found ${found.length} of ${needles.length} forms`);
    },
    async scan(stack) {
      const findings = await collect(listPlaces(stack), (place) => place.scan());
      const isClean = ({ found, bytes }: Finding) => found.length === 0 && bytes > 0;
      return format(findings, isClean, ({ found }) => (found.length === 0 ? 'nothing found' : found.join(', ')));
    },
    async close() {
      await cache?.close();
      await redis?.stop();
      await collector.close();
    },
  };
}

async function collect(places: readonly Place[], read: (place: Place) => Promise<Finding>) {
  const findings: (readonly [string, Finding])[] = [];
  for (const place of places) findings.push([place.name, await read(place)]);
  return findings;
}

function format(
  findings: readonly (readonly [string, Finding])[],
  isRight: (finding: Finding) => boolean,
  describe: (finding: Finding) => string,
): Report {
  const lines = findings.map(
    ([name, finding]) =>
      `  ${name.padEnd(16)}${`${(finding.bytes / 1_024).toFixed(1)} kB`.padStart(14)}  ${isRight(finding) ? 'ok    ' : 'FAILED'}  ${describe(finding)}`,
  );
  return { lines, failed: findings.filter(([, finding]) => !isRight(finding)).length };
}
