/** Where a file names a rule. */
export interface Citation {
  readonly id: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** The first line is 1. */
  readonly line: number;
  readonly kind: 'code' | 'test' | 'document';
}

/** A sentence that refers to a document which is not in the repository. */
export interface OutsideCitation {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const outside = [
  // A file name alone; in a link or a path it is a page of this repository.
  /(?<!\]\(|[\w/.-])(?:store|checkout|membership|decisions|words|look|stack|models)\.md\b/,
  /\bshared\/(?:spec|design|data)\b/,
  // A section, except of a public standard.
  /(?<!\bRFC \d{3,5},? )§/,
];

/** Every place of a file that names a rule of the areas, known or not. */
export function findCitations(file: string, content: string, areas: readonly string[]): Citation[] {
  const ids = new RegExp(`\\b(?:${areas.map((area) => area.toUpperCase()).join('|')})-\\d+\\b`, 'g');
  const kind = kindOf(file);
  return content
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(ids)].map(([id]) => ({ id, file, line: index + 1, kind })));
}

/** Lines of a file that cite a document outside the repository. */
export function findOutsideCitations(file: string, content: string): OutsideCitation[] {
  return content
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
    .filter(({ text }) => outside.some((pattern) => pattern.test(text)));
}

function kindOf(file: string): Citation['kind'] {
  if (file.endsWith('.md')) return 'document';
  return /\.(?:test|spec)\.tsx?$/.test(file) || file.startsWith('e2e/') ? 'test' : 'code';
}
