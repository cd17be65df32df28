import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultLocale } from '@tarima/markets/locale';
import { startStack } from '../e2e/stack/stack.ts';
import { readFeed } from '../scripts/catalog-import/feed.ts';
import { readProcesses } from './cpu.ts';
import { createGraphClient } from './graph-client.ts';
import { readCpuMs, subtractCpuMs } from './measure.ts';
import { operations } from './operations.ts';
import { importFeed } from './stack.ts';

/** Timeout for the search index to receive the imported products. */
const searchableWithinMs = 120_000;

/** CPU milliseconds of this process, and of its ended children: the import. */
const readOwnCpuMs = (): number => readProcesses().find(({ pid }) => pid === process.pid)?.cpuMs ?? Number.NaN;

/**
 * Imports a feed into a new sandbox on the embedded database, as used by `npm start`, then searches for its last product
 * by name until it is found. Then measures for some minutes how much CPU time the idle sandbox still takes.
 * @throws Error when the product is not found in time
 */
export async function benchImport(
  file: string | undefined,
  minutes: number,
  print: (line: string) => void,
): Promise<void> {
  if (!file) throw new Error('Usage: npm run bench -- import FILE');
  const feed = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  let title = '';
  for await (const line of readFeed(feed)) if ('product' in line) title = line.product.title;
  const stack = await startStack();
  const { COMMERCE_PORT, GATEWAY_PORT } = stack.settings.ports;
  const parts = { sandbox: [stack.sandbox.pid], store: [stack.store().pid] };
  try {
    const ownCpuMs = readOwnCpuMs();
    const before = readCpuMs(parts);
    const seconds = await importFeed(`http://127.0.0.1:${COMMERCE_PORT}`, feed);
    const { sandbox = Number.NaN } = subtractCpuMs(before, readCpuMs(parts));
    print(
      `Imported in ${seconds.toFixed(1)} s on the embedded database; CPU: import ${formatSeconds(readOwnCpuMs() - ownCpuMs)}, sandbox ${formatSeconds(sandbox)}.`,
    );
    const sendOperation = createGraphClient([`http://127.0.0.1:${GATEWAY_PORT}`]);
    const startTime = performance.now();
    let position = -1;
    for (let attempts = 0; position < 0; attempts += 1) {
      if (performance.now() - startTime > searchableWithinMs) {
        throw new Error(`A search for "${title}" did not find it.`);
      }
      if (attempts > 0) await wait(1_000);
      // Trailing spaces only change the gateway's cache key.
      const input = { text: title.slice(0, 80) + ' '.repeat(attempts % 20), page: 1, pageSize: 20 };
      const { products } = await sendOperation(operations.productList, { input }, { locale: defaultLocale });
      position = products.items.findIndex(({ name }) => name === title);
    }
    const secondsToSearchable = ((performance.now() - startTime) / 1_000).toFixed(1);
    print(`A search finds "${title}" at position ${position + 1}, ${secondsToSearchable} s later.`);
    for (let minute = 1; minute <= minutes; minute += 1) {
      const minuteStart = performance.now();
      const earlier = readCpuMs(parts);
      await wait(60_000);
      const spent = subtractCpuMs(earlier, readCpuMs(parts));
      const minuteSeconds = (performance.now() - minuteStart) / 1_000;
      const figures = Object.entries(spent).map(([part, ms]) => `${part} ${(ms / minuteSeconds).toFixed(0)}`);
      print(`Minute ${minute}, CPU ms per second: ${figures.join(', ')}`);
    }
  } finally {
    await stack.stop();
  }
}

const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
