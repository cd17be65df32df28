/**
 * `npm run catalog:import -- FILE`: a product feed in Google Merchant style (TSV or CSV) becomes categories, products,
 * prices in every market's currency and stock. Exit code 0: every line was imported; 2: some were not; 1: it could not run.
 */
import { resolve } from 'node:path';
import { EnvError } from '@tarima/service-kit/env';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { readPlatformSettings } from './catalog-import/env.ts';
import { FeedError } from './catalog-import/feed.ts';
import { connectPlatform } from './catalog-import/platform.ts';
import { runImport } from './catalog-import/run-import.ts';
import { loadDotEnv } from './env.ts';

async function main([file]: readonly string[]): Promise<number> {
  if (!file) {
    process.stderr.write('Which file? npm run catalog:import -- FILE\n');
    return 1;
  }
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1_000).toFixed(1);
  loadDotEnv();
  const settings = readPlatformSettings(process.env);
  const platform = await connectPlatform(settings);
  try {
    // npm runs scripts in the repository's root; the file is named from where the person stands.
    const result = await runImport(resolve(process.env.INIT_CWD ?? process.cwd(), file), platform, {
      badLine: (line, fault) => process.stderr.write(`line ${line}: ${fault}\n`),
      progress: (lines) => process.stdout.write(`${lines} lines, ${seconds()} s\n`),
    });
    process.stdout.write(
      `Imported ${result.products} products and ${result.categories} new categories in ${seconds()} s; ` +
        `${result.badLines} bad lines.\n`,
    );
    return result.badLines > 0 ? 2 : 0;
  } finally {
    await platform.close();
  }
}

/** What a person can do something about is told in one sentence. */
function readable(error: unknown): string {
  if (error instanceof UpstreamError && error.status === 0) {
    return 'The commerce platform cannot be reached. Is it running (npm start)? COMMERCE_API_URL says where it is.';
  }
  if (error instanceof UpstreamError) return `${error.message}: ${JSON.stringify(error.body)}`;
  if (error instanceof FeedError || error instanceof EnvError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${readable(error)}\n`);
  process.exitCode = 1;
}
