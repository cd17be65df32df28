import type { RouteConfigEntry } from '@react-router/dev/routes';
import { generatePath, matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { couldMatch } from './could-match.ts';
import routes from './routes.ts';

/** The complete paths of routes, with and without each optional segment. */
const listPaths = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) =>
    listOptions(path ? `${parent}/${path}` : parent).flatMap((own) => [own, ...listPaths(children, own)]),
  );
const listOptions = (path: string): string[] =>
  path.includes('?') ? [path.replace(/\/[^/]*\?/, ''), path.replace('?', '')].flatMap(listOptions) : [path];

const paths = [...new Set(listPaths(routes).map((path) => path || '/'))];
const parameters = { locale: 'es-CR', '*': 'a/b' };
const createAddress = (path: string) =>
  generatePath(path.replaceAll(/:(?!locale)(\w+)/g, 'value'), parameters as Record<string, string>);
const split = (address: string) => address.toLowerCase().split('/');

it('is true for each path that the router matches', () => {
  expect(paths.length).toBeGreaterThan(60);
  for (const address of paths.map(createAddress).flatMap((own) => [own, `${own}/`, own.toUpperCase()])) {
    const matching = paths.filter((path) => matchPath(path, address));
    expect(matching, address).not.toEqual([]);
    expect(matching.filter((path) => !couldMatch(path, split(address)))).toEqual([]);
  }
});

it('is false for a path with another segment, and for one that is longer', () => {
  const address = split('/es-CR/producto/arroz/110101-1');
  expect(couldMatch('/:locale/producto/:slug/:sku', address)).toBe(true);
  expect(couldMatch('/:locale/product/:slug/:sku', address)).toBe(false);
  expect(couldMatch('/:locale/producto/:slug/:sku/otros', address)).toBe(false);
  expect(couldMatch('/:locale/*', address)).toBe(true);
});
