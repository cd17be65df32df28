import { resolve } from 'node:path';
import { defaultLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { startStack } from '../e2e/stack/stack.ts';
import { readFeed } from '../scripts/catalog-import/feed.ts';
import { createGraphClient } from './operations.ts';
import { importFeed } from './stack.ts';

const found = z.object({
  products: z.object({ total: z.number(), items: z.array(z.object({ name: z.string() })) }),
});

/**
 * Imports a feed into a fresh sandbox on the embedded database, as `npm start` has it, then searches for its last product
 * by name. @throws Error when the search does not find it
 */
export async function benchImport(file: string | undefined, say: (line: string) => void): Promise<void> {
  if (!file) throw new Error('Which file? npm run bench -- import FILE');
  const feed = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  let title = '';
  for await (const line of readFeed(feed)) if ('product' in line) title = line.product.title;
  const stack = await startStack();
  const { COMMERCE_PORT, GATEWAY_PORT } = stack.settings.ports;
  try {
    const seconds = await importFeed(COMMERCE_PORT, feed);
    const ask = createGraphClient([`http://127.0.0.1:${GATEWAY_PORT}`]);
    const input = { text: title.slice(0, 100), page: 1, pageSize: 20 };
    const { products } = await ask('ProductList', { input }, { locale: defaultLocale }, found);
    const place = products.items.findIndex(({ name }) => name === title);
    if (place < 0) throw new Error(`A search for "${title}" does not find it among ${products.total}.`);
    say(
      `Imported in ${seconds.toFixed(1)} s on the embedded database; "${title}" is number ${place + 1} of ${products.total} found.`,
    );
  } finally {
    await stack.stop();
  }
}
