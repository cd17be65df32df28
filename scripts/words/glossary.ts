const scopes = ['identifier', 'prose', 'UI'] as const;

/** Where a phrase is refused: names in code and of files; comments, descriptions, strings and documents; UI texts. */
export type Scope = (typeof scopes)[number];

/** A row of the glossary's "do not use" list. */
export interface RefusedPhrase {
  readonly phrase: string;
  readonly scopes: readonly Scope[];
  readonly instead: string;
}

const heading = '## Do not use';

/**
 * Parses the rows `phrase | scopes | use instead` of a glossary.
 * @throws Error when the list is missing, or a row has an unknown scope or an empty cell
 */
export function parseRefusedPhrases(glossary: string): readonly RefusedPhrase[] {
  const [, list] = glossary.split(`\n${heading}\n`);
  const rows = (list?.split('\n## ', 1)[0] ?? '').split('\n').filter((line) => /^\|(?!-| do not use)/.test(line));
  if (rows.length === 0) throw new Error(`docs/glossary.md has no rows below "${heading}".`);
  return rows.map((row) => {
    const [, phrase = '', named = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    if (!phrase || !instead) throw new Error(`docs/glossary.md: "${row}" lacks a cell.`);
    return { phrase, scopes: named.split(',').map((scope) => parseScope(scope.trim())), instead };
  });
}

function parseScope(text: string): Scope {
  const scope = scopes.find((known) => known === text);
  if (!scope) throw new Error(`docs/glossary.md: unknown scope "${text}".`);
  return scope;
}
