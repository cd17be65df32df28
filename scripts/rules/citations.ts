/** A reference to a rule in a file. */
export interface Citation {
  readonly id: string;
  /** Path relative to the repository root. */
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly kind: 'code' | 'test' | 'document';
}

/** A line that refers to a document outside the repository. */
export interface ExternalCitation {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const externalReferences = [
  // A bare file name; in a link or a path it is a page of this repository.
  /(?<!\]\(|[\w/.-])(?:store|checkout|membership|decisions|words|look|stack|models)\.md\b/,
  /\bshared\/(?:spec|design|data)\b/,
  // A section number, except of an RFC.
  /(?<!\bRFC \d{3,5},? )§/,
];

const comment = /^\s*(?:\/\/|\/?\*)/;

/** Finds all rule ids of the areas in a file, including unknown ids. A comment of a test file is code: it proves nothing. */
export function findCitations(file: string, content: string, areas: readonly string[]): Citation[] {
  const ids = new RegExp(`\\b(?:${areas.map((area) => area.toUpperCase()).join('|')})-\\d+\\b`, 'g');
  return content
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(ids)].map(([id]) => ({ id, file, line: index + 1, kind: getKind(file, text) })),
    );
}

/** Finds the lines of a file that cite a document outside the repository. */
export function findExternalCitations(file: string, content: string): ExternalCitation[] {
  return content
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
    .filter(({ text }) => externalReferences.some((pattern) => pattern.test(text)));
}

function getKind(file: string, line: string): Citation['kind'] {
  if (file.endsWith('.md')) return 'document';
  return /\.(?:test|spec)\.tsx?$/.test(file) && !comment.test(line) ? 'test' : 'code';
}
