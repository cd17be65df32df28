import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readShelf } from './shelf-file.ts';

const texts = ['  es | Piña dorada | Dulce hasta el corazón.', '  en | Golden pineapple | Sweet to the core.'];

const folder = mkdtempSync(path.join(tmpdir(), 'shelf-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readLines(...lines: string[]) {
  const file = path.join(folder, 'shelf.txt');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return readShelf(pathToFileURL(file).href);
}

describe('a shelf file', () => {
  it('contains three lines per product', () => {
    expect(
      readLines(
        '120102 | fruit | Finca Alegre | 5.49 | 2.2 kg | hero:pineapple grid:pineapple | weighed=1.8-2.6 storage=CHILLED promo=P-1004:15',
        ...texts,
        '120103 | fruit | Finca Alegre | 19.99 | 24 × 355 ml | tin:pineapple hero:can | colors=white,red sizes=S,M kg=0.4',
        ...texts,
      ),
    ).toEqual([
      {
        id: '120102',
        aisle: 'fruit',
        brand: 'Finca Alegre',
        cents: 549,
        size: [2.2, 'kg'],
        pics: 'hero:pineapple grid:pineapple',
        weighed: [1.8, 2.6],
        storage: 'CHILLED',
        promo: ['P-1004', 15],
        es: ['Piña dorada', 'Dulce hasta el corazón.'],
        en: ['Golden pineapple', 'Sweet to the core.'],
      },
      expect.objectContaining({
        cents: 1999,
        size: [24, 'u', '355 ml'],
        colors: ['white', 'red'],
        sizes: ['S', 'M'],
        kg: 0.4,
      }),
    ]);
  });

  it.each([
    ['an unknown option', '120102 | fruit | Finca Alegre | 5.49 | 2.2 kg | hero:pineapple | colour=white'],
    ['an unknown measure', '120102 | fruit | Finca Alegre | 5.49 | 2.2 lb | hero:pineapple'],
    ['a price without cents', '120102 | fruit | Finca Alegre | 5 | 2.2 kg | hero:pineapple'],
  ])('stops the seeding on %s and names the line', (_, line) => {
    expect(() =>
      readLines('120101 | fruit | Finca Alegre | 5.49 | 2.2 kg | hero:melon', ...texts, line, ...texts),
    ).toThrow(/shelf\.txt, line 4/);
  });
});
