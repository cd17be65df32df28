import type { PackedDocument } from '../packed-document.ts';
import type { SearchIndex } from '../search-index.ts';

/** Lists the documents that a search finds, best first. */
export const listFound = (
  { find, table }: SearchIndex,
  text: string,
  options?: Parameters<SearchIndex['find']>[1],
): PackedDocument[] => Array.from(find(text, options).slots, table.get);
