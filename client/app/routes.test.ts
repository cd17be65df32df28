import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type PageId, routeTable } from './i18n/route-table.ts';
import { routeOperations } from './routes/operations.gen.ts';
import routes from './routes.ts';

const withChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(withChildren),
];

it('appointments and the first pages of a renewal and an upgrade are content pages (CONTENT-3)', () => {
  const ids = routes
    .flatMap(withChildren)
    .filter(({ file }) => file === 'routes/content.tsx' || file === 'routes/membership-welcome.tsx')
    .map(({ id = '' }) => id);
  const isContent = (pageId: PageId) =>
    !/\/(checkout|thank-you)$/.test(routeTable[pageId].en) &&
    /^(appointments$|renew\/|upgrade\/)/.test(routeTable[pageId].en);
  const pageIds = (Object.keys(routeTable) as PageId[]).filter(isContent);
  expect(pageIds).toHaveLength(3);
  const own = ['content', 'content.subfolder', 'content.template'];
  expect(ids.toSorted()).toEqual([...pageIds.flatMap((id) => [`${id}.en`, `${id}.es`]), ...own].toSorted());
});

it('every route declares its operations, each as public or private as the gateway treats it', () => {
  const files = routes.flatMap(withChildren).map(({ file }) => file);
  const declared = Object.keys(routeOperations);
  expect(new Set(files.map((file) => file.replace(/^routes\/|\.tsx?$/g, '')))).toEqual(new Set(declared));

  const manifest = z
    .record(z.string(), z.object({ name: z.string(), isPublic: z.boolean() }))
    .parse(JSON.parse(readFileSync(new URL('../../schema/operations.gen.json', import.meta.url), 'utf8')));
  const isPublic = new Map(Object.values(manifest).map((operation) => [operation.name, operation.isPublic]));
  for (const operations of Object.values(routeOperations)) {
    for (const name of operations.public) expect(isPublic.get(name), name).toBe(true);
    for (const name of operations.private) expect(isPublic.get(name), name).toBe(false);
  }
});
