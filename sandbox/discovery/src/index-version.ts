import { createHash } from 'node:crypto';
import type { ProductDocument } from './document.ts';
import { pricedMarkets } from './packed-document.ts';
import { encodeIndex } from './saved-index.ts';
import { createSearchIndex } from './search-index.ts';
import type { Synonyms } from './synonyms.ts';

/** Increased when the same products produce different documents. */
const documentFormat = 1;

const localize = (text: string) => ({ es: text, en: text });

/** Sample document with every word form that is indexed differently. */
const sample: ProductDocument = {
  id: 'sample',
  pid: 'sample-1',
  masterSku: 'sample-1',
  skus: ['sample-1'],
  title: { es: 'Café molido de altura con 24 tomates, lápices y panes', en: 'Ground coffee with batteries and boxes' },
  slug: localize('sample'),
  description: { es: 'Pañales, leches y peces para la casa.', en: 'The glasses, dishes and matches of the house.' },
  brand: 'Ñandú & Co.',
  image: null,
  categories: [{ id: 'shelf', name: { es: 'Despensa', en: 'Pantry' } }],
  sizes: ['XL'],
  colors: [{ key: 'black', es: 'Negro', en: 'Black' }],
  rating: 4.5,
  createdAt: '2026-01-01T00:00:00.000Z',
  prices: { CR: [{ cents: 100 }] },
  inventory: { '64': 1 },
};

/**
 * Computes the version of an index. An index is rebuilt when its version differs: when words are tokenised differently,
 * or the synonyms or the project are others.
 */
export function computeIndexVersion(synonyms: Synonyms, projectKey: string): string {
  const hash = createHash('sha256').update(JSON.stringify([documentFormat, projectKey, pricedMarkets]));
  const index = createSearchIndex(synonyms);
  index.put([sample]);
  for (const part of encodeIndex(index.save())) hash.update(part);
  return hash.digest('hex');
}
