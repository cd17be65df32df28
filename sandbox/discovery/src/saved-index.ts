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

/** What was read is no index of this version: it has to be built again. */
export class UnreadableIndexError extends Error {
  override readonly name = 'UnreadableIndexError';
}

type Localized = ProductDocument['title'];
type SavedText = string | readonly [es: string, en: string];
type CategoryPath = ProductDocument['categories'];

/** The first part; then come the documents, and the engine's index as the last part. */
interface Header extends Pick<SavedIndex, 'stockKeys' | 'words' | 'phrases'> {
  /** Each path once; documents refer to it by its place. */
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

/** So many documents in one part keep the event loop free between them. */
const documentsInPart = 500;

/** The index as texts, to be stored in their order. The next one is made when it is asked for. */
export function* encodeIndex(saved: SavedIndex): Generator<string> {
  const { stockKeys, words, phrases, documents, engine } = saved;
  const places = new Map<string, number>();
  const categoryPaths: CategoryPath[] = [];
  const placeOf = (path: CategoryPath) => {
    const key = JSON.stringify(path);
    const place = places.get(key) ?? categoryPaths.push(path) - 1;
    places.set(key, place);
    return place;
  };
  const rows = documents.map((document) => saveDocument(document, placeOf(document.categories)));
  yield JSON.stringify({ stockKeys, words, phrases, categoryPaths } satisfies Header);
  for (let at = 0; at < rows.length; at += documentsInPart) yield JSON.stringify(rows.slice(at, at + documentsInPart));
  yield JSON.stringify(engine);
}

/**
 * Reads what `encodeIndex` made. The store has checked the texts' digests and version, so that their shape is known.
 * @throws UnreadableIndexError
 */
export async function decodeIndex(parts: AsyncIterable<string>): Promise<SavedIndex> {
  let header: Header | undefined;
  let last: unknown;
  const documents: PackedDocument[] = [];
  const load = loadDocuments();
  for await (const part of parts) {
    if (header && last) documents.push(...load(last as readonly SavedDocument[], header));
    if (header) last = parsePart(part);
    else header = parsePart(part) as Header;
  }
  if (!header || !last) throw new UnreadableIndexError('The index has no parts.');
  const { stockKeys, words, phrases } = header;
  return { stockKeys, words, phrases, documents, engine: last as SavedIndex['engine'] };
}

/** By which a stored part is known to be what was written. */
export const digestOf = (part: string): string => createHash('sha256').update(part).digest('hex');

function parsePart(part: string): unknown {
  try {
    return JSON.parse(part);
  } catch (error) {
    throw new UnreadableIndexError('A part of the index is no JSON.', { cause: error });
  }
}

const saveText = ({ es, en }: Localized): SavedText => (es === en ? es : [es, en]);

function saveDocument(document: PackedDocument, categoryPath: number): SavedDocument {
  const { id, pid, masterSku, skus, title, slug, description, brand, image, sizes, colors } = document;
  const { rating, createdAt, prices, stock, heads, names } = document;
  const texts = [saveText(title), saveText(slug), saveText(description)] as const;
  const about = [brand, image, categoryPath, sizes, colors, rating, createdAt] as const;
  return [id, pid, masterSku, skus, texts, ...about, prices, stock, heads, names];
}

/** Equal texts and lists of many documents are kept in memory once. */
function loadDocuments() {
  const strings = new Map<string, string>();
  const same = (text: string) => {
    const known = strings.get(text);
    if (known === undefined) strings.set(text, text);
    return known ?? text;
  };
  const loadText = (text: SavedText): Localized =>
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
        title: loadText(title),
        slug: loadText(slug),
        description: loadText(description),
        brand: brand === null ? null : same(brand),
        image: image === null ? null : same(image),
        categories: categoryPaths[categoryPath] ?? [],
        sizes: [...sizes],
        colors: [...colors],
        rating,
        createdAt: same(createdAt),
        prices,
        stock,
        heads,
        names,
      };
    });
}
