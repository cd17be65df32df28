import { createHash } from 'node:crypto';
import type MiniSearch from 'minisearch';
import type { ProductDocument } from './document.ts';
import type { PackedDocument } from './packed-document.ts';
import type { PhraseEntry } from './phrases.ts';

/** A search index as plain data. */
export interface SavedIndex {
  /** Channel keys in the order of the documents' stock columns. */
  readonly stockKeys: readonly string[];
  readonly documents: readonly PackedDocument[];
  readonly words: readonly (readonly [word: string, count: number])[];
  readonly phrases: { readonly es: readonly PhraseEntry[]; readonly en: readonly PhraseEntry[] };
  readonly engine: ReturnType<MiniSearch['toJSON']>;
}

/** The stored index is corrupt or has another version and has to be rebuilt. */
export class UnreadableIndexError extends Error {
  override readonly name = 'UnreadableIndexError';
}

type Localized = ProductDocument['title'];
type SavedText = string | readonly [es: string, en: string];
type CategoryPath = ProductDocument['categories'];

/** The first part; documents follow, and the engine's index is the last part. */
interface Header extends Pick<SavedIndex, 'stockKeys' | 'words' | 'phrases'> {
  /** Distinct paths, to which documents refer by position. */
  readonly categoryPaths: readonly CategoryPath[];
}

type SavedDocument = readonly [
  id: string,
  pid: string,
  masterSku: string,
  skus: readonly string[],
  texts: readonly [title: SavedText, slug: SavedText, description: SavedText],
  brand: string | null,
  image: string | null,
  categoryPath: number,
  sizes: readonly string[],
  colors: ProductDocument['colors'],
  rating: number | null,
  createdAt: string,
  prices: PackedDocument['prices'],
  stock: readonly number[],
  heads: string,
  names: string,
];

/** Number of documents per part, small enough to keep the event loop responsive between parts. */
const documentsPerPart = 500;

/** Encodes the index as texts in storage order. Each text is generated on demand. */
export function* encodeIndex(saved: SavedIndex): Generator<string> {
  const { stockKeys, words, phrases, documents, engine } = saved;
  const positions = new Map<string, number>();
  const categoryPaths: CategoryPath[] = [];
  const getPosition = (path: CategoryPath) => {
    const key = JSON.stringify(path);
    const position = positions.get(key) ?? categoryPaths.push(path) - 1;
    positions.set(key, position);
    return position;
  };
  const rows = documents.map((document) => encodeDocument(document, getPosition(document.categories)));
  yield JSON.stringify({ stockKeys, words, phrases, categoryPaths } satisfies Header);
  for (let at = 0; at < rows.length; at += documentsPerPart)
    yield JSON.stringify(rows.slice(at, at + documentsPerPart));
  yield JSON.stringify(engine);
}

/**
 * Decodes the texts of `encodeIndex`. The store has verified their digests and version, so their structure is known.
 * @throws UnreadableIndexError
 */
export async function decodeIndex(parts: AsyncIterable<string>): Promise<SavedIndex> {
  let header: Header | undefined;
  let last: unknown;
  const documents: PackedDocument[] = [];
  const load = createDocumentLoader();
  for await (const part of parts) {
    if (header && last) documents.push(...load(last as readonly SavedDocument[], header));
    if (header) last = parsePart(part);
    else header = parsePart(part) as Header;
  }
  if (!header || !last) throw new UnreadableIndexError('The index has no parts.');
  const { stockKeys, words, phrases } = header;
  return { stockKeys, words, phrases, documents, engine: last as SavedIndex['engine'] };
}

/** Digest that verifies a stored part. */
export const computeDigest = (part: string): string => createHash('sha256').update(part).digest('hex');

function parsePart(part: string): unknown {
  try {
    return JSON.parse(part);
  } catch (error) {
    throw new UnreadableIndexError('A part of the index is not valid JSON.', { cause: error });
  }
}

const packText = ({ es, en }: Localized): SavedText => (es === en ? es : [es, en]);

function encodeDocument(document: PackedDocument, categoryPath: number): SavedDocument {
  const { id, pid, masterSku, skus, title, slug, description, brand, image, sizes, colors } = document;
  const { rating, createdAt, prices, stock, heads, names } = document;
  const texts = [packText(title), packText(slug), packText(description)] as const;
  const properties = [brand, image, categoryPath, sizes, colors, rating, createdAt] as const;
  return [id, pid, masterSku, skus, texts, ...properties, prices, stock, heads, names];
}

/** Decodes documents; equal strings and category paths are shared in memory. */
function createDocumentLoader() {
  const strings = new Map<string, string>();
  const intern = (text: string) => {
    const existing = strings.get(text);
    if (existing === undefined) strings.set(text, text);
    return existing ?? text;
  };
  const unpackText = (text: SavedText): Localized =>
    typeof text === 'string' ? { es: text, en: text } : { es: text[0], en: text[1] };
  return (rows: readonly SavedDocument[], { categoryPaths }: Header) =>
    rows.map((row): PackedDocument => {
      const [id, pid, masterSku, skus, [title, slug, description], brand, image, categoryPath] = row;
      const [, , , , , , , , sizes, colors, rating, createdAt, prices, stock, heads, names] = row;
      return {
        id,
        pid,
        masterSku: masterSku === pid ? pid : masterSku,
        skus: skus.map((sku) => (sku === pid ? pid : sku)),
        title: unpackText(title),
        slug: unpackText(slug),
        description: unpackText(description),
        brand: brand === null ? null : intern(brand),
        image: image === null ? null : intern(image),
        categories: categoryPaths[categoryPath] ?? [],
        sizes: [...sizes],
        colors: [...colors],
        rating,
        createdAt: intern(createdAt),
        prices,
        stock,
        heads,
        names,
      };
    });
}
