import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type MarketCode, markets } from '@tarima/markets/table';
import { request } from 'undici';
import { z } from 'zod';
import {
  type GlobalConfiguration,
  globalConfigurationSchema,
  type MarketConfiguration,
  marketConfigurationSchema,
} from './configuration-schema.ts';
import type { Logger } from './logger.ts';

/** What editors own, as it holds now. Read it anew for each request: values change while the service runs. */
export interface ConfigurationSource {
  global(): GlobalConfiguration;
  market(code: MarketCode): MarketConfiguration;
  /** Asks for changes now instead of at the next turn. Never fails: what is faulty or missing stays as it was. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ConfigurationOptions {
  /** The content service's address without a trailing slash. */
  readonly contentUrl: string;
  /** Keeps the last good documents, for a start while the content service is away. Written to a folder made if need be. */
  readonly cacheFile: string;
  readonly logger: Logger;
  readonly refreshMs?: number;
}

/** The first start found neither the content service nor an earlier good value of some documents. */
export class ConfigurationMissingError extends Error {
  override readonly name = 'ConfigurationMissingError';
  readonly documents: readonly string[];

  constructor(contentUrl: string, documents: readonly string[]) {
    super(
      `There is no usable configuration: ${documents.join(', ')}. Is the content service at ${contentUrl} running?`,
    );
    this.documents = documents;
  }
}

const names = ['global', ...markets.map((market) => market.code)] as const;
type Name = (typeof names)[number];
type Document = GlobalConfiguration | MarketConfiguration;
interface Kept {
  readonly etag: string | undefined;
  readonly value: Document;
}

const timeoutMs = 3_000;
const keptSchema = z.record(z.string(), z.unknown());

/** Checks one document; a market's must be that market's (CONFIGURATION-5). */
function check(name: Name, body: unknown): z.ZodSafeParseResult<Document> {
  if (name === 'global') return globalConfigurationSchema.safeParse(body);
  return marketConfigurationSchema
    .refine((value) => value.market === name, { path: ['market'], message: `must be ${name}` })
    .safeParse(body);
}

/**
 * Reads the global document and each market's, then asks for changes every minute. A document that is faulty or does
 * not come leaves the last good one in force and is named in the log (CONFIGURATION-8, CONFIGURATION-9, CONFIGURATION-13).
 * @throws ConfigurationMissingError when a document has no good value at all
 */
export async function createConfigurationSource(options: ConfigurationOptions): Promise<ConfigurationSource> {
  const { contentUrl, cacheFile, logger } = options;
  const kept = await readCache(cacheFile, logger);

  /** True when the document changed. */
  const update = async (name: Name): Promise<boolean> => {
    try {
      const etag = kept.get(name)?.etag;
      const answer = await request(`${contentUrl}/config/${name}`, {
        headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.body.text();
      if (answer.statusCode === 304) return false;
      if (answer.statusCode !== 200) throw new Error(`The content service answered ${answer.statusCode}`);
      const checked = check(name, JSON.parse(text));
      if (!checked.success) {
        const faults = checked.error.issues.map((issue) => `${issue.path.join('.') || '(document)'}: ${issue.message}`);
        logger.error({ document: name, faults }, 'a faulty configuration is kept out');
        return false;
      }
      const newEtag = answer.headers.etag;
      kept.set(name, { etag: typeof newEtag === 'string' ? newEtag : undefined, value: checked.data });
      return true;
    } catch (error) {
      logger.warn({ err: error, document: name }, 'a configuration could not be read');
      return false;
    }
  };

  let isClosed = false;
  /** One document after the other: fourteen at once would open as many connections, here and to the database behind. */
  const refresh = async () => {
    let hasChanged = false;
    for (const name of names) {
      if (isClosed) break;
      if (await update(name)) hasChanged = true;
    }
    if (hasChanged) await writeCache(cacheFile, kept, logger);
  };

  const read = await Promise.all(names.map(update));
  if (read.includes(true)) await writeCache(cacheFile, kept, logger);
  // Without a good value there is nothing to start with (CONFIGURATION-15).
  const missing = names.filter((name) => !kept.has(name));
  if (missing.length > 0) throw new ConfigurationMissingError(contentUrl, missing);

  let running = Promise.resolve();
  // Changes take effect without a restart (CONFIGURATION-11, CONFIGURATION-12).
  const timer = setInterval(() => {
    running = running.then(refresh);
  }, options.refreshMs ?? 60_000);
  timer.unref();

  return {
    global: () => kept.get('global')?.value as GlobalConfiguration,
    market: (code) => kept.get(code)?.value as MarketConfiguration,
    refresh,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * The configuration that the services of a process share, which they do not close, or else one of the service's own.
 * @throws ConfigurationMissingError
 */
export async function configurationOf(
  shared: ConfigurationSource | undefined,
  env: { readonly CONTENT_URL: string; readonly CONFIGURATION_CACHE_FILE: string },
  logger: Logger,
): Promise<ConfigurationSource> {
  if (shared) return { ...shared, close: async () => undefined };
  return createConfigurationSource({ contentUrl: env.CONTENT_URL, cacheFile: env.CONFIGURATION_CACHE_FILE, logger });
}

/** The last good documents; one that today's schema refuses counts as none (CONFIGURATION-14, CONFIGURATION-16). */
async function readCache(file: string, logger: Logger): Promise<Map<Name, Kept>> {
  const kept = new Map<Name, Kept>();
  try {
    const stored = keptSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    for (const name of names) {
      const checked = check(name, stored[name]);
      if (checked.success) kept.set(name, { etag: undefined, value: checked.data });
    }
  } catch (error) {
    const first = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!first) logger.warn({ err: error, file }, 'the kept configuration cannot be read');
  }
  return kept;
}

/** Written aside and renamed, so that a crash leaves the old file or the new one. */
async function writeCache(file: string, kept: ReadonlyMap<Name, Kept>, logger: Logger): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, JSON.stringify(Object.fromEntries([...kept].map(([name, { value }]) => [name, value]))));
    await rename(aside, file);
  } catch (error) {
    logger.warn({ err: error, file }, 'the configuration could not be kept');
  }
}
