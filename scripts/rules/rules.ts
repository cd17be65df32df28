import { readdirSync, readFileSync } from 'node:fs';

/** A row of a page in `docs/rules/`. */
export interface Rule {
  /** Area in capitals and a number, e.g. `CART-12`. */
  readonly id: string;
  readonly status: 'built' | 'planned';
  readonly text: string;
}

/** Reads the rule pages of a folder by area, which is the file name; `README.md` is not a rule page. */
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
 * Parses the rules in the tables of a page, in order. A row has id, status and text.
 * @throws Error when a row has an unknown status, no text, the id of another area, or a number that does not increase
 */
export function parseRules(area: string, page: string): readonly Rule[] {
  const rows = page.split('\n').filter((line) => /^\| *[A-Z]+-\d+ *\|/.test(line));
  let last = 0;
  return rows.map((row) => {
    const [, id = '', status = '', text = ''] = row.split('|').map((cell) => cell.trim());
    const [name, number] = id.split('-');
    if (name !== area.toUpperCase()) throw new Error(`docs/rules/${area}.md: ${id} belongs to another page.`);
    if (Number(number) <= last) throw new Error(`docs/rules/${area}.md: ${id} comes after ${name}-${last}.`);
    last = Number(number);
    if (status !== 'built' && status !== 'planned') throw new Error(`${id}: unknown status "${status}".`);
    if (!text) throw new Error(`${id} has no text.`);
    return { id, status, text };
  });
}
