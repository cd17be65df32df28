/**
 * `npm run catalog:import -- FILE [--ratings]`: imports a product feed in Google Merchant style (TSV or CSV) as categories,
 * products, prices in every market's currency and stock, and in the sandbox its ratings. Exit code 0: every line was imported; 2: some were not; 1: the import failed.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError } from '@tarima/service-kit/env';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { readPlatformSettings } from './catalog-import/env.ts';
import { FeedError } from './catalog-import/feed.ts';
import { connectPlatform } from './catalog-import/platform.ts';
import { runImport } from './catalog-import/run-import.ts';
import { loadDotEnv } from './env.ts';

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ratings: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) {
    process.stderr.write('Usage: npm run catalog:import -- FILE [--ratings]\n');
    return 1;
  }
  const startTime = performance.now();
  const seconds = () => ((performance.now() - startTime) / 1_000).toFixed(1);
  loadDotEnv();
  const settings = readPlatformSettings(process.env);
  const platform = await connectPlatform(settings);
  try {
    // npm runs scripts in the repository root; the file is relative to the directory in which npm was called.
    const result = await runImport(resolve(process.env.INIT_CWD ?? process.cwd(), file), platform, {
      withRatings: values.ratings,
      reportBadLine: (line, error) => process.stderr.write(`line ${line}: ${error}\n`),
      reportProgress: (lines) => process.stdout.write(`${lines} lines, ${seconds()} s\n`),
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

/** Formats an error; errors that the user can fix get one sentence without a stack trace. */
function formatError(error: unknown): string {
  if (error instanceof UpstreamError && error.status === 0) {
    return 'The commerce platform cannot be reached. Is it running (npm start)? COMMERCE_API_URL sets its address.';
  }
  if (error instanceof UpstreamError) return `${error.message}: ${JSON.stringify(error.body)}`;
  if (error instanceof FeedError || error instanceof EnvError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`);
  process.exitCode = 1;
}
