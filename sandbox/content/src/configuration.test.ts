import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type ConfigurationSource, createConfigurationSource } from '@tarima/service-kit/configuration';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger, type Logger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildMarketConfiguration, configurationDocuments, globalConfiguration } from '../seeds/configuration.ts';
import { buildSeedDocuments } from '../seeds/documents.ts';
import { createContentApp } from './app.ts';
import { parseContentEnv } from './env.ts';

const env = parseContentEnv({});
const silent = createLogger({ name: 'content', level: 'silent' });

let database: Database;
let app: FastifyInstance;
let contentUrl: string;
let folder: string;
let cacheFile: string;
let lines: string[];
let logger: Logger;
const openSources: ConfigurationSource[] = [];

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  const seeds = buildSeedDocuments(new Date());
  app = await createContentApp({ env, database, logger: silent, seeds });
  contentUrl = await listen(app, { name: 'content', host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  cacheFile = join(folder, 'cache', 'configuration.json');
  lines = [];
  logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
});
afterEach(async () => {
  await Promise.all(openSources.splice(0).map((createSource) => createSource.close()));
  await publish('/config/CR', buildMarketConfiguration('CR'));
  await publish('/config/global', globalConfiguration);
  await rm(folder, { recursive: true });
});

async function createSource(url = contentUrl, refreshMs?: number): Promise<ConfigurationSource> {
  const created = await createConfigurationSource({
    contentUrl: url,
    cacheFile,
    logger,
    ...(refreshMs && { refreshMs }),
  });
  openSources.push(created);
  return created;
}

async function publish(url: string, payload: object): Promise<void> {
  await app.inject({ method: 'PUT', url, headers: { 'x-api-key': env.CONTENT_API_KEY }, payload });
}

const buildGlobal = (maxQuantity: number) => ({
  ...globalConfiguration,
  cart: { ...globalConfiguration.cart, maxQuantity },
});

describe('the configuration', () => {
  it('is available for every market and follows changes by editors (CONFIGURATION-1, CONFIGURATION-11)', async () => {
    const configuration = await createSource(contentUrl, 20);
    expect(configuration.market('JM').market).toBe('JM');
    await publish('/config/global', buildGlobal(12));
    await expect.poll(() => configuration.global().cart.maxQuantity).toBe(12);
    expect(lines).toEqual([]);
  });

  it('polls for changes every 60 s (CONFIGURATION-12)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const configuration = await createSource();
    for (const maximum of [12, 13]) {
      const before = Date.now();
      await publish('/config/global', buildGlobal(maximum));
      vi.advanceTimersToNextTimer();
      expect(Date.now() - before).toBe(60_000);
      while (configuration.global().cart.maxQuantity !== maximum) await setImmediate();
    }
  });

  it('rejects and logs an invalid update, and applies the others (CONFIGURATION-2, CONFIGURATION-6, CONFIGURATION-8, CONFIGURATION-9)', async () => {
    const configuration = await createSource();
    const invalid = buildMarketConfiguration('CR');
    await publish('/config/CR', { ...invalid, clubs: { ...invalid.clubs, default: '6299' }, colour: 'blue' });
    await publish('/config/global', buildGlobal(7));
    await configuration.refresh();
    expect(configuration.market('CR')).toEqual(buildMarketConfiguration('CR'));
    expect(configuration.global().cart.maxQuantity).toBe(7);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      document: 'CR',
      faults: expect.arrayContaining([expect.stringContaining('clubs.default'), expect.stringContaining('colour')]),
    });
  });

  it('requests one document at a time when it refreshes', async () => {
    const configuration = await createSource();
    let openRequests = 0;
    let maxOpenRequests = 0;
    const count = (_request: unknown, response: ServerResponse) => {
      openRequests += 1;
      maxOpenRequests = Math.max(maxOpenRequests, openRequests);
      response.once('close', () => {
        openRequests -= 1;
      });
    };
    app.server.on('request', count);
    await configuration.refresh();
    app.server.off('request', count);
    expect(maxOpenRequests).toBe(1);
  });

  it('rejects a document of another market (CONFIGURATION-5)', async () => {
    const configuration = await createSource();
    await publish('/config/CR', buildMarketConfiguration('PA'));
    await configuration.refresh();
    expect(configuration.market('CR').market).toBe('CR');
  });

  it('keeps its values while the content service fails or is down (CONFIGURATION-13)', async () => {
    const content = createServer({ name: 'content', logger: silent });
    let isFailing = false;
    content.get('/config/*', async ({ url }, reply) => {
      if (isFailing) return reply.status(503).send(buildGlobal(1));
      return configurationDocuments[url];
    });
    const configuration = await createSource(await listen(content, { name: 'content', host: '127.0.0.1', port: 0 }));
    const expectSameValues = () => {
      expect(configuration.global()).toEqual(globalConfiguration);
      expect(configuration.market('CR')).toEqual(buildMarketConfiguration('CR'));
    };
    isFailing = true;
    await configuration.refresh();
    expectSameValues();
    await content.close();
    await configuration.refresh();
    expectSameValues();
  });

  it('starts from the cached values while the content service is down (CONFIGURATION-14)', async () => {
    const first = await createSource();
    await publish('/config/global', buildGlobal(5));
    await first.refresh();
    expect(await readdir(join(folder, 'cache'))).toEqual(['configuration.json']);
    const later = await createSource('http://127.0.0.1:9');
    expect(later.global().cart.maxQuantity).toBe(5);
    expect(later.market('TT').market).toBe('TT');
  });

  it('fails to start without any valid values and names the missing documents (CONFIGURATION-15)', async () => {
    await expect(createSource('http://127.0.0.1:9')).rejects.toMatchObject({
      name: 'ConfigurationMissingError',
      documents: expect.arrayContaining(['global', 'CR', 'JM']),
    });
  });

  it('waits longer for a slow content service when it has no values yet (CONFIGURATION-15)', async () => {
    const slow = createServer({ name: 'content', logger: silent });
    onTestFinished(() => slow.close());
    slow.get('/config/*', async ({ url }) => {
      await setTimeout(3_200);
      return configurationDocuments[url];
    });
    const configuration = await createSource(await listen(slow, { name: 'content', host: '127.0.0.1', port: 0 }));
    expect(configuration.global()).toEqual(globalConfiguration);
  });

  it('ignores a corrupt cache file (CONFIGURATION-16)', async () => {
    cacheFile = join(folder, 'configuration.json');
    await writeFile(cacheFile, '{"global": {"cart":');
    expect((await createSource()).global()).toEqual(globalConfiguration);
    expect(lines).toHaveLength(1);
  });
});
