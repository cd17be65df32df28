import { randomBytes } from 'node:crypto';
import { crc32, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressPage, createCachedPage } from './cached-page.ts';
import { combineCrcs, computeShift } from './crc32.ts';

const placeholder = 'the-placeholder-of-nonce';
const script = (text: string) => `<script nonce="${placeholder}">${text}</script>`;
/** Its parts are a large one, one of some kilobytes and some tags. */
const html = `<!doctype html><p>Piña, ñandú y té</p>${script('1')}${'<li>Arroz</li>'.repeat(1_000)}${script('')}${'<li>Té</li>'.repeat(100)}${script('2')}</html>`;

describe('a cached page', () => {
  it.each([
    ['a page with nonces', html],
    [
      'a page that begins and ends with one, and has two beside each other',
      `${placeholder}${placeholder}x${placeholder}`,
    ],
    ['a page without one', '<!doctype html><p>é</p>'],
    ['an empty page', ''],
  ])('has the nonce of the response in every place: %s (ROUTING-70)', async (_title, text) => {
    const page = createCachedPage(await compressPage(text, new Map(), placeholder));
    for (const nonce of ['Zm9vYmFyYmF6cXV4MTIzNA==', 'another']) {
      const expected = text.replaceAll(placeholder, nonce);
      // `gunzip` checks the checksum and the length.
      expect(gunzipSync(page.toGzip(nonce)).toString()).toBe(expected);
      expect(page.toBytes(nonce).toString()).toBe(expected);
    }
  });

  it('takes the memory of its compressed parts', async () => {
    const { sizeBytes } = createCachedPage(await compressPage(html, new Map(), placeholder));
    expect(sizeBytes).toBeGreaterThan(100);
    expect(sizeBytes).toBeLessThan(html.length / 10);
  });
});

it('combines the checksums of parts of any length', () => {
  for (const length of [0, 1, 2, 7, 24, 255, 256, 65_537]) {
    const [first, second] = [randomBytes(100), randomBytes(length)];
    expect(combineCrcs(crc32(first), crc32(second), computeShift(length))).toBe(crc32(Buffer.concat([first, second])));
  }
});
