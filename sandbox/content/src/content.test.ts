import { locales } from '@tarima/markets/locale';
import { markets } from '@tarima/markets/table';
import { globalConfigurationSchema, marketConfigurationSchema } from '@tarima/service-kit/configuration-schema';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categories } from '../../commerce/seeds/categories.ts';
import { parsePictureParams } from '../../media/src/picture-url.ts';
import { seedDocuments } from '../seeds/documents.ts';
import { createContentApp } from './app.ts';
import { parseContentEnv } from './env.ts';

const env = parseContentEnv({});
const logger = createLogger({ name: 'content', level: 'silent' });
const key = { 'x-api-key': env.CONTENT_API_KEY };
const seeds = seedDocuments('http://media.test', new Date());

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
  it('hold a valid configuration of every market', () => {
    expect(globalConfigurationSchema.parse(seeds['/config/global']).cart.maxQuantity).toBeGreaterThan(0);
    for (const { code } of markets) {
      expect(marketConfigurationSchema.parse(seeds[`/config/${code}`]).market).toBe(code);
    }
  });

  it('hold a home page of every locale, with categories and pictures that exist', () => {
    const block = z.object({
      title: z.string().min(1),
      text: z.string().min(1),
      cta: z.object({ label: z.string().min(1), href: z.string() }),
      image: z.string(),
    });
    for (const { code, market, language } of locales) {
      const page = z
        .object({ hero: block, bands: z.array(block).min(2) })
        .parse(seeds[`/pages/${market.code}-${language}/home`]);
      for (const { cta, image } of [page.hero, ...page.bands]) {
        const [, locale, , category] = cta.href.split('/');
        expect(locale).toBe(code);
        expect(categories.map((known) => known.key)).toContain(category);
        const [, , arrangement, emoji, tone, file] = new URL(image).pathname.split('/');
        expect(parsePictureParams({ arrangement, emoji, tone, file }), image).not.toBeNull();
      }
    }
  });
});

describe('documents', () => {
  it('are served with an ETag that spares a second reading', async () => {
    const first = await app.inject('/config/CR');
    expect(first.json()).toMatchObject({ market: 'CR', clubs: { default: '6401' } });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await app.inject({ url: '/config/CR', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('are missing with a typed 404', async () => {
    const answer = await app.inject('/config/US');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('change for whoever has the key, and keep the change over a restart', async () => {
    const url = '/pages/CR-es/home';
    const refused = await app.inject({ method: 'PUT', url, headers: { 'x-api-key': 'wrong' }, payload: {} });
    expect(refused.statusCode).toBe(401);
    const list = await app.inject({ method: 'PUT', url, headers: key, payload: [] });
    expect(list.statusCode).toBe(400);
    const before = (await app.inject(url)).headers.etag;
    const payload = { hero: { title: 'Hola' } };
    expect((await app.inject({ method: 'PUT', url, headers: key, payload })).statusCode).toBe(204);

    const restarted = await createContentApp({
      env,
      database,
      logger,
      seeds: { ...seeds, '/config/JM': { market: 'JM' } },
    });
    const after = await restarted.inject(url);
    expect(after.json()).toEqual(payload);
    expect(after.headers.etag).not.toBe(before);
    expect((await restarted.inject('/config/JM')).json()).toEqual({ market: 'JM' });
    await restarted.close();
  });
});
