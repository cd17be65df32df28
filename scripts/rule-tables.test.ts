import { readFileSync } from 'node:fs';
import { routeTable } from '@tarima/client/route-table';
import { markets } from '@tarima/markets/table';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../docs/rules/routing.md', import.meta.url), 'utf8');

/** The rows of the table in a section of the page, without its head and without the marks of code. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = section.split('\n## ', 1).flatMap((text) => text.split('\n').filter((line) => line.startsWith('|')));
  const cellsOf = (row: string) => row.split('|').slice(1, -1);
  return rows.slice(2).map((row) => cellsOf(row).map((cell) => cell.trim().replaceAll('`', '')));
}

it('the markets are those of docs/rules/routing.md (ROUTING-2)', () => {
  const rows = markets.map(({ code, name, currency, defaultLanguage }) => [
    code,
    name.es,
    name.en,
    currency,
    defaultLanguage,
  ]);
  expect(rows).toEqual(rowsOf('Markets'));
});

it('the paths of all pages are those of docs/rules/routing.md (ROUTING-14)', () => {
  const rows = Object.entries(routeTable).map(([pageId, { en, es }]) => [pageId, en, es]);
  expect(rows).toEqual(rowsOf('Pages'));
});
