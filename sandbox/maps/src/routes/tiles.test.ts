import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, describe, expect, it } from 'vitest';
import { createMapsApp } from '../app.ts';
import { parseMapsEnv } from '../env.ts';
import { clipRing } from '../tiles/clip.ts';
import { getWorldPixels, project, tileSize, unproject } from '../tiles/projection.ts';

const database = await openDatabase('pglite://memory');
const logger = createLogger({ name: 'maps', level: 'silent' });
const app = await createMapsApp({ env: parseMapsEnv({}), logger, database });
afterAll(async () => {
  await app.close();
  await database.close();
});

const requestTile = (latitude: number, longitude: number, z: number) => {
  const [x, y] = project({ latitude, longitude }).map((part) => Math.floor((part * getWorldPixels(z)) / tileSize));
  return app.inject({ url: `/tiles/${z}/${x}/${y}.svg` });
};

describe('tiles', () => {
  it.each([8, 10, 12, 14, 16, 18, 20])('show land around San José at zoom %d', async (z) => {
    const { statusCode, headers, body } = await requestTile(9.9326, -84.0783, z);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('max-age');
    expect(body).toMatch(/^<svg .*id="land".*<\/svg>$/);
    expect(Buffer.byteLength(body)).toBeLessThan(60_000);
  });

  it.each([
    ['Aruba', 12.5092, -69.97],
    ['Barbados', 13.17, -59.55],
    ['Saint Croix', 17.73, -64.75],
    ['Trinidad', 10.4, -61.3],
  ])('show land in %s', async (_name, latitude, longitude) => {
    expect((await requestTile(latitude, longitude, 12)).body).toContain('id="land"');
  });

  it('add land for a town outside the coarse coastline', async () => {
    const { body } = await requestTile(10.2797, -61.4683, 14);
    expect(body).toMatch(/id="land".*<circle [^>]+\/><\/g>/);
  });

  it('label towns and clubs', async () => {
    expect((await requestTile(9.95, -84.1, 8)).body).toContain('>San José<');
    expect((await requestTile(9.942, -84.1437, 12)).body).toContain('>Tarima Escazú<');
  });

  it('show water in the open sea', async () => {
    expect((await requestTile(15, -76, 12)).body).not.toContain('id="land"');
  });

  it.each(['21/0/0.svg', '2/4/0.svg', '2/0/4.svg', '2/0/0.png', '2/-1/0.svg', 'a/0/0.svg'])(
    'return 404 for %s',
    async (path) => {
      expect((await app.inject({ url: `/tiles/${path}` })).statusCode).toBe(404);
    },
  );
});

it('clips a ring at the sides of a rectangle', () => {
  const square = { left: 0, top: 0, right: 2, bottom: 2 };
  const triangle = [
    [1, 1],
    [3, 1],
    [1, 3],
  ] as const;
  expect(clipRing(triangle, square)).toEqual([
    [1, 2],
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 2],
  ]);
  expect(
    clipRing(
      [
        [5, 5],
        [6, 5],
        [5, 6],
      ],
      square,
    ),
  ).toEqual([]);
});

it('unprojects a projected position', () => {
  const { latitude, longitude } = unproject(project({ latitude: 9.9326, longitude: -84.0783 }));
  expect([latitude, longitude].map((degrees) => degrees.toFixed(6))).toEqual(['9.932600', '-84.078300']);
});
