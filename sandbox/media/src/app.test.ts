import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMediaApp } from './app.ts';
import { pictureSizes } from './arrangements.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const logger = createLogger({ name: 'test', level: 'silent' });
let cacheDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'media-'));
  app = createMediaApp({ cacheDir, logger });
});

afterEach(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true });
});

describe('pictures', () => {
  it.each(pictureSizes)('are square WebP files of %i pixels', async (size) => {
    const response = await app.inject(`/p/hero/red-apple/leaf/${size}.webp`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(response.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'webp' });
  });

  it('stay below 12 KB on a card and 60 KB at the largest size', async () => {
    const card = await app.inject('/p/scene/shrimp+lemon+garlic/coral/320.webp');
    const large = await app.inject('/p/scene/shrimp+lemon+garlic/coral/1200.webp');
    expect(card.rawPayload.length).toBeLessThan(12_000);
    expect(large.rawPayload.length).toBeLessThan(60_000);
  });

  describe('in AVIF', () => {
    const read = (accept: string | undefined, size = 640) =>
      app.inject({ url: `/p/scene/shrimp+lemon+garlic/coral/${size}.webp`, headers: accept ? { accept } : {} });

    it('are sent to browsers that accept it, in fewer bytes', async () => {
      const [avif, webp] = await Promise.all([
        read('image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'),
        read('image/webp,*/*'),
      ]);
      expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
      expect([avif.headers.vary, webp.headers.vary]).toEqual(['accept', 'accept']);
      expect(avif.headers.etag).not.toBe(webp.headers.etag);
      expect(avif.rawPayload.length).toBeLessThan(0.7 * webp.rawPayload.length);
      const { width, height, format, compression } = await sharp(avif.rawPayload).metadata();
      expect({ width, height, format, compression }).toEqual({
        width: 640,
        height: 640,
        format: 'heif',
        compression: 'av1',
      });
    });

    it.each([undefined, '*/*', 'image/*', 'image/avif;q=0, */*', 'image/webp, image/avif;q=0.5'])(
      'are not sent for Accept: %s',
      async (accept) => {
        expect((await read(accept)).headers['content-type']).toBe('image/webp');
      },
    );

    it('are not sent as thumbnails, which are smaller in WebP', async () => {
      expect((await read('image/avif,image/webp', 96)).headers['content-type']).toBe('image/webp');
    });
  });

  it('are smaller at a lower quality, which the URL may have (CONFIGURATION-21)', async () => {
    const read = async (query: string) =>
      (await app.inject(`/p/scene/shrimp+lemon+garlic/coral/320.webp${query}`)).rawPayload;
    const [usual, explicit, low] = await Promise.all([read(''), read('?quality=76'), read('?quality=40')]);
    expect(explicit).toEqual(usual);
    expect(low.length).toBeLessThan(usual.length);
  });

  it('differ by arrangement, illustration and tone', async () => {
    const paths = ['hero/lemon/leaf', 'bag/lemon/leaf', 'hero/mango/leaf', 'hero/lemon/sky', 'dyed/t-shirt/berry'];
    const tags = await Promise.all(
      paths.map(async (picturePath) => (await app.inject(`/p/${picturePath}/96.webp`)).headers.etag),
    );
    expect(new Set(tags).size).toBe(paths.length);
  });

  it('are not sent again for a matching entity tag', async () => {
    const first = await app.inject('/p/jar/honey/mango/96.webp');
    const second = await app.inject({
      url: '/p/jar/honey/mango/96.webp',
      headers: { 'if-none-match': `"other", ${first.headers.etag}` },
    });
    expect(second.statusCode).toBe(304);
    expect(second.rawPayload.length).toBe(0);
  });

  it.each([
    '/p/hero/no-such-thing/leaf/320.webp',
    '/p/hero/constructor/leaf/320.webp',
    '/p/hero/lemon/toString/320.webp',
    '/p/mosaic/lemon/leaf/320.webp',
    '/p/hero/lemon+mango/leaf/320.webp',
    '/p/grid/lemon+mango+pear+kiwi+peach/leaf/320.webp',
    '/p/hero/lemon/leaf/321.webp',
    '/p/hero/lemon/leaf/99999.webp',
    '/p/hero/lemon/leaf/320.png',
    '/p/hero/lemon/leaf/320.webp?quality=10',
    '/p/hero/lemon/leaf/320.webp?sharp=1',
    '/p/hero/..%2f..%2fpackage/leaf/320.webp',
    '/categories/fresh/5000.webp',
    '/categories/%3Cscript%3E/320.webp',
  ])('return a typed 404 for %s', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await readdir(cacheDir)).toEqual([]);
  });
});

describe('category pictures', () => {
  it("show the category's illustration", async () => {
    const [byCategory, viaPicture] = await Promise.all([
      app.inject('/categories/seafood/96.webp'),
      app.inject('/p/hero/shrimp/leaf/96.webp'),
    ]);
    expect(byCategory.headers.etag).toBe(viaPicture.headers.etag);
  });

  it("are chosen by the key's words for imported categories, or a plain carton", async () => {
    const [tea, jar, unknown] = await Promise.all([
      app.inject('/categories/gourmet-tea-tea-bags/96.webp'),
      app.inject('/p/box/tea/leaf/96.webp'),
      app.inject('/categories/zzz/96.webp'),
    ]);
    expect(tea.headers.etag).toBe(jar.headers.etag);
    expect(unknown.statusCode).toBe(200);
  });
});

describe('the cache', () => {
  it('renders a picture once for parallel requests, and not again after a restart', async () => {
    let renderings = 0;
    const actual = createRenderer(2);
    const counting: Renderer = (...drawing) => {
      renderings += 1;
      return actual(...drawing);
    };
    const first = createMediaApp({ cacheDir, logger, render: counting });
    await Promise.all(Array.from({ length: 8 }, () => first.inject('/p/tin/fish/sky/96.webp')));
    await first.close();
    const second = createMediaApp({ cacheDir, logger, render: counting });
    expect((await second.inject('/p/tin/fish/sky/96.webp')).statusCode).toBe(200);
    await second.close();
    expect(renderings).toBe(1);
  });

  it('does not cache a failure', async () => {
    let failing = true;
    const actual = createRenderer(1);
    const flaky: Renderer = (...drawing) => (failing ? Promise.reject(new Error('no')) : actual(...drawing));
    const service = createMediaApp({ cacheDir, logger, render: flaky });
    expect((await service.inject('/p/tin/fish/sky/96.webp')).statusCode).toBe(500);
    failing = false;
    expect((await service.inject('/p/tin/fish/sky/96.webp')).statusCode).toBe(200);
    await service.close();
  });
});
