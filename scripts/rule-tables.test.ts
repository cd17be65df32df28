import { readFileSync } from 'node:fs';
import { routeTable } from '@tarima/client/route-table';
import { markets } from '@tarima/markets/table';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../docs/rules/routing.md', import.meta.url), 'utf8');

/** Reads the rows of the table in a section of the page, without the header and without backticks. */
function readRows(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = section.split('\n## ', 1).flatMap((text) => text.split('\n').filter((line) => line.startsWith('|')));
  const splitCells = (row: string) => row.split('|').slice(1, -1);
  return rows.slice(2).map((row) => splitCells(row).map((cell) => cell.trim().replaceAll('`', '')));
}

it('has the markets of docs/rules/routing.md (ROUTING-2)', () => {
  const rows = markets.map(({ code, name, currency, defaultLanguage }) => [
    code,
    name.es,
    name.en,
    currency,
    defaultLanguage,
  ]);
  expect(rows).toEqual(readRows('Markets'));
});

it('has the page paths of docs/rules/routing.md (ROUTING-14)', () => {
  const rows = Object.entries(routeTable).map(([pageId, { en, es }]) => [pageId, en, es]);
  expect(rows).toEqual(readRows('Pages'));
});
