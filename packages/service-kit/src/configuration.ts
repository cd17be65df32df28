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

/** The current configuration. Read it for each request, because values change while the service runs. */
export interface ConfigurationSource {
  global(): GlobalConfiguration;
  market(code: MarketCode): MarketConfiguration;
  /** Loads changes immediately. Never rejects: an invalid or missing document keeps its last valid value. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ConfigurationOptions {
  /** URL of the content service without a trailing slash. */
  readonly contentUrl: string;
  /** File with the last valid documents, used when the content service is down at start. Its folder is created. */
  readonly cacheFile: string;
  readonly logger: Logger;
  readonly refreshMs?: number;
}

/** Some documents could not be loaded from the content service and are not in the cache file. */
export class ConfigurationMissingError extends Error {
  override readonly name = 'ConfigurationMissingError';
  readonly documents: readonly string[];

  constructor(contentUrl: string, documents: readonly string[]) {
    super(`No valid configuration for ${documents.join(', ')}. Is the content service at ${contentUrl} running?`);
    this.documents = documents;
  }
}

const names = ['global', ...markets.map((market) => market.code)] as const;
type Name = (typeof names)[number];
type Document = GlobalConfiguration | MarketConfiguration;
interface CachedDocument {
  readonly etag: string | undefined;
  readonly value: Document;
}

const timeoutMs = 3_000;
/**
 * At the start, for documents without a last valid version: the services of a process load at the same time, so that
 * responses wait to be read.
 */
const startTimeoutMs = 15_000;
const cacheSchema = z.record(z.string(), z.unknown());

/** Validates one document; the document of a market must name that market (CONFIGURATION-5). */
function validate(name: Name, body: unknown): z.ZodSafeParseResult<Document> {
  if (name === 'global') return globalConfigurationSchema.safeParse(body);
  return marketConfigurationSchema
    .refine((value) => value.market === name, { path: ['market'], message: `must be ${name}` })
    .safeParse(body);
}

/**
 * Loads the global document and the document of each market, then polls for changes every minute. When a document is
 * invalid or cannot be loaded, its last valid version stays active and an error is logged (CONFIGURATION-8,
 * CONFIGURATION-9, CONFIGURATION-13).
 * @throws ConfigurationMissingError when a document has no valid version
 */
export async function createConfigurationSource(options: ConfigurationOptions): Promise<ConfigurationSource> {
  const { contentUrl, cacheFile, logger } = options;
  const cached = await readCache(cacheFile, logger);

  /** Loads one document; true when it has changed. */
  const update = async (name: Name, timeout = timeoutMs): Promise<boolean> => {
    try {
      const etag = cached.get(name)?.etag;
      const response = await request(`${contentUrl}/config/${name}`, {
        headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.body.text();
      if (response.statusCode === 304) return false;
      if (response.statusCode !== 200) throw new Error(`The content service responded with ${response.statusCode}`);
      const validated = validate(name, JSON.parse(text));
      if (!validated.success) {
        const errors = validated.error.issues.map(
          (issue) => `${issue.path.join('.') || '(document)'}: ${issue.message}`,
        );
        logger.error({ document: name, faults: errors }, 'an invalid configuration document is ignored');
        return false;
      }
      const newEtag = response.headers.etag;
      cached.set(name, { etag: typeof newEtag === 'string' ? newEtag : undefined, value: validated.data });
      return true;
    } catch (error) {
      logger.warn({ err: error, document: name }, 'a configuration document could not be loaded');
      return false;
    }
  };

  let isClosed = false;
  /** Loads documents sequentially: parallel requests would open fourteen connections, also to the content database. */
  const refresh = async () => {
    let hasChanged = false;
    for (const name of names) {
      if (isClosed) break;
      if (await update(name)) hasChanged = true;
    }
    if (hasChanged) await writeCache(cacheFile, cached, logger);
  };

  const changes = await Promise.all(names.map((name) => update(name, cached.has(name) ? timeoutMs : startTimeoutMs)));
  if (changes.includes(true)) await writeCache(cacheFile, cached, logger);
  // A service does not start without a valid version of every document (CONFIGURATION-15).
  const missing = names.filter((name) => !cached.has(name));
  if (missing.length > 0) throw new ConfigurationMissingError(contentUrl, missing);

  let refreshing = Promise.resolve();
  // Changes take effect without a restart (CONFIGURATION-11, CONFIGURATION-12).
  const timer = setInterval(() => {
    refreshing = refreshing.then(refresh);
  }, options.refreshMs ?? 60_000);
  timer.unref();

  return {
    global: () => cached.get('global')?.value as GlobalConfiguration,
    market: (code) => cached.get(code)?.value as MarketConfiguration,
    refresh,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await refreshing;
    },
  };
}

/**
 * Returns the configuration that the services of a process share, with a `close` that does nothing, or creates one for
 * the service.
 * @throws ConfigurationMissingError
 */
export async function openConfiguration(
  shared: ConfigurationSource | undefined,
  env: { readonly CONTENT_URL: string; readonly CONFIGURATION_CACHE_FILE: string },
  logger: Logger,
): Promise<ConfigurationSource> {
  if (shared) return { ...shared, close: async () => undefined };
  return createConfigurationSource({ contentUrl: env.CONTENT_URL, cacheFile: env.CONFIGURATION_CACHE_FILE, logger });
}

/** Reads the last valid documents; ignores those that the current schema rejects (CONFIGURATION-14, CONFIGURATION-16). */
async function readCache(file: string, logger: Logger): Promise<Map<Name, CachedDocument>> {
  const cached = new Map<Name, CachedDocument>();
  try {
    const stored = cacheSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    for (const name of names) {
      const validated = validate(name, stored[name]);
      if (validated.success) cached.set(name, { etag: undefined, value: validated.data });
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) logger.warn({ err: error, file }, 'the cached configuration could not be read');
  }
  return cached;
}

/** Writes a temporary file and renames it, so that a crash leaves the old file or the new one. */
async function writeCache(file: string, cached: ReadonlyMap<Name, CachedDocument>, logger: Logger): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    const temporaryFile = `${file}.${randomUUID()}`;
    await writeFile(
      temporaryFile,
      JSON.stringify(Object.fromEntries([...cached].map(([name, { value }]) => [name, value]))),
    );
    await rename(temporaryFile, file);
  } catch (error) {
    logger.warn({ err: error, file }, 'the configuration could not be cached');
  }
}
