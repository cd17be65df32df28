import { getContentChannel } from '@tarima/markets/content-channels';
import { markets } from '@tarima/markets/table';
import { globalConfigurationSchema, marketConfigurationSchema } from '@tarima/service-kit/configuration-schema';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePictureParams } from '../../media/src/picture-url.ts';
import { buildSeedDocuments } from '../seeds/documents.ts';
import { createContentApp } from './app.ts';
import { authoredBundle, authoredMenu, authoredPage } from './authored.ts';
import { parseContentEnv } from './env.ts';

const env = parseContentEnv({});
const logger = createLogger({ name: 'content', level: 'silent' });
const key = { 'x-api-key': env.CONTENT_API_KEY };
const seeds = buildSeedDocuments(new Date());

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  app = await createContentApp({ env, database, logger, seeds });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('the seeds', () => {
  it('contain a valid configuration of every market (CONFIGURATION-1)', () => {
    expect(globalConfigurationSchema.parse(seeds['/config/global']).cart.maxQuantity).toBeGreaterThan(0);
    for (const { code } of markets) {
      expect(marketConfigurationSchema.parse(seeds[`/config/${code}`]).market).toBe(code);
    }
  });

  it('contain valid pages, menus and bundles with existing pictures', () => {
    for (const [path, body] of Object.entries(seeds)) {
      const [, root, , kind] = path.split('/');
      if (root !== 'channels') continue;
      const schema = { pages: authoredPage, menus: authoredMenu, bundles: authoredBundle }[kind ?? ''];
      expect(schema?.safeParse(body).error, path).toBeUndefined();
      for (const [, picture = ''] of JSON.stringify(body).matchAll(/"image":"([^"]+)"/g)) {
        const [arrangement, emoji, tone] = picture.split('/');
        expect(parsePictureParams({ arrangement, emoji, tone, file: '640.webp' }), `${path} ${picture}`).not.toBeNull();
      }
    }
  });

  it('contain every page in both languages', () => {
    const listPageIds = (channel: string) =>
      Object.entries(seeds)
        .filter(([path]) => path.startsWith(`/channels/${channel}/pages/`))
        .map(([, body]) => authoredPage.parse(body).id)
        .sort();
    expect(listPageIds('shared-spanish')).toEqual(listPageIds('shared-english'));
    for (const { code } of markets) {
      expect(listPageIds(getContentChannel(code, 'es')), code).toContain('home');
      expect(listPageIds(getContentChannel(code, 'en')), code).toContain('home');
    }
  });
});

describe('documents', () => {
  it('are served with an ETag, and with 304 for a matching one', async () => {
    const first = await app.inject('/config/CR');
    expect(first.json()).toMatchObject({ market: 'CR', clubs: { default: '6401' } });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await app.inject({ url: '/config/CR', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('return a typed 404 when missing', async () => {
    const response = await app.inject('/config/US');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be changed with the key, and keep the change after a restart', async () => {
    const url = '/channels/costa-rica-spanish/pages/home';
    const rejected = await app.inject({ method: 'PUT', url, headers: { 'x-api-key': 'wrong' }, payload: {} });
    expect(rejected.statusCode).toBe(401);
    const list = await app.inject({ method: 'PUT', url, headers: key, payload: [] });
    expect(list.statusCode).toBe(400);
    const before = (await app.inject({ url, headers: key })).headers.etag;
    const payload = { id: 'home', title: 'Hola' };
    expect((await app.inject({ method: 'PUT', url, headers: key, payload })).statusCode).toBe(204);

    const restarted = await createContentApp({
      env,
      database,
      logger,
      seeds: { ...seeds, '/config/JM': { market: 'JM' } },
    });
    const after = await restarted.inject({ url, headers: key });
    expect(after.json()).toEqual(payload);
    expect(after.headers.etag).not.toBe(before);
    expect((await restarted.inject('/config/JM')).json()).toEqual({ market: 'JM' });
    await restarted.close();
  });
});
