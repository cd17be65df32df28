import { readdirSync, readFileSync } from 'node:fs';

/** One row of a page of `docs/rules/`. */
export interface Rule {
  /** The page's name in capitals and a number: `CART-12`. */
  readonly id: string;
  readonly status: 'built' | 'planned';
  readonly text: string;
}

/** The pages of a folder by area, the name of the file; `README.md` explains them and is none. */
export function readRulePages(folder: string): ReadonlyMap<string, readonly Rule[]> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => {
        const area = name.slice(0, -'.md'.length);
        return [area, parseRules(area, readFileSync(`${folder}/${name}`, 'utf8'))];
      }),
  );
}

/**
 * The rules in the tables of a page, in their order: rows of id, status and text.
 * @throws Error when a row has another status, no text, another area's id, or a number that is not above the last one
 */
export function parseRules(area: string, page: string): readonly Rule[] {
  const rows = page.split('\n').filter((line) => /^\| *[A-Z]+-\d+ *\|/.test(line));
  let last = 0;
  return rows.map((row) => {
    const [, id = '', status = '', text = ''] = row.split('|').map((cell) => cell.trim());
    const [name, number] = id.split('-');
    if (name !== area.toUpperCase()) throw new Error(`docs/rules/${area}.md: ${id} belongs to another page.`);
    if (Number(number) <= last) throw new Error(`docs/rules/${area}.md: ${id} stands after ${name}-${last}.`);
    last = Number(number);
    if (status !== 'built' && status !== 'planned') throw new Error(`${id}: the status "${status}" does not exist.`);
    if (!text) throw new Error(`${id} has no text.`);
    return { id, status, text };
  });
}
