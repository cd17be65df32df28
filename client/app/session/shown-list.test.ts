import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { listRoutes } from './shown-list.ts';

it('knows the list routes of the route table', async () => {
  const filesOf = (entries: readonly RouteConfigEntry[]): [string | undefined, string][] =>
    entries.flatMap(({ id, file, children = [] }) => [[id, file], ...filesOf(children)]);
  const lists = filesOf(await routes).filter(([, file]) => /\/(category|search)\.tsx$/.test(file));
  expect(new Set(lists.map(([id]) => id))).toEqual(listRoutes);
});
