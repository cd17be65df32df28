import { get } from 'node:http';
import { pageScripts } from '../e2e/stack/page-scripts.ts';
import type { BenchSize } from './size.ts';
import { percentile } from './statistics.ts';

export interface PageFigures {
  /** Scripts that the page's HTML names, gzip, kilobytes of 1,000 bytes. */
  readonly scriptKb: number;
  readonly scripts: number;
  /** One request at a time, nothing else going on, each for another product. */
  readonly firstByteMs: { readonly p50: number; readonly p95: number };
}

/** What a browser meets at a product page. `addresses` are pages not asked for before; more than enough of them. */
export async function measurePage(
  nextAddress: () => string,
  { pageWarmUps, pageRequests }: BenchSize,
): Promise<PageFigures> {
  const scripts = await pageScripts(nextAddress());
  for (let turn = 0; turn < pageWarmUps; turn += 1) await firstByteMs(nextAddress());
  const times: number[] = [];
  for (let turn = 0; turn < pageRequests; turn += 1) times.push(await firstByteMs(nextAddress()));
  return {
    scripts: scripts.length,
    scriptKb: scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000,
    firstByteMs: { p50: percentile(times, 50), p95: percentile(times, 95) },
  };
}

function firstByteMs(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(address, { headers: { accept: 'text/html' } }, (response) => {
      let ms = 0;
      response.once('data', () => {
        ms = performance.now() - began;
      });
      response.once('end', () =>
        response.statusCode === 200 ? resolve(ms) : reject(new Error(`${address} answers ${response.statusCode}.`)),
      );
      response.resume();
    }).once('error', reject);
  });
}
