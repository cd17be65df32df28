import { get } from 'node:http';
import { fetchPageScripts } from '../e2e/stack/page-scripts.ts';
import type { BenchSize } from './size.ts';
import { percentile } from './statistics.ts';

export interface PageFigures {
  /** Gzipped size of the scripts in the page's HTML, in kilobytes of 1,000 bytes. */
  readonly scriptKb: number;
  readonly scripts: number;
  /** Time to first byte of sequential requests for different products, without other load. */
  readonly firstByteMs: Percentiles;
  /** The same for one product. */
  readonly cachedFirstByteMs: Percentiles;
}

interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}

/** Measures product pages. `nextAddress` returns a page that was not requested before. */
export async function measurePage(
  nextAddress: () => string,
  { pageWarmUps, pageRequests }: BenchSize,
): Promise<PageFigures> {
  const popularAddress = nextAddress();
  const scripts = await fetchPageScripts(popularAddress);
  const measureRequests = async (getAddress: () => string): Promise<Percentiles> => {
    for (let turn = 0; turn < pageWarmUps; turn += 1) await measureFirstByteMs(getAddress());
    const times: number[] = [];
    for (let turn = 0; turn < pageRequests; turn += 1) times.push(await measureFirstByteMs(getAddress()));
    return { p50: percentile(times, 50), p95: percentile(times, 95) };
  };
  return {
    scripts: scripts.length,
    scriptKb: scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000,
    firstByteMs: await measureRequests(nextAddress),
    cachedFirstByteMs: await measureRequests(() => popularAddress),
  };
}

function measureFirstByteMs(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startTime = performance.now();
    get(address, { headers: { accept: 'text/html' } }, (response) => {
      let ms = 0;
      response.once('data', () => {
        ms = performance.now() - startTime;
      });
      response.once('end', () =>
        response.statusCode === 200
          ? resolve(ms)
          : reject(new Error(`${address} responded with ${response.statusCode}.`)),
      );
      response.resume();
    }).once('error', reject);
  });
}
