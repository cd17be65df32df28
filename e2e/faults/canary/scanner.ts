import type { Needle } from './needles.ts';

/** What a scan has read and found. */
export interface Finding {
  readonly bytes: number;
  /** Names of the needles that were found. */
  readonly found: readonly string[];
}

/** Searches text that arrives in pieces. */
export interface Scanner {
  read(text: string): void;
  finish(): Finding;
}

/** Longer than any needle, so that one that is cut by the end of a piece is found. */
const overlap = 512;

export function createScanner(needles: readonly Needle[]): Scanner {
  const found = new Set<string>();
  let bytes = 0;
  let tail = '';
  return {
    read(text) {
      bytes += text.length;
      const searched = tail + text;
      for (const { name, find } of needles) if (!found.has(name) && find(searched)) found.add(name);
      tail = searched.slice(-overlap);
    },
    finish: () => ({ bytes, found: [...found] }),
  };
}
