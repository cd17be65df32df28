import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type ConfigurationSource, createConfigurationSource } from '@tarima/service-kit/configuration';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger, type Logger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { configurationDocuments, globalConfiguration, marketConfiguration } from '../seeds/configuration.ts';
import { seedDocuments } from '../seeds/documents.ts';
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
const open: ConfigurationSource[] = [];

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  const seeds = seedDocuments(new Date());
  app = await createContentApp({ env, database, logger: silent, seeds });
  contentUrl = await listen(app, { name: 'content', host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  cacheFile = join(folder, 'kept', 'configuration.json');
  lines = [];
  logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((source) => source.close()));
  await edit('/config/CR', marketConfiguration('CR'));
  await edit('/config/global', globalConfiguration);
  await rm(folder, { recursive: true });
});

async function source(url = contentUrl, refreshMs?: number): Promise<ConfigurationSource> {
  const made = await createConfigurationSource({ contentUrl: url, cacheFile, logger, ...(refreshMs && { refreshMs }) });
  open.push(made);
  return made;
}

async function edit(url: string, payload: object): Promise<void> {
  await app.inject({ method: 'PUT', url, headers: { 'x-api-key': env.CONTENT_API_KEY }, payload });
}

const withMaximum = (maxQuantity: number) => ({
  ...globalConfiguration,
  cart: { ...globalConfiguration.cart, maxQuantity },
});

describe('the configuration', () => {
  it('is there for every market, and follows an editor by itself (CONFIGURATION-1, CONFIGURATION-11)', async () => {
    const configuration = await source(contentUrl, 20);
    expect(configuration.market('JM').market).toBe('JM');
    await edit('/config/global', withMaximum(12));
    await expect.poll(() => configuration.global().cart.maxQuantity).toBe(12);
    expect(lines).toEqual([]);
  });

  it('asks for changes 60 s after the last time (CONFIGURATION-12)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const configuration = await source();
    for (const maximum of [12, 13]) {
      const before = Date.now();
      await edit('/config/global', withMaximum(maximum));
      vi.advanceTimersToNextTimer();
      expect(Date.now() - before).toBe(60_000);
      while (configuration.global().cart.maxQuantity !== maximum) await setImmediate();
    }
  });

  it('keeps a faulty update out and names it, while the others come through (CONFIGURATION-2, CONFIGURATION-6, CONFIGURATION-8, CONFIGURATION-9)', async () => {
    const configuration = await source();
    const faulty = marketConfiguration('CR');
    await edit('/config/CR', { ...faulty, clubs: { ...faulty.clubs, default: '6299' }, colour: 'blue' });
    await edit('/config/global', withMaximum(7));
    await configuration.refresh();
    expect(configuration.market('CR')).toEqual(marketConfiguration('CR'));
    expect(configuration.global().cart.maxQuantity).toBe(7);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      document: 'CR',
      faults: expect.arrayContaining([expect.stringContaining('clubs.default'), expect.stringContaining('colour')]),
    });
  });

  it('asks for one document at a time when it looks for changes', async () => {
    const configuration = await source();
    let open = 0;
    let most = 0;
    const count = (_request: unknown, response: ServerResponse) => {
      open += 1;
      most = Math.max(most, open);
      response.once('close', () => {
        open -= 1;
      });
    };
    app.server.on('request', count);
    await configuration.refresh();
    app.server.off('request', count);
    expect(most).toBe(1);
  });

  it("refuses one market's document in another's place (CONFIGURATION-5)", async () => {
    const configuration = await source();
    await edit('/config/CR', marketConfiguration('PA'));
    await configuration.refresh();
    expect(configuration.market('CR').market).toBe('CR');
  });

  it('keeps its values while the content service fails or does not answer (CONFIGURATION-13)', async () => {
    const content = createServer({ name: 'content', logger: silent });
    let isFailing = false;
    content.get('/config/*', async ({ url }, reply) => {
      if (isFailing) return reply.status(503).send(withMaximum(1));
      return configurationDocuments[url];
    });
    const configuration = await source(await listen(content, { name: 'content', host: '127.0.0.1', port: 0 }));
    const expectSameValues = () => {
      expect(configuration.global()).toEqual(globalConfiguration);
      expect(configuration.market('CR')).toEqual(marketConfiguration('CR'));
    };
    isFailing = true;
    await configuration.refresh();
    expectSameValues();
    await content.close();
    await configuration.refresh();
    expectSameValues();
  });

  it('starts from the last good values while the content service is away (CONFIGURATION-14)', async () => {
    const first = await source();
    await edit('/config/global', withMaximum(5));
    await first.refresh();
    expect(await readdir(join(folder, 'kept'))).toEqual(['configuration.json']);
    const later = await source('http://127.0.0.1:9');
    expect(later.global().cart.maxQuantity).toBe(5);
    expect(later.market('TT').market).toBe('TT');
  });

  it('stops a first start without any good value, and names what is missing (CONFIGURATION-15)', async () => {
    await expect(source('http://127.0.0.1:9')).rejects.toMatchObject({
      name: 'ConfigurationMissingError',
      documents: expect.arrayContaining(['global', 'CR', 'JM']),
    });
  });

  it('does not trip over a kept file that is damaged (CONFIGURATION-16)', async () => {
    cacheFile = join(folder, 'configuration.json');
    await writeFile(cacheFile, '{"global": {"cart":');
    expect((await source()).global()).toEqual(globalConfiguration);
    expect(lines).toHaveLength(1);
  });
});
