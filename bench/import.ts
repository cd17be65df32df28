import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultLocale } from '@tarima/markets/locale';
import { startStack } from '../e2e/stack/stack.ts';
import { readFeed } from '../scripts/catalog-import/feed.ts';
import { createGraphClient } from './graph-client.ts';
import { operations } from './operations.ts';
import { importFeed } from './stack.ts';

/** The search index follows the platform; far longer than it takes means that it does not. */
const searchableWithinMs = 120_000;

/**
 * Imports a feed into a fresh sandbox on the embedded database, as `npm start` has it, then searches for its last product
 * by name until it is found. @throws Error when it is not
 */
export async function benchImport(file: string | undefined, say: (line: string) => void): Promise<void> {
  if (!file) throw new Error('Which file? npm run bench -- import FILE');
  const feed = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  let title = '';
  for await (const line of readFeed(feed)) if ('product' in line) title = line.product.title;
  const stack = await startStack();
  const { COMMERCE_PORT, GATEWAY_PORT } = stack.settings.ports;
  try {
    const seconds = await importFeed(`http://127.0.0.1:${COMMERCE_PORT}`, feed);
    const ask = createGraphClient([`http://127.0.0.1:${GATEWAY_PORT}`]);
    const began = performance.now();
    let place = -1;
    for (let tries = 0; place < 0; tries += 1) {
      if (performance.now() - began > searchableWithinMs) throw new Error(`A search for "${title}" does not find it.`);
      if (tries > 0) await wait(1_000);
      // Blanks change nothing but the gateway's key for the answer.
      const input = { text: title.slice(0, 80) + ' '.repeat(tries % 20), page: 1, pageSize: 20 };
      const { products } = await ask(operations.productList, { input }, { locale: defaultLocale });
      place = products.items.findIndex(({ name }) => name === title);
    }
    const later = ((performance.now() - began) / 1_000).toFixed(1);
    say(
      `Imported in ${seconds.toFixed(1)} s on the embedded database; a search finds "${title}" in place ${place + 1}, ${later} s later.`,
    );
  } finally {
    await stack.stop();
  }
}
